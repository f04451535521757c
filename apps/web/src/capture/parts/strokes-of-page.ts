import type { AnswerArea } from '@zhibi/contract/papers';
import type { Stroke } from '@zhibi/ink';

const FRAME = 0;

/** How far a point lies outside an area; 0 inside. */
function outside(x: number, y: number, { xMm, yMm, widthMm, heightMm }: AnswerArea): number {
  const dx = Math.max(xMm - x, 0, x - xMm - widthMm);
  const dy = Math.max(yMm - y, 0, y - yMm - heightMm);
  return Math.hypot(dx, dy);
}

/** The mean way of a stroke to the nearest area of a page. */
function wayTo(stroke: Stroke, areas: readonly AnswerArea[]): number {
  const ways = stroke.points.map(([x, y]) => Math.min(...areas.map((area) => outside(x, y, area))));
  return ways.reduce((sum, way) => sum + way, 0) / Math.max(1, ways.length);
}

/**
 * The strokes of an answer that belong on a page. Strokes do not name theirs: of an answer over two pages each goes where it lies in, or nearest to, a
 * place to write; one that could as well be of both is shown on both, for nothing that somebody wrote may be missing.
 */
export function strokesOfPage(strokes: readonly Stroke[], areas: readonly AnswerArea[], page: number): readonly Stroke[] {
  const pages = [...new Set(areas.map((area) => area.page))];
  if (pages.length < 2) return strokes;
  // The frame of a question encloses more than there is to write in.
  const toWriteIn = areas.filter(({ areaType }) => areaType !== FRAME);
  const areasOf = new Map(
    pages.map((one) => {
      const own = toWriteIn.filter((area) => area.page === one);
      return [one, own.length > 0 ? own : areas.filter((area) => area.page === one)];
    }),
  );
  return strokes.filter((stroke) => {
    const own = wayTo(stroke, areasOf.get(page) ?? []);
    return pages.every((other) => own <= wayTo(stroke, areasOf.get(other) ?? []));
  });
}
