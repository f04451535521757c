import { usualAppealTerms } from '@zhibi/contract/homework';
import type { Db } from '../../platform/db.js';
import { findSetting } from './store.js';

/** How long after papers came back a student may appeal, and how often in one homework. */
interface AppealTerms {
  days: number;
  budget: number;
}

/** What the school decided of appeals; the usual until it does. */
export async function appealTermsOf(db: Db, schoolId: string): Promise<AppealTerms> {
  const { appealDays: days, appealBudget: budget } = (await findSetting(db, schoolId)) ?? usualAppealTerms;
  return { days, budget };
}
