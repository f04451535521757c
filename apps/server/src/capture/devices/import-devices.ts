import type { DeviceKind, ImportLine } from '@zhibi/contract/capture/devices';
import { fieldRules } from '@zhibi/contract/kernel';
import type { Actor } from '@zhibi/contract/session';
import { setPensOfStudents, studentsByNo } from '../../people/index.js';
import { recordAct } from '../../platform/audit.js';
import type { Db } from '../../platform/db.js';
import { newId } from '../../platform/ids.js';
import type { TableRow } from '../../platform/sheets/index.js';
import { ensureMayKeep } from './keep-devices.js';
import { kindOf, tidyMac } from './rules.js';
import { columnsOf, type DeviceColumn } from './rules-columns.js';
import { insertDevices, macsTaken, pensOfStudents, recordDeviceEvents } from './store.js';

interface Line {
  line: number;
  mac: string;
  kind: DeviceKind | undefined;
  name: string;
  room: string;
  firmware: string;
  studentNo: string;
}

/** What is known before a line is judged. */
interface Known {
  taken: ReadonlySet<string>;
  students: ReadonlyMap<string, string>;
  /** Students who have a pen, here or in an earlier line. */
  withPen: Set<string>;
  seen: Set<string>;
}

/**
 * Takes devices from a table: each line is told what became of it, the good ones are written down. Columns are known by the names above them;
 * without names they stand in the order of the template, and a first line without a MAC is a heading. With `dryRun` everything is judged and nothing
 * written.
 */
export async function importDevices(
  db: Db,
  actor: Actor,
  { schoolId, table, dryRun }: { schoolId: string; table: readonly TableRow[]; dryRun: boolean },
  now: Date,
): Promise<{ added: number; lines: ImportLine[] }> {
  await ensureMayKeep(db, actor, schoolId);
  const lines = linesOf(table);
  const known = await knownOf(db, schoolId, lines);
  const judged = lines.map((line) => ({ line, outcome: judge(line, known) }));
  const good = judged.filter(({ outcome }) => outcome === 'added').map(({ line }) => line);
  if (!dryRun && good.length > 0) await keep(db, actor, schoolId, good, known, now);
  return {
    added: good.length,
    lines: judged.map(({ line, outcome }) => ({ line: line.line, mac: line.mac, outcome })),
  };
}

const isMac = (mac: string) => fieldRules.mac.safeParse(mac).success;

function linesOf(table: readonly TableRow[]): Line[] {
  const { from, at } = columnsOf(table);
  return table.flatMap(({ at: line, cells }, nth): Line[] => {
    const cell = (column: DeviceColumn): string => cells[at[column]] ?? '';
    const isHeading = nth === 0 && !isMac(tidyMac(cell('mac'))) && !/\d/.test(cell('mac'));
    if (nth < from || (from === 0 && isHeading) || cells.every((one) => one === '')) return [];
    const [name, room, firmware] = [cell('name'), cell('room'), cell('firmware')];
    const [mac, kind] = [tidyMac(cell('mac')), kindOf(cell('kind'))];
    return [{ line, mac, kind, name, room, firmware, studentNo: cell('studentNo') }];
  });
}

async function knownOf(db: Db, schoolId: string, lines: readonly Line[]): Promise<Known> {
  const students = await studentsByNo(db, schoolId, [...new Set(lines.flatMap(({ studentNo }) => studentNo || []))]);
  const pens = await pensOfStudents(db, schoolId, [...students.values()]);
  const taken = await macsTaken(
    db,
    schoolId,
    lines.map(({ mac }) => mac),
  );
  return { taken, students, withPen: new Set(pens.keys()), seen: new Set() };
}

function judge({ mac, kind, name, room, firmware, studentNo }: Line, known: Known): ImportLine['outcome'] {
  if (!isMac(mac)) return 'mac';
  if (kind === undefined) return 'kind';
  if (name.length > 40 || room.length > 40 || firmware.length > 30) return 'too-long';
  if (known.seen.has(mac)) return 'twice';
  if (known.taken.has(mac)) return 'taken';
  const studentId = known.students.get(studentNo);
  if (studentNo !== '' && (studentId === undefined || kind !== 'pen')) return 'student';
  if (studentId !== undefined && known.withPen.has(studentId)) return 'student-has-pen';
  known.seen.add(mac);
  if (studentId !== undefined) known.withPen.add(studentId);
  return 'added';
}

async function keep(db: Db, actor: Actor, schoolId: string, lines: readonly Line[], { students }: Known, now: Date) {
  const { accountId } = actor;
  const rows = lines.map(({ mac, kind = 'pen', name, room, firmware, studentNo }) => {
    const studentId = students.get(studentNo) ?? null;
    const state = kind === 'pen' && studentId === null ? ('spare' as const) : ('in-use' as const);
    return { schoolId, mac, kind, name, room, firmware, studentId, state, addedAt: now };
  });
  await insertDevices(db, rows);
  const bound = rows.flatMap(({ studentId, mac }) => (studentId === null ? [] : [[studentId, mac] as const]));
  await setPensOfStudents(db, schoolId, new Map(bound));
  const event = { schoolId, byAccount: accountId, at: now };
  await recordDeviceEvents(
    db,
    rows.map(({ mac, kind, studentId }) => ({
      ...event,
      id: newId(),
      mac,
      what: 'added',
      detail: { kind, studentId },
    })),
  );
  await recordAct(db, { accountId, schoolId, what: 'devices-imported', detail: { added: rows.length } });
}
