import { GOAL } from '@zhibi/contract/analysis/recommend';

/** An answer that was scored: by whom, in which homework, about what, the share of its points that it won, and how many days ago. */
export interface Scored {
  studentId: string;
  homeworkId: string;
  knowledgeIds: readonly string[];
  rate: number;
  daysAgo: number;
}

/** How well a knowledge point is mastered, 0..1, between where it lies with 90 %, and from how many answers that is known. */
export interface Mastery {
  mastery: number;
  from: number;
  to: number;
  answers: number;
  /** Who wins less than what passes. */
  weakStudentIds: string[];
}

/** An answer counts half as much after so many days. */
export const HALF_LIFE_DAYS = 42;
/** Before anything is known a point is taken to be as the others are, with the weight of so many answers. */
const PRIOR_ANSWERS = 2;
const USUAL = 0.65;
export const PASSED = 0.6;
export const Z90 = 1.645;
/** An exam is felt by half of its greatest urgency so many days before. */
const HALF_URGENT_DAYS = 14;

/** Knowledge point → mastery of these students, newer answers counting more. */
export function masteryOf(answers: readonly Scored[]): Map<string, Mastery> {
  const usual = average(answers, USUAL);
  const byPoint = new Map<string, Scored[]>();
  for (const one of answers)
    for (const id of new Set(one.knowledgeIds)) byPoint.set(id, [...(byPoint.get(id) ?? []), one]);
  return new Map([...byPoint].map(([id, own]) => [id, ofPoint(own, usual)]));
}

function ofPoint(answers: readonly Scored[], usual: number): Mastery {
  const mastery = average(answers, usual);
  const reach = Z90 * Math.sqrt((mastery * (1 - mastery)) / (weightOf(answers) + PRIOR_ANSWERS));
  const students = [...new Set(answers.map(({ studentId }) => studentId))];
  return {
    mastery,
    from: Math.max(0, mastery - reach),
    to: Math.min(1, mastery + reach),
    answers: answers.length,
    weakStudentIds: students.filter((id) => plainRate(answers.filter((one) => one.studentId === id)) < PASSED),
  };
}

const plainRate = (answers: readonly Scored[]) => answers.reduce((sum, { rate }) => sum + rate, 0) / answers.length;
const weight = ({ daysAgo }: Scored) => 0.5 ** (Math.max(0, daysAgo) / HALF_LIFE_DAYS);
const weightOf = (answers: readonly Scored[]) => answers.reduce((sum, one) => sum + weight(one), 0);
const average = (answers: readonly Scored[], usual: number) =>
  (answers.reduce((sum, one) => sum + weight(one) * one.rate, 0) + PRIOR_ANSWERS * usual) /
  (weightOf(answers) + PRIOR_ANSWERS);

/** From 1, no exam in sight, to 2 on its day. */
export const urgencyOf = (daysToExam: number | null): number =>
  daysToExam === null ? 1 : 1 + HALF_URGENT_DAYS / (HALF_URGENT_DAYS + Math.max(0, daysToExam));

/** A point that is mastered to the goal is needed so much less: what is weak comes first. */
const AT_GOAL = 0.1;
/** A point that a set was given for lately is needed so much less, until its answers say how it went. */
const UNDER_WAY = 0.2;

/** What is left to learn of a point × its share of the curriculum × how near the exam is; less where it is at its goal or under way. */
export const needOf = (
  { mastery, share, isUnderWay = false }: { mastery: number; share: number; isUnderWay?: boolean },
  daysToExam: number | null,
): number =>
  (1 - mastery) * share * urgencyOf(daysToExam) * (mastery < GOAL ? 1 : AT_GOAL) * (isUnderWay ? UNDER_WAY : 1);

/** A set that nobody answered says nothing any more after so long. */
const UNDER_WAY_DAYS = 14;
const DAY_MS = 86_400_000;

/** The points of sets that were given lately, of whose homework no answer has been scored yet. */
export function underWayOf(
  given: readonly { knowledgeId: string; homework: { homeworkId: string } | null; startAt: Date | null }[],
  answers: readonly Scored[],
  now: Date,
): Set<string> {
  const scored = new Set(answers.map(({ homeworkId }) => homeworkId));
  const open = given.filter(
    ({ homework, startAt }) =>
      homework !== null &&
      startAt !== null &&
      !scored.has(homework.homeworkId) &&
      now.getTime() - startAt.getTime() < UNDER_WAY_DAYS * DAY_MS,
  );
  return new Set(open.map(({ knowledgeId }) => knowledgeId));
}
