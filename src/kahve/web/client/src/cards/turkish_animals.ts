import { both, CREAM, eyes, EYE, LINE, OUTLINED, skin, spot, thread } from "./brushes";

/** The animals of the Turkish deck that the English one has not: eşek, ıstakoz, leylek, maymun, rakun, üveyik and vaşak. */
export const TURKISH_ANIMALS: Record<string, () => string> = { donkey, lobster, stork, monkey, raccoon, dove, lynx };

/** Long ears, a dark fringe, a pale muzzle. */
function donkey(): string {
  return (
    both(skin("M-12-26C-22-42-40-58-52-56-56-42-42-18-24-8Z", "#857a6e") + `<path d="M-20-24C-29-37-40-48-47-48c0 10 8 24 20 30Z" fill="#dba9a2"/>`) +
    skin("M0-38c21 0 33 13 32 32-1 15-9 22-10 36-1 15-10 26-22 26s-21-11-22-26C-23 16-31 9-32-6c-1-19 11-32 32-32Z", "#978b7e") +
    skin("M-13-40q6-10 13-5 7-5 13 5c-1 9-5 15-13 24-8-9-12-15-13-24Z", "#3d342e", 2.500) +
    skin("M0 17c15 0 24 8 24 20 0 12-10 20-24 20s-24-8-24-20c0-12 9-20 24-20Z", CREAM) +
    both(spot(-10, 33, 3.500, 5, EYE)) +
    thread("M-10 46q10 6 20 0", LINE, 3.500) +
    both(spot(-19, -6, 9, 9.500, CREAM)) +
    eyes(19, -6, 5.500)
  );
}

/** Seen from above, both claws open. */
function lobster(): string {
  return (
    both(thread("M-5-14C-8-34-18-46-30-54", "#a92b1e", 3) + thread("M-17 2l-24-2M-18 10l-25 7M-15 18l-20 14", "#a92b1e", 5)) +
    both(thread("M-14-8C-26-8-36-14-42-22", LINE, 13) + thread("M-14-8C-26-8-36-14-42-22", "#d9402f", 8)) +
    both(skin("M-40-16c-20 2-36-12-34-32 7 7 13 9 20 9-4-7-4-13 0-19 16 6 26 24 14 42Z", "#d9402f")) +
    skin("M0 38c10 0 16 3 28 5-3 10-15 14-28 14s-25-4-28-14c12-2 18-5 28-5Z", "#c13425") +
    skin("M-12 30h24l-3 12H-9Z", "#d9402f") + skin("M-16 19h32l-3 12h-26Z", "#d9402f") +
    skin("M0-20c14 0 21 12 21 24S13 24 0 24-21 16-21 4-14-20 0-20Z", "#e2533f") +
    thread("M0-10V16", "#a92b1e", 3) +
    both(spot(-7, -19, 4.500, 4.500, EYE) + spot(-8, -21, 1.500, 1.500, "#fff"))
  );
}

/** On two legs, with a long red bill. */
function stork(): string {
  return (
    thread("M-6 24V55h-9M8 24V55h-9", "#d9402f", 4.500) +
    skin("M14 0C26-10 24-24 27-36c3-12 20-16 26-4 4 9-1 16-8 19-4 14 0 30-16 38Z", "#fbf9f2") +
    skin("M51-44 77-28 48-29Z", "#e0472f", 2.500) +
    skin("M-58 30c10-6 12-22 26-34C-16-16 8-16 22-6c14 10 16 26 2 34-20 10-52 8-82 2Z", "#fbf9f2") +
    skin("M-58 30c8-14 22-24 38-24 16 0 26 6 22 14-6 10-34 12-60 10Z", "#26282d", 2.500) +
    thread("M-38 22q8-8 18-8M-26 26q8-6 18-6", "#6a6d74", 2.500) +
    spot(41, -39, 3.500, 4, EYE) + spot(42, -41, 1.300, 1.300, "#fff")
  );
}

function monkey(): string {
  return (
    both(spot(-45, -4, 15, 16, "#6b4226", OUTLINED) + spot(-44, -3, 8, 9, "#e0b487")) +
    thread("M-8-49q2-7 8-7M2-48q3-6 10-5", "#5a351c", 4) +
    skin("M0-50c29 0 45 19 45 44 0 35-20 60-45 60S-45 29-45-6c0-25 16-44 45-44Z", "#7a4a2b") +
    `<path d="M0-18C8-34 37-32 35-8c-1 9-5 11-4 18C34 34 18 50 0 50S-34 34-31 10c1-7-3-9-4-18C-37-32-8-34 0-18Z" fill="#e8c193"/>` +
    eyes(17, -8, 6.500) +
    both(spot(-5, 11, 2.500, 3.500, LINE)) +
    thread("M-19 26q19 17 38 0", LINE, 3.500)
  );
}

