import type { AnswerArea } from '@zhibi/contract/papers';
import { type BoxSide, bestShift, mmOfStep, type RimPlace, rimScores, sidesOf } from './find-rims.js';
import { creaseIn, type Parted } from './parted-box.js';
import type { Patch } from './patch.js';
import { bentPath, partedPath, type RimLine, type RimPath } from './rim-path.js';

export interface Taken {
  box: AnswerArea;
  patch: Patch;
}

/** Where a box of a row lies; where it is parted, its first rim across that direction and its second lie `before` and `after`, in mm. */
export interface BoxPlace extends RimPlace {
  parted?: Parted;
}

/** More than the clearest single rim can gain by a bend or a crease: one dark stroke beside a box is not a fold. */
const GAIN = 0.35;
/** Where the crease is seen as well, in a box that it parts, what a single rim gains is enough; where it is not, none is parted. */
const GAIN_SEEN = 0.12;
/** Lines of one place may differ so much in a geometry record, in mm. */
const SAME_MM = 0.8;
/** What bends less, in steps of 0.15 mm, is one place: what is printed is spread by as much. */
const BENT = 2;

/**
 * Where the boxes of a row lie, one by one. As a rule all lie alike (`findRims`), and then that is what is told, to the bit. Where the paper is bent or
 * was folded through the row, the rims say so: along each direction they follow a way that turns slowly and breaks at most once, and
 * more than one rim is clearer there.
 */
export function placesOfRow(taken: readonly Taken[]): { rim: RimPlace; places: BoxPlace[] } {
  const [sidesX, sidesY] = [sidesOf(taken, 'x'), sidesOf(taken, 'y')];
  const [straightX, straightY] = [bestShift(sidesX), bestShift(sidesY)];
  const rim = { shift: { x: straightX.mm, y: straightY.mm }, clear: Math.min(straightX.clear, straightY.clear) };
  const [x, y] = [bendOf(taken, sidesX, 'x'), bendOf(taken, sidesY, 'y')];
  if (!x && !y) return { rim, places: taken.map(() => rim) };
  const clear = Math.min((x ?? straightX).clear, (y ?? straightY).clear);
  const places = taken.map(({ box }): BoxPlace => {
    const [acrossX, acrossY] = [x?.of(box), y?.of(box)];
    const shift = { x: acrossX?.mm ?? rim.shift.x, y: acrossY?.mm ?? rim.shift.y };
    const parted = [acrossX?.parted, acrossY?.parted].flatMap((one) => one ?? []);
    // Of two folds that cross in one box nothing is known: it is read as it lies.
    return { shift, clear, ...(parted.length === 1 ? { parted: parted[0] } : {}) };
  });
  return { rim, places };
}

interface RowBend {
  clear: number;
  of: (box: AnswerArea) => { mm: number; parted?: Parted };
}

function bendOf(taken: readonly Taken[], sides: readonly BoxSide[], across: 'x' | 'y'): RowBend | undefined {
  const lines = linesOf(taken, sides, across);
  const path = wayOf(lines, (parted) => witnessOf(taken, bendBy(lines, parted, across)));
  if (!path) return undefined;
  const rims = lines.reduce((sum, line) => sum + line.rims, 0);
  const clear = lines.reduce((sum, { scores }, k) => sum + (scores[path.steps[k] ?? 0] ?? 0), 0) / rims;
  return { clear, of: bendBy(lines, path, across) };
}

/** How a box lies whose rims follow the way. */
function bendBy(lines: readonly RimLine[], { steps, crease }: RimPath, across: 'x' | 'y'): RowBend['of'] {
  const lineAt = (atMm: number) => lines.findLastIndex((line) => line.atMm <= atMm + 1e-6);
  return (box) => {
    const [first, second] = edgesOf(box, across).map(lineAt);
    const [before = 0, after = 0] = [first, second].map((line) => mmOfStep(steps[line ?? 0] ?? 0));
    const isParted = crease !== undefined && (first ?? 0) < crease && (second ?? 0) >= crease;
    const mm = (before + after) / 2;
    return isParted ? { mm, parted: { across, before, after } } : { mm };
  };
}

/** Whether a crease runs between boxes, is seen in a box that it parts, or parts boxes and is seen in none. */
function witnessOf(taken: readonly Taken[], of: RowBend['of']): 'between' | 'seen' | 'unseen' {
  const seen = taken.flatMap((one) => {
    const { parted } = of(one.box);
    return parted ? creaseIn(one, parted) !== undefined : [];
  });
  return seen.length === 0 ? 'between' : seen.some(Boolean) ? 'seen' : 'unseen';
}

/** Which way the rims tell; undefined where all lie at one step, or nearly so. */
function wayOf(
  lines: readonly RimLine[],
  witness: (parted: RimPath) => 'between' | 'seen' | 'unseen',
): RimPath | undefined {
  const one = straightScore(lines);
  // No way is clearer than all lines where each of them is clearest: as a rule nothing need be looked for.
  if (lines.reduce((sum, { scores }) => sum + Math.max(...scores), 0) - one <= GAIN_SEEN) return undefined;
  const [bent, parted] = [bentPath(lines), partedPath(lines)];
  const gain = parted ? parted.score - Math.max(bent.score, one) : 0;
  if (parted && gain > GAIN_SEEN) {
    const witnessed = witness(parted);
    if (witnessed === 'seen' || (witnessed === 'between' && gain > GAIN)) return parted;
  }
  const isBent = Math.max(...bent.steps) - Math.min(...bent.steps) >= BENT;
  return isBent && bent.score > one + GAIN ? bent : undefined;
}

const straightScore = (lines: readonly RimLine[]): number =>
  Math.max(
    ...(lines[0]?.scores ?? [0]).map((_, step) => lines.reduce((sum, line) => sum + (line.scores[step] ?? 0), 0)),
  );

function linesOf(taken: readonly Taken[], sides: readonly BoxSide[], across: 'x' | 'y'): RimLine[] {
  const rims = sides
    .flatMap((side, k) => {
      const box = taken[k]?.box;
      if (!box) return [];
      const [first, second] = edgesOf(box, across);
      const [before, after] = rimScores(side);
      return [
        { atMm: first, scores: before },
        { atMm: second, scores: after },
      ];
    })
    .sort((a, b) => a.atMm - b.atMm);
  const lines: RimLine[] = [];
  for (const { atMm, scores } of rims) {
    const last = lines.at(-1);
    if (last && atMm - last.atMm < SAME_MM)
      lines[lines.length - 1] = {
        ...last,
        scores: last.scores.map((score, k) => score + (scores[k] ?? 0)),
        rims: last.rims + 1,
      };
    else lines.push({ atMm, scores, rims: 1 });
  }
  return lines;
}

const edgesOf = ({ xMm, yMm, widthMm, heightMm }: AnswerArea, across: 'x' | 'y'): [number, number] =>
  across === 'x' ? [xMm, xMm + widthMm] : [yMm, yMm + heightMm];
