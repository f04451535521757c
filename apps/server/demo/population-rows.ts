import type {
  insertClasses,
  insertMemberships,
  insertStudents,
  insertTeachers,
  insertTeaching,
} from '../src/people/index.js';
import type { insertAccounts, insertGrants } from '../src/session/index.js';

type Rows<F extends (db: never, rows: never) => Promise<void>> = Parameters<F>[1];

/** Everything that is inserted, gathered first so that the world takes a handful of statements. */
export interface Population {
  accounts: Rows<typeof insertAccounts>;
  grants: Rows<typeof insertGrants>;
  classes: Rows<typeof insertClasses>;
  teachers: Rows<typeof insertTeachers>;
  teaching: Rows<typeof insertTeaching>;
  students: Rows<typeof insertStudents>;
  memberships: Rows<typeof insertMemberships>;
}
