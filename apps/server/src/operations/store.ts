import type { Db } from '../platform/db.js';
import type { Period } from './rules.js';
import { upgradeWindow } from './tables.js';

export async function findUpgrade(db: Db): Promise<Period | undefined> {
  const [row] = await db.select({ startsAt: upgradeWindow.startsAt, endsAt: upgradeWindow.endsAt }).from(upgradeWindow);
  return row;
}

export const putUpgrade = async (db: Db, period: Period): Promise<void> =>
  void (await db
    .insert(upgradeWindow)
    .values(period)
    .onConflictDoUpdate({ target: upgradeWindow.single, set: period }));

export const dropUpgrade = async (db: Db): Promise<void> => void (await db.delete(upgradeWindow));
