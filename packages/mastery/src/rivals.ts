import type { History } from './answer.js';

/** What a rival expects before each answer of a history. */
export type Rival = (history: History) => number[];

/** How many of the answers of others on the knowledge point were right. */
export function pointAverage(learned: readonly History[]): Rival {
  const counts = new Map<string, { right: number; all: number }>();
  for (const { point, share } of learned.flat()) {
    const count = counts.get(point) ?? { right: 1, all: 2 };
    counts.set(point, { right: count.right + share, all: count.all + 1 });
  }
  return (history) =>
    history.map(({ point }) => {
      const { right, all } = counts.get(point) ?? { right: 1, all: 2 };
      return right / all;
    });
}

/** How many of the student's own answers were right until now; two answers of the average student stand before them. */
export function studentAverage(learned: readonly History[]): Rival {
  const answers = learned.flat();
  const usual = (answers.reduce((sum, { share }) => sum + share, 0) + 1) / (answers.length + 2);
  return (history) => {
    let right = 2 * usual;
    return history.map(({ share }, before) => {
      const chance = right / (before + 2);
      right += share;
      return chance;
    });
  };
}

interface Trace {
  known: number;
  learns: number;
  slips: number;
  guesses: number;
}
const grid: Trace[] = [0.1, 0.3, 0.5, 0.7, 0.9].flatMap((known) =>
  [0.01, 0.05, 0.1, 0.2, 0.35].flatMap((learns) =>
    [0.05, 0.1, 0.2, 0.3].flatMap((slips) =>
      [0.1, 0.2, 0.3, 0.4].map((guesses) => ({ known, learns, slips, guesses })),
    ),
  ),
);

/** Tracing knows right and wrong alone. */
const isRight = (share: number): boolean => share >= 0.5;

/** Bayesian knowledge tracing (Corbett & Anderson 1995), the likeliest of a grid of parameters for each knowledge point. */
export function bayesianTracing(learned: readonly History[]): Rival {
  const runs = new Map<string, boolean[][]>();
  for (const history of learned) {
    const ofStudent = new Map<string, boolean[]>();
    for (const { point, share } of history) ofStudent.set(point, [...(ofStudent.get(point) ?? []), isRight(share)]);
    for (const [point, run] of ofStudent) runs.set(point, [...(runs.get(point) ?? []), run]);
  }
  const traceOf = new Map([...runs].map(([point, ofPoint]) => [point, likeliest(ofPoint)]));
  return (history) => {
    const known = new Map<string, number>();
    return history.map(({ point, share }) => {
      const trace = traceOf.get(point) ?? { known: 0.5, learns: 0.1, slips: 0.1, guesses: 0.2 };
      const { chance, next } = traced(trace, known.get(point) ?? trace.known, isRight(share));
      known.set(point, next);
      return chance;
    });
  };
}

function likeliest(runs: readonly boolean[][]): Trace {
  let best = {
    trace: grid[0] ?? { known: 0.5, learns: 0.1, slips: 0.1, guesses: 0.2 },
    loss: Number.POSITIVE_INFINITY,
  };
  for (const trace of grid) {
    let loss = 0;
    for (const run of runs) {
      let known = trace.known;
      for (const wasRight of run) {
        const { chance, next } = traced(trace, known, wasRight);
        loss -= Math.log(wasRight ? chance : 1 - chance);
        known = next;
      }
    }
    if (loss < best.loss) best = { trace, loss };
  }
  return best.trace;
}

function traced({ learns, slips, guesses }: Trace, known: number, wasRight: boolean) {
  const chance = known * (1 - slips) + (1 - known) * guesses;
  const stillKnown = wasRight ? (known * (1 - slips)) / chance : (known * slips) / (1 - chance);
  return { chance, next: stillKnown + (1 - stillKnown) * learns };
}
