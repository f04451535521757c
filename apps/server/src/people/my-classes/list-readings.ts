import type { ClassHead, NameReading } from '@zhibi/contract/people/my-classes';
import type { Actor } from '@zhibi/contract/session';
import type { Db } from '../../platform/db.js';
import { classmate, headOf, openClass } from './open-class.js';
import { readingOf } from './readings.js';

/** How the names of a class are read, and where somebody should look. */
export async function listReadings(
  db: Db,
  actor: Actor,
  classId: string,
): Promise<{ head: ClassHead; items: NameReading[] }> {
  const open = await openClass(db, actor, classId);
  return {
    head: headOf(actor, open),
    items: open.students.map((row) => ({ ...classmate(row), ...readingOf(row), revision: row.revision })),
  };
}
