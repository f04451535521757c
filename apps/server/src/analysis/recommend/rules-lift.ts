import type { Change, Lift } from '@zhibi/contract/analysis/recommend';
import type { Scored } from './rules-need.js';

/** A set that was done as a homework, so many days ago. */
export interface Done {
  homeworkId: string;
  knowledgeId: string;
  daysAgo: number;
}

/** Fewer on one side say nothing. */
export const FEWEST_STUDENTS = 5;
const Z90 = 1.645;

/**
 * Who did the set beside who did not: by how much of the points about its knowledge they win more afterwards than before, each
 * student compared with the own past (a difference of means with its 90 % interval by the normal distribution; nobody was drawn by
 * lot, so it shows and does not prove). Undefined while either side is too small.
 */
export function liftOf(answers: readonly Scored[], done: Done): Omit<Lift, 'point'> | undefined {
  const about = answers.filter(({ knowledgeIds }) => knowledgeIds.includes(done.knowledgeId));
  const doers = new Set(answers.filter((one) => one.homeworkId === done.homeworkId).map(({ studentId }) => studentId));
  const students = [...new Set(about.map(({ studentId }) => studentId))];
  const changes = students.flatMap((studentId) => {
    const own = about.filter((one) => one.studentId === studentId && one.homeworkId !== done.homeworkId);
    const before = meanOf(own.filter(({ daysAgo }) => daysAgo > done.daysAgo));
    const after = meanOf(own.filter(({ daysAgo }) => daysAgo < done.daysAgo));
    return before === undefined || after === undefined ? [] : [{ studentId, change: after - before }];
  });
  const of = (isDoer: boolean) =>
    changeOf(changes.filter(({ studentId }) => doers.has(studentId) === isDoer).map(({ change }) => change));
  const [did, others] = [of(true), of(false)];
  return did === undefined || others === undefined ? undefined : { did, others };
}

const meanOf = (answers: readonly Scored[]): number | undefined =>
  answers.length === 0 ? undefined : answers.reduce((sum, { rate }) => sum + rate, 0) / answers.length;

function changeOf(changes: readonly number[]): Change | undefined {
  const students = changes.length;
  if (students < FEWEST_STUDENTS) return undefined;
  const change = changes.reduce((sum, one) => sum + one, 0) / students;
  const variance = changes.reduce((sum, one) => sum + (one - change) ** 2, 0) / (students - 1);
  const reach = Z90 * Math.sqrt(variance / students);
  return { students, change, from: change - reach, to: change + reach };
}
