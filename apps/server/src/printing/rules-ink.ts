import { dotPitchMm, type Geometry, pageSizes } from '@zhibi/contract/papers';
import { COVER, type Finding, facesOfCopy, facesOfSheet, type PrintOptions } from '@zhibi/contract/printing';
import { firstPrinted, joined, marksOf, type OnFaces, type Place, touch, wholePage } from './rules-faces.js';
import { passed, wrong } from './rules-finding.js';

/** What is painted in one ink, and where. */
export interface Paint {
  kind: 'text' | 'drawing' | 'picture';
  model: 'gray' | 'rgb' | 'cmyk' | 'other';
  color: readonly number[];
  count: number;
  places: readonly Place[];
}

/** What was seen on the pages of a file: papers once, stamps page by page. */
export interface Look {
  looks: readonly {
    /** What copies share. */
    isPaper: boolean;
    /** Of the made file, from 0. */
    pages: readonly number[];
    paints: readonly Paint[];
    /** What stands nearer to an edge of the page than any machine leaves free. */
    near: readonly Place[];
    isBlank: boolean;
  }[];
  /** The dots of each page, as far as there was time to look. */
  dots: readonly PageDots[];
}

export interface PageDots {
  count: number;
  /** Squares in which they are too few or too many. */
  odd: readonly Place[];
  /** What is painted over them: in whatever ink, it hides them. */
  hidden: readonly Place[];
}

interface Facts {
  inspected: Look & { sizes: readonly unknown[] };
  on: OnFaces;
}

/** Less than this no machine mixes of black. */
const PAPER_WHITE = 0.97;
/** Channels that differ by less are a grey. */
const SAME_HUE = 0.08;

/** Whether a pen would see this ink: what is K, and every grey, which machines print as K. Inks that nobody knows are taken for it. */
export function hasCarbon({ kind, model, color }: Pick<Paint, 'kind' | 'model' | 'color'>): boolean {
  if (kind === 'picture' || model === 'other') return true;
  if (model === 'cmyk') return (color[3] ?? 0) > 0;
  const [least, most] = [Math.min(...color), Math.max(...color)];
  return least < PAPER_WHITE && most - least < SAME_HUE;
}

/** Carbon between the dots: an error where it is text or lies where answers are written, for a person to judge elsewhere. */
export function carbonOf(facts: Facts & { geometry: Pick<Geometry, 'areas'> }): Finding {
  const { inspected, on, geometry } = facts;
  const found = inspected.looks.flatMap(({ pages, paints }) => {
    const page = firstPrinted(pages, on);
    if (page === undefined) return [];
    const areas = geometry.areas.filter((area) => area.areaType !== 0 && area.page === (page % on.pageCount) + 1);
    return paints
      .filter(hasCarbon)
      .flatMap(({ kind, places }) =>
        places.map((place) => ({ page, place, isGrave: kind === 'text' || areas.some((area) => touch(area, place)) })),
      );
  });
  if (found.length === 0) return passed('carbon', inspected.looks.length);
  const sorted = found.toSorted((one, other) => Number(other.isGrave) - Number(one.isGrave));
  const marks = sorted.slice(0, 100).flatMap(({ page, place }) => marksOf(page, [place], on));
  return wrong(sorted[0]?.isGrave ? 'error' : 'warning', 'carbon', found.length, [], marks);
}

/** A page has no dots around its QR code, and a machine may be cut off in the last row. */
const SAME_DENSITY = 0.1;
/** So far around its QR code a page has no dots. */
const QUIET_MM = 2;
/** More of a page than this is all of it. */
const MOST_ODD = 0.5;

