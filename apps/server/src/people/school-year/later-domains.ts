import type { Db } from '../../platform/db.js';

/** Work of students that is still open when a school moves to its next year. */
export interface OpenWork {
  id: string;
  title: string;
  endAt: Date;
  classIds: readonly string[];
}

/** What people ask of domains later in the order, which they must not call: `app` brings both together. */
export interface LaterDomains {
  openWork(db: Db, schoolId: string, now: Date): Promise<OpenWork[]>;
}
