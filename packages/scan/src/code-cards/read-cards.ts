import type { Point } from '../frame/homography.js';
import { type Corners, cornersOf, sharpCorners } from '../frame/square-outline.js';
import { type DarkPiece, darkPieces } from '../image/dark-pieces.js';
import type { GreyImage } from '../image/grey-image.js';
import { darkMask } from './dark-mask.js';
import { type CodeRead, readCode } from './read-code.js';

/** A card that was read in a picture, with the corners of its code in pixels: top left first, with the clock. */
export interface CardSeen extends CodeRead {
  corners: Corners;
}

/** A code of fewer pixels has cells of fewer than two. */
const LEAST_PX = 15;
/** A code does not fill the whole picture. */
const MOST_SHARE = 0.95;
/** Of the frame of a piece: the edges of a large code, which are all that the mask shows of it, still have so much. */
const LEAST_INK = 0.04;
/** Beyond this nobody knows which letter is meant to be up. */
const MOST_TILT_DEG = 38;

/** Every card in a picture; one that is seen twice is named once, in its largest view, and not at all where the two say different letters. */
export function readCards(image: GreyImage): CardSeen[] {
  const mask = darkMask(image);
  const most = Math.min(image.width, image.height) * MOST_SHARE;
  const isLike = (wide: number, high: number) =>
    Math.min(wide, high) >= LEAST_PX &&
    Math.max(wide, high) <= most &&
    Math.max(wide, high) <= 4 * Math.min(wide, high);
  const found = darkPieces(mask, 128, isLike)
    .filter((piece) => piece.area > LEAST_INK * frameOf(piece))
    .flatMap((piece) => seenIn(image, piece) ?? []);
  return onceEach(found);
}

const frameOf = ({ left, right, top, bottom }: DarkPiece): number => (right - left + 1) * (bottom - top + 1);

function seenIn(image: GreyImage, piece: DarkPiece): CardSeen | undefined {
  const rough = cornersOf(piece);
  const sharp = rough && sharpCorners(image, rough);
  const corners = sharp && upright(sharp);
  const read = corners && readCode(image, corners);
  return read && { ...read, corners };
}

/** The same corners beginning at the top left of what is up in the picture; undefined where a corner is up. */
function upright(corners: Corners): Corners | undefined {
  const at = (k: number): Point => corners[k % 4] ?? corners[0];
  const starts = [0, 1, 2, 3].map((k) => ({
    k,
    x: at(k + 1).x - at(k).x + at(k + 2).x - at(k + 3).x,
    y: at(k + 1).y - at(k).y + at(k + 2).y - at(k + 3).y,
  }));
  const best = starts.reduce((one, other) => (tiltOf(other) < tiltOf(one) ? other : one));
  if (tiltOf(best) > (MOST_TILT_DEG * Math.PI) / 180) return undefined;
  return [at(best.k), at(best.k + 1), at(best.k + 2), at(best.k + 3)];
}

const tiltOf = ({ x, y }: Point): number => Math.abs(Math.atan2(y, x));

function onceEach(found: readonly CardSeen[]): CardSeen[] {
  const byNo = new Map<number, CardSeen[]>();
  for (const card of found) byNo.set(card.no, [...(byNo.get(card.no) ?? []), card]);
  return [...byNo.values()].flatMap((cards) => {
    const letters = new Set(cards.map(({ letter }) => letter));
    if (letters.size > 1) return [];
    return cards.sort((a, b) => sizeOf(b) - sizeOf(a)).slice(0, 1);
  });
}

const sizeOf = ({ corners: [a, , c] }: CardSeen): number => Math.hypot(c.x - a.x, c.y - a.y);
