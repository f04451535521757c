import type { Db } from '../../platform/db.js';

/** What the library of papers asks of the domains later in the order, which it must not call: `app` brings them together. */
export interface LaterDomains {
  /** The homework that was made of these papers and not withdrawn, the newest first. */
  homeworkOfPapers(
    db: Db,
    schoolId: string,
    paperIds: readonly string[],
  ): Promise<{ homeworkId: string; paperId: string; title: string; startAt: Date }[]>;
}
