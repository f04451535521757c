import type { SchoolContact } from '@zhibi/contract/operations';
import { date, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';

export const schoolTerms = pgTable('school_terms', {
  schoolId: uuid('school_id').primaryKey(),
  contractNo: text('contract_no').notNull(),
  startsOn: date('starts_on'),
  endsOn: date('ends_on'),
  students: integer(),
  note: text().notNull(),
  contacts: jsonb().$type<SchoolContact[]>().notNull(),
  revision: integer().notNull(),
});
