import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/db.js';
import { installationLocks } from '../../platform/installation-locks.js';

/** One writer of the settings file at a time, until the transaction ends: what another has just written is not lost. */
export async function holdSettingsFile(system: Db): Promise<void> {
  await system.execute(sql`select pg_advisory_xact_lock(${installationLocks.settingsFile})`);
}
