import type { DeviceKind, DeviceState } from '@zhibi/contract/capture/devices';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db.js';
import { inArray, list, listText } from '../../platform/sql-lists.js';
import { statement } from '../../platform/statement.js';
import { device, deviceEvent } from './tables.js';

export type Device = typeof device.$inferSelect;

export interface DeviceFacts extends Device {
  battery: number | null;
  connected: boolean;
  lastSeenAt: Date | null;
  strokes7: number;
  expected7: number;
  batches7: number;
}

export interface DeviceFilter {
  schoolIds: readonly string[];
  kind?: DeviceKind | undefined;
  state?: DeviceState | undefined;
  words?: string | undefined;
}

/** Devices by MAC with what pens told of themselves and the sums of the days since. One query. */
export async function devicesOf(
  db: Db,
  { schoolIds, kind, state, words }: DeviceFilter,
  page: { since: string; after?: readonly [mac: string, schoolId: string] | undefined; limit: number },
): Promise<DeviceFacts[]> {
  const like = words && `%${words.replace(/[\\%_]/g, '\\$&').toLowerCase()}%`;
  const conditions = [
    kind && sql`d.kind = ${kind}`,
    state && sql`d.state = ${state}`,
    like &&
      sql`(lower(d.mac) like ${like} or lower(d.name) like ${like} or lower(d.room) like ${like} or exists (
        select from student s where s.school_id = d.school_id and s.id = d.student_id and lower(s.student_no) like ${like}))`,
    page.after && sql`(d.mac, d.school_id) > (${page.after[0]}, ${page.after[1]}::uuid)`,
  ].flatMap((one) => (one ? [sql`and ${one}`] : []));
  const rows = await db.execute<DeviceFacts & Record<string, unknown>>(sql`
    select d.school_id as "schoolId", d.mac, d.kind, d.name, d.firmware, d.state, d.student_id as "studentId", d.teacher_id as "teacherId", d.room, d.revision,
      d.added_at as "addedAt", p.battery, coalesce(p.status = 'connected', false) as connected, p.last_seen_at as "lastSeenAt",
      coalesce(w.strokes, 0)::int as "strokes7", coalesce(w.expected, 0)::int as "expected7", coalesce(w.batches, 0)::int as "batches7"
    from device d left join pen p on p.school_id = d.school_id and p.mac = d.mac
    left join lateral (select sum(strokes) as strokes, sum(batches) as batches, sum(earlier + last_seq - first_seq + 1) as expected
      from device_day y where y.school_id = d.school_id and y.mac = d.mac and y.day >= ${page.since}::date) w on true
    where d.school_id = any (${list(schoolIds)}::uuid[]) ${sql.join(conditions, sql` `)}
    order by d.mac, d.school_id limit ${page.limit}`);
  return rows.map((row) => ({
    ...row,
    addedAt: new Date(row.addedAt), // raw statements answer times as text
    lastSeenAt: row.lastSeenAt === null ? null : new Date(row.lastSeenAt),
  }));
}

/** What came from the devices of schools on each day since; the last day first. */
export const daysOf = (db: Db, schoolIds: readonly string[], since: string) =>
  db.execute<{ day: string; devices: number; strokes: number; expected: number; batches: number }>(sql`
    select to_char(day, 'YYYYMMDD') as day, count(*)::int as devices, sum(strokes)::int as strokes, sum(batches)::int as batches,
      sum(earlier + last_seq - first_seq + 1)::int as expected
    from device_day where school_id = any (${list(schoolIds)}::uuid[]) and day >= ${since}::date group by 1 order by 1`);

/** A device, held until the transaction ends. */
export async function lockDevice(db: Db, schoolId: string, mac: string): Promise<Device | undefined> {
  const [row] = await db
    .select()
    .from(device)
    .where(and(eq(device.schoolId, schoolId), eq(device.mac, mac)))
    .for('update');
  return row;
}

