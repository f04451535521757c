import type { Actor } from '@zhibi/contract/session';
import { recordAct } from '../../platform/audit.js';
import type { Db } from '../../platform/db.js';
import { ensure } from '../../platform/problem.js';
import { startPasswords } from '../initial-passwords.js';
import { openClass } from './open-class.js';
import { mayHandSlips } from './policy.js';

/** Makes new initial passwords for students who have not activated their accounts yet; whoever has is left alone, asked for or not. */
export async function startSlips(
  db: Db,
  actor: Actor,
  { classId, studentIds }: { classId: string; studentIds?: readonly string[] | undefined },
): Promise<{ jobId: string; students: number }> {
  const open = await openClass(db, actor, classId);
  ensure(mayHandSlips(actor, open.row));
  const waiting = open.students.filter(
    ({ studentId, activatedAt }) => activatedAt === null && (studentIds?.includes(studentId) ?? true),
  );
  ensure(waiting.length > 0, 'conflict', 'all-activated');
  await recordAct(db, {
    accountId: actor.accountId,
    schoolId: actor.schoolId,
    what: 'initial-passwords-made',
    detail: { classId, students: waiting.length },
  });
  const jobId = await startPasswords(
    db,
    actor,
    waiting.map(({ accountId }) => accountId),
  );
  return { jobId, students: waiting.length };
}
