import type { ClassHead, ClassStudent } from '@zhibi/contract/people/my-classes';
import type { Actor } from '@zhibi/contract/session';
import type { Db } from '../../platform/db.js';
import { classmate, headOf, openClass } from './open-class.js';
import { readingOf } from './readings.js';

/** The students of a class with what their teachers need to reach them. */
export async function listStudents(
  db: Db,
  actor: Actor,
  classId: string,
): Promise<{ head: ClassHead; items: ClassStudent[] }> {
  const open = await openClass(db, actor, classId);
  return {
    head: headOf(actor, open),
    items: open.students.map((row) => ({
      ...classmate(row),
      reading: readingOf(row).reading,
      account: row.account,
      activated: row.activatedAt !== null,
    })),
  };
}