/** A device as the register has it; undefined where it was never heard of. */
export async function findDevice(db: Db, schoolId: string, mac: string): Promise<Device | undefined> {
  const [row] = await db
    .select()
    .from(device)
    .where(and(eq(device.schoolId, schoolId), eq(device.mac, mac)));
  return row;
}

export async function macsTaken(db: Db, schoolId: string, macs: readonly string[]): Promise<Set<string>> {
  if (macs.length === 0) return new Set();
  const rows = await db
    .select({ mac: device.mac })
    .from(device)
    .where(and(eq(device.schoolId, schoolId), inArray(device.mac, [...macs])));
  return new Set(rows.map(({ mac }) => mac));
}

/** The pens that students of a school have, by student. */
export async function pensOfStudents(
  db: Db,
  schoolId: string,
  studentIds: readonly string[],
): Promise<Map<string, string>> {
  if (studentIds.length === 0) return new Map();
  const rows = await db
    .select({ mac: device.mac, studentId: device.studentId })
    .from(device)
    .where(and(eq(device.schoolId, schoolId), inArray(device.studentId, [...studentIds])));
  return new Map(rows.flatMap(({ mac, studentId }) => (studentId === null ? [] : [[studentId, mac] as const])));
}

/** Writes devices into the register; answers the MACs that were new. */
export async function insertDevices(db: Db, rows: readonly (typeof device.$inferInsert)[]): Promise<Set<string>> {
  const added = new Set<string>();
  for (
    let from = 0;
    from < rows.length;
    from += 1000 // far below the 65,535 parameters of one statement
  )
    for (const { mac } of await db
      .insert(device)
      .values(rows.slice(from, from + 1000))
      .onConflictDoNothing()
      .returning({ mac: device.mac }))
      added.add(mac);
  return added;
}

export async function updateDevice(
  db: Db,
  { schoolId, mac, revision }: Pick<Device, 'schoolId' | 'mac' | 'revision'>,
  change: Partial<typeof device.$inferInsert>,
): Promise<void> {
  await db
    .update(device)
    .set({ ...change, revision: revision + 1 })
    .where(and(eq(device.schoolId, schoolId), eq(device.mac, mac)));
}

/** Spare pens of a school, the best charged first. */
export const sparePens = (db: Db, schoolId: string) =>
  db.execute<{ mac: string; name: string; battery: number | null }>(sql`
    select d.mac, d.name, p.battery from device d left join pen p on p.school_id = d.school_id and p.mac = d.mac
    where d.school_id = ${schoolId} and d.kind = 'pen' and d.state = 'spare' and d.student_id is null and d.teacher_id is null
    order by p.battery desc nulls last, d.mac limit 200`);

export async function recordDeviceEvents(db: Db, events: readonly (typeof deviceEvent.$inferInsert)[]): Promise<void> {
  for (let from = 0; from < events.length; from += 1000)
    await db.insert(deviceEvent).values(events.slice(from, from + 1000));
}

export const eventsOfDevice = (db: Db, schoolId: string, mac: string) =>
  db
    .select()
    .from(deviceEvent)
    .where(and(eq(deviceEvent.schoolId, schoolId), eq(deviceEvent.mac, mac)))
    .orderBy(desc(deviceEvent.id))
    .limit(100);

/** In which state each of these is that the register knows, and which teacher corrects with it. */
export async function knownDevices(
  db: Db,
  schoolId: string,
  macs: readonly string[],
): Promise<Map<string, Pick<Device, 'state' | 'teacherId'>>> {
  const rows = await deviceStates(db, { schoolId, macs: listText(macs) });
  return new Map(rows.map(({ mac, state, teacherId }) => [mac, { state, teacherId }]));
}
const deviceStates = statement(['schoolId', 'macs'], (db, { schoolId, macs }) =>
  db
    .select({ mac: device.mac, state: device.state, teacherId: device.teacherId })
    .from(device)
    .where(and(eq(device.schoolId, schoolId), sql`${device.mac} = any (${macs})`)),
);
