import "../language/page";
import { message } from "../language/message";
import { gateway } from "../protocol/gateway";

const ICON = "cup.svg";
const ICON_OF_TURN = "cup-turn.svg";

/** Say in the tab which page this is; the icon has a dot while it is one's turn. */
export function showTab(title: string, turn: boolean, page: Document = document): void {
  page.title = message("client-page-title", { page: turn ? message("client-page-your-turn-at", { game: title }) : title });
  showIcon(turn ? ICON_OF_TURN : ICON, page);
}

/** The table is left: the next page says its title itself. */
export function plainIcon(page: Document = document): void {
  showIcon(ICON, page);
}

/** A browser redraws an icon whenever it is set, so only a different one is set. */
function showIcon(name: string, page: Document): void {
  const wanted = gateway().picture(name);
  const icon = page.querySelector('link[rel="icon"]');
  if (icon && icon.getAttribute("href") !== wanted) icon.setAttribute("href", wanted);
}
