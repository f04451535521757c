import type { Thumb } from '@zhibi/contract/assistant';
import type { RoleCode } from '@zhibi/contract/kernel';
import { and, count, desc, eq, gte, lt, or, sql } from 'drizzle-orm';
import type { Db } from '../platform/db.js';
import { assistantThumb, assistantTurn } from './tables.js';

export type TurnRow = typeof assistantTurn.$inferSelect;
export type ThumbRow = typeof assistantThumb.$inferSelect;

/** A conversation: of one login, in one role of it. */
export interface Conversation {
  schoolId: string;
  sessionId: string;
  role: RoleCode;
}

const of = ({ schoolId, sessionId, role }: Conversation) =>
  and(eq(assistantTurn.schoolId, schoolId), eq(assistantTurn.sessionId, sessionId), eq(assistantTurn.role, role));

export async function insertTurn(db: Db, row: typeof assistantTurn.$inferInsert): Promise<void> {
  await db.insert(assistantTurn).values(row);
}

/** The newest first, each with what was thought of it. */
export async function turnsOf(
  db: Db,
  conversation: Conversation,
  limit: number,
): Promise<(TurnRow & { thumb: Thumb | null })[]> {
  const rows = await db
    .select({ turn: assistantTurn, thumb: assistantThumb.thumb })
    .from(assistantTurn)
    .leftJoin(
      assistantThumb,
      and(eq(assistantThumb.schoolId, assistantTurn.schoolId), eq(assistantThumb.id, assistantTurn.id)),
    )
    .where(of(conversation))
    .orderBy(desc(assistantTurn.id))
    .limit(limit);
  return rows.map(({ turn, thumb }) => ({ ...turn, thumb }));
}

export async function findTurn(db: Db, conversation: Conversation, id: string): Promise<TurnRow | undefined> {
  const [row] = await db
    .select()
    .from(assistantTurn)
    .where(and(of(conversation), eq(assistantTurn.id, id)));
  return row;
}

/** How much was asked in a login since a moment, in whichever role. */
export async function askedSince(db: Db, schoolId: string, sessionId: string, since: Date): Promise<number> {
  const [row] = await db
    .select({ asked: count() })
    .from(assistantTurn)
    .where(
      and(eq(assistantTurn.schoolId, schoolId), eq(assistantTurn.sessionId, sessionId), gte(assistantTurn.at, since)),
    );
  return row?.asked ?? 0;
}

/** Everything that was said in a login. */
export async function deleteTurns(db: Db, schoolId: string, sessionId: string): Promise<void> {
  await db
    .delete(assistantTurn)
    .where(and(eq(assistantTurn.schoolId, schoolId), eq(assistantTurn.sessionId, sessionId)));
}

export async function putThumb(db: Db, row: typeof assistantThumb.$inferInsert): Promise<void> {
  const { thumb, reason, at } = row;
  await db
    .insert(assistantThumb)
    .values(row)
    .onConflictDoUpdate({ target: [assistantThumb.schoolId, assistantThumb.id], set: { thumb, reason, at } });
}

export async function deleteThumb(db: Db, schoolId: string, id: string): Promise<void> {
  await db.delete(assistantThumb).where(and(eq(assistantThumb.schoolId, schoolId), eq(assistantThumb.id, id)));
}

interface WantedThumbs {
  thumb: Thumb | undefined;
  before: string | undefined;
  limit: number;
}

/** Newest first. */
export async function thumbsOf(db: Db, schoolId: string, { thumb, before, limit }: WantedThumbs): Promise<ThumbRow[]> {
  return db
    .select()
    .from(assistantThumb)
    .where(
      and(
        eq(assistantThumb.schoolId, schoolId),
        thumb && eq(assistantThumb.thumb, thumb),
        before === undefined ? undefined : lt(assistantThumb.id, before),
      ),
    )
    .orderBy(desc(assistantThumb.id))
    .limit(limit);
}

/** What names somebody goes: conversations, and what was thought of answers. */
export async function deleteNaming(db: Db, schoolId: string, marks: readonly string[]): Promise<void> {
  const words = marks.filter((mark) => mark.trim() !== '');
  if (words.length === 0) return;
  const naming = (text: ReturnType<typeof sql>) =>
    or(...words.map((word) => sql`strpos(lower(${text}), ${word.toLowerCase()}) > 0`));
  await db
    .delete(assistantTurn)
    .where(
      and(
        eq(assistantTurn.schoolId, schoolId),
        naming(sql`${assistantTurn.asked} || ${assistantTurn.answer}::text || ${assistantTurn.slots}::text`),
      ),
    );
  await db
    .delete(assistantThumb)
    .where(
      and(eq(assistantThumb.schoolId, schoolId), naming(sql`${assistantThumb.asked} || ${assistantThumb.reason}`)),
    );
}

/** What a student has asked and was answered, the oldest first. */
export async function turnsOfStudent(db: Db, schoolId: string, studentId: string): Promise<TurnRow[]> {
  return db
    .select()
    .from(assistantTurn)
    .where(and(eq(assistantTurn.schoolId, schoolId), eq(assistantTurn.studentId, studentId)))
    .orderBy(assistantTurn.id);
}
