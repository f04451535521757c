import type { AnswerArea } from '@zhibi/contract/papers';
import { type Rect, type Stroke, strokeBounds } from '@zhibi/ink';

/** The part of one page that an answer takes, with the areas printed there. */
export interface View {
  page: number;
  rect: Rect;
  areas: readonly AnswerArea[];
}

const MARGIN_MM = 2;
/** A single box would fill a cell like a poster: nothing is looked at closer than this. */
const SMALLEST_MM = { width: 64, height: 16 };

/** Empty paper beyond the writing is cut off, so that the writing can be read. */
const BEYOND_INK_MM = 8;

/** How far to the right and down somebody wrote, in mm. */
export interface Reach {
  rightMm: number;
  bottomMm: number;
}

/** The furthest of several hands: answers side by side are then cut alike and keep one scale. */
export function reachOf(inks: readonly (readonly Stroke[])[]): Reach {
  const bounds = inks.filter((strokes) => strokes.length > 0).map((strokes) => strokeBounds(...strokes));
  return {
    rightMm: Math.max(0, ...bounds.map(({ xMm, widthMm }) => xMm + widthMm)),
    bottomMm: Math.max(0, ...bounds.map(({ yMm, heightMm }) => yMm + heightMm)),
  };
}

const isWrittenIn = (area: AnswerArea) => area.areaType !== 0;

/** A rectangle of one page. */
export interface OnPage extends Rect {
  page: number;
}

/** Where the whole is so much wider than what is written in, that is shown once more, closer. */
const FAR = 1.8;

interface Shown {
  /** Empty paper beyond it is cut off. */
  reach?: Reach | undefined;
  /** What must be in sight too: writing beside the area, pictures with their margins. */
  beyond?: readonly OnPage[];
}

/**
 * Where an answer stands on its pages. The frame of a question counts only where it has nothing else to write in, or where it must be in sight;
 * then the places to write in come once more below, large enough to be read.
 */
export function viewsOf(areas: readonly AnswerArea[], { reach, beyond = [] }: Shown = {}): View[] {
  const written = areas.filter(isWrittenIn);
  const shown = written.length > 0 ? written : areas;
  const pages = [...new Set([...shown, ...beyond].map(({ page }) => page))].sort((a, b) => a - b);
  return pages.flatMap((page): View[] => {
    const made = shown.filter((area) => area.page === page);
    // Where nothing is to be written somebody wrote all the same.
    const here = made.length > 0 ? made : areas.filter((area) => area.page === page);
    if (here.length === 0) return [];
    const rect = around(here);
    const isBoxes = here.some(({ option }) => option !== null);
    const isCut = reach !== undefined && reach.rightMm > 0 && pages.length === 1 && !isBoxes;
    const close = { page, areas: here, rect: roomy(isCut ? cut(rect, reach) : rect) };
    const whole = around([close.rect, ...beyond.filter((one) => one.page === page)]);
    const isFar = whole.widthMm > FAR * close.rect.widthMm;
    return [{ ...close, rect: whole }, ...(isFar ? [close] : [])];
  });
}

export function around(areas: readonly Rect[]): Rect {
  const xMm = Math.min(...areas.map((area) => area.xMm));
  const yMm = Math.min(...areas.map((area) => area.yMm));
  const right = Math.max(...areas.map((area) => area.xMm + area.widthMm));
  const bottom = Math.max(...areas.map((area) => area.yMm + area.heightMm));
  return { xMm, yMm, widthMm: right - xMm, heightMm: bottom - yMm };
}

/** The area from its top left corner to a little beyond the writing. */
function cut({ xMm, yMm, widthMm, heightMm }: Rect, { rightMm, bottomMm }: Reach): Rect {
  return {
    xMm,
    yMm,
    widthMm: Math.min(widthMm, Math.max(SMALLEST_MM.width, rightMm - xMm + BEYOND_INK_MM)),
    heightMm: Math.min(heightMm, Math.max(SMALLEST_MM.height, bottomMm - yMm + BEYOND_INK_MM)),
  };
}

function roomy({ xMm, yMm, widthMm, heightMm }: Rect): Rect {
  const width = Math.max(widthMm + 2 * MARGIN_MM, SMALLEST_MM.width);
  const height = Math.max(heightMm + 2 * MARGIN_MM, SMALLEST_MM.height);
  return {
    xMm: xMm - (width - widthMm) / 2,
    yMm: yMm - (height - heightMm) / 2,
    widthMm: width,
    heightMm: height,
  };
}
