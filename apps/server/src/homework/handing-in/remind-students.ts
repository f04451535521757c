import { isQuiet } from '@zhibi/contract/homework';
import { toStamp } from '@zhibi/contract/kernel';
import type { Actor } from '@zhibi/contract/session';
import type { Db } from '../../platform/db.js';
import { ensure } from '../../platform/problem.js';
import type { Services } from '../../platform/services.js';
import { homeworkForTeacher } from '../for-teacher.js';
import { taughtClassIds } from '../policy.js';
import { statusOf } from '../rules.js';
import { announceReminded } from './progress.js';
import { queueMessages } from './remind-by-message.js';
import { noteReminded } from './store-missing.js';
import { submissionsOfStudents } from './store-submissions.js';

const HOUR_MS = 3_600_000;

/** Reminds students of copies that are missing, on their screens and, where the school wants it, on the phones that they have bound; who is excused, has handed in or was reminded within the hour is passed over. */
export async function remindStudents(
  db: Db,
  actor: Actor,
  { homeworkId, studentIds }: { homeworkId: string; studentIds: readonly string[] },
  services: Pick<Services, 'clock' | 'settings'>,
): Promise<{ reminded: number; passed: number }> {
  const now = services.clock.now();
  const homework = await homeworkForTeacher(db, actor, homeworkId);
  const { schoolId } = actor;
  const wanted = [...new Set(studentIds)];
  const copies = await submissionsOfStudents(db, { schoolId, homeworkId, studentIds: wanted });
  const taught = taughtClassIds(actor, homework);
  ensure(copies.filter(({ classId }) => taught.includes(classId)).length === wanted.length, 'not-found');
  const status = statusOf(homework, now);
  ensure(status !== 'withdrawn', 'conflict', 'taken-back');
  ensure(homework.releasedAt === null, 'conflict', 'given-back');
  ensure(status !== 'scheduled', 'conflict');
  ensure(!isQuiet(toStamp(now, services.settings.TZ_NAME)), 'conflict', 'quiet-hours');
  const since = new Date(now.getTime() - HOUR_MS);
  const told = await noteReminded(db, { schoolId, homeworkId }, { studentIds: wanted, since, at: now });
  if (told.length > 0) await announceReminded(db, homework, told);
  await queueMessages(db, services, { schoolId, homeworkId }, { studentIds: told, at: now });
  return { reminded: told.length, passed: wanted.length - told.length };
}
