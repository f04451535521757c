import type { operationsApi, UpgradeWindow } from '@zhibi/contract/operations';
import type { z } from 'zod';
import { recordAct } from '../platform/audit.js';
import type { Db } from '../platform/db.js';
import { ensure } from '../platform/problem.js';
import { periodOf, upgradeWindowOf } from './rules.js';
import { dropUpgrade, putUpgrade } from './store.js';

type Input = z.output<typeof operationsApi.setUpgrade.input>;

interface Context {
  now: Date;
  timeZone: string;
  /** null for whoever sits at the server's own console. */
  accountId: string | null;
}

/** Announces an upgrade in place of any other, or takes it back. */
export async function setUpgrade(system: Db, input: Input, about: Context): Promise<UpgradeWindow> {
  const period = input.upgrade ? periodOf(input, about) : undefined;
  ensure(!input.upgrade || period !== undefined, 'invalid', 'start-end');
  if (period) await putUpgrade(system, period);
  else await dropUpgrade(system);
  const window = upgradeWindowOf(period, about);
  await recordAct(system, { accountId: about.accountId, schoolId: null, what: 'upgrade-set', detail: { ...window } });
  return window;
}
