import type { Annotation, AnnotationMark } from '@zhibi/contract/marking/annotations';
import { encodeStrokes, type Rect, type Stroke, type StrokePoint, stampStrokes, strokeBounds } from '@zhibi/ink';
import { unpackInk } from '../../../platform/ink/unpack.js';

export const NIB_MM = 0.5;
/** Points nearer than this to the one before say nothing. */
const THIN_MM = 0.15;
/** A line that goes on longer is several. */
const LONGEST_POINTS = 2000;
/** About what a letter takes, in the size of the words. */
const emOf = (char: string) => (char.charCodeAt(0) < 0x2e80 ? 0.55 : 1);

export interface PageSize {
  widthMm: number;
  heightMm: number;
}

/** A mark as ink; words are no ink. */
export const strokesOf = (mark: AnnotationMark): Stroke[] =>
  mark.kind === 'ink' ? unpackInk(mark.ink) : mark.kind === 'stamp' ? stampStrokes(mark.stamp, mark) : [];

export function boundsOf(mark: AnnotationMark): Rect {
  if (mark.kind !== 'words') return strokeBounds(...strokesOf(mark));
  const widthMm = [...mark.words].reduce((sum, char) => sum + emOf(char), 0) * mark.sizeMm;
  return { xMm: mark.xMm - widthMm / 2, yMm: mark.yMm - mark.sizeMm / 2, widthMm, heightMm: mark.sizeMm };
}

/** Elsewhere on its page, never beyond the edge. */
export function moved(mark: AnnotationMark, by: { xMm: number; yMm: number }, page: PageSize): AnnotationMark {
  const { xMm, yMm, widthMm, heightMm } = boundsOf(mark);
  const dx = Math.min(Math.max(by.xMm, -xMm), Math.max(page.widthMm - xMm - widthMm, -xMm));
  const dy = Math.min(Math.max(by.yMm, -yMm), Math.max(page.heightMm - yMm - heightMm, -yMm));
  if (mark.kind !== 'ink') return { ...mark, xMm: rounded(mark.xMm + dx), yMm: rounded(mark.yMm + dy) };
  return inkOf(
    strokesOf(mark).map((stroke) => ({
      ...stroke,
      points: stroke.points.map(([x, y, pressure, ms]): StrokePoint => [x + dx, y + dy, pressure, ms]),
    })),
  );
}

/** What was drawn, as the annotations that it makes: thinned, kept on the page, cut where it goes on for long. */
export function drawn({ points, ...stroke }: Stroke, page: PageSize): AnnotationMark[] {
  const onPage = points.map(
    ([x, y, pressure, ms]): StrokePoint => [
      Math.min(Math.max(x, 0), page.widthMm),
      Math.min(Math.max(y, 0), page.heightMm),
      pressure,
      ms,
    ],
  );
  const thin: StrokePoint[] = [];
  for (const [at, point] of onPage.entries()) {
    const last = thin.at(-1);
    const isFar = last === undefined || Math.hypot(point[0] - last[0], point[1] - last[1]) >= THIN_MM;
    if (isFar || at === onPage.length - 1) thin.push(point);
  }
  const marks: AnnotationMark[] = [];
  for (let from = 0; from < thin.length; from += LONGEST_POINTS)
    marks.push(inkOf([{ ...stroke, points: thin.slice(from, from + LONGEST_POINTS + 1) }]));
  return marks;
}

const inkOf = (strokes: readonly Stroke[]): AnnotationMark => ({
  kind: 'ink',
  ink: btoa(String.fromCharCode(...encodeStrokes(strokes))),
});
const rounded = (mm: number) => Math.round(mm * 100) / 100;

/** The newest annotation under the rubber, as wide as `reachMm`. */
export const under = <A extends Annotation>(
  annotations: readonly A[],
  [x, y]: readonly [number, number],
  reachMm: number,
): A | undefined => annotations.findLast(({ mark }) => isUnder(mark, x, y, reachMm));

function isUnder(mark: AnnotationMark, x: number, y: number, reachMm: number): boolean {
  if (mark.kind === 'words') {
    const { xMm, yMm, widthMm, heightMm } = boundsOf(mark);
    return x > xMm - reachMm && x < xMm + widthMm + reachMm && y > yMm - reachMm && y < yMm + heightMm + reachMm;
  }
  return strokesOf(mark).some(({ points }) =>
    points.some(([px, py], at) => {
      const [qx, qy] = points[at + 1] ?? [px, py];
      const length = (qx - px) ** 2 + (qy - py) ** 2;
      const along = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - px) * (qx - px) + (y - py) * (qy - py)) / length));
      return Math.hypot(x - px - along * (qx - px), y - py - along * (qy - py)) <= reachMm;
    }),
  );
}
