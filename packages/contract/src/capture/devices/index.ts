import { z } from 'zod';
import {
  type Access,
  type Api,
  Cursor,
  endpoint,
  fieldRules,
  Id,
  Nothing,
  pageOf,
  Revision,
  SheetFormat,
  wholeNumber,
} from '../../kernel/index.js';
import { DeviceKind, DeviceRow, DeviceState, HealthWord, ImportLine } from './model.js';
import { deviceReasons } from './reasons.js';

export * from './model.js';
export { deviceReasons };

const forDevices = { roles: ['ORGADMIN', 'SCHOOLADMIN'] } as const satisfies Access;
const Mac = fieldRules.mac.transform((mac) => mac.toUpperCase());
const which = { schoolId: Id, mac: Mac };
const Seen = wholeNumber({ min: 1 });
/** The device as it is after a change, which may be taken back. */
const Changed = z.object({ revision: Revision });

/** The longest table that is read. */
export const TABLE_LIMIT = 4 * 1024 * 1024;

const filter = {
  schoolId: Id.optional(),
  kind: DeviceKind.optional(),
  state: DeviceState.optional(),
  health: HealthWord.optional(),
  words: z.string().trim().max(40).optional(),
};

export const devicesApi = {
  devices: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/admin/org/mac/list',
    access: forDevices,
    summary: 'The register of devices with their health, by MAC; 50 a page by key',
    input: z.object({ ...filter, cursor: Cursor }),
    output: pageOf(DeviceRow),
  }),
  health: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/admin/org/mac/health',
    access: forDevices,
    summary: 'How the devices are, and what came from them on each of the last seven days',
    input: z.object({ schoolId: Id.optional() }),
    output: z.object({
      total: z.number().int(),
      byState: z.record(DeviceState, z.number().int()),
      byHealth: z.record(HealthWord, z.number().int()),
      days: z.array(
        z.object({
          day: z.string(),
          devices: z.number().int(),
          strokes: z.number().int(),
          lostRate: z.number().nullable(),
        }),
      ),
    }),
  }),
  add: endpoint({
    method: 'POST',
    path: '/admin/org/mac/add',
    access: forDevices,
    summary: 'Writes a device into the register of a school',
    input: z.object({
      ...which,
      kind: DeviceKind,
      name: z.string().trim().max(40).default(''),
      room: z.string().trim().max(40).default(''),
      firmware: z.string().trim().max(30).default(''),
    }),
    output: Nothing,
    reasons: deviceReasons,
  }),
  importDevices: endpoint({
    method: 'POST',
    path: '/admin/org/mac/import/{schoolId}/{how}',
    access: forDevices,
    kind: 'form',
    summary:
      'Many devices from a table (xlsx, csv): MAC, type, name, room, firmware, student number. Each line is told what became of it; with `try` nothing is written',
    input: z.object({ schoolId: Id, how: z.enum(['try', 'take']), file: z.unknown().optional() }),
    output: z.object({ added: z.number().int(), lines: z.array(ImportLine) }),
    reasons: deviceReasons,
    bodyLimit: TABLE_LIMIT + 16_384,
  }),
  save: endpoint({
    method: 'POST',
    path: '/admin/org/mac/save',
    access: forDevices,
    summary: 'Changes what is written down about a device',
    input: z.object({
      ...which,
      revision: Seen,
      name: z.string().trim().max(40),
      room: z.string().trim().max(40),
      firmware: z.string().trim().max(30),
    }),
    output: Nothing,
  }),
  bind: endpoint({
    method: 'POST',
    path: '/admin/org/mac/bind',
    access: forDevices,
    summary: 'Gives a spare pen to a student by number, or takes it back with an empty number',
    input: z.object({ ...which, revision: Seen, studentNo: z.string().trim().max(40) }),
    output: Changed,
    reasons: deviceReasons,
  }),
  bindTeacher: endpoint({
    method: 'POST',
    path: '/admin/org/mac/bind/teacher',
    access: forDevices,
    summary:
      'Gives a spare pen to a teacher by account: what it writes on the pages of students is correction from now on',
    input: z.object({ ...which, revision: Seen, account: z.string().trim().min(1).max(40) }),
    output: Changed,
    reasons: deviceReasons,
  }),
  swap: endpoint({
    method: 'POST',
    path: '/admin/org/mac/swap',
    access: forDevices,
    summary: 'Gives the student of a pen another, spare one; what the student wrote stays with the student',
    input: z.object({ ...which, revision: Seen, to: Mac, why: z.enum(['spare', 'lost', 'disabled']) }),
    output: Changed,
    reasons: deviceReasons,
  }),
  spares: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/admin/org/mac/spares',
    access: forDevices,
    summary: 'The spare pens of a school, the best charged first',
    input: z.object({ schoolId: Id }),
    output: z.object({
      items: z.array(z.object({ mac: z.string(), name: z.string(), battery: z.number().int().nullable() })),
    }),
  }),
  setState: endpoint({
    method: 'POST',
    path: '/admin/org/mac/state',
    access: forDevices,
    summary:
      'Marks a device as spare, lost, disabled or in use. Ink of a disabled one is still kept, and waits for a person',
    input: z.object({ ...which, revision: Seen, state: DeviceState }),
    output: Changed,
  }),
  undo: endpoint({
    method: 'POST',
    path: '/admin/org/mac/undo',
    access: forDevices,
    summary: 'Takes back the last change of whose a device is or how it is marked; a swap with both pens. Once',
    input: z.object({ ...which, revision: Seen }),
    output: Nothing,
    reasons: deviceReasons,
  }),
  history: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/admin/org/mac/history',
    access: forDevices,
    summary: 'What happened to a device, newest first',
    input: z.object(which),
    output: z.object({
      items: z.array(z.object({ what: z.string(), at: z.string(), by: z.string(), detail: z.string() })),
    }),
  }),
  exportDevices: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/admin/org/mac/export',
    access: forDevices,
    kind: 'file',
    summary: 'The devices of a filter as a table',
    input: z.object({ ...filter, format: SheetFormat }),
    output: z.unknown(),
  }),
} satisfies Api;
