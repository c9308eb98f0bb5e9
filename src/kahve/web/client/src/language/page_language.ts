import { OTHERS } from "kahve:languages";
import { preferences } from "../page/preferences";

/** The languages that a person can choose, each with its own name. */
export const LANGUAGES: readonly string[] = ["en", ...Object.keys(OTHERS)];

const FROM_RIGHT = ["ar"];

/** The first language of these wishes that the server offers, without regard to the country; English if it offers none. */
export function preferred(wishes: readonly string[], offered: readonly string[] = LANGUAGES): string {
  return wishes.map((wish) => wish.split("-")[0]!.toLowerCase()).find((wish) => offered.includes(wish)) ?? "en";
}

/** The language of this page: what the person chose, or the browser wants. It is settled when the page is loaded. */
export const language: string = preferred([preferences().language, ...(typeof document === "undefined" ? [] : navigator.languages)]);

/** Whose numbers, lists and dates the page has. All have the digits of the cards. */
export const locale: string = language === "en" ? "en-GB" : `${language}-u-nu-latn`;

export const isFromRight: boolean = FROM_RIGHT.includes(language);

/** The name of a language in itself. */
export function nameOf(code: string): string {
  return new Intl.DisplayNames([code], { type: "language" }).of(code) ?? code;
}
