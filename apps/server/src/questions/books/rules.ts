import type { BookChapter, ClerkProgress, PageState } from '@zhibi/contract/questions/books';
import type { BookArea } from '@zhibi/contract/questions/partners';

export const A4 = { widthMm: 210, heightMm: 297 } as const;
/** The specification's 15 units, of CSS pixels. */
const LEAST_MM = (15 * 25.4) / 96;
/** Areas are drawn by hand: edges that touch are no overlap. */
const TOUCH_MM = 0.5;
const FRAME = 0;

/** Whether these are the chapters of a book: the first from page 1, each behind the one before, none behind the end. */
export const areChapters = (chapters: readonly BookChapter[], pages: number): boolean =>
  chapters[0]?.from === 1 &&
  chapters.every(({ from }, at) => from <= pages && (at === 0 || from > (chapters[at - 1]?.from ?? 0)));

/** The title of the chapter that a page belongs to. */
export const chapterOf = (chapters: readonly BookChapter[], page: number): string =>
  chapters.findLast(({ from }) => from <= page)?.title ?? '';

/** On how many pages something lies that reaches over these, however they overlap. */
export const pagesCovered = (ranges: readonly { from: number; to: number }[]): number =>
  new Set(ranges.flatMap(({ from, to }) => Array.from({ length: to - from + 1 }, (_, at) => from + at))).size;

/** The paper of a page in mm: as wide as A4, as high as its scan says, so that nothing is distorted. */
export function paperOf(scan: { widthMm: number | null; heightMm: number | null } | undefined): {
  widthMm: number;
  heightMm: number;
} {
  if (!scan?.widthMm || !scan.heightMm) return A4;
  return { widthMm: A4.widthMm, heightMm: Math.round((A4.widthMm * 10 * scan.heightMm) / scan.widthMm) / 10 };
}

type Fault = 'area-small' | 'area-outside' | 'area-overlap';

/** What is wrong with the answer areas of a page: too small, outside, or one over another. Frames of questions hold others. */
export function areaFault(
  areas: readonly BookArea[],
  { widthMm, heightMm }: { widthMm: number; heightMm: number },
): Fault | undefined {
  if (areas.some((area) => area.widthMm < LEAST_MM || area.heightMm < LEAST_MM)) return 'area-small';
  const isOutside = ({ xMm, yMm, widthMm: width, heightMm: height }: BookArea) =>
    xMm < 0 || yMm < 0 || xMm + width > widthMm + TOUCH_MM || yMm + height > heightMm + TOUCH_MM;
  if (areas.some(isOutside)) return 'area-outside';
  const written = areas.filter(({ areaType }) => areaType !== FRAME);
  const overlaps = written.some((one, at) => written.slice(at + 1).some((other) => isOver(one, other)));
  return overlaps ? 'area-overlap' : undefined;
}

const isOver = (a: BookArea, b: BookArea): boolean =>
  Math.min(a.xMm + a.widthMm, b.xMm + b.widthMm) - Math.max(a.xMm, b.xMm) > TOUCH_MM &&
  Math.min(a.yMm + a.heightMm, b.yMm + b.heightMm) - Math.max(a.yMm, b.yMm) > TOUCH_MM;

interface Judged {
  isMarkable: boolean;
  hasAnalysis: boolean;
  hasTopic: boolean;
}

/** The share of questions with which a teacher can go on at once, 0 to 1: marked by a key, explained, and found by topic. */
export function qualityOf(questions: readonly Judged[]): number {
  if (questions.length === 0) return 0;
  const parts = questions.flatMap((one) => [one.isMarkable, one.hasAnalysis, one.hasTopic]);
  return Math.round((parts.filter(Boolean).length / parts.length) * 1000) / 1000;
}

interface Entered {
  no: number;
  state: PageState;
  enteredBy: string | null;
  checkedBy: string | null;
  timesReturned: number;
}

/** What each person has done: pages by their state, how often one came back, questions entered, and pages of others looked at. */
export function clerksOf(
  pages: readonly Entered[],
  items: readonly { no: number }[],
): Map<string, Omit<ClerkProgress, 'name'>> {
  const done = new Map<string, Omit<ClerkProgress, 'name'>>();
  const of = (id: string) => {
    const known = done.get(id) ?? { entry: 0, waiting: 0, checked: 0, returned: 0, questions: 0, looked: 0 };
    done.set(id, known);
    return known;
  };
  for (const { no, state, enteredBy, checkedBy, timesReturned } of pages) {
    if (enteredBy !== null) {
      const clerk = of(enteredBy);
      clerk[state] += 1;
      clerk.returned += timesReturned;
      clerk.questions += items.filter((item) => item.no === no).length;
    }
    if (checkedBy !== null) of(checkedBy).looked += 1;
  }
  return done;
}
