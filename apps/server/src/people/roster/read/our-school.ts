import type { Db } from '../../../platform/db.js';
import { found } from '../../../platform/problem.js';
import { findSchool } from '../../store.js';
import { dayOf, type Here } from '../roster-work.js';
import type { Ours } from './rules-oneroster-roles.js';

/** The school that takes a list in, as a package of several schools names it. */
export async function ourSchool(db: Db, schoolId: string, here: Here): Promise<Ours> {
  const { name } = found(await findSchool(db, schoolId));
  return { schoolId, name, today: dayOf(here) };
}
