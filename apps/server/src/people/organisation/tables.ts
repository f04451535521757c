import type { CodeRole } from '@zhibi/contract/people/organisation';
import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const at = (name: string) => timestamp(name, { withTimezone: true });

export const activationBatch = pgTable('activation_batch', {
  schoolId: uuid('school_id').notNull(),
  id: uuid().notNull(),
  role: text().$type<CodeRole>().notNull(),
  classId: uuid('class_id'),
  amount: integer().notNull(),
  validUntil: at('valid_until').notNull(),
  note: text().notNull(),
  madeBy: uuid('made_by').notNull(),
  madeAt: at('made_at').notNull(),
});

export const activationCode = pgTable('activation_code', {
  schoolId: uuid('school_id').notNull(),
  id: uuid().notNull(),
  batchId: uuid('batch_id').notNull(),
  digest: text().notNull(),
  disabledAt: at('disabled_at'),
  usedAt: at('used_at'),
  usedBy: uuid('used_by'),
});

export const activationEvent = pgTable('activation_event', {
  schoolId: uuid('school_id').notNull(),
  id: uuid().notNull(),
  codeId: uuid('code_id').notNull(),
  what: text().$type<'disabled' | 'enabled' | 'used'>().notNull(),
  byAccount: uuid('by_account'),
  at: at('at').notNull(),
});
