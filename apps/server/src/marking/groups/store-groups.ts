import type { AnswerGroupKind } from '@zhibi/contract/marking/groups';
import { and, eq, ne, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db.js';
import { insertRows } from '../../platform/insert-rows.js';
import { inArray, list, notInArray } from '../../platform/sql-lists.js';
import { answer, answerGroup, answerGroupMember } from '../tables.js';

/** The answers to one question of a homework. */
export interface OfItem {
  schoolId: string;
  homeworkId: string;
  itemId: string;
}

export type Group = typeof answerGroup.$inferSelect;

const ofItem = ({ schoolId, homeworkId, itemId }: OfItem) =>
  and(eq(answerGroup.schoolId, schoolId), eq(answerGroup.homeworkId, homeworkId), eq(answerGroup.itemId, itemId));

/** The groups of a question, held until the transaction ends where they will be changed: two who mend them wait for each other. */
export async function groupsOf(db: Db, of: OfItem, purpose: 'read' | 'change'): Promise<Group[]> {
  const query = db.select().from(answerGroup).where(ofItem(of)).orderBy(answerGroup.id);
  return purpose === 'change' ? query.for('update') : query;
}

/**
 * Whose answer stands in which group; null: in none yet. Only of these students. An optional question that a student did not choose is
 * nobody's to mark: a score for all of a group would make it the chosen one, and leave the answer that was written.
 */
export const memberships = (
  db: Db,
  { schoolId, homeworkId, itemId }: OfItem,
  studentIds: readonly string[],
): Promise<{ answerId: string; studentId: string; groupId: string | null }[]> =>
  db
    .select({ answerId: answer.id, studentId: answer.studentId, groupId: answerGroupMember.groupId })
    .from(answer)
    .leftJoin(
      answerGroupMember,
      and(eq(answerGroupMember.schoolId, answer.schoolId), eq(answerGroupMember.answerId, answer.id)),
    )
    .where(
      and(
        eq(answer.schoolId, schoolId),
        eq(answer.homeworkId, homeworkId),
        eq(answer.itemId, itemId),
        inArray(answer.studentId, [...studentIds]),
        ne(answer.status, 'not-chosen'),
      ),
    )
    .orderBy(answer.id);

/** What is like no other says nothing in common, and what only looks alike may be a whole class of proofs: these are dealt answer by answer. */
const noBlocks = ['single', 'alike'] as const satisfies readonly AnswerGroupKind[];

/** Of answers to some questions the group that each says the same with. */
export async function blocksOf(
  db: Db,
  { schoolId, homeworkId, itemIds }: { schoolId: string; homeworkId: string; itemIds: readonly string[] },
): Promise<ReadonlyMap<string, string>> {
  if (itemIds.length === 0) return new Map();
  const rows = await db
    .select({ answerId: answerGroupMember.answerId, groupId: answerGroup.id })
    .from(answerGroup)
    .innerJoin(
      answerGroupMember,
      and(eq(answerGroupMember.schoolId, answerGroup.schoolId), eq(answerGroupMember.groupId, answerGroup.id)),
    )
    .where(
      and(
        eq(answerGroup.schoolId, schoolId),
        eq(answerGroup.homeworkId, homeworkId),
        inArray(answerGroup.itemId, [...itemIds]),
        notInArray(answerGroup.kind, [...noBlocks]),
      ),
    );
  return new Map(rows.map(({ answerId, groupId }) => [answerId, groupId]));
}

export const insertGroups = (
  db: Db,
  rows: readonly {
    schoolId: string;
    id: string;
    homeworkId: string;
    itemId: string;
    kind: AnswerGroupKind;
    label: string;
  }[],
): Promise<void> => insertRows(db, answerGroup, rows);

/** Answers join a group; those that somebody has put into one meanwhile stay where they are. */
export async function joinGroup(db: Db, schoolId: string, members: readonly { answerId: string; groupId: string }[]) {
  if (members.length === 0) return;
  await db.execute(sql`
    insert into answer_group_member (school_id, answer_id, group_id)
    select ${schoolId}, answer_id, group_id
    from unnest(${list(members.map(({ answerId }) => answerId))}::uuid[], ${list(members.map(({ groupId }) => groupId))}::uuid[]) as new (answer_id, group_id)
    on conflict do nothing`);
}

/** Answers go from wherever they are into this group. */
export async function moveInto(db: Db, schoolId: string, groupId: string, answerIds: readonly string[]): Promise<void> {
  await db.execute(sql`
    insert into answer_group_member (school_id, answer_id, group_id)
    select ${schoolId}, answer_id, ${groupId} from unnest(${list(answerIds)}::uuid[]) as new (answer_id)
    on conflict (school_id, answer_id) do update set group_id = excluded.group_id`);
}

/** A group that nobody stands in any more is none. */
export async function removeEmpty(db: Db, of: OfItem): Promise<void> {
  await db
    .delete(answerGroup)
    .where(
      and(
        ofItem(of),
        sql`not exists (select from answer_group_member m where m.school_id = ${answerGroup.schoolId} and m.group_id = ${answerGroup.id})`,
      ),
    );
}

export async function settleGroup(
  db: Db,
  schoolId: string,
  groupId: string,
  change: { settledBy: string; label?: string },
): Promise<void> {
  await db
    .update(answerGroup)
    .set(change)
    .where(and(eq(answerGroup.schoolId, schoolId), eq(answerGroup.id, groupId)));
}
