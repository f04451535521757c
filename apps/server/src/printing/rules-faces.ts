import { type PageSize, pageSizes } from '@zhibi/contract/papers';
import { type Face, type FindingMark, MOST_MARKS } from '@zhibi/contract/printing';

/** A rectangle in mm from the top left corner. */
export interface Place {
  xMm: number;
  yMm: number;
  widthMm: number;
  heightMm: number;
}

/** How the pages of the made file lie on the faces of the printed one. */
export interface OnFaces {
  faces: readonly Face[];
  /** On which face each page of the made file lies. */
  faceOf: ReadonlyMap<number, number>;
  shiftsMm: readonly number[];
  turnsBacks: boolean;
  /** Where the outer edges are cut, in mm from them. */
  trimMm: number;
  pageSize: PageSize;
  pageCount: number;
  /** Where the copy of each place of the made file lies among the printed ones. */
  sheetOf: ReadonlyMap<number, number>;
}

export const faceIndex = (faces: readonly Face[]): Map<number, number> =>
  new Map(faces.flatMap((face, at) => face.flatMap((page) => (page === null ? [] : [[page, at] as const]))));

/** A page where it lies: the whole face, and how places of the page are found on it. */
interface Lying {
  face: number;
  width: number;
  height: number;
  toFace(place: Place): Place;
}

/** Where a page of the made file, from 0, lies among the faces; undefined where it is not printed. */
export function lyingOf(page: number, { faces, faceOf, shiftsMm, turnsBacks, pageSize }: OnFaces): Lying | undefined {
  const face = faceOf.get(page);
  const pages = face === undefined ? undefined : faces[face];
  if (face === undefined || pages === undefined) return undefined;
  const { widthMm, heightMm } = pageSizes[pageSize];
  const place = pages.indexOf(page);
  const [width, height] = [widthMm * pages.length, heightMm];
  const shift = pages.length === 1 ? 0 : (shiftsMm[face] ?? 0) * (place === 0 ? 1 : -1);
  const isTurned = pages.length > 1 && turnsBacks && face % 2 === 1;
  return {
    face,
    width,
    height,
    toFace: (on) => {
      const xMm = on.xMm + place * widthMm + shift;
      return isTurned ? { ...on, xMm: width - xMm - on.widthMm, yMm: height - on.yMm - on.heightMm } : { ...on, xMm };
    },
  };
}

/** The first of these pages that is printed: what copies share is shown once. */
export const firstPrinted = (pages: readonly number[], { faceOf }: OnFaces): number | undefined =>
  pages.find((page) => faceOf.has(page));

/** Places of a page of the made file as a reviewer is shown them. */
export function marksOf(page: number, places: readonly Place[], on: OnFaces): FindingMark[] {
  const lying = lyingOf(page, on);
  if (lying === undefined) return [];
  return places.slice(0, MOST_MARKS).map((place) => ({
    face: lying.face + 1,
    page: (page % on.pageCount) + 1,
    sheet: on.sheetOf.get(Math.floor(page / on.pageCount)) ?? 0,
    ...rounded(lying.toFace(place)),
  }));
}

const round = (mm: number) => Math.round(mm * 100) / 100;
const rounded = ({ xMm, yMm, widthMm, heightMm }: Place): Place => ({
  xMm: round(xMm),
  yMm: round(yMm),
  widthMm: round(widthMm),
  heightMm: round(heightMm),
});

export const wholePage = (pageSize: PageSize): Place => ({ xMm: 0, yMm: 0, ...pageSizes[pageSize] });

/** Squares that lie side by side are one place, as are such strips above each other. */
export function joined(places: readonly Place[]): Place[] {
  const same = (one: number, other: number) => Math.abs(one - other) < 0.01;
  const rows: Place[] = [];
  for (const place of places.toSorted((one, other) => one.yMm - other.yMm || one.xMm - other.xMm)) {
    const last = rows.at(-1);
    const goesOn =
      last &&
      same(last.yMm, place.yMm) &&
      same(last.heightMm, place.heightMm) &&
      same(last.xMm + last.widthMm, place.xMm);
    if (goesOn) rows[rows.length - 1] = { ...last, widthMm: last.widthMm + place.widthMm };
    else rows.push(place);
  }
  const whole: Place[] = [];
  for (const row of rows) {
    const at = whole.findIndex(
      (one) => same(one.xMm, row.xMm) && same(one.widthMm, row.widthMm) && same(one.yMm + one.heightMm, row.yMm),
    );
    const above = whole[at];
    if (above) whole[at] = { ...above, heightMm: above.heightMm + row.heightMm };
    else whole.push(row);
  }
  return whole;
}

export const touch = (one: Place, other: Place): boolean =>
  one.xMm < other.xMm + other.widthMm &&
  other.xMm < one.xMm + one.widthMm &&
  one.yMm < other.yMm + other.heightMm &&
  other.yMm < one.yMm + one.heightMm;
