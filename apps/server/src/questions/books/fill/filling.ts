import { type FillReason, fillReasons } from '@zhibi/contract/questions/books';
import type { Db } from '../../../platform/db.js';
import { JobStopped } from '../../../platform/jobs/index.js';
import type { Services } from '../../../platform/services.js';
import type { Fill, KeptRow, OfFill } from './store.js';

/** One filling at work: the services, the row of it, and how its steps are done and told. */
export interface FillRun {
  services: Services;
  of: OfFill;
  fill: Fill;
  inSchool<T>(work: (db: Db) => Promise<T>): Promise<T>;
  progress(done: number, total: number): Promise<void>;
}

/** A file that is not read at all. */
export class FillStopped extends JobStopped {
  constructor(readonly why: FillReason) {
    super(fillReasons, why);
  }
}

/** A part of the file that is on no page, and why. */
export const skippedRow = (
  part: Pick<KeptRow, 'from' | 'to'> & Partial<Pick<KeptRow, 'text' | 'page'>>,
  reason: FillReason,
): KeptRow => ({ text: '', page: null, ...part, outcome: 'skipped', reason, revision: null });
