import type { Services } from '../../../platform/services.js';
import { settlePeople } from './store-settling.js';

/** So many rows change what the database expects of its tables. */
const MANY = 500;

/** The planner hears of a list before it is called applied, or taken back, where many came or went with it. */
export async function settleLists({ database }: Services, schoolId: string, rows: number): Promise<void> {
  if (rows >= MANY) await database.asActor({ schoolIds: [schoolId] }, settlePeople);
}
