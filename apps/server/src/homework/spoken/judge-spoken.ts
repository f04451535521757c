import { type spokenApi, spokenLimits } from '@zhibi/contract/homework/spoken';
import type { Actor } from '@zhibi/contract/session';
import type { z } from 'zod';
import type { Db } from '../../platform/db.js';
import { ensure, found } from '../../platform/problem.js';
import { awaitsRedo, spokenStatusOf } from './rules.js';
import { ensureTaught } from './show-rows.js';
import { spokenForTeacher } from './show-spoken.js';
import { filesById } from './store-files.js';
import { addRedos, keepVerdict, lockRedos, resultsOf } from './store-results.js';
import { lastTries, triesOf } from './store-tries.js';
import { tellStudents } from './tell.js';

/** What the teacher says of a student's recordings: it stands beside what a service measured, and above it. */
export async function judgeSpoken(
  db: Db,
  actor: Actor,
  input: z.output<typeof spokenApi.judge.input>,
  now: Date,
): Promise<{ revision: number }> {
  const { spokenId, studentId, revision, score, comment, commentFileId } = input;
  const { schoolId, accountId } = actor;
  const spoken = await spokenForTeacher(db, actor, spokenId);
  await ensureTaught(db, actor, spoken, [studentId]);
  ensure((await triesOf(db, { schoolId, spokenId, studentId })).length > 0, 'conflict', 'no-sound');
  if (commentFileId !== null) {
    const file = found((await filesById(db, schoolId, [commentFileId])).get(commentFileId));
    ensure(file.kind === 'sound' && file.createdBy === accountId, 'not-found');
  }
  // Something said may be taken back; nothing at all would tell the student of a verdict that is none.
  const isSaid = score !== null || comment !== '' || commentFileId !== null;
  ensure(isSaid || revision > 0, 'invalid', 'nothing-said');
  const verdict = { score, comment, commentFileId, judgedBy: accountId, judgedAt: now, revision };
  const kept = await keepVerdict(db, { schoolId, spokenId, studentId }, verdict);
  ensure(kept !== undefined, 'conflict', 'changed');
  await tellStudents(db, spoken, [studentId], 'judged');
  return { revision: kept };
}

/** Asks for one more recording of those who have sent one and are not asked already; also after the end. */
export async function askAgain(
  db: Db,
  actor: Actor,
  { spokenId, studentIds, note }: z.output<typeof spokenApi.askAgain.input>,
  now: Date,
): Promise<{ asked: number }> {
  const { schoolId, accountId } = actor;
  const spoken = await spokenForTeacher(db, actor, spokenId);
  ensure(spokenStatusOf(spoken, now) !== 'withdrawn', 'not-found');
  const wanted = [...new Set(studentIds)];
  await ensureTaught(db, actor, spoken, wanted);
  await lockRedos(db, schoolId, spokenId);
  const lastAt = new Map(
    (await lastTries(db, { schoolId, spokenId })).map((one) => [one.studentId, one.receivedAt] as const),
  );
  const resultOf = new Map((await resultsOf(db, schoolId, spokenId)).map((one) => [one.studentId, one]));
  const recorded = wanted.filter((id) => lastAt.has(id));
  ensure(recorded.length > 0, 'conflict', 'no-sound');
  const asked = recorded.filter((id) => {
    const result = resultOf.get(id);
    const awaits = awaitsRedo({ redoAt: result?.redoAt ?? null, lastAt: lastAt.get(id) ?? null });
    return !awaits && (result?.redos ?? 0) < spokenLimits.redos;
  });
  ensure(asked.length > 0, 'conflict', 'asked-already');
  await addRedos(db, { schoolId, spokenId }, { studentIds: asked, note, by: accountId, now });
  await tellStudents(db, spoken, asked, 'again');
  return { asked: asked.length };
}
