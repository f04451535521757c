import type { AnswerArea } from '@zhibi/contract/papers';
import type { Ground } from './features.js';
import { AROUND_MM, type Patch, STEP_MM } from './patch.js';

/** From so many boxes of one letter on, most of which are empty, what is common to the lighter of them is what is printed. */
const ENOUGH = 5;
const LIGHTER = 0.3;
/** Of a few boxes most may be marked: of up to so many the lightest sixth is trusted. */
const FEW = { boxes: 14, lighter: 0.15 };

/**
 * What is printed in the boxes of each letter, learned from the page itself: sample by sample the darkness that three in ten boxes of
 * that letter do not reach, spread to its neighbours so that a shift of a tenth of a millimetre leaves nothing behind. Printers, scanners and
 * thresholds change letters; they change those of one page alike.
 * A box under a crease is no example where there are enough others: a strip of it may be hidden.
 * @param isBilevel whether the picture knows black and white only
 * @returns by letter; of rare letters a square in the middle as dark as letters are on this page, and what stands around all of them
 */
export function groundsOf(boxes: readonly Example[], { isBilevel }: { isBilevel: boolean }): Map<string, Ground> {
  const byLetter = new Map<string, Example[]>();
  for (const one of boxes) byLetter.set(letterOf(one.box), [...(byLetter.get(letterOf(one.box)) ?? []), one]);
  const learned = new Map<string, Ground>();
  for (const [letter, examples] of byLetter)
    if (examples.length >= ENOUGH) learned.set(letter, spread(common(flatOf(examples)), examples[0]?.patch));
  const rare = [...byLetter].filter(([letter]) => !learned.has(letter));
  const share = isBilevel ? DARKEST.bilevel : DARKEST.grey;
  const dark = rare.length > 0 ? letterDarkness(flatOf(boxes), share) : 0;
  for (const [letter, examples] of rare) {
    const patches = examples.map(({ patch }) => patch);
    const [patch] = patches;
    if (patch) learned.set(letter, darkerOf(square(patch, dark), beyondRim(patches)));
  }
  return learned;
}

export interface Example {
  box: AnswerArea;
  patch: Patch;
  isCreased?: boolean;
}

function flatOf(examples: readonly Example[]): Patch[] {
  const flat = examples.filter(({ isCreased }) => !isCreased);
  return (flat.length >= ENOUGH ? flat : examples).map(({ patch }) => patch);
}

export const letterOf = ({ option, widthMm, heightMm }: AnswerArea): string => `${option} ${widthMm} ${heightMm}`;

function common(patches: readonly Patch[]): Float32Array {
  const length = patches[0]?.darkness.length ?? 0;
  const here = new Float32Array(patches.length);
  const share = patches.length <= FEW.boxes ? FEW.lighter : LIGHTER;
  const lighter = new Float32Array(length);
  const [first] = patches;
  for (let k = 0; k < length; k++) {
    if (first && isBare(first, k)) continue;
    for (let i = 0; i < patches.length; i++) here[i] = patches[i]?.darkness[k] ?? 0;
    here.sort();
    lighter[k] = here[Math.floor(patches.length * share)] ?? 0;
  }
  return lighter;
}

/** The darkest of nine. */
function spread(
  values: Float32Array,
  { columns, rows }: Patch = { columns: 0, rows: 0, darkness: values, paper: 255 },
): Ground {
  return values.map((_, k) => {
    const [column, row] = [k % columns, Math.floor(k / columns)];
    let most = 0;
    for (let y = Math.max(0, row - 1); y <= Math.min(rows - 1, row + 1); y++)
      for (let x = Math.max(0, column - 1); x <= Math.min(columns - 1, column + 1); x++)
        most = Math.max(most, values[y * columns + x] ?? 0);
    return most;
  });
}

const LETTER_MM = 2.4;

const inLetter = ({ columns, rows }: Patch, k: number): boolean =>
  Math.abs((k % columns) - (columns - 1) / 2) * STEP_MM < LETTER_MM / 2 &&
  Math.abs(Math.floor(k / columns) - (rows - 1) / 2) * STEP_MM < LETTER_MM / 2;

/** Between letter and rim nothing is printed: what many boxes have in common there are rings and fillings of a steady hand. */
const isBare = (patch: Patch, k: number): boolean => {
  const { columns, rows } = patch;
  const beyond = Math.min(
    k % columns,
    Math.floor(k / columns),
    columns - 1 - (k % columns),
    rows - 1 - Math.floor(k / columns),
  );
  return beyond * STEP_MM > AROUND_MM + 0.35 && !inLetter(patch, k);
};

const onRim = ({ columns, rows }: Patch, k: number): boolean => {
  const [x, y] = [k % columns, Math.floor(k / columns)];
  const beyond = Math.min(x, y, columns - 1 - x, rows - 1 - y) * STEP_MM - AROUND_MM;
  return Math.abs(beyond) < 0.3;
};

/** A thin digit covers less than a tenth of its square: in grey its edges count too, in black and white it is black or it is not there. */
const DARKEST = { grey: 0.9, bilevel: 0.97 };

/** The darkest samples of letters of the lighter boxes of a page. */
function letterDarkness(patches: readonly Patch[], share: number): number {
  const each = patches.map((patch) => {
    const inside = [...patch.darkness].filter((_, k) => inLetter(patch, k)).sort((a, b) => a - b);
    return inside[Math.floor(inside.length * share)] ?? 0;
  });
  return each.sort((a, b) => a - b)[Math.floor(each.length * LIGHTER)] ?? 0.4;
}

/** What is printed around a few boxes, brackets say: of two or more what none of them is without, outside their rims, where hardly a mark reaches. */
function beyondRim(patches: readonly Patch[]): Ground {
  const [first] = patches;
  if (!first || patches.length < 2) return new Float32Array(first?.darkness.length ?? 0);
  const shared = first.darkness.map((_, k) =>
    isOutside(first, k) ? Math.min(...patches.map(({ darkness }) => darkness[k] ?? 0)) : 0,
  );
  return spread(shared, first);
}

const isOutside = ({ columns, rows }: Patch, k: number): boolean => {
  const [x, y] = [k % columns, Math.floor(k / columns)];
  return Math.min(x, y, columns - 1 - x, rows - 1 - y) * STEP_MM < AROUND_MM - 0.3;
};

const darkerOf = (one: Ground, other: Ground): Ground => one.map((value, k) => Math.max(value, other[k] ?? 0));

const square = (patch: Patch, dark: number): Ground =>
  patch.darkness.map((_, k) => (inLetter(patch, k) ? dark : onRim(patch, k) ? 0.6 : 0));
