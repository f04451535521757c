import { copyOfSecret } from '../../homework/index.js';
import { isDataLocked } from '../../people/index.js';
import type { Database, Db } from '../../platform/db.js';
import { ensure, found } from '../../platform/problem.js';

interface CopyKey {
  schoolId: string;
  homeworkId: string;
  studentId: string;
}

const copyKey = async (database: Pick<Database, 'asSystem'>, secret: string): Promise<CopyKey> =>
  found(await database.asSystem((db) => copyOfSecret(db, secret)));

/** Work about the copy of a slip, which sees nothing but its school; refused while the school's data is locked. */
export async function changeBySlip<T>(
  database: Pick<Database, 'asSystem' | 'asActor'>,
  secret: string,
  work: (db: Db, of: CopyKey) => Promise<T>,
): Promise<T> {
  const of = await copyKey(database, secret);
  return database.asActor({ schoolIds: [of.schoolId] }, async (db) => {
    ensure(!(await isDataLocked(db, of.schoolId)), 'conflict', 'school-locked');
    return work(db, of);
  });
}

/** The same where nothing is changed. */
export async function readBySlip<T>(
  database: Pick<Database, 'asSystem' | 'readAsActor'>,
  secret: string,
  work: (db: Db, of: CopyKey) => Promise<T>,
): Promise<T> {
  const of = await copyKey(database, secret);
  return database.readAsActor({ schoolIds: [of.schoolId] }, (db) => work(db, of));
}
