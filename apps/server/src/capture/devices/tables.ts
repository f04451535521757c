import type { DeviceKind, DeviceState } from '@zhibi/contract/capture/devices';
import { bigint, date, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const at = (name: string) => timestamp(name, { withTimezone: true });

export const device = pgTable('device', {
  schoolId: uuid('school_id').notNull(),
  mac: text().notNull(),
  kind: text().$type<DeviceKind>().notNull(),
  name: text().notNull().default(''),
  firmware: text().notNull().default(''),
  state: text().$type<DeviceState>().notNull(),
  studentId: uuid('student_id'),
  teacherId: uuid('teacher_id'),
  room: text().notNull().default(''),
  revision: integer().notNull().default(1),
  addedAt: at('added_at').notNull(),
});

export const deviceDay = pgTable('device_day', {
  schoolId: uuid('school_id').notNull(),
  mac: text().notNull(),
  day: date().notNull(),
  strokes: integer().notNull(),
  batches: integer().notNull(),
  firstSeq: bigint('first_seq', { mode: 'number' }).notNull(),
  lastSeq: bigint('last_seq', { mode: 'number' }).notNull(),
  earlier: integer().notNull().default(0),
});

export const deviceEvent = pgTable('device_event', {
  schoolId: uuid('school_id').notNull(),
  id: uuid().notNull(),
  mac: text().notNull(),
  what: text().notNull(),
  detail: jsonb().$type<Readonly<Record<string, unknown>>>().notNull(),
  byAccount: uuid('by_account'),
  at: at('at').notNull(),
});
