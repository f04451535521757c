import type { Answer, History } from './answer.js';
import { calibrationOf, uncalibrated } from './calibrate.js';
import { afterAnswer, type Belief, estimate, type Model, newcomer } from './model.js';

type Rates = Omit<Model, 'difficultyOf'>;
/** Where fitting begins, by days: half of what is known of a point is gone after ten weeks. */
export const usual: Rates = {
  studentVariance: 0.5,
  pointVariance: 1,
  studentRate: 0.003,
  pointRate: 0.01,
  gain: 0.03,
  usualDifficulty: 0,
  ...uncalibrated,
};
const names = ['studentVariance', 'pointVariance', 'studentRate', 'pointRate', 'gain'] as const;

/**
 * The model under which what was answered next is likeliest: one coordinate after the other is made greater or smaller
 * by a factor that shrinks where it gains nothing more, and the difficulties follow by Newton's step. At last what it expects is calibrated
 * by what came.
 */
export function fitModel(histories: readonly History[], rounds = 8): Model {
  let best = withDifficulties({ ...usual, difficultyOf: new Map() }, histories);
  let loss = lossOf(best, histories);
  for (let round = 0, factor = 2; round < rounds; round++) {
    const before = loss;
    for (const name of names) {
      for (const by of [factor, 1 / factor]) {
        const tried = { ...best, [name]: best[name] * by };
        const triedLoss = lossOf(tried, histories);
        if (triedLoss < loss) {
          best = tried;
          loss = triedLoss;
          break;
        }
      }
    }
    best = withDifficulties(best, histories);
    loss = lossOf(best, histories);
    if (before - loss < before / 10_000) factor = Math.sqrt(factor);
  }
  return { ...best, ...calibrationOf(histories.flatMap((history) => expectedOf(best, history))) };
}

const expectedOf = (model: Model, history: History) =>
  [...foretold(model, history)].map(({ answer: { share }, chance }) => ({ chance, share }));

/** What the model expected of each answer of a student before anything of the same moment was known: a paper comes as a whole. */
export function* foretold(model: Model, history: History): Generator<{ answer: Answer; chance: number }> {
  let [before, belief]: [Belief, Belief] = [newcomer, newcomer];
  let at: number | undefined;
  for (const answer of history) {
    if (answer.at !== at) before = belief;
    at = answer.at;
    yield { answer, chance: estimate(model, before, answer).chance };
    belief = afterAnswer(model, belief, answer);
  }
}

function lossOf(model: Model, histories: readonly History[]): number {
  let loss = 0;
  for (const history of histories)
    for (const { answer, chance } of foretold(model, history))
      loss -= answer.share * Math.log(chance) + (1 - answer.share) * Math.log(1 - chance);
  return loss;
}

/**
 * The same model with the difficulties that these answers speak for, by Newton's step: first all together, then each. One heard of seldom
 * stays near the usual, as if one answer more had said so; of one never heard of the usual is expected.
 */
export function withDifficulties(model: Model, histories: readonly History[]): Model {
  let fitted = model;
  for (let step = 0; step < 4; step++) {
    fitted = shifted(fitted, histories);
    const { usualDifficulty } = fitted;
    const difficultyOf = new Map<string, number>();
    for (const [item, { slope, information }] of slopesOf(fitted, histories)) {
      const old = fitted.difficultyOf.get(item) ?? usualDifficulty;
      difficultyOf.set(item, old + (slope - (old - usualDifficulty)) / (information + 1));
    }
    fitted = { ...fitted, difficultyOf };
  }
  return fitted;
}

/** All difficulties greater or smaller by what all answers together speak for. */
function shifted(model: Model, histories: readonly History[]): Model {
  let [slope, information] = [0, 1];
  for (const sum of slopesOf(model, histories).values()) {
    slope += sum.slope;
    information += sum.information;
  }
  const by = slope / information;
  const difficultyOf = new Map([...model.difficultyOf].map(([item, difficulty]) => [item, difficulty + by]));
  return { ...model, difficultyOf, usualDifficulty: model.usualDifficulty + by };
}

/** Item → by how much more was expected than came, and how much the answers say of it. */
function slopesOf(model: Model, histories: readonly History[]): Map<string, { slope: number; information: number }> {
  const sums = new Map<string, { slope: number; information: number }>();
  for (const history of histories)
    for (const { answer, chance } of foretold(model, history)) {
      const sum = sums.get(answer.item) ?? { slope: 0, information: 0 };
      sum.slope += chance - answer.share;
      sum.information += chance * (1 - chance);
      sums.set(answer.item, sum);
    }
  return sums;
}
