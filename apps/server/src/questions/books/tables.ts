import type { BookChapter, BookState, PageState } from '@zhibi/contract/questions/books';
import type { BookArea, BookTerm } from '@zhibi/contract/questions/partners';
import { integer, jsonb, numeric, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const at = (name: string) => timestamp(name, { withTimezone: true });

export const schoolBook = pgTable('school_book', {
  schoolId: uuid('school_id').notNull(),
  id: uuid().notNull(),
  subjectId: integer('subject_id').notNull(),
  title: text().notNull(),
  gid: smallint().notNull(),
  edition: text().notNull(),
  term: text().$type<BookTerm>().notNull(),
  pages: integer().notNull(),
  chapters: jsonb().$type<BookChapter[]>().notNull(),
  state: text().$type<BookState>().notNull(),
  revision: integer().notNull().default(1),
  createdBy: uuid('created_by').notNull(),
  createdAt: at('created_at').notNull(),
  updatedAt: at('updated_at').notNull(),
  decidedBy: uuid('decided_by'),
  decidedNote: text('decided_note').notNull().default(''),
  sharedAt: at('shared_at'),
  quality: numeric({ precision: 4, scale: 3, mode: 'number' }),
  originSchoolId: uuid('origin_school_id'),
  originId: uuid('origin_id'),
  originName: text('origin_name'),
  removedAt: at('removed_at'),
});

export const schoolBookPage = pgTable('school_book_page', {
  schoolId: uuid('school_id').notNull(),
  bookId: uuid('book_id').notNull(),
  no: integer().notNull(),
  state: text().$type<PageState>().notNull().default('entry'),
  revision: integer().notNull().default(1),
  fileId: uuid('file_id'),
  areas: jsonb().$type<BookArea[]>().notNull().default([]),
  enteredBy: uuid('entered_by'),
  enteredAt: at('entered_at'),
  checkedBy: uuid('checked_by'),
  checkedAt: at('checked_at'),
  note: text().notNull().default(''),
  timesReturned: integer('times_returned').notNull().default(0),
});

export const schoolBookItem = pgTable('school_book_item', {
  schoolId: uuid('school_id').notNull(),
  bookId: uuid('book_id').notNull(),
  no: integer().notNull(),
  position: integer().notNull(),
  questionId: uuid('question_id').notNull(),
  version: integer().notNull(),
});

/** A paper that was made of pages of a book. */
export const schoolBookEdition = pgTable('school_book_edition', {
  schoolId: uuid('school_id').notNull(),
  bookId: uuid('book_id').notNull(),
  paperId: uuid('paper_id').notNull(),
  fromPage: smallint('from_page').notNull(),
  toPage: smallint('to_page').notNull(),
});

export const schoolBookReader = pgTable('school_book_reader', {
  schoolId: uuid('school_id').notNull(),
  bookId: uuid('book_id').notNull(),
  accountId: uuid('account_id').notNull(),
});
