import { language } from "../language/page_language";

/** A text as it stands at the start of a sentence: with a capital letter. */
export function sentence(says: string): string {
  return says.charAt(0).toLocaleUpperCase(language) + says.slice(1);
}
