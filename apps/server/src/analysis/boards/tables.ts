import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const at = (name: string) => timestamp(name, { withTimezone: true });

export const schoolWall = pgTable('school_wall', {
  schoolId: uuid('school_id').notNull(),
  id: uuid().notNull(),
  name: text().notNull(),
  keyHash: text('key_hash').notNull(),
  madeBy: uuid('made_by').notNull(),
  madeByName: text('made_by_name').notNull(),
  madeAt: at('made_at').notNull(),
  seenAt: at('seen_at'),
});
