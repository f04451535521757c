import {
  FEWEST_COMPARED,
  type StageClass,
  type StageLevel,
  type StageOverview,
} from '@zhibi/contract/analysis/stage-tests';
import { type Box, boxOf, cutsOf, deviation, distribution, levelsOf, mean, median, valueAdded } from '@zhibi/grading';
import { attendanceOf, type Measured, type Outcome, satIn } from './rules-results.js';

type Levels = Record<StageLevel, number>;
const STEPS = [10, 20, 30, 40, 50, 60, 70, 80, 90];

const countLevels = (levels: readonly StageLevel[]): Levels => {
  const of = (level: StageLevel) => levels.filter((one) => one === level).length;
  return { excellent: of('excellent'), good: of('good'), pass: of('pass'), fail: of('fail'), low: of('low') };
};

/** How many reached each line: those of a level have reached all lines below it. */
const atLines = ({ excellent, good, pass }: Levels) => ({
  excellent,
  good: excellent + good,
  pass: excellent + good + pass,
});

/** The plain figures of all who count. */
export function wholeOf(measured: Measured) {
  const scores = satIn(measured).map(({ score }) => score);
  const { fullScore, lines } = measured;
  return {
    fullScore,
    lines,
    cuts: cutsOf(scores, fullScore, lines),
    ...attendanceOf(measured),
    mean: mean(scores) ?? null,
    median: median(scores) ?? null,
    deviation: deviation(scores) ?? null,
    best: scores.length === 0 ? null : Math.max(...scores),
    worst: scores.length === 0 ? null : Math.min(...scores),
    levels: countLevels(levelsOf(scores, fullScore, lines)),
    bins: fullScore === 0 ? [] : distribution(scores, fullScore, STEPS),
  };
}

/** Student → level, of all who sat. */
export function levelByStudent(measured: Measured): Map<string, StageLevel> {
  const sat = satIn(measured);
  const levels = levelsOf(
    sat.map(({ score }) => score),
    measured.fullScore,
    measured.lines,
  );
  return new Map(sat.flatMap(({ studentId }, at) => (levels[at] ? [[studentId, levels[at]]] : [])));
}

type ClassFigures = Pick<
  StageClass,
  'entered' | 'sat' | 'absent' | 'unscored' | 'mean' | 'median' | 'deviation' | 'levels' | 'contribution'
> & { box: Box | null };

/**
 * The figures of each class. The contribution to a line is the class's share of those who reached it over its share of those who sat:
 * 1 is as many as its size lets expect. Classes under ten are not compared.
 */
export function classesOf(measured: Measured): Map<string, ClassFigures> {
  const levelOf = levelByStudent(measured);
  const all = atLines(countLevels([...levelOf.values()]));
  const byClass = new Map<string, Outcome[]>();
  for (const one of measured.outcomes) byClass.set(one.classId, [...(byClass.get(one.classId) ?? []), one]);
  return new Map(
    [...byClass].map(([classId, outcomes]) => {
      const scores = satIn({ outcomes }).map(({ score }) => score);
      const levels = countLevels(outcomes.flatMap(({ studentId }) => levelOf.get(studentId) ?? []));
      const own = atLines(levels);
      const share = (line: keyof typeof own) =>
        all[line] === 0 ? null : own[line] / all[line] / (scores.length / levelOf.size);
      const isCompared = scores.length >= FEWEST_COMPARED;
      const figures: ClassFigures = {
        ...attendanceOf({ outcomes }),
        mean: mean(scores) ?? null,
        median: median(scores) ?? null,
        deviation: deviation(scores) ?? null,
        box: boxOf(scores) ?? null,
        levels,
        contribution: isCompared ? { excellent: share('excellent'), good: share('good'), pass: share('pass') } : null,
      };
      return [classId, figures];
    }),
  );
}

type AddedOfClass = NonNullable<StageClass['added']>;

/** What each class added beyond its start; students without a start are left out, classes under ten are not told of. */
export function addedSince(
  now: Measured,
  start: Measured,
): { slope: number; counted: number; leftOut: number; byClass: Map<string, AddedOfClass> } | undefined {
  const startOf = new Map(satIn(start).map(({ studentId, score }) => [studentId, score]));
  const sat = satIn(now);
  const grown = sat.flatMap(({ studentId, classId, score }) => {
    const before = startOf.get(studentId);
    return before === undefined ? [] : [{ group: classId, start: before, score }];
  });
  const result = valueAdded(grown);
  if (result === undefined) return undefined;
  const byClass = new Map(
    result.groups
      .filter(({ students }) => students >= FEWEST_COMPARED)
      .map(({ group, students, raw, mean: added, low, high }): [string, AddedOfClass] => {
        const verdict = low > 0 ? 'above' : high < 0 ? 'below' : 'unclear';
        return [group, { students, raw, mean: added, low, high, verdict }];
      }),
  );
  return { slope: result.slope, counted: grown.length, leftOut: sat.length - grown.length, byClass };
}

/** Of those who reached the good line of the total: how many reached it in a subject too. */
export function carriedBy(
  total: Measured,
  subjects: readonly (Measured & { subjectId: number })[],
): Omit<StageOverview['carried'][number], 'subjectName'>[] {
  const reached = (measured: Measured) =>
    new Set(
      [...levelByStudent(measured)].flatMap(([id, level]) => (level === 'excellent' || level === 'good' ? [id] : [])),
    );
  const above = reached(total);
  return subjects.map((subject) => {
    const both = [...reached(subject)].filter((id) => above.has(id)).length;
    return {
      subjectId: subject.subjectId,
      above: above.size,
      both,
      share: above.size === 0 ? null : both / above.size,
    };
  });
}
