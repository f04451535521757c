import type { PeriodReport } from '@zhibi/contract/analysis/period-report';
import { goal, percentOf } from '../rates.js';
import type { zh } from './text.zh.js';

/** What schools call passed, in percent of the points. */
export const PASSED = 60;

/** A sentence as its word and what stands in it. */
export interface Said {
  says: keyof (typeof zh)['said'];
  with: Readonly<Record<string, string | number>>;
}

const percent = (rate: number) => `${percentOf(rate)}%`;

/** How the lines lie beside each other. @param nameOf what a line is called */
export function saidOfLines(
  { total, lines }: Pick<PeriodReport, 'total' | 'lines'>,
  nameOf: (line: PeriodReport['lines'][number]) => string,
): Said {
  const rated = lines.flatMap((line) =>
    line.figures.rate === null ? [] : [{ name: nameOf(line), rate: line.figures.rate }],
  );
  const sorted = [...rated].sort((a, b) => b.rate - a.rate);
  const [best, worst] = [sorted[0], sorted.at(-1)];
  if (total.rate === null || best === undefined || worst === undefined) return { says: 'none', with: {} };
  const rate = percent(total.rate);
  if (rated.length === 1) return { says: 'one', with: { name: best.name, rate } };
  const of = { rate, best: best.name, worst: worst.name, high: percent(best.rate), low: percent(worst.rate) };
  return { says: percentOf(best.rate) === percentOf(worst.rate) ? 'close' : 'spread', with: of };
}

/** The latest week beside all weeks before it, by their copies. */
export function saidOfWeeks(weeks: PeriodReport['weeks']): Said {
  const rated = weeks.flatMap(({ figures: { rate, marked } }) => (rate === null ? [] : [{ rate, marked }]));
  const last = rated.at(-1);
  if (last === undefined) return { says: 'none', with: {} };
  const before = rated.slice(0, -1);
  const rate = percent(last.rate);
  if (before.length === 0) return { says: 'week', with: { rate } };
  const copies = before.reduce((sum, one) => sum + one.marked, 0);
  const mean = before.reduce((sum, one) => sum + one.rate * one.marked, 0) / copies;
  const points = percentOf(last.rate) - percentOf(mean);
  if (points === 0) return { says: 'steady', with: { rate } };
  return { says: points > 0 ? 'rises' : 'falls', with: { rate, points: Math.abs(points) } };
}

/** Which knowledge points are surely below the goal. */
export function saidOfPoints(points: PeriodReport['points']): Said {
  if (points.length === 0) return { says: 'pointsNone', with: {} };
  const below = points.filter(({ rate }) => rate.high * 100 < goal);
  const [weakest] = below;
  return weakest === undefined
    ? { says: 'pointsFirm', with: { goal } }
    : { says: 'pointsWeak', with: { goal, count: below.length, title: weakest.title } };
}

/** How many questions were not passed. */
export function saidOfQuestions(questions: PeriodReport['questions']): Said {
  if (questions.length === 0) return { says: 'questionsNone', with: {} };
  const hard = questions.filter(({ rate }) => percentOf(rate.rate) < PASSED).length;
  return hard === 0
    ? { says: 'questionsFirm', with: { passed: PASSED } }
    : { says: 'questionsHard', with: { passed: PASSED, count: hard } };
}
