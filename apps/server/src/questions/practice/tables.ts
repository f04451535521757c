import { pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';

export const practiceAside = pgTable('practice_aside', {
  schoolId: uuid('school_id').notNull(),
  accountId: uuid('account_id').notNull(),
  chapterId: uuid('chapter_id').notNull(),
  questionId: uuid('question_id').notNull(),
  putAt: timestamp('put_at', { withTimezone: true }).notNull().defaultNow(),
});
