import type { operationsApi, UpgradeWindow } from '@zhibi/contract/operations';
import type { z } from 'zod';
import { recordAct } from '../platform/audit.js';
import type { Db } from '../platform/db.js';
import { demand } from '../platform/problem.js';
import { periodOf, told } from './rules.js';
import { dropUpgrade, putUpgrade } from './store.js';

type Input = z.output<typeof operationsApi.setUpgrade.input>;

interface Circumstances {
  now: Date;
  timeZone: string;
  /** null for whoever sits at the server's own console. */
  accountId: string | null;
}

/** Announces an upgrade in place of any other, or takes it back. */
export async function setUpgrade(system: Db, input: Input, about: Circumstances): Promise<UpgradeWindow> {
  const period = input.upgrade ? periodOf(input, about) : undefined;
  demand(!input.upgrade || period !== undefined, 'invalid', 'start-end');
  if (period) await putUpgrade(system, period);
  else await dropUpgrade(system);
  const window = told(period, about);
  await recordAct(system, { accountId: about.accountId, schoolId: null, what: 'upgrade-set', detail: { ...window } });
  return window;
}
