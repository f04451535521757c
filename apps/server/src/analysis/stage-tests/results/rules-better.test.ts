import { usualLines } from '@zhibi/contract/analysis/stage-tests';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { classesOf, wholeOf } from './rules-overview.js';
import { measuredOf, type Sitting, satIn } from './rules-results.js';

const MATHS = 2;
const ENGLISH = 3;
const FULL = 100;

const marks = fc.array(
  fc.record({ maths: fc.integer({ min: 0, max: 200 }), english: fc.integer({ min: 0, max: 200 }), away: fc.boolean() }),
  { minLength: 1, maxLength: 30 },
);

/** Scores come in steps of a half; whoever was away was absent in English. */
function sittingOf(all: readonly { maths: number; english: number; away: boolean }[], absentRule: 'zero' | 'left-out') {
  const subject = (subjectId: number) => ({
    subjectId,
    fullScore: FULL,
    isElective: false,
    lines: usualLines,
    assigned: null,
    homeworkIds: [],
    droppedItemIds: [],
  });
  const test = { subjects: [subject(MATHS), subject(ENGLISH)], electives: 0, totalLines: usualLines, absentRule };
  const sitting: Sitting = {
    test,
    entries: all.map((_, at) => ({ studentId: `s${at}`, classId: `c${at % 2}` })),
    scores: all.flatMap(({ maths, english, away }, at) => [
      { studentId: `s${at}`, subjectId: MATHS, score: maths / 2 },
      { studentId: `s${at}`, subjectId: ENGLISH, score: away ? null : english / 2 },
    ]),
  };
  return sitting;
}

/** Every figure of a class or of all that says how well it went, higher is better. */
function figuresOf(sitting: Sitting, subjectId: number | null): number[] {
  const measured = measuredOf(sitting, subjectId);
  if (measured === undefined) return [];
  const whole = wholeOf(measured);
  const classes = [...classesOf(measured).values()];
  return [whole, ...classes]
    .flatMap(({ mean, median, levels }) => {
      const { excellent, good, pass, low } = levels ?? { excellent: 0, good: 0, pass: 0, low: 0 };
      return [mean ?? 0, median ?? 0, excellent, excellent + good, excellent + good + pass, -low];
    })
    .concat(whole.best ?? 0, whole.worst ?? 0)
    .concat(satIn(measured).map(({ score }) => score));
}

it.each(['zero', 'left-out'] as const)('better answers never lower a figure (who is absent: %s)', (absentRule) => {
  fc.assert(
    fc.property(marks, fc.nat(), fc.integer({ min: 1, max: 200 }), (all, which, more) => {
      const raised = all.map((one, at) =>
        at === which % all.length ? { ...one, maths: Math.min(200, one.maths + more) } : one,
      );
      for (const subjectId of [MATHS, ENGLISH, null]) {
        const before = figuresOf(sittingOf(all, absentRule), subjectId);
        const after = figuresOf(sittingOf(raised, absentRule), subjectId);
        expect(after).toHaveLength(before.length);
        for (const [at, figure] of before.entries()) expect((after[at] ?? 0) + 1e-9).toBeGreaterThanOrEqual(figure);
      }
    }),
  );
});
