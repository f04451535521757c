import type { Db } from '../../platform/db.js';
import { hashOfKey, newKey } from '../address-key.js';
import { daysOfSheets } from './manage-sheets.js';
import { sheetAddress, sheetWords } from './rules-sheet.js';
import { putSheet } from './store-sheets.js';

/** What is printed on a sheet so that a telephone opens it; nothing where the school wants none, or nobody knows its address. */
export async function linkOfSheet(
  db: Db,
  copy: { schoolId: string; handbookId: string; studentId: string },
  { origin, now }: { origin: string | undefined; now: Date },
): Promise<{ address: string; words: string[] } | undefined> {
  if (origin === undefined || (await daysOfSheets(db, copy.schoolId)) === 0) return undefined;
  const key = newKey();
  const { schoolId, handbookId, studentId } = copy;
  await putSheet(db, { schoolId, handbookId, studentId }, { keyHash: hashOfKey(key), madeAt: now });
  return { address: sheetAddress(origin, key), words: [...sheetWords] };
}
