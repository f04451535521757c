import type { PageSize } from '@zhibi/contract/papers';
import type {
  Corners,
  GroundPlace,
  GroundQuestion,
  GroundReason,
  GroundState,
  InkMap,
} from '@zhibi/contract/papers/ground';
import { boolean, integer, jsonb, pgTable, real, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Pages that came on paper, and what is drawn on them. */
export const paperGround = pgTable('paper_ground', {
  schoolId: uuid('school_id').notNull(),
  id: uuid().notNull(),
  accountId: uuid('account_id').notNull(),
  subjectId: integer('subject_id').notNull(),
  title: text().notNull(),
  state: text().$type<GroundState>().notNull(),
  reason: text().$type<GroundReason>(),
  revision: integer().notNull().default(1),
  pageSize: text('page_size').$type<PageSize>().notNull().default('A4'),
  questions: jsonb().$type<GroundQuestion[]>().notNull().default([]),
  likeId: uuid('like_id'),
  paperId: uuid('paper_id'),
  madeAt: timestamp('made_at', { withTimezone: true }).notNull(),
});

export const paperGroundPage = pgTable('paper_ground_page', {
  schoolId: uuid('school_id').notNull(),
  groundId: uuid('ground_id').notNull(),
  page: smallint().notNull(),
  pictureSha256: text('picture_sha256').notNull(),
  place: jsonb().$type<GroundPlace>().notNull(),
  scale: real().notNull(),
  hasWords: boolean('has_words').notNull(),
  ink: jsonb().$type<InkMap>().notNull(),
});

/** What a page was cut out of, as it came; of pages with words there is none. */
export const paperGroundCame = pgTable('paper_ground_came', {
  schoolId: uuid('school_id').notNull(),
  groundId: uuid('ground_id').notNull(),
  page: smallint().notNull(),
  sha256: text().notNull(),
  corners: jsonb().$type<Corners>(),
});

export const paperGroundSource = pgTable('paper_ground_source', {
  schoolId: uuid('school_id').notNull(),
  groundId: uuid('ground_id').notNull(),
  paperId: uuid('paper_id').notNull(),
});

export const paperGroundFile = pgTable('paper_ground_file', {
  schoolId: uuid('school_id').notNull(),
  groundId: uuid('ground_id').notNull(),
  position: smallint().notNull(),
  sha256: text().notNull(),
});
