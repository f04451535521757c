import type { Actor } from '@zhibi/contract/session';
import { handInCopy, takesInk } from '../../homework/index.js';
import type { Db } from '../../platform/db.js';
import { ensure } from '../../platform/problem.js';
import { queueReading } from '../evidence/queue-reading.js';
import { ownCopy } from '../own-copy.js';

/** The student is done. What is already with the teacher stays as it is. */
export async function handIn(db: Db, actor: Actor, homeworkId: string, now: Date): Promise<void> {
  const { homework, of } = await ownCopy(db, actor, homeworkId, now);
  ensure(takesInk(homework), 'conflict', 'homework-over');
  await handInCopy(db, homework, of.studentId, now);
  queueReading(db, of.schoolId, [of]);
}
