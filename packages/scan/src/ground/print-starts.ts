import { type DarkPiece, darkPieces } from '../image/dark-pieces.js';
import type { GreyImage } from '../image/grey-image.js';

/** A rectangle of a page, in mm from the top left corner of its picture. */
export interface PrintPlace {
  xMm: number;
  yMm: number;
  widthMm: number;
  heightMm: number;
}

/** What of a page's print tells where its questions are. */
export interface PrintOfPage {
  /** Where a number with its point begins a line, as questions are counted; in the order in which they are read. */
  starts: PrintPlace[];
  /** Where a Chinese numeral with its comma begins a line, as sections are counted. */
  headings: PrintPlace[];
  /** Rules that something is written on. */
  rules: PrintPlace[];
}

const INK_BELOW = 190;
/** Print is so high, a digit so wide beside its height, and a point so small beside a digit. */
const [LEAST_MM, MOST_MM, DIGIT_WIDE, POINT_SMALL] = [1.5, 6.5, 0.78, 0.42];
/** A rule of a blank is so long and so thin. */
const RULE = { leastMm: 7, mostMm: 90, thinMm: 0.9 };
/** Numbers of one column begin so near to each other. */
const COLUMN_MM = 3;

/**
 * Lines and numbers found in the picture of a page: a number is one to three narrow signs with a small point at their foot, and nothing before
 * them. What the number is, is not read: questions are counted through.
 * @param columns in how many columns the page is printed
 */
export function printOfPage(image: GreyImage, perMm: number, columns: 1 | 2 = 1): PrintOfPage {
  const mm = (px: number) => px / perMm;
  const pieces = darkPieces(
    image,
    INK_BELOW,
    (wide, high) =>
      (mm(high) <= MOST_MM && mm(wide) <= MOST_MM * 2) || (mm(high) <= RULE.thinMm && mm(wide) <= RULE.mostMm),
    2_000_000,
  );
  const placed = pieces.map((piece) => placeOf(piece, mm));
  const rules = placed.filter(
    ({ widthMm, heightMm }) => heightMm <= RULE.thinMm && widthMm >= RULE.leastMm && widthMm <= RULE.mostMm,
  );
  const signs = placed.filter(({ heightMm, widthMm }) => heightMm <= MOST_MM && widthMm <= MOST_MM * 2);
  const half = mm(image.width) / 2;
  const inColumn = (at: number) =>
    columns === 1 ? signs : signs.filter(({ xMm }) => (at === 0 ? xMm < half : xMm >= half));
  const found = Array.from({ length: columns }, (_, at) => {
    const own = inColumn(at);
    const starts = startsIn(own);
    return { starts, headings: headingsIn(own, starts) };
  });
  return {
    starts: found.flatMap(({ starts }) => starts),
    headings: found.flatMap(({ headings }) => headings),
    rules,
  };
}

const placeOf = ({ left, right, top, bottom }: DarkPiece, mm: (px: number) => number): PrintPlace => ({
  xMm: mm(left),
  yMm: mm(top),
  widthMm: mm(right - left + 1),
  heightMm: mm(bottom - top + 1),
});

const endOf = ({ xMm, widthMm }: PrintPlace) => xMm + widthMm;
const footOf = ({ yMm, heightMm }: PrintPlace) => yMm + heightMm;

function startsIn(signs: readonly PrintPlace[]): PrintPlace[] {
  const numbers = signs.flatMap((sign) => numberAt(sign, signs) ?? []);
  // Options are counted by letters further in; numbers of lists within a question too.
  const left = leftmost(numbers);
  return numbers.filter(({ xMm }) => xMm <= left + COLUMN_MM).sort((a, b) => a.yMm - b.yMm);
}

/** The leftmost place at which at least two numbers begin, or the only one. */
function leftmost(numbers: readonly PrintPlace[]): number {
  const xs = numbers.map(({ xMm }) => xMm).sort((a, b) => a - b);
  return xs.find((x, i) => (xs[i + 1] ?? Number.POSITIVE_INFINITY) - x <= COLUMN_MM) ?? xs[0] ?? 0;
}

