import type { analysisApi, Need } from '@zhibi/contract/analysis';
import { GOAL } from '@zhibi/contract/analysis/recommend';
import { toStamp } from '@zhibi/contract/kernel';
import type { Actor } from '@zhibi/contract/session';
import type { z } from 'zod';
import { homeworkByIds, releasedTo } from '../../homework/index.js';
import { askedItems, itemNumbers } from '../../papers/index.js';
import { studentsById, studentsOf } from '../../people/index.js';
import type { Db } from '../../platform/db.js';
import { ensure } from '../../platform/problem.js';
import { knowledgeTitles, needsOfKnowledge } from '../../questions/index.js';
import { mayReadStudent } from '../policy.js';
import { keptScoresOf } from '../results/read-results.js';
import { needsFirst } from '../rules-needs.js';
import { LOOK_BACK_MS } from './read-histories.js';
import { masteryOfStudents } from './read-mastery.js';

type Answer = z.input<typeof analysisApi.masteryEvidence.output>;

/** What a student's mastery of a point comes from, and what the point builds on: papers that went back alone, out of the scores that are kept. */
export async function readEvidence(
  db: Db,
  actor: Actor,
  asked: z.output<typeof analysisApi.masteryEvidence.input>,
  { now, timeZone }: { now: Date; timeZone: string },
): Promise<Answer> {
  const { schoolId } = actor;
  const { subjectId, knowledgeId } = asked;
  const studentId = await readableStudent(db, actor, asked);
  const needs = await needsOfKnowledge(db, [knowledgeId]);
  const needed = [...(needs.get(knowledgeId) ?? [])];
  const titles = await knowledgeTitles(db, [knowledgeId, ...needed]);
  const mastered = await masteryOfStudents(db, schoolId, { studentIds: [studentId], subjectIds: [subjectId] }, now);
  const own = mastered.get(subjectId)?.get(studentId);
  const title = titles.get(knowledgeId);
  ensure(title !== undefined, 'not-found');
  return {
    title,
    mastery: own?.get(knowledgeId) ?? null,
    answers: await answersAbout(db, { schoolId, studentId, subjectId, knowledgeId }, { now, timeZone }),
    needs: needsFirst(
      needed.map((id): Need => {
        const { chance = null, from = null, to = null } = own?.get(id) ?? {};
        const comesFirst = chance !== null && chance < GOAL;
        return { knowledgeId: id, title: titles.get(id) ?? '', chance, from, to, comesFirst };
      }),
      await needsOfKnowledge(db, needed),
      () => true,
    ),
  };
}

/** The own, or one whom the reader teaches in the subject or leads. */
async function readableStudent(
  db: Db,
  actor: Actor,
  { studentId = actor.studentId ?? '', subjectId }: { studentId?: string | undefined; subjectId: number },
): Promise<string> {
  const { schoolId } = actor;
  ensure(schoolId !== '' && studentId !== '', 'not-found');
  // A teacher knows the students who sit in an own class today.
  const taught = actor.role === 'TEACHER' ? await studentsOf(db, schoolId, [...actor.teaches.keys()]) : [];
  const classId = taught.find((one) => one.studentId === studentId)?.classId ?? null;
  ensure(mayReadStudent(actor, { studentId, classId, subjectId }), 'not-found');
  ensure((await studentsById(db, schoolId, [studentId])).has(studentId), 'not-found');
  return studentId;
}

async function answersAbout(
  db: Db,
  of: { schoolId: string; studentId: string; subjectId: number; knowledgeId: string },
  { now, timeZone }: { now: Date; timeZone: string },
): Promise<Answer['answers']> {
  const { schoolId, studentId, subjectId, knowledgeId } = of;
  const since = new Date(now.getTime() - LOOK_BACK_MS);
  const released = await releasedTo(db, { schoolId, subjectId, studentIds: [studentId], since });
  const homeworkIds = released.map(({ homeworkId }) => homeworkId);
  const scores = await keptScoresOf(db, schoolId, { homeworkIds, studentIds: [studentId] });
  const items = await askedItems(
    db,
    schoolId,
    scores.map(({ itemId }) => itemId),
  );
  const about = scores.filter(({ itemId }) =>
    items.get(itemId)?.question.knowledge.some(({ id }) => id === knowledgeId),
  );
  const homework = await homeworkByIds(db, schoolId, [...new Set(about.map((one) => one.homeworkId))]);
  const numbers = await itemNumbers(
    db,
    schoolId,
    [...homework.values()].map(({ paperId }) => paperId),
  );
  return about
    .flatMap(({ homeworkId, itemId, score }) => {
      const [given, item] = [homework.get(homeworkId), items.get(itemId)];
      if (given === undefined || item === undefined) return [];
      const { title, startAt } = given;
      const no = numbers.get(itemId) ?? 0;
      return [{ homeworkId, title, startAt: toStamp(startAt, timeZone), itemId, no, score, full: item.score }];
    })
    .sort((a, b) => b.startAt.localeCompare(a.startAt) || a.no - b.no);
}
