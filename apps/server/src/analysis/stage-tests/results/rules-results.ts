import type { AbsentRule, StageLines } from '@zhibi/contract/analysis/stage-tests';
import { assignedPoints, sumScores } from '@zhibi/grading';
import type { KeptTest, ScoreRow } from '../rules-kept.js';
import { fullInTotal } from '../setting-up/rules-set-up.js';

/** What a student came to in a subject, or in all of them. */
export interface Outcome {
  studentId: string;
  classId: string;
  /** null: counts in no figure. */
  score: number | null;
  absent: boolean;
  /** The points given instead of the score. */
  assigned: number | null;
}

/** A subject of a test, or the total (`subjectId` null), with what everybody came to in it. */
export interface Measured {
  subjectId: number | null;
  fullScore: number;
  lines: StageLines;
  outcomes: Outcome[];
}

export interface Sitting {
  test: Pick<KeptTest, 'subjects' | 'electives' | 'totalLines' | 'absentRule'>;
  entries: readonly { studentId: string; classId: string }[];
  scores: readonly ScoreRow[];
}

/** Everybody who sat the test, in one subject. */
export function subjectOf({ test, entries, scores }: Sitting, subjectId: number): Measured | undefined {
  const subject = test.subjects.find((one) => one.subjectId === subjectId);
  if (subject === undefined) return undefined;
  const own = new Map(scores.filter((one) => one.subjectId === subjectId).map((one) => [one.studentId, one.score]));
  const outcomes = entries.map(({ studentId, classId }) => {
    const mark = own.get(studentId);
    return { studentId, classId, score: counted(mark, test.absentRule), absent: mark === null, assigned: null };
  });
  const { fullScore, lines, assigned } = subject;
  return { subjectId, fullScore, lines, outcomes: assigned ? withPoints(outcomes, assigned.bands) : outcomes };
}

/** undefined: no score of the subject at all; null: absent. */
const counted = (mark: number | null | undefined, rule: AbsentRule): number | null =>
  mark === null ? (rule === 'zero' ? 0 : null) : (mark ?? null);

function withPoints(outcomes: readonly Outcome[], bands: Parameters<typeof assignedPoints>[1]): Outcome[] {
  const sat = outcomes.filter((one) => one.score !== null);
  const points = assignedPoints(
    sat.map(({ score }) => score ?? 0),
    bands,
  );
  const pointsOf = new Map(sat.map(({ studentId }, at) => [studentId, points[at]?.points ?? null]));
  return outcomes.map((one) => ({ ...one, assigned: pointsOf.get(one.studentId) ?? null }));
}

/**
 * The total of the subjects that have scores: assigned points where there are such, else the score. Whoever lacks one of the subjects
 * that all take, or has not as many electives as are taken, has none.
 */
export function totalOf(sitting: Sitting): Measured {
  const { test, entries } = sitting;
  const begun = test.subjects.filter(({ subjectId }) => sitting.scores.some((one) => one.subjectId === subjectId));
  const measured = begun.map((subject) => ({
    subject,
    outcomes: subjectOf(sitting, subject.subjectId)?.outcomes ?? [],
  }));
  const parts = measured.map(({ subject, outcomes }) => ({
    isElective: subject.isElective,
    of: new Map(outcomes.map((one) => [one.studentId, one])),
  }));
  const electives = begun.filter(({ isElective }) => isElective);
  const taken = Math.min(test.electives, electives.length);
  const fullOfElective = electives[0] ? fullInTotal(electives[0]) : 0;
  const fullScore = sumScores(begun.filter(({ isElective }) => !isElective).map(fullInTotal)) + taken * fullOfElective;
  const outcomes = entries.map(({ studentId, classId }): Outcome => {
    const own = parts.map(({ isElective, of }) => ({ isElective, one: of.get(studentId) }));
    const points = own.map(({ isElective, one }) => ({ isElective, value: one?.assigned ?? one?.score ?? null }));
    const there = points.filter(({ value }) => value !== null);
    const isWhole =
      points.length > 0 &&
      points.every(({ isElective, value }) => isElective || value !== null) &&
      there.filter(({ isElective }) => isElective).length === taken;
    const absent = own.some(({ one }) => one?.absent === true);
    return {
      studentId,
      classId,
      absent,
      assigned: null,
      score: isWhole ? sumScores(there.map(({ value }) => value ?? 0)) : null,
    };
  });
  return { subjectId: null, fullScore, lines: test.totalLines, outcomes };
}

export const measuredOf = (sitting: Sitting, subjectId: number | null): Measured | undefined =>
  subjectId === null ? totalOf(sitting) : subjectOf(sitting, subjectId);

/** How those who were entered part: each is counted once, whatever the rule makes of who was absent. */
export function attendanceOf({ outcomes }: Pick<Measured, 'outcomes'>) {
  const absent = outcomes.filter((one) => one.absent).length;
  const sat = outcomes.filter((one) => !one.absent && one.score !== null).length;
  return { entered: outcomes.length, sat, absent, unscored: outcomes.length - sat - absent };
}

/** Those who count, with the score that counts. */
export const satIn = ({ outcomes }: Pick<Measured, 'outcomes'>): (Outcome & { score: number })[] =>
  outcomes.flatMap((one) => (one.score === null ? [] : [{ ...one, score: one.score }]));
