import { createHash } from 'node:crypto';
import { printStatuses } from '@zhibi/contract/printing';
import type { PackManifest, PackOutcome, ReportedTask } from '@zhibi/contract/printing/packs';
import type { Actor } from '@zhibi/contract/session';
import { findRun } from '../../papers/index.js';
import type { Db } from '../../platform/db.js';
import { ensure } from '../../platform/problem.js';
import { batchSightOf } from '../batches/policy.js';
import { moveOrder, type PlainMove } from '../move-order.js';
import type { Here } from '../settings/read-settings.js';
import { lockOrder, type OrderRow } from '../store.js';
import type { PackKeys } from './pack-keys.js';
import { isComplete, movesTo, packNumber, readReport, readSealed } from './rules.js';
import { lockPack, type PackRow, updateTaken } from './store.js';

interface Taken {
  packId: string;
  number: string;
  outcomes: PackOutcome[];
}

/** Takes the report of a pack, once: each task goes on by the table of moves, as the shop that printed it. */
export async function takeReport(
  db: Db,
  actor: Actor,
  text: string,
  { keys, ...here }: Here & { keys: PackKeys },
): Promise<Taken> {
  const sealed = readSealed(text);
  ensure(sealed !== undefined, 'conflict', 'not-a-report');
  const pack = await lockPack(db, batchSightOf(actor), sealed.packId);
  ensure(pack !== undefined, 'not-found', 'not-our-pack');
  const read = readReport(sealed, keys);
  ensure(!('fault' in read), 'conflict', 'fault' in read ? read.fault : undefined);
  const { report, manifest } = read;
  const number = packNumber(pack.number);
  const reportHash = createHash('sha256').update(sealed.body).digest('hex');
  if (pack.takenAt !== null) {
    ensure(pack.reportHash === reportHash, 'conflict', 'pack-taken');
    return { packId: pack.id, number, outcomes: pack.outcomes ?? [] };
  }
  ensure(isComplete(report, manifest, here), 'conflict', 'report-incomplete');
  const outcomes: PackOutcome[] = [];
  // In one order for everybody, so that two who hold orders never wait for each other.
  for (const task of [...report.tasks].sort((a, b) => (a.orderId < b.orderId ? -1 : 1)))
    outcomes.push(await applyTask(db, asShop(actor, pack), { task, manifest, number, by: report.by, here }));
  await updateTaken(db, pack, { reportHash, takenAt: here.now, takenByName: actor.name, outcomes });
  return { packId: pack.id, number, outcomes };
}

/** What a report says is said by the shop, whoever carries it in; the pack keeps who did. */
const asShop = (actor: Actor, { shopId, shopName }: PackRow): Actor =>
  actor.accountId === shopId
    ? actor
    : { ...actor, accountId: shopId, name: shopName, role: 'ZHIBI_PRINT_SHOP', roles: ['ZHIBI_PRINT_SHOP'] };

interface Reported {
  task: ReportedTask;
  manifest: PackManifest;
  number: string;
  by: string;
  here: Here;
}

async function applyTask(db: Db, shop: Actor, { task, manifest, number, by, here }: Reported): Promise<PackOutcome> {
  const known = manifest.tasks.find(({ orderId }) => orderId === task.orderId);
  const said = { orderId: task.orderId, number: known?.number ?? '' };
  const order = await lockOrder(db, shop.schoolIds, task.orderId);
  const sha256 = manifest.files.find(({ name }) => name === known?.file)?.sha256;
  const { moves, outcome } = movesTo(task.as, await standOf(db, shop, order, sha256));
  const note = [noteOf(number, task), task.machine, by].filter(Boolean).join(' · ');
  const { orderId } = task;
  const machine = manifest.machines.find((name) => name === task.machine) ?? '';
  let revision = order?.revision ?? 0;
  for (const move of moves) {
    const seen = { orderId, revision };
    const wanted: PlainMove =
      move === 'finish'
        ? { ...seen, move, machineName: machine, wasteSheets: task.wasteSheets + task.damagedSheets, note }
        : move === 'fail'
          ? { ...seen, move, note: `${note} · ${task.note}`.slice(0, 200) }
          : { ...seen, move, machineName: machine, note };
    revision = (await moveOrder(db, shop, wanted, here)).revision;
  }
  return { ...said, outcome };
}

/** Where a task stands for whoever printed this file of it. */
async function standOf(db: Db, shop: Actor, order: OrderRow | undefined, sha256: string | undefined) {
  if (order === undefined || order.shopId !== shop.accountId || order.sheetsSha256 !== sha256) return 'elsewhere';
  const { pendingPrint, printing, pendingShipment, pendingReceipt, completed } = printStatuses;
  if (order.status === printing) return 'prints';
  if (order.status === pendingPrint) {
    const run = await findRun(db, order.schoolId, order.printRunId);
    return run?.pdfSha256 === order.pdfSha256 ? 'waits' : 'elsewhere';
  }
  const beyond: readonly number[] = [pendingShipment, pendingReceipt, completed];
  return beyond.includes(order.status) ? 'beyond' : 'elsewhere';
}

/** In the history of the order: from which pack, from when to when, how many good, wasted and damaged sheets. */
function noteOf(number: string, { startedAt, finishedAt, sheets, wasteSheets, damagedSheets }: ReportedTask): string {
  const time = (stamp: string | null) => (stamp ?? '').replace(/^\d{4}(\d\d)(\d\d)(\d\d)(\d\d)\d\d$/, '$1-$2 $3:$4');
  return `${number} · ${time(startedAt)} – ${time(finishedAt)} · ${sheets} + ${wasteSheets} + ${damagedSheets}`;
}
