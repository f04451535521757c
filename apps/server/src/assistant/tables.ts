import type { Slots } from '@zhibi/assistant';
import type { AssistantAnswer, Thumb } from '@zhibi/contract/assistant';
import type { RoleCode } from '@zhibi/contract/kernel';
import { bigint, boolean, date, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const at = (name: string) => timestamp(name, { withTimezone: true });

export const assistantTurn = pgTable('assistant_turn', {
  schoolId: uuid('school_id').notNull(),
  id: uuid().notNull(),
  sessionId: uuid('session_id').notNull(),
  accountId: uuid('account_id').notNull(),
  studentId: uuid('student_id'),
  role: text().$type<RoleCode>().notNull(),
  mode: text().$type<'test' | '1001'>().notNull(),
  asked: text().notNull(),
  intent: text().notNull(),
  slots: jsonb().$type<Slots>().notNull(),
  masked: text().notNull(),
  answer: jsonb().$type<AssistantAnswer>().notNull(),
  at: at('at').notNull(),
});

export const assistantThumb = pgTable('assistant_thumb', {
  schoolId: uuid('school_id').notNull(),
  id: uuid().notNull(),
  role: text().$type<RoleCode>().notNull(),
  thumb: text().$type<Thumb>().notNull(),
  intent: text().notNull(),
  asked: text().notNull(),
  reason: text().notNull(),
  at: at('at').notNull(),
});

/** Whether the school lets its assistant ask the language model. */
export const assistantModel = pgTable('assistant_model', {
  schoolId: uuid('school_id').notNull(),
  enabled: boolean().notNull(),
  revision: integer().notNull(),
  changedBy: uuid('changed_by').notNull(),
  changedAt: at('changed_at').notNull(),
});

export const assistantModelUse = pgTable('assistant_model_use', {
  schoolId: uuid('school_id').notNull(),
  day: date().notNull(),
  calls: integer().notNull(),
  tokens: bigint({ mode: 'number' }).notNull(),
});
