import { toStamp } from '@zhibi/contract/kernel';
import type { schoolYearApi } from '@zhibi/contract/people/school-year';
import type { Actor } from '@zhibi/contract/session';
import type { z } from 'zod';
import { recordAct } from '../../platform/audit.js';
import { newId } from '../../platform/ids.js';
import { queueTask } from '../../platform/jobs/index.js';
import { ensure } from '../../platform/problem.js';
import type { Services } from '../../platform/services.js';
import type { LaterDomains } from './later-domains.js';
import { notifySchool } from './notify-school.js';
import { mayMoveYear } from './policy.js';
import { planOf } from './rehearse.js';
import { changeSchool, insertRun } from './store.js';
import { insertPlan } from './store-plan.js';

/** Work of this domain: carries a school to its next year, or back. */
export const MOVE_SCHOOL_YEAR = 'move-school-year';

type Here = Pick<Services, 'database' | 'clock' | 'settings'> & { later: LaterDomains };
type Input = z.output<typeof schoolYearApi.start.input>;

/**
 * Locks the school, writes the plan down and lets a job carry it out. Of two who start at once one wins.
 * As the system, for no school may change its own lock or year.
 */
export async function startUpgrade(here: Here, actor: Actor, input: Input): Promise<{ upgradeId: string }> {
  ensure(mayMoveYear(actor), 'not-found');
  const { schoolId } = actor;
  return here.database.asSystem(async (db) => {
    const now = here.clock.now();
    const upgradeId = newId();
    const run = { schoolId, id: upgradeId };
    // The row comes first: whoever comes second waits for it here and then finds the school taken.
    const isFirst = await insertRun(db, {
      ...run,
      fromYear: input.toYear - 1,
      toYear: input.toYear,
      step: 'classes',
      onDay: dayOf(toStamp(now, here.settings.TZ_NAME)),
      startedBy: actor.accountId,
      startedAt: now,
      movedAt: now,
    });
    ensure(isFirst, 'conflict', 'running');
    const plan = await planOf(db, { schoolId, names: input.names, except: upgradeId }, here);
    ensure(plan.toYear === input.toYear, 'conflict', 'running');
    if (plan.hindrance !== null) ensure(false, 'conflict', plan.hindrance);
    ensure(input.confirm.trim() === plan.school.name, 'conflict', 'not-confirmed');
    await insertPlan(db, run, plan);
    await changeSchool(db, schoolId, { dataLock: true });
    await recordAct(db, {
      accountId: actor.accountId,
      schoolId,
      what: 'school-year-started',
      detail: { upgradeId, toYear: input.toYear },
    });
    await notifySchool(db, schoolId, 'running');
    await queueTask(db, MOVE_SCHOOL_YEAR, run);
    return { upgradeId };
  });
}

const dayOf = (stamp: string): string => `${stamp.slice(0, 4)}-${stamp.slice(4, 6)}-${stamp.slice(6, 8)}`;
