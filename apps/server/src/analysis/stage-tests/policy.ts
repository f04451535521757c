import type { RankShown } from '@zhibi/contract/analysis/stage-tests';
import type { Actor } from '@zhibi/contract/session';
import { isLeader, mayTeach } from '../../people/index.js';
import type { KeptTest } from './rules-kept.js';

type OfTest = Pick<KeptTest, 'state' | 'publishAt' | 'classes' | 'ranks'>;

const isOperator = ({ role }: Actor): boolean => role === 'ZHIBI_SRE' || role === 'ZHIBI_SRE_SYS';

/** Who sets tests up and brings their scores: the leaders of a school, and operations acting for the one they have chosen. */
export const maySetUp = (actor: Actor): boolean => actor.schoolId !== '' && (isLeader(actor) || isOperator(actor));

/** Results are there for others than those who set it up once it is published and its time has come. */
export const isOut = ({ state, publishAt }: Pick<OfTest, 'state' | 'publishAt'>, now: Date): boolean =>
  state !== 'draft' && publishAt <= now;

/** Who reads what came out: leaders at any time, then the teachers of its classes and the officer who has chosen the school. */
export function mayReadResults(actor: Actor, test: OfTest, now: Date): boolean {
  if (actor.schoolId === '') return false;
  if (isLeader(actor)) return true;
  if (!isOut(test, now)) return false;
  return (
    actor.role === 'REGION' ||
    (actor.role === 'TEACHER' && test.classes.some(({ classId }) => actor.teaches.has(classId)))
  );
}

/** Who opens the questions of a subject: whoever reads the results, a teacher in the subject alone. */
export const mayReadQuestions = (actor: Actor, test: OfTest, subjectId: number): boolean =>
  actor.role !== 'TEACHER' || test.classes.some(({ classId }) => mayTeach(actor, classId, subjectId));

/**
 * Who sees the students of a class by name: leaders, the teacher of the subject there, and the head teacher, who alone of the
 * teachers sees totals: they tell what a student scored for colleagues.
 */
export const mayReadStudents = (
  actor: Actor,
  { classId, subjectId, isHead }: { classId: string; subjectId: number | null; isHead: boolean },
): boolean =>
  isLeader(actor) ||
  (actor.role === 'TEACHER' && (isHead || (subjectId !== null && mayTeach(actor, classId, subjectId))));

/** How much of a student's place this reader is shown. Whoever is not named in the policy is shown nothing. */
export function rankShownTo(actor: Actor, { ranks }: Pick<OfTest, 'ranks'>): RankShown {
  if (isLeader(actor)) return ranks.leader;
  if (actor.role === 'TEACHER') return ranks.teacher;
  return actor.role === 'STUDENT' ? ranks.student : 'none';
}
