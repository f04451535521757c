import type { Template, VariantValues } from '@zhibi/contract/questions/variants';
import { integer, jsonb, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';

export const questionTemplate = pgTable('question_template', {
  schoolId: uuid('school_id').notNull(),
  questionId: uuid('question_id').notNull(),
  version: integer().notNull(),
  revision: integer().notNull().default(1),
  content: jsonb().$type<Template>().notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
});

export const questionVariant = pgTable('question_variant', {
  schoolId: uuid('school_id').notNull(),
  questionId: uuid('question_id').notNull(),
  templateId: uuid('template_id').notNull(),
  templateRevision: integer('template_revision').notNull(),
  parameters: jsonb().$type<VariantValues>().notNull(),
});