function numberAt(first: PrintPlace, signs: readonly PrintPlace[]): PrintPlace | undefined {
  if (!isDigit(first)) return undefined;
  const line = signs.filter((sign) => footOf(sign) > first.yMm && sign.yMm < footOf(first) + 0.5);
  // Nothing stands before it on its line for as far as a word is wide.
  if (line.some((sign) => sign !== first && endOf(sign) <= first.xMm + 0.1 && endOf(sign) > first.xMm - 8))
    return undefined;
  let last = first;
  for (let digits = 1; digits <= 3; digits++) {
    const next = line.filter((sign) => sign.xMm >= endOf(last) - 0.2 && sign !== last).sort((a, b) => a.xMm - b.xMm)[0];
    if (next === undefined || next.xMm - endOf(last) > 0.6 * first.heightMm) return undefined;
    if (isPointOf(next, first)) {
      const heightMm = footOf(first) - first.yMm;
      return { xMm: first.xMm, yMm: first.yMm, widthMm: endOf(next) - first.xMm, heightMm };
    }
    if (!isDigit(next) || Math.abs(next.heightMm - first.heightMm) > 0.2 * first.heightMm) return undefined;
    last = next;
  }
  return undefined;
}

const isDigit = ({ widthMm, heightMm }: PrintPlace): boolean =>
  heightMm >= LEAST_MM && heightMm <= MOST_MM * 0.7 && widthMm <= DIGIT_WIDE * heightMm && widthMm >= 0.1 * heightMm;

/** A point, or the stroke that Chinese lists have instead of it, at the foot of a digit. */
const isPointOf = (sign: PrintPlace, digit: PrintPlace): boolean =>
  Math.max(sign.widthMm, sign.heightMm) <= POINT_SMALL * digit.heightMm &&
  sign.heightMm >= 0.06 * digit.heightMm &&
  footOf(sign) <= footOf(digit) + 0.3 * digit.heightMm &&
  sign.yMm >= digit.yMm + 0.5 * digit.heightMm;

/** A digit is so high beside the square that a Chinese sign stands in. */
const DIGIT_HIGH = 0.66;

/** Lines that begin where numbers do, with one sign and a small stroke low behind it: 一、 二、 三、 */
function headingsIn(signs: readonly PrintPlace[], starts: readonly PrintPlace[]): PrintPlace[] {
  const [first] = starts;
  if (first === undefined) return [];
  const em = [...starts].sort((a, b) => a.heightMm - b.heightMm)[starts.length >> 1] ?? first;
  const side = em.heightMm / DIGIT_HIGH;
  const left = Math.min(...starts.map(({ xMm }) => xMm));
  const begun = signs.filter(({ xMm }) => Math.abs(xMm - left) <= 0.6 * side);
  const found: PrintPlace[] = [];
  for (const sign of begun) {
    const middle = sign.yMm + sign.heightMm / 2;
    const isKnown = [...found, ...starts].some(
      ({ yMm, heightMm }) => middle > yMm - side && middle < yMm + heightMm + side * 0.8,
    );
    const line = signs.filter((one) => Math.abs(one.yMm + one.heightMm / 2 - middle) <= 0.75 * side);
    if (!isKnown && isNumeral(line, left, side))
      found.push({ xMm: left, yMm: middle - side / 2, widthMm: side, heightMm: side });
  }
  return found.sort((a, b) => a.yMm - b.yMm);
}

/** One sign in the first square of a line, nothing before it, and behind it a stroke in the lower left of the second. */
function isNumeral(line: readonly PrintPlace[], left: number, side: number): boolean {
  if (line.some((sign) => endOf(sign) < left - 0.3 * side && endOf(sign) > left - 8)) return false;
  const inFirst = line.filter((sign) => sign.xMm < left + 0.75 * side);
  const inSecond = line.filter((sign) => sign.xMm >= left + 0.75 * side && sign.xMm < left + 1.9 * side);
  const [stroke, ...more] = inSecond;
  if (stroke === undefined || more.length > 0 || inFirst.some((sign) => endOf(sign) > left + 1.25 * side)) return false;
  const top = Math.min(...inFirst.map(({ yMm }) => yMm));
  const foot = Math.max(...inFirst.map(footOf));
  const isLow = stroke.yMm >= (top + foot) / 2 - 0.1 * side;
  return isLow && Math.max(stroke.widthMm, stroke.heightMm) <= 0.5 * side && endOf(stroke) < left + 1.6 * side;
}
