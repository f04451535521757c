import { type LoadLimits, usualLimits } from '@zhibi/contract/homework';
import type { Db } from '../../platform/db.js';
import { findSetting } from './store.js';

/** What the school allows on a day: as it decided, else as the ministry rules. */
export async function limitsOfSchool(db: Db, schoolId: string): Promise<LoadLimits> {
  const row = await findSetting(db, schoolId);
  if (row === undefined) return usualLimits;
  const { infant, primary, junior, senior } = row;
  return { infant, primary, junior, senior };
}
