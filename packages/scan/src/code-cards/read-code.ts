import { fitted, type Homography, mapped } from '../frame/homography.js';
import type { Corners } from '../frame/square-outline.js';
import { type GreyImage, greyAt } from '../image/grey-image.js';
import { cardWords } from '../weights/card-words.js';
import { type CardLetter, cardLetters, distance, GRID, MODULES, waysUp } from './code.js';

/** What a square says. */
export interface CodeRead {
  no: number;
  letter: CardLetter;
}

/** How far a grey may lie from black (0) and white (1) and still be doubted. */
const [DOUBT_FROM, DOUBT_TO] = [0.28, 0.72];
/** Of 25 cells. */
const MOST_DOUBTS = 6;
/** Black and white of a card lie at least so many greys apart. */
const LEAST_CONTRAST = 28;
/** Where the white around the code is looked for, in modules from its edge. */
const MARGIN = 0.4;
/** Of 28 places around the code, how many may be covered, by fingers. */
const MOST_COVERED = 5;

interface Spot {
  u: number;
  v: number;
  grey: number;
}

/** Every word as it may be seen, with the card and the letter that it means. */
const seenWords = cardWords.flatMap((word, k) =>
  waysUp(word).map((seen, way) => ({ seen, no: k + 1, letter: cardLetters[way] ?? 'A' })),
);

/**
 * Reads the grid within four corners (top left first, with the clock). Undefined where this is no card, or where it might be two: one
 * wrong cell is taken, a second one only where both were neither black nor white, and words lie eight cells apart.
 */
export function readCode(image: GreyImage, corners: Corners): CodeRead | undefined {
  const unit = [
    { x: 0, y: 0 },
    { x: MODULES, y: 0 },
    { x: MODULES, y: MODULES },
    { x: 0, y: MODULES },
  ];
  const map = fitted(
    corners.map((to, k) => ({ from: unit[k] ?? to, to })),
    'perspective',
  );
  if (!map) return undefined;
  const border = ringOf(map, image, 0.5);
  const margin = ringOf(map, image, -MARGIN);
  const black = planeThrough(border, () => true);
  const first = planeThrough(margin, () => true);
  const share = (spot: Spot, white = first) => (spot.grey - black(spot)) / Math.max(1, white(spot) - black(spot));
  const open = margin.filter((spot) => share(spot) > 0.7);
  if (margin.length - open.length > MOST_COVERED) return undefined;
  const mean = open.reduce((sum, { grey }) => sum + grey, 0) / open.length;
  const white = planeThrough(margin, (spot) => share(spot) > 0.7, mean);
  const middle = { u: 0, v: 0, grey: 0 };
  if (white(middle) - black(middle) < LEAST_CONTRAST) return undefined;
  if (border.some((spot) => share(spot, white) > 0.45)) return undefined;
  return decoded(cellsOf(map, image).map((spot) => share(spot, white)));
}

/** The word that cells say, 0 black to 1 white. */
function decoded(cells: readonly number[]): CodeRead | undefined {
  let [word, doubts] = [0, 0];
  cells.forEach((share, at) => {
    if (share < 0.5) word |= 1 << at;
    if (share > DOUBT_FROM && share < DOUBT_TO) doubts |= 1 << at;
  });
  const doubtCount = distance(doubts, 0);
  if (doubtCount > MOST_DOUBTS) return undefined;
  for (const { seen, no, letter } of seenWords) {
    const apart = distance(seen, word);
    if (apart <= 1 || (apart === 2 && ((seen ^ word) & ~doubts) === 0)) return { no, letter };
  }
  return undefined;
}

/** The mean grey of the middle of a cell; u and v are counted from the middle of the code. */
function spotAt(map: Homography, image: GreyImage, x: number, y: number): Spot {
  let grey = 0;
  for (let k = 0; k < 9; k++) {
    const at = mapped(map, { x: x + ((k % 3) - 1) * 0.17, y: y + (Math.floor(k / 3) - 1) * 0.17 });
    grey += greyAt(image, at.x, at.y) / 9;
  }
  return { u: x - MODULES / 2, v: y - MODULES / 2, grey };
}

const cellsOf = (map: Homography, image: GreyImage): Spot[] =>
  Array.from({ length: GRID * GRID }, (_, at) => spotAt(map, image, (at % GRID) + 1.5, Math.floor(at / GRID) + 1.5));

/** Spots along the four sides, so many modules within the outline: at the ends of the sides too where they lie outside. */
function ringOf(map: Homography, image: GreyImage, within: number): Spot[] {
  const spots: Spot[] = [];
  const length = within > 0 ? MODULES - 1 : MODULES;
  for (let k = 0; k < length; k++) {
    const along = k + 0.5;
    const back = MODULES - along;
    spots.push(
      spotAt(map, image, along, within),
      spotAt(map, image, MODULES - within, along),
      spotAt(map, image, back, MODULES - within),
      spotAt(map, image, within, back),
    );
  }
  return spots;
}

/** Light as a plane over the card. Covered spots count as what the others say, so that the ring stays even and the plane has a plain sum. */
function planeThrough(spots: readonly Spot[], counts: (spot: Spot) => boolean, otherwise = 0) {
  let [sum, su, sv, uu, vv] = [0, 0, 0, 0, 0];
  for (const spot of spots) {
    const grey = counts(spot) ? spot.grey : otherwise;
    sum += grey;
    su += grey * spot.u;
    sv += grey * spot.v;
    uu += spot.u * spot.u;
    vv += spot.v * spot.v;
  }
  const [mean, across, down] = [sum / spots.length, su / uu, sv / vv];
  return ({ u, v }: Spot) => mean + across * u + down * v;
}
