import type { WrongCause, WrongState } from '@zhibi/contract/analysis';
import { date, integer, numeric, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const score = (name: string) => numeric(name, { precision: 5, scale: 1, mode: 'number' });

export const wrongQuestion = pgTable('wrong_question', {
  schoolId: uuid('school_id').notNull(),
  id: uuid().notNull(),
  studentId: uuid('student_id').notNull(),
  homeworkId: uuid('homework_id').notNull(),
  itemId: uuid('item_id').notNull(),
  questionId: uuid('question_id').notNull(),
  subjectId: integer('subject_id').notNull(),
  score: score('score').notNull(),
  maxScore: score('max_score').notNull(),
  cause: text().$type<WrongCause>(),
  state: text().$type<WrongState>().notNull(),
  step: smallint().notNull().default(0),
  nextReviewOn: date('next_review_on'),
  redoneOn: date('redone_on'),
  addedAt: timestamp('added_at', { withTimezone: true }).notNull().defaultNow(),
});
