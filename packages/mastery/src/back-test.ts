import type { History } from './answer.js';
import { fitModel, foretold } from './fit-model.js';
import { areaUnderCurve, calibrationError, type Judged } from './judge.js';
import type { Model } from './model.js';
import { pointAverage } from './rivals.js';

/** A student with the class that the average is taken of. */
export interface Member {
  group: string;
  history: History;
}

/** How well the next answers were foretold, by the model and by the average of the class on the knowledge point. */
export interface Trial {
  students: number;
  answers: number;
  area: number;
  calibration: number;
  averageArea: number;
  averageCalibration: number;
}

/** Of fewer answers nothing is said; the rates are fitted on so many, which is enough for five numbers. */
const [FEWEST_ANSWERS, MOST_FITTED] = [200, 6_000];
const ROUNDS = 4;
/** The newest fifth of the answers is foretold. */
const LEARNED = 0.8;

/**
 * Fits the model on the answers before a moment and foretells those after it, each paper from what was known before it.
 * Undefined where there are too few answers, or only right or only wrong ones, on either side of the moment.
 */
export function backTest(members: readonly Member[]): { model: Model; trial: Trial } | undefined {
  const times = members.flatMap(({ history }) => history.map(({ at }) => at)).sort((a, b) => a - b);
  const moment = times[Math.floor(times.length * LEARNED)] ?? 0;
  const learned = members.map(({ group, history }) => ({ group, history: history.filter(({ at }) => at < moment) }));
  if (!saysSomething(learned.flatMap(({ history }) => history))) return undefined;
  const model = fitModel(sampled(learned), ROUNDS);
  const averages = new Map(
    [...new Set(learned.map(({ group }) => group))].map((group) => [
      group,
      pointAverage(learned.filter((one) => one.group === group).map(({ history }) => history)),
    ]),
  );
  const [ours, average]: [Judged[], Judged[]] = [[], []];
  let students = 0;
  for (const { group, history } of members) {
    const expected = averages.get(group)?.(history) ?? [];
    const before = ours.length;
    [...foretold(model, history)].forEach(({ answer: { at, share }, chance }, nth) => {
      if (at < moment) return;
      ours.push({ chance, share });
      average.push({ chance: expected[nth] ?? 0.5, share });
    });
    if (ours.length > before) students++;
  }
  if (!saysSomething(ours)) return undefined;
  return {
    model,
    trial: {
      students,
      answers: ours.length,
      area: areaUnderCurve(ours),
      calibration: calibrationError(ours),
      averageArea: areaUnderCurve(average),
      averageCalibration: calibrationError(average),
    },
  };
}

function saysSomething(answers: readonly { share: number }[]): boolean {
  return (
    answers.length >= FEWEST_ANSWERS && answers.some(({ share }) => share > 0) && answers.some(({ share }) => share < 1)
  );
}

/** Whole histories, the first ones, until they hold enough. */
function sampled(members: readonly Member[]): History[] {
  const taken: History[] = [];
  let answers = 0;
  for (const { history } of members) {
    if (answers >= MOST_FITTED) break;
    taken.push(history);
    answers += history.length;
  }
  return taken;
}
