import { z } from 'zod';
import { Id, Revision, Stamp } from '../../kernel/index.js';

export const DeviceKind = z.enum(['pen', 'gateway', 'box']);
export type DeviceKind = z.infer<typeof DeviceKind>;
export const DeviceState = z.enum(['in-use', 'spare', 'lost', 'disabled']);
export type DeviceState = z.infer<typeof DeviceState>;

/** How a device is: one word, the most urgent one. */
export const HealthWord = z.enum(['good', 'low-battery', 'losing', 'silent', 'never-seen']);
export type HealthWord = z.infer<typeof HealthWord>;

/** A device with what is known of it. Students are told by number and class: an organisation reads no names. */
export const DeviceRow = z.object({
  schoolId: Id,
  schoolName: z.string(),
  mac: z.string(),
  kind: DeviceKind,
  name: z.string(),
  state: DeviceState,
  room: z.string(),
  studentNo: z.string(),
  className: z.string(),
  /** The teacher who corrects with it; empty where it is no teacher's. */
  teacherName: z.string(),
  firmware: z.string(),
  battery: z.number().int().nullable(),
  connected: z.boolean(),
  lastSeenAt: Stamp.nullable(),
  strokes7: z.number().int(),
  /** The share of batches that never came, 0..1; null where too few came to tell. */
  lostRate: z.number().nullable(),
  health: HealthWord,
  revision: Revision,
  can: z.object({
    bind: z.boolean(),
    unbind: z.boolean(),
    swap: z.boolean(),
    disable: z.boolean(),
    enable: z.boolean(),
  }),
});
export type DeviceRow = z.infer<typeof DeviceRow>;

export const ImportLine = z.object({
  line: z.number().int(),
  mac: z.string(),
  outcome: z.enum(['added', 'mac', 'kind', 'twice', 'taken', 'student', 'student-has-pen', 'too-long']),
});
export type ImportLine = z.infer<typeof ImportLine>;