/** A black mask below white brows. */
function raccoon(): string {
  return (
    both(skin("M-18-32c-4-14-18-24-34-22-6 14-2 30 10 36Z", "#7f858c") + `<path d="M-25-32c-3-8-12-14-21-14-3 9-1 17 6 21Z" fill="#2c2f35"/>`) +
    skin("M0-40c26 0 44 12 52 32 6 14 8 22-2 26C38 36 20 52 0 52S-38 36-50 18c-10-4-8-12-2-26 8-20 26-32 52-32Z", "#9aa1a8") +
    both(`<path d="M-50 10C-44-8-28-14-12-10c6 2 8 8 5 14C-14 20-34 26-50 10Z" fill="#26292e"/><path d="M-47-8C-40-24-22-28-8-18-18-18-34-16-47-8Z" fill="#f4f2ec"/>`) +
    `<path d="M0-38c4 8 4 18 3 28l-3 8-3-8c-1-10-1-20 3-28Z" fill="#5f656c"/>` +
    spot(0, 29, 21, 17, "#f4f2ec") +
    both(spot(-22, 3, 8, 8, "#f4f2ec")) + eyes(22, 3, 5.500) +
    spot(0, 20, 9, 6.500, EYE) +
    thread("M0 26v6M-11 36q6 4 11-4 5 8 11 4", LINE, 3)
  );
}

/** A turtle dove, striped at the neck, the wing in scales. */
function dove(): string {
  return (
    thread("M-4 40v15h-8M10 40v15h-8", "#c8483a", 4) +
    skin("M-34 16-78 34l4 14 54-14Z", "#6f6a70") +
    skin("M-44 24C-36-2-10-18 12-22c4-16 18-26 32-24 14 3 20 15 16 27-4 10-10 14-10 23 0 24-22 38-48 38-18 0-36-4-46-18Z", "#dbb5ad") +
    skin("M-62 32C-48 2-22-10 4-8c14 1 20 9 15 19-9 18-40 25-81 21Z", "#b5713e") +
    thread("M-34 20q7-9 15-1M-16 8q7-9 15-1M-14 22q7-9 15-1M3 10q6-8 12-1", "#5a3417", 3.500) +
    thread("M27-14l15 6M25-6l15 6", LINE, 4) + thread("M26-10l15 6", "#fff", 3) +
    skin("M59-34 75-26 59-24Z", "#5f5a5f", 2.500) +
    spot(44, -32, 5, 5, "#e0572f") + spot(44, -32, 2.800, 2.800, EYE)
  );
}

/** Tufts on its ears, a ruff at its cheeks. */
function lynx(): string {
  return (
    both(thread("M-38-49l-5-6", LINE, 5) + skin("M-14-32-40-54c-6 14-8 28-4 40Z", "#c08142") + `<path d="M-24-32-37-44c-3 8-3 15-1 22Z" fill="#3a2a1e"/>`) +
    skin("M0-38c24 0 38 11 44 26l14 24-13 1 7 16-17-2C26 44 14 54 0 54S-26 44-35 27l-17 2 7-16-13-1 14-24c6-15 20-26 44-26Z", "#d49a5a") +
    both(`<path d="M-50 10l16-2c8 10 16 22 15 38-7-4-11-10-14-19l-14 1 7-15Z" fill="${CREAM}"/>`) +
    both(spot(-10, 30, 13, 11, CREAM)) +
    both(spot(-7, -28, 2.500, 4, "#7a4a1e") + spot(-17, -22, 2.500, 4, "#7a4a1e") + spot(-31, -10, 3, 3.500, "#7a4a1e") + spot(-37, 0, 3, 3, "#7a4a1e")) +
    both(spot(-20, -4, 9, 7.500, "#ecc84e", `stroke="${LINE}" stroke-width="2.5"`) + spot(-20, -4, 3, 6, EYE)) +
    skin("M-8 14H8L0 23Z", "#b5564e", 2.500) +
    thread("M0 23v5M-12 32q6 6 12-3 6 9 12 3", LINE, 3) +
    thread("M-22 28l-20-3M-22 33l-18 5M22 28l20-3M22 33l18 5", LINE, 2)
  );
}
