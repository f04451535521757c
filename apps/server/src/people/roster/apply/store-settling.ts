import { sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db.js';

/** Makes lists of people as fast as they were before many came or went. */
export const settlePeople = async (db: Db): Promise<void> => void (await db.execute(sql`select settle_people()`));
