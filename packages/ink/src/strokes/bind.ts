import { type AnswerArea, areaTypes } from '@zhibi/contract/papers';
import { frameBeside } from './beside-frame.js';
import { centreOf, diagonalOf, grown } from './path.js';
import { meet } from './pieces.js';
import { frameOf, isBlank, signBetween } from './signs-between.js';
import { type Stroke, strokeLength } from './stroke.js';
import { Traced } from './traced.js';

/** Where a stroke belongs: an area of the page, or outside every one of them. `share` 0..1 of its length lies there. */
export type Binding =
  | { strokeId: string; kind: 'area'; areaId: string; share: number }
  | { strokeId: string; kind: 'outside' };

/** A hand leaves its area by a little; a box of a choice is overshot by less, for its neighbour is near. */
export const BIND_MARGIN_MM = 2;
export const BOX_MARGIN_MM = 1;
/** What lies in no frame, and so near to a place for an answer, belongs to it. */
const MISSED_MM = 8;
const MOSTLY = 0.5;
/** Of a ring, in diagonals of its bounds: how far its ends may lie apart, and how long its line is (a circle 2.2, a flat ellipse 2). */
const RING = { gap: 0.35, shortest: 1.9, longest: 3.2 };

/**
 * For each stroke of page `page` (from 1) the area it was written in.
 *
 * 1. A ring belongs to the box of an option in its middle, a small mark to the box that it touches, even when most of a
 *    ring runs over the neighbours or most of a tick lies beside it.
 * 2. Else the innermost written area that holds at least half of the length; then the same with a margin of 2 mm.
 * 3. Else a question frame (area type 0) likewise: working beside the answer still belongs to the question.
 * 4. Else the frame of the box or blank that is nearest, within 8 mm: a tick that missed its box, an arrow over the boxes.
 * 5. Else the frame in whose margin it lies: a letter beside the boxes, behind the end of the line.
 *
 * A stroke that joins two blanks, or that begins and ends at those of one question and runs through another's row, is a sign
 * and no answer: it belongs to the frame of the question where it began.
 *
 * Between equals the area with most of the length wins, then the one whose centre is nearest.
 */
export function bindStrokes(strokes: readonly Stroke[], areas: readonly AnswerArea[], page: number): Binding[] {
  const here = areas.filter((area) => area.page === page);
  const depths = depthsOf(areas);
  const boxes = here.filter((area) => area.option !== null);
  const frames = here.filter((area) => area.areaType === areaTypes.question);
  const written = here.filter((area) => area.option === null && area.areaType !== areaTypes.question);
  const blanks = here.filter(isBlank);
  return strokes.map((stroke) => {
    const line = new Traced(stroke);
    const usual =
      ringedBox(line, boxes) ??
      touchedBox(line, boxes) ??
      innermost(line, [written, boxes], 0, depths) ??
      innermost(line, [written, boxes], BIND_MARGIN_MM, depths) ??
      innermost(line, [frames], 0, depths) ??
      innermost(line, [frames], BIND_MARGIN_MM, depths) ??
      nearestFrame(line, [...boxes, ...blanks], frames) ??
      ofFrame(line, frameBeside(line.bounds, frames));
    const sign = signBetween(line, blanks, usual?.area);
    const frame = sign && frameOf(sign.from, frames);
    const best = frame ? { area: frame, share: line.shareIn(frame) } : usual;
    if (!best) return { strokeId: stroke.id, kind: 'outside' };
    return { strokeId: stroke.id, kind: 'area', areaId: best.area.areaId, share: best.share };
  });
}

interface Candidate {
  area: AnswerArea;
  share: number;
  /** Without the margin. */
  exact: number;
  depth: number;
}

function innermost(
  line: Traced,
  kinds: readonly (readonly AnswerArea[])[],
  marginMm: number,
  depths: ReadonlyMap<string, number>,
): Candidate | undefined {
  const found: Candidate[] = [];
  for (const areas of kinds)
    for (const area of areas) {
      const share = line.shareIn(area, marginMm);
      if (share >= MOSTLY) found.push({ area, share, exact: line.shareIn(area), depth: depths.get(area.areaId) ?? 0 });
    }
  return found.sort((a, b) => b.depth - a.depth || better(line, a, b))[0];
}

/** A line that ends where it began and goes round once, not to and fro: then the box whose centre is nearest to its middle. */
function ringedBox(line: Traced, boxes: readonly AnswerArea[]): Candidate | undefined {
  const { bounds, stroke } = line;
  const size = diagonalOf(bounds);
  const [first, last] = [stroke.points[0], stroke.points.at(-1)];
  if (boxes.length === 0 || !first || !last || size === 0) return undefined;
  const isClosed = Math.hypot(first[0] - last[0], first[1] - last[1]) < RING.gap * size;
  if (!isClosed) return undefined;
  const rounds = strokeLength(stroke) / size;
  if (rounds < RING.shortest || rounds > RING.longest) return undefined;
  const [x, y] = centreOf(bounds);
  return boxes
    .map((box) => ({ box, away: Math.hypot(centreOf(box)[0] - x, centreOf(box)[1] - y) }))
    .filter(({ box, away }) => away < diagonalOf(box) / 2)
    .sort((a, b) => a.away - b.away)
    .map(({ box }) => nearBox(line, box))[0];
}

/** Not larger than three boxes (at least 15 mm), and ink within a millimetre of the box: a mark, not a line of writing. */
function touchedBox(line: Traced, boxes: readonly AnswerArea[]): Candidate | undefined {
  const size = diagonalOf(line.bounds);
  return boxes
    .filter((box) => size <= Math.max(15, 3 * diagonalOf(box)) && line.shareIn(box, BOX_MARGIN_MM) > 0)
    .map((box) => nearBox(line, box))
    .sort((a, b) => better(line, a, b))[0];
}

/** The question beside whose places something was written that lies in no frame. */
function nearestFrame(
  line: Traced,
  places: readonly AnswerArea[],
  frames: readonly AnswerArea[],
): Candidate | undefined {
  const [nearest] = places
    .filter((area) => meet(line.bounds, grown(area, MISSED_MM)))
    .sort((a, b) => line.distanceTo(a) - line.distanceTo(b));
  return ofFrame(line, nearest && frameOf(nearest, frames));
}

const ofFrame = (line: Traced, area: AnswerArea | undefined): Candidate | undefined =>
  area && { area, share: line.shareIn(area), exact: 0, depth: 0 };

const nearBox = (line: Traced, area: AnswerArea): Candidate => ({
  area,
  share: line.shareIn(area, BOX_MARGIN_MM),
  exact: line.shareIn(area),
  depth: 0,
});

const better = (line: Traced, a: Candidate, b: Candidate): number =>
  b.exact - a.exact || b.share - a.share || line.distanceTo(a.area) - line.distanceTo(b.area);

/** How many areas each area lies in, by `beIncludedId`; a circle of references ends where it closes. */
function depthsOf(areas: readonly AnswerArea[]): Map<string, number> {
  const parentOf = new Map(areas.map((area) => [area.areaId, area.beIncludedId]));
  return new Map(
    areas.map((area) => {
      const seen = new Set<string>([area.areaId]);
      let parent = area.beIncludedId;
      while (parent !== null && parentOf.has(parent) && !seen.has(parent)) {
        seen.add(parent);
        parent = parentOf.get(parent) ?? null;
      }
      return [area.areaId, seen.size - 1];
    }),
  );
}
