/** Rims across one direction that were printed at one place, and how clearly they lie at each step. */
export interface RimLine {
  atMm: number;
  scores: readonly number[];
  rims: number;
}

export interface RimPath {
  /** For each line, at which step it lies. */
  steps: number[];
  /** Of all rims together, less what its turns cost. */
  score: number;
  /** The line after the crease, where there is one. */
  crease?: number;
}

/** What a rim must gain by it that its neighbour lies a step aside: paper bends, but not at random. */
const TURN = 0.04;
/** Both sides move from the crease or to it: marks hold the far ends of the page. In the middle of all steps nothing has moved. */
const isOpposite = (before: number, after: number, lines: readonly RimLine[]): boolean => {
  const middle = ((lines[0]?.scores.length ?? 1) - 1) / 2;
  return (before - middle) * (after - middle) < 0;
};
/** Sides of a crease lie so many steps apart, 0.45 mm; what lies less apart is bent. */
const APART = 3;

/**
 * Where the lines of a row lie when the paper is bent: each at most a step from the one before, as no sheet is stretched more, and the clearest of all
 * such ways (dynamic programming over lines and steps; Bellman 1957, as in Viterbi's decoding).
 */
export function bentPath(lines: readonly RimLine[]): RimPath {
  return pathBack(forward(lines), lines.length - 1);
}

/**
 * The same with one break, as where the paper was folded: the clearest two ways before it and after it that lie apart, to both sides of where they should. A second fold in a
 * row is not looked for. Undefined where no two ways lie apart.
 */
export function partedPath(lines: readonly RimLine[]): RimPath | undefined {
  const [before, after] = [forward(lines), forward([...lines].reverse())];
  let best: RimPath | undefined;
  for (let crease = 1; crease < lines.length; crease++) {
    const [first, second] = [pathBack(before, crease - 1), pathBack(after, lines.length - 1 - crease)];
    const steps = [...first.steps, ...second.steps.reverse()];
    const [left, right] = [steps[crease - 1] ?? 0, steps[crease] ?? 0];
    const isParted = Math.abs(left - right) >= APART && isOpposite(left, right, lines);
    const score = first.score + second.score;
    if (isParted && (!best || score > best.score)) best = { steps, score, crease };
  }
  return best;
}

interface Reached {
  score: number;
  from: number;
}

/** For each line and step, the best score of a way that ends there, and the step it came from. */
function forward(lines: readonly RimLine[]): Reached[][] {
  const table: Reached[][] = [];
  lines.forEach((line, k) => {
    const [last, previous] = [table[k - 1], lines[k - 1]];
    table.push(
      line.scores.map((score, step) => {
        if (!last || !previous) return { score, from: step };
        const turn = TURN * Math.min(line.rims, previous.rims);
        // Straight on comes first: of two ways as good, the one without a turn.
        const from = [step, step - 1, step + 1]
          .filter((one) => last[one] !== undefined)
          .reduce((a, b) => (cost(last, b, step, turn) > cost(last, a, step, turn) ? b : a));
        return { score: score + cost(last, from, step, turn), from };
      }),
    );
  });
  return table;
}

const cost = (last: readonly Reached[], from: number, step: number, turn: number): number =>
  (last[from]?.score ?? 0) - (from === step ? 0 : turn);

function pathBack(table: readonly Reached[][], end: number): RimPath {
  const ends = table[end] ?? [];
  let step = ends.reduce((a, { score }, k) => (score > (ends[a]?.score ?? 0) ? k : a), ends.length >> 1);
  const score = ends[step]?.score ?? 0;
  const steps: number[] = [];
  for (let k = end; k >= 0; k--) {
    steps.push(step);
    step = table[k]?.[step]?.from ?? step;
  }
  return { steps: steps.reverse(), score };
}
