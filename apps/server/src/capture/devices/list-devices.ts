import type { DeviceRow, DeviceState, devicesApi, HealthWord } from '@zhibi/contract/capture/devices';
import { toStamp } from '@zhibi/contract/kernel';
import type { Actor } from '@zhibi/contract/session';
import type { z } from 'zod';
import { penOwnersOf, schoolNamesOf, teachersOfPens } from '../../people/index.js';
import { cursorAfterKey, keyOfCursor } from '../../platform/cursor.js';
import type { Db } from '../../platform/db.js';
import { ensure } from '../../platform/problem.js';
import { canOfDevice, keptSchools } from './policy.js';
import { everyDay, healthOf, lostRateOf } from './rules.js';
import { type DeviceFacts, daysOf, devicesOf } from './store.js';

const PAGE = 50;
const MOST = 20_000;
const WEEK_MS = 6 * 86_400_000;

export interface Here {
  now: Date;
  timeZone: string;
}

type Input = z.output<typeof devicesApi.devices.input>;

/** The register of devices by MAC with how each is. */
export async function listDevices(
  db: Db,
  actor: Actor,
  { cursor, health, ...filter }: Input,
  here: Here,
): Promise<{ items: DeviceRow[]; next: string | null }> {
  const key = keyOfCursor(cursor, 2);
  let after: readonly [string, string] | undefined = key && [String(key[0]), String(key[1])];
  // Health follows from clock and sums: where it is asked for, the whole register is judged and the page cut from it.
  const limit = health === undefined ? PAGE + 1 : MOST;
  const rows = (await wanted(db, actor, filter, { after, limit }, here)).filter(
    (row) => health === undefined || healthOf(judged(row), here.now) === health,
  );
  const page = rows.slice(0, PAGE);
  const last = page.at(-1);
  after = last && [last.mac, last.schoolId];
  return { items: await shown(db, page, here), next: rows.length > PAGE && after ? cursorAfterKey([...after]) : null };
}

/** All devices of a filter, for a table that is taken out. */
export async function everyDevice(
  db: Db,
  actor: Actor,
  { health, ...filter }: Omit<Input, 'cursor'>,
  here: Here,
): Promise<DeviceRow[]> {
  const rows = await shown(db, await wanted(db, actor, filter, { limit: MOST }, here), here);
  return rows.filter((row) => health === undefined || row.health === health);
}

type Asked = Omit<Input, 'cursor' | 'health'>;

function wanted(
  db: Db,
  actor: Actor,
  { schoolId, words, ...filter }: Asked,
  page: { after?: readonly [string, string] | undefined; limit: number },
  here: Here,
): Promise<DeviceFacts[]> {
  const schoolIds = keptSchools(actor, schoolId);
  ensure(schoolId === undefined || schoolIds.length > 0, 'not-found');
  return devicesOf(db, { schoolIds, words: words || undefined, ...filter }, { ...page, since: weekAgo(here) });
}

/** The first of the seven days that end today, `yyyy-mm-dd`. */
export const weekAgo = ({ now, timeZone }: Here): string =>
  toStamp(new Date(now.getTime() - WEEK_MS), timeZone).replace(/^(\d{4})(\d\d)(\d\d).*$/, '$1-$2-$3');

const judged = (row: DeviceFacts) => ({ ...row, lostRate: lostRateOf(row.expected7, row.batches7) });

async function shown(db: Db, rows: readonly DeviceFacts[], { now, timeZone }: Here): Promise<DeviceRow[]> {
  const [schools, owners, teachers] = await Promise.all([
    schoolNamesOf(db, [...new Set(rows.map(({ schoolId }) => schoolId))]),
    penOwnersOf(
      db,
      rows.flatMap(({ studentId }) => studentId ?? []),
    ),
    teachersOfPens(
      db,
      rows.flatMap(({ teacherId }) => teacherId ?? []),
    ),
  ]);
  return rows.map(judged).map((row) => ({
    schoolId: row.schoolId,
    schoolName: schools.get(row.schoolId) ?? '',
    mac: row.mac,
    kind: row.kind,
    name: row.name,
    state: row.state,
    room: row.room,
    studentNo: owners.get(row.studentId ?? '')?.studentNo ?? '',
    className: owners.get(row.studentId ?? '')?.className ?? '',
    teacherName: teachers.get(row.teacherId ?? '') ?? '',
    firmware: row.firmware,
    battery: row.battery,
    connected: row.connected,
    lastSeenAt: row.lastSeenAt && toStamp(row.lastSeenAt, timeZone),
    strokes7: row.strokes7,
    lostRate: row.lostRate,
    health: healthOf(row, now),
    revision: row.revision,
    can: canOfDevice(row),
  }));
}

/** How many devices are in each state and health, and what came from them on each of the last seven days. */
export async function deviceHealth(db: Db, actor: Actor, schoolId: string | undefined, here: Here) {
  const rows = await wanted(db, actor, { schoolId }, { limit: MOST }, here);
  const since = weekAgo(here);
  const none = { devices: 0, strokes: 0, expected: 0, batches: 0 };
  const days = everyDay(await daysOf(db, keptSchools(actor, schoolId), since), since, none);
  const byState: Record<DeviceState, number> = { 'in-use': 0, spare: 0, lost: 0, disabled: 0 };
  const byHealth: Record<HealthWord, number> = { good: 0, 'low-battery': 0, losing: 0, silent: 0, 'never-seen': 0 };
  for (const row of rows.map(judged)) {
    byState[row.state]++;
    // What is lost or disabled is nobody's worry today.
    if (row.state === 'in-use' || row.state === 'spare') byHealth[healthOf(row, here.now)]++;
  }
  return {
    total: rows.length,
    byState,
    byHealth,
    days: days.map(({ day, devices, strokes, expected, batches }) => ({
      day,
      devices,
      strokes,
      lostRate: lostRateOf(expected, batches),
    })),
  };
}
