import type { ActName } from '@zhibi/contract/operations';
import type { Actor } from '@zhibi/contract/session';
import { recordAct } from '../../platform/audit.js';
import type { Db } from '../../platform/db.js';
import type { Services } from '../../platform/services.js';

/** How the keepers of the trees work: as the system, and what they change is written down with who did it. */
export const keepingFor = ({ database }: Services) => {
  const asSystem = <T>(work: (db: Db) => Promise<T>) => database.asSystem(work);
  /** Does it and writes down who did what, in one transaction. */
  const act = <T>(actor: Actor, what: ActName, detail: Record<string, unknown>, work: (db: Db) => Promise<T>) =>
    asSystem(async (db) => {
      const done = await work(db);
      await recordAct(db, { accountId: actor.accountId, schoolId: null, what, detail });
      return done;
    });
  return { asSystem, act };
};
export type Keeping = ReturnType<typeof keepingFor>;
