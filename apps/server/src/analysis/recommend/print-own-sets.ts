import { usualHandbookRules } from '@zhibi/contract/analysis/handbook';
import type { recommendApi } from '@zhibi/contract/analysis/recommend';
import { instantOf } from '@zhibi/contract/kernel';
import { defaultScore } from '@zhibi/contract/papers';
import type { Actor } from '@zhibi/contract/session';
import type { z } from 'zod';
import { givenOfWish, isEndNear, keepWish, lockWish } from '../../homework/index.js';
import type { Db } from '../../platform/db.js';
import { newId } from '../../platform/ids.js';
import { startJob } from '../../platform/jobs/index.js';
import { ensure, found } from '../../platform/problem.js';
import { questionsById, questionsNamed } from '../../questions/index.js';
import { judgeMinutes } from '../handbook/judge-minutes.js';
import { MAKE_HANDBOOK } from '../handbook/print-handbook.js';
import { inSeatOrder } from '../handbook/read-class.js';
import {
  bookAndJob,
  type CopyRow,
  type ItemRow,
  insertCopies,
  insertHandbook,
  updateHandbook,
} from '../handbook/store.js';
import { dayOf } from '../rules.js';
import { mayGiveSets } from './policy.js';
import { originOfPractice } from './rules-words.js';

/** The sets of students as personal booklets, in the order in which they sit; the questions are new to them. Sent twice it is one. */
export async function printOwnSets(
  db: Db,
  actor: Actor,
  input: z.output<typeof recommendApi.booklets.input>,
  { now, timeZone }: { now: Date; timeZone: string },
): Promise<{ handbookId: string; jobId: string | null }> {
  const { schoolId, accountId: createdBy } = actor;
  const { classId, subjectId, title, dots, wishId } = input;
  ensure(mayGiveSets(actor, input), 'not-found');
  const asked = { kind: 'own-sets', wish: input } as const;
  await lockWish(db, actor, input);
  const gave = (await givenOfWish(db, actor, asked))?.[0];
  if (gave !== undefined) return bookAndJob(db, { schoolId, handbookId: gave.id });
  const endAt = instantOf(input.endAt, timeZone);
  ensure(endAt > now, 'invalid', 'end-past');
  ensure(isEndNear(endAt, now), 'invalid', 'end-far');
  const today = dayOf(now, timeZone);
  const range = { classId, subjectId, from: today, to: today };
  const rules = { ...usualHandbookRules, variants: 0, dueOnly: false, needsFirst: false };
  const of = { schoolId, handbookId: newId() };
  const isNew = await insertHandbook(db, {
    ...{ schoolId, id: of.handbookId, classId, subjectId, title, range, rules, dots, endAt, createdBy, wishId },
    ...{ status: 'waiting', jobId: null, pdfSha256: null, redoOf: null, loadReason: null, createdAt: now },
  });
  ensure(isNew, 'conflict', 'wish-used');
  await keepWish(db, actor, { ...asked, gave: [{ id: of.handbookId, layers: [] }] }, now);
  const setOf = new Map(input.sets.map(({ studentId, questionIds }) => [studentId, questionIds]));
  const members = (await inSeatOrder(db, actor, { range, rules })).filter(({ studentId }) => setOf.has(studentId));
  ensure(members.length === setOf.size, 'not-found');
  const ids = [...new Set([...setOf.values()].flat())];
  const read = await questionsById(db, schoolId, await questionsNamed(db, actor, ids));
  const questions = new Map(read.map((one) => [one.questionId, one]));
  const copies = members.map(
    ({ studentId }, place): CopyRow => ({ ...of, studentId, place, pages: 0, paperId: null, homeworkId: null }),
  );
  const items = members.flatMap(({ studentId }) =>
    (setOf.get(studentId) ?? []).map((questionId, position): ItemRow => {
      const { version, type, knowledge } = found(questions.get(questionId));
      const origin = originOfPractice(knowledge[0]?.title ?? '');
      const question = { questionId, version, score: defaultScore(type), origin };
      return { ...of, studentId, position, ...question, why: 'variant', remembered: 0, itemId: null };
    }),
  );
  const { loadReason: why } = input;
  const loadReason = await judgeMinutes(db, { schoolId, classId, items, loadReason: why }, { now, timeZone });
  await insertCopies(db, copies, items);
  const jobId = await startJob(db, actor, MAKE_HANDBOOK, { handbookId: of.handbookId });
  await updateHandbook(db, of, { jobId, loadReason });
  return { handbookId: of.handbookId, jobId };
}
