import { subjectById } from '../../people/index.js';
import type { Db } from '../../platform/db.js';
import { ensure, found } from '../../platform/problem.js';

const MATHS = 2;

/** The subject that a sheet of sums belongs to: one of maths. */
export async function mathsSubject(db: Db, subjectId: number) {
  const subject = found(await subjectById(db, subjectId));
  ensure(subject.subjectMainId === MATHS, 'conflict', 'not-maths');
  return subject;
}
