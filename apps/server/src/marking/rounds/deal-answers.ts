import type { Homework } from '../../homework/index.js';
import { classesOf, teacherAccountsOf } from '../../people/index.js';
import type { Db } from '../../platform/db.js';
import { blocksOf } from '../groups/store-groups.js';
import { type Answer, answersOf } from '../store.js';
import type { Deal } from './block-share.js';
import { deal } from './deal.js';
import {
  type GoldRow,
  giveMarks,
  goldOf,
  lockRounds,
  type MarkRow,
  marksOf,
  type RoundRow,
  roundsOf,
  takeMarks,
} from './store.js';

/** Accounts of the teachers of a subject at the school. */
export async function subjectTeachers(db: Db, schoolId: string, subjectId: number): Promise<string[]> {
  const classes = await classesOf(db, schoolId);
  const classIds = classes.map(({ classId }) => classId);
  return teacherAccountsOf(db, schoolId, classIds, subjectId);
}

/** A round with all that belongs to it. */
export interface RoundNow {
  round: RoundRow;
  /** The scorers who still teach the subject. */
  scorerIds: string[];
  /** Answers that wait or were dealt. */
  answers: Answer[];
  marks: MarkRow[];
  gold: GoldRow[];
  /** Of each answer the group that says the same. */
  blockOf: ReadonlyMap<string, string>;
  unassigned: number;
}

export const isSettled = ({ status }: Pick<Answer, 'status'>): boolean => status === 'scored-by-person';

/** The rounds of a homework as they stand, and what is to be dealt in them. */
async function planned(db: Db, homework: Homework, rounds: readonly RoundRow[]) {
  const { schoolId, id: homeworkId } = homework;
  const roundIds = rounds.map(({ id }) => id);
  const itemIds = rounds.map(({ itemId }) => itemId);
  const [teachers, answers, marks, gold, blockOf] = await Promise.all([
    subjectTeachers(db, schoolId, homework.subjectId).then((ids) => new Set(ids)),
    answersOf(db, schoolId, { homeworkId, itemIds }),
    marksOf(db, schoolId, { roundIds }),
    goldOf(db, schoolId, roundIds),
    blocksOf(db, { schoolId, homeworkId, itemIds }),
  ]);
  return rounds.map((round): { now: RoundNow; plan: Deal } => {
    const scorerIds = round.scorerIds.filter((id) => teachers.has(id));
    const own = marks.filter(({ roundId }) => roundId === round.id);
    const ownGold = gold.filter(({ roundId }) => roundId === round.id);
    const marked = new Set([...own, ...ownGold].map(({ answerId }) => answerId));
    const about = answers.filter(
      ({ id, itemId, status }) => itemId === round.itemId && (status === 'waiting' || marked.has(id)),
    );
    const dealt = about
      .filter((one) => !isSettled(one))
      .map(({ id }) => ({
        answerId: id,
        block: blockOf.get(id) ?? id,
        isGold: ownGold.some(({ answerId }) => answerId === id),
        marks: own
          .filter(({ answerId }) => answerId === id)
          .map(({ accountId, slot, score }) => ({ accountId, slot, isScored: score !== null })),
      }));
    const plan = round.state === 'open' ? deal(dealt, { scorerIds, scorersEach: round.scorersEach }) : nothing;
    const { unassigned } = plan;
    return { now: { round, scorerIds, answers: about, marks: own, gold: ownGold, blockOf, unassigned }, plan };
  });
}

const nothing: Deal = { take: [], give: [], unassigned: 0 };

/** The rounds of a homework as they stand. */
export const roundsNow = async (db: Db, homework: Homework): Promise<RoundNow[]> =>
  (await planned(db, homework, await roundsOf(db, homework.schoolId, homework.id))).map(({ now }) => now);

/**
 * Deals what waits in the open rounds of a homework: answers that came in since, those of scorers who score no longer, because they
 * were taken out or teach the subject no more, and those whose group is another now. Answers what the rounds hold then.
 */
export async function dealAnswers(db: Db, homework: Homework, now: Date): Promise<RoundNow[]> {
  const { schoolId } = homework;
  const all = await planned(db, homework, await lockRounds(db, schoolId, homework.id));
  const take = all.flatMap(({ plan }) => plan.take);
  const give = all.flatMap(({ plan, now: { round } }) => plan.give.map((one) => ({ ...one, roundId: round.id })));
  if (take.length + give.length === 0) return all.map((one) => one.now);
  await takeMarks(db, schoolId, take);
  await giveMarks(db, { schoolId, dealtAt: now }, give);
  const marks = await marksOf(db, schoolId, { roundIds: all.map((one) => one.now.round.id) });
  return all.map((one) => ({ ...one.now, marks: marks.filter(({ roundId }) => roundId === one.now.round.id) }));
}
