import { toStamp } from '@zhibi/contract/kernel';
import type { BackupPlan } from '@zhibi/contract/operations';
import type { Actor } from '@zhibi/contract/session';
import { recordAct } from '../../../platform/audit.js';
import type { Db } from '../../../platform/db.js';
import { queueTask } from '../../../platform/jobs/index.js';
import { ensure } from '../../../platform/problem.js';
import type { Services } from '../../../platform/services.js';
import { fail, MAKE_BACKUP } from './make-backup.js';
import { isDue, isLost } from './rules.js';
import { addRun, decideAlone, forgetRuns, newestRuns, planOf, putPlan, underWay } from './store.js';

export const KEEP_BACKUPS = 'keep-backups';
const LOOKED_AT = 50;
const KEPT_MS = 90 * 86_400_000;

/** Once a minute: begins the backup that is due, and gives up one that nobody works on any more. */
export async function keepBackups(services: Services): Promise<void> {
  const { database, clock, settings } = services;
  const now = clock.now();
  for (const run of await database.readAsSystem((system) => newestRuns(system, LOOKED_AT)))
    if (isLost(run, now)) await fail(services, run.id, 'fault');
  const stampOf = (instant: Date) => toStamp(instant, settings.TZ_NAME);
  await database.asSystem(async (system) => {
    const plan = await planOf(system);
    if (!plan.isOn) return;
    await decideAlone(system);
    await forgetRuns(system, new Date(now.getTime() - KEPT_MS));
    if (isDue(plan, await newestRuns(system, LOOKED_AT), { now, stampOf }))
      await begin(system, { byPlan: true, now, stamp: stampOf(now) });
  });
}

/** Has a backup made now. */
export async function backUpNow(system: Db, actor: Actor, { now, stamp }: { now: Date; stamp: string }): Promise<void> {
  await decideAlone(system);
  ensure(underWay(await newestRuns(system, LOOKED_AT)) === undefined, 'conflict', 'backup-under-way');
  await begin(system, { byPlan: false, now, stamp });
  await recordAct(system, { accountId: actor.accountId, schoolId: null, what: 'backup-asked', detail: {} });
}

async function begin(system: Db, { byPlan, now, stamp }: { byPlan: boolean; now: Date; stamp: string }): Promise<void> {
  const file = `zhibi-${stamp.slice(0, 8)}-${stamp.slice(8)}.zhibi`;
  const runId = await addRun(system, { byPlan, file, at: now });
  await queueTask(system, MAKE_BACKUP, { runId }, { key: runId });
}

export async function keepPlan(system: Db, actor: Actor, plan: BackupPlan): Promise<BackupPlan> {
  const before = await planOf(system);
  await putPlan(system, plan);
  const changed = (Object.keys(plan) as (keyof BackupPlan)[]).filter((name) => plan[name] !== before[name]); // as: its own keys
  await recordAct(system, {
    accountId: actor.accountId,
    schoolId: null,
    what: 'backup-plan-changed',
    detail: Object.fromEntries(changed.map((name) => [name, { from: before[name], to: plan[name] }])),
  });
  return plan;
}
