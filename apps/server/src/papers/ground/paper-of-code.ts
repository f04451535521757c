import type { Db } from '../../platform/db.js';
import { findCodedPage } from '../output/store-coded-page.js';
import { findRun } from '../output/store-run.js';

/** The paper that a page of this school is of, by its page code; null of a code that nobody here was given. */
export async function paperOfCode(db: Db, schoolId: string, code: string): Promise<string | null> {
  const sheet = await findCodedPage(db, [schoolId], code);
  const run = sheet && (await findRun(db, schoolId, sheet.printRunId));
  return run?.paperId ?? null;
}
