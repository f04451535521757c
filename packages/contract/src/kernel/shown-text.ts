/** What is drawn as nothing, or turns the rest of a line: formats, halves of characters, letters and dots without a shape. */
const UNSEEN = /[\p{Cf}\p{Cs}\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0]/gu;
const BREAKS = /[\p{Cc}\p{Z}]+/gu;
/** Languages write two marks over a letter; a tower of them is drawn over the lines above. */
const TOWER = /(\p{Mn}{2})\p{Mn}+/gu;

/** A line of text as people see it: without what is invisible, with single spaces instead of breaks and tabs. */
export const asShown = (text: string): string =>
  text.replace(UNSEEN, '').replace(BREAKS, ' ').normalize('NFC').replace(TOWER, '$1').trim();