/** A dot in every square of the coding: fewer leave a pen without a place, more are two codes over each other. Told for the place where it is so. */
export function densityOf(
  { inspected, on, geometry }: Facts & { geometry: Pick<Geometry, 'stamps'> },
  codeRule: keyof typeof dotPitchMm,
): Finding {
  const { widthMm, heightMm } = pageSizes[on.pageSize];
  const wanted = (widthMm * heightMm) / dotPitchMm[codeRule] ** 2;
  const sizeOf = (places: readonly Place[]) => places.reduce((sum, one) => sum + one.widthMm * one.heightMm, 0);
  const others = inspected.dots.flatMap(({ count, odd, hidden }, page) => {
    if (!on.faceOf.has(page)) return [];
    const clearing = clearingOf(geometry, (page % on.pageCount) + 1);
    const places = [...hidden, ...odd.filter((place) => clearing === undefined || !touch(clearing, place))];
    const isWhole = count === 0 || sizeOf(places) > MOST_ODD * widthMm * heightMm;
    if (isWhole || (places.length === 0 && Math.abs(count / wanted - 1) > SAME_DENSITY))
      return [{ page, places: [wholePage(on.pageSize)] }];
    return places.length === 0 ? [] : [{ page, places: joined(places) }];
  });
  if (others.length === 0) return passed('dots', inspected.dots.length);
  const marks = others.slice(0, 100).flatMap(({ page, places }) => marksOf(page, places, on));
  return wrong('error', 'dots', others.length, [], marks);
}

/** Around its QR code a page has no dots: nobody writes there. */
function clearingOf({ stamps }: Pick<Geometry, 'stamps'>, page: number): Place | undefined {
  const qr = stamps.find((one) => one.page === page)?.qr;
  if (qr === undefined) return undefined;
  const sizeMm = qr.sizeMm + 2 * QUIET_MM;
  return { xMm: qr.xMm - QUIET_MM, yMm: qr.yMm - QUIET_MM, widthMm: sizeMm, heightMm: sizeMm };
}

/** Pages on which nothing stands but what every page has. */
export function blankOf({ inspected, on }: Facts): Finding {
  const blank = inspected.looks.flatMap(({ isPaper, isBlank, pages }) => {
    const page = isPaper && isBlank ? firstPrinted(pages, on) : undefined;
    return page === undefined ? [] : [page];
  });
  const marks = blank.flatMap((page) => marksOf(page, [wholePage(on.pageSize)], on));
  return blank.length === 0
    ? passed('blank', inspected.sizes.length)
    : wrong('warning', 'blank', blank.length, [], marks);
}

/** Sides, or halves of them, that stay empty because a copy does not fill its sheets; one page on one sheet cannot do better. */
export function oddOf({
  on,
  options,
  pages,
}: Pick<Facts, 'on'> & { options: PrintOptions; pages: readonly number[] }): Finding {
  const { widthMm, heightMm } = pageSizes[on.pageSize];
  const copy = facesOfCopy(pages, options);
  const ofSheet = facesOfSheet(options);
  const [firstCopy] = on.sheetOf.keys();
  const firstPage = (pages[0] ?? 1) - 1 + (firstCopy ?? 0) * on.pageCount;
  const begins =
    (on.faceOf.get(firstPage) ?? 0) -
    Math.max(
      0,
      copy.findIndex((face) => face.includes(pages[0] ?? 1)),
    );
  const empty = copy.flatMap((face, at) => {
    const sheet = Math.floor(at / ofSheet) * ofSheet;
    const isCover = copy.slice(sheet, sheet + ofSheet).some((one) => one.includes(COVER));
    if (isCover || pages.length <= 1) return [];
    return face.flatMap((page, place) => {
      const xMm = on.turnsBacks && face.length > 1 && at % 2 === 1 ? (1 - place) * widthMm : place * widthMm;
      return page === null ? [{ face: begins + at + 1, page: null, sheet: 0, xMm, yMm: 0, widthMm, heightMm }] : [];
    });
  });
  return empty.length === 0 ? passed('odd', pages.length) : wrong('warning', 'odd', empty.length, [], empty);
}

/** Pages that there was no time to look at. */
export function unreadOf({ inspected }: Facts): Finding[] {
  const unread = inspected.sizes.length - inspected.dots.length;
  return unread <= 0 ? [] : [wrong('warning', 'unread', unread)];
}
