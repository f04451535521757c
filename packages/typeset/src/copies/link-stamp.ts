import type { Geometry } from '@zhibi/contract/papers';
import type { CopyLink } from './copy.js';
import { openQr } from './qr.js';
import { ems, type Setter } from './stamp-font.js';

const PT = 72 / 25.4;
/** Larger than the code of the page, which says less: an address of 70 letters has 37 modules a side, of 0.41 mm each. */
const SIDE_MM = 15;
/** As far from the edge as the code of the page: office machines print nothing nearer. */
const TOP_MM = 5;
/** White between the two codes, more than the four modules that a reader wants. */
const APART_MM = 4;
const [WORDS_SIZE, WORDS_APART_MM, LINE_MM] = [7.5, 2, 3.6];

/** Where the code of the address stands: on dotted pages a part without dots, as that of the page's own. */
export const linkPlace = (places: Geometry['stamps'][number]) => ({
  xMm: places.qr.xMm - APART_MM - SIDE_MM,
  yMm: TOP_MM,
  sizeMm: SIDE_MM,
});

/** The code of an address to the left of the page's own code, and what it is for to the left of it. */
export function linkOperators(
  set: Setter,
  { address, words }: CopyLink,
  { places, heightMm }: { places: Geometry['stamps'][number]; heightMm: number },
): string {
  const at = linkPlace(places);
  // Own choice of mask: the codes of the pages are of another size.
  const drawn = openQr()(address, at, heightMm);
  const firstMm = TOP_MM + SIDE_MM / 2 - ((words.length - 1) * LINE_MM) / 2 + 1;
  const lines = words.map((line, nth) =>
    set(line, {
      x: (at.xMm - WORDS_APART_MM) * PT - ems(line) * WORDS_SIZE,
      y: (heightMm - firstMm - nth * LINE_MM) * PT,
      size: WORDS_SIZE,
    }),
  );
  return [...lines, drawn].join(' ');
}
