import type { BatchJob, BatchMachine, ProposedBatches } from '@zhibi/assembly';
import { toStamp } from '@zhibi/contract/kernel';
import { printStatuses } from '@zhibi/contract/printing';
import type { BatchDraft, Proposal } from '@zhibi/contract/printing/batches';
import type { Machine, Shop, WorkingTimes } from '@zhibi/contract/printing/settings';
import type { Actor } from '@zhibi/contract/session';
import type { Db } from '../../platform/db.js';
import { ensure, Problem } from '../../platform/problem.js';
import type { Services } from '../../platform/services.js';
import { placeFor, WorkStopped } from '../../platform/threads/index.js';
import { countsOfOrder } from '../counts-of-order.js';
import { maySeeOrder } from '../policy.js';
import { type Here, shopsOf } from '../settings/read-settings.js';
import { centreOf } from '../settings/store.js';
import type { OrderRow } from '../store.js';
import { canPrint, leavesBy, paperOf, runningMinutes } from './rules.js';
import { ordersByIds } from './store.js';

/** What is late already is still printed, in this many minutes. */
const LATE_MINUTES = 240;

interface Facts {
  orders: OrderRow[];
  machines: { machine: Machine; shop: Shop }[];
  times: WorkingTimes;
}

/** The approved tasks that shall be arranged, and what they can be printed on. */
export async function factsToPropose(db: Db, actor: Actor, orderIds: readonly string[]): Promise<Facts> {
  const orders = await ordersByIds(db, [...new Set(orderIds)]);
  ensure(orders.length === new Set(orderIds).size && orders.every((order) => maySeeOrder(actor, order)), 'not-found');
  const isOpen = orders.every(({ status }) => status === printStatuses.pendingAssignment);
  ensure(isOpen, 'conflict', 'wrong-status');
  const shops = await shopsOf(db, actor);
  const machines = shops.flatMap((shop) => shop.machines.map((machine) => ({ machine, shop })));
  return { orders, machines, times: await centreOf(db, actor.organisationId) };
}

const sheetsOf = (order: OrderRow): number => countsOfOrder(order).totalPieceCount;

/** The programme of what is known: minutes until each task must be printed on each machine. */
export function jobOf({ orders, machines, times }: Facts, here: Here): BatchJob {
  const { now, timeZone } = here;
  return {
    tasks: orders.map((order) => ({
      id: order.id,
      kind: Object.values(paperOf(order)).join(' '),
      slot: toStamp(order.wantedAt, timeZone).slice(0, 8),
      sheets: sheetsOf(order),
    })),
    machines: machines.map(
      ({ machine }): BatchMachine => ({
        id: machine.machineId,
        sheetsPerMinute: machine.sheetsPerHour / 60,
        setupMinutes: machine.setupMinutes,
        setupSheets: machine.setupSheets,
      }),
    ),
    finishBy: orders.map((order) =>
      machines.map(({ machine, shop }) => {
        const by = canPrint(machine, paperOf(order)) ? leavesBy(shop, order, here) : null;
        return by && Math.max(runningMinutes(now, by, { times, timeZone }), LATE_MINUTES);
      }),
    ),
  };
}

/** Arranges them in a thread of its own, and says what it saves beside printing each by itself. */
export async function proposeApart(
  services: Pick<Services, 'app' | 'settings'>,
  facts: Facts,
  here: Here,
): Promise<Proposal> {
  const job = jobOf(facts, here);
  const found = await solved(services, job);
  const { orders, machines } = facts;
  const batches = found.batches.flatMap(({ machine: at, tasks, minutes }): BatchDraft[] => {
    const own = tasks.flatMap((one) => orders[one] ?? []);
    const [of, first] = [machines[at], own[0]];
    if (of === undefined || first === undefined) return [];
    const due = new Date(Math.min(...own.map(({ wantedAt }) => wantedAt.getTime())));
    return [
      {
        ...paperOf(first),
        shopId: of.shop.shopId,
        shopName: of.shop.shopName,
        machineId: of.machine.machineId,
        machineName: of.machine.name,
        doublePrintTypes: [...new Set(own.map(({ options }) => options.doublePrintType))].sort(),
        orderIds: own.map(({ id }) => id),
        sheets: own.reduce((sum, order) => sum + sheetsOf(order), 0),
        minutes: Math.ceil(minutes),
        dueAt: toStamp(due, here.timeZone),
      },
    ];
  });
  const left = found.left.flatMap((one) => {
    const isPrintable = job.finishBy[one]?.some((by) => by !== null) === true;
    return orders[one]
      ? [{ orderId: orders[one].id, why: isPrintable ? ('no-time' as const) : ('no-machine' as const) }]
      : [];
  });
  return { batches, left, gap: found.gap, saved: savedBy(found, job) };
}

/** Each task by itself would have the machine set up for it. */
function savedBy({ batches }: ProposedBatches, { machines }: BatchJob) {
  const saved = (pick: (machine: BatchMachine) => number) =>
    batches.reduce((sum, { machine, tasks }) => {
      const of = machines[machine];
      return sum + (of ? (tasks.length - 1) * pick(of) : 0);
    }, 0);
  return { sheets: saved(({ setupSheets }) => setupSheets), minutes: saved(({ setupMinutes }) => setupMinutes) };
}

async function solved(process: Pick<Services, 'app' | 'settings'>, job: BatchJob): Promise<ProposedBatches> {
  try {
    const file = new URL('./propose-thread.mjs', import.meta.url);
    return await placeFor('solving', process).run<ProposedBatches>(file, 'propose', job);
  } catch (error) {
    throw error instanceof WorkStopped ? new Problem('conflict', 'solving-stopped') : error;
  }
}
