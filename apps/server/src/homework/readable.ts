import type { Actor } from '@zhibi/contract/session';
import type { Readable } from '../disk/index.js';
import type { Db } from '../platform/db.js';
import { homeworkIdsOfStudent } from './handing-in/store-of-student.js';
import { mayRead, mayRun } from './policy.js';
import { homeworkByIds } from './store.js';

/** The homework of these ids that somebody may read, for the files that lie beside it: its teachers, and the students who got it once it has opened. */
export async function readableHomework(
  db: Db,
  actor: Actor,
  ids: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, Readable>> {
  const { schoolId, studentId } = actor;
  const byId = await homeworkByIds(db, schoolId, ids);
  const given =
    studentId === null ? new Set<string>() : await homeworkIdsOfStudent(db, { schoolId, studentId, ids }, now);
  return new Map(
    [...byId]
      .filter(([id, homework]) => mayRead(actor, homework, given.has(id)))
      .map(([id, homework]) => [id, { title: homework.title, mayLink: mayRun(actor, homework) }]),
  );
}
