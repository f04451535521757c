import type { AnswerArea } from '@zhibi/contract/papers';
import { INSET_MM } from './lines.js';
import { AROUND_MM, type Bend, type Patch, STEP_MM } from './patch.js';

/** A crease this much darker than the paper around it is seen. */
export const SEEN = 0.06;
/** What lies so far beyond a rim, in mm, is no rim any more. */
const CLEAR_OF_RIM_MM = 0.3;
/** Ink, as in `inkShares`. */
const INKED = 0.25;

/** Where the first rim of a box across a direction lies, before the crease, and where its second, in mm. */
export interface Parted {
  across: 'x' | 'y';
  before: number;
  after: number;
}

/** A box under a crease: where the crease is seen, and how its sides lie, in mm from where the middle of the box was looked for. */
export interface PartedBox extends Parted {
  creaseMm: number;
  /** Darkness of the bare paper at each sample across: the crease itself, and the side that lies in its shadow. */
  paper: Float32Array;
}

/**
 * Finds the crease that runs through a box whose rims lie apart. Rims alone do not tell where between them it runs: the bare paper on both ends of the box
 * does, which is darker there. Undefined where no crease is seen: two witnesses are asked for, and then the box is read as it lies.
 * @param patch taken where the frame puts the box, moved along the crease only
 */
export function creaseIn({ box, patch }: { box: AnswerArea; patch: Patch }, parted: Parted): PartedBox | undefined {
  const half = (parted.across === 'x' ? box.widthMm : box.heightMm) / 2 - INSET_MM;
  return creaseOn(barePaper(patch, parted.across), parted, half);
}

/**
 * The crease on bare paper, where one is seen.
 * @param reachMm how far from the middle of the box it is looked for, beside what its sides have moved
 */
export function creaseOn(paper: Float32Array, parted: Parted, reachMm: number): PartedBox | undefined {
  const { before, after } = parted;
  const middle = (paper.length - 1) / 2;
  const first = Math.max(0, Math.ceil(middle + (before - reachMm) / STEP_MM));
  const last = Math.min(paper.length - 1, Math.floor(middle + (after + reachMm) / STEP_MM));
  let darkest = first;
  for (let k = first; k <= last; k++) if ((paper[k] ?? 0) > (paper[darkest] ?? 0)) darkest = k;
  if ((paper[darkest] ?? 0) <= SEEN) return undefined;
  const inside = paper.slice(first, last + 1).sort();
  const isSeen = (paper[darkest] ?? 0) - (inside[inside.length >> 1] ?? 0) > SEEN;
  return isSeen ? { ...parted, paper, creaseMm: (darkest - middle) * STEP_MM } : undefined;
}

/**
 * Where what was printed at a place of the box is seen: before the crease as its first rim lies, behind it as its second. A strip that stands up
 * in the crease is not seen: for it stands what is seen at its edge.
 */
export const bendAt =
  ({ creaseMm, before, after }: PartedBox): Bend =>
  (mm) =>
    mm < creaseMm - (before + after) / 2 ? Math.min(mm + before, creaseMm) : Math.max(mm + after, creaseMm);

/** The patch without the shade of the crease: that is no ink. */
export function withoutShade(patch: Patch, parted: PartedBox): Patch {
  const { columns, darkness } = patch;
  const bend = bendAt(parted);
  const length = parted.across === 'x' ? columns : patch.rows;
  const shade = Float32Array.from({ length }, (_, k) =>
    paperAt(parted.paper, bend((k - (length - 1) / 2) * STEP_MM) / STEP_MM + (parted.paper.length - 1) / 2),
  );
  return {
    ...patch,
    darkness: darkness.map(
      (dark, k) => dark - (shade[parted.across === 'x' ? k % columns : Math.floor(k / columns)] ?? 0),
    ),
  };
}

/**
 * Share of the inside of a box that is inked where its sides lie apart, in what is taken for neither of them. It may be an answer: nothing that is
 * seen of a box is left out of what is judged.
 * @param whole the patch of `creaseIn`
 * @param ground what is printed in the box
 */
export function inkLeftOut(
  { box, patch: whole, ground }: { box: AnswerArea; patch: Patch; ground: Float32Array },
  { across, before, after, creaseMm, paper }: PartedBox,
): number {
  const [columns, rows] = [whole.columns, whole.rows];
  const isAcross = across === 'x';
  const [length, depth] = isAcross ? [columns, rows] : [rows, columns];
  const margin = Math.ceil((AROUND_MM + INSET_MM) / STEP_MM);
  const seam = creaseMm - (before + after) / 2;
  let inked = 0;
  for (let k = 0; k < length; k++) {
    const mm = (k - (length - 1) / 2) * STEP_MM;
    if (mm < seam + before || mm >= seam + after) continue;
    for (let j = margin; j < depth - margin; j++) {
      const at = (step: number) => (isAcross ? j * columns + step : step * columns + j);
      const printed = [before, after].map((side) => ground[at(clamped(Math.round(k - side / STEP_MM), length))] ?? 0);
      const ink = (whole.darkness[at(k)] ?? 0) - (paper[k] ?? 0) - Math.max(...printed);
      if (ink > INKED) inked++;
    }
  }
  const inside = ((box.widthMm - 2 * INSET_MM) * (box.heightMm - 2 * INSET_MM)) / STEP_MM ** 2;
  return inked / inside;
}

const clamped = (step: number, length: number) => Math.min(length - 1, Math.max(0, step));

const paperAt = (paper: Float32Array, at: number): number => {
  const low = clamped(Math.floor(at), paper.length);
  const part = Math.min(1, Math.max(0, at - low));
  return (paper[low] ?? 0) * (1 - part) + (paper[clamped(low + 1, paper.length)] ?? 0) * part;
};

/** Sample by sample across, how dark the paper is on that end of the box where it is lighter: a stroke that leaves the box does so on one end. */
export function barePaper({ columns, rows, darkness }: Patch, across: 'x' | 'y'): Float32Array {
  const [length, depth] = across === 'x' ? [columns, rows] : [rows, columns];
  const end = Math.floor((AROUND_MM - CLEAR_OF_RIM_MM) / STEP_MM);
  const mean = (k: number, from: number) => {
    let sum = 0;
    for (let j = from; j < from + end; j++) sum += darkness[across === 'x' ? j * columns + k : k * columns + j] ?? 0;
    return sum / end;
  };
  return Float32Array.from({ length }, (_, k) => Math.max(0, Math.min(mean(k, 0), mean(k, depth - end))));
}
