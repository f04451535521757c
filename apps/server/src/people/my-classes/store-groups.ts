import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db.js';
import { inArray } from '../../platform/sql-lists.js';
import { classGroup, classSeating, groupMember, groupSet } from './tables.js';

export type SetRow = typeof groupSet.$inferSelect;
export type GroupRow = typeof classGroup.$inferSelect & { memberIds: string[] };

const living = (schoolId: string, classId: string) =>
  and(eq(groupSet.schoolId, schoolId), eq(groupSet.classId, classId), isNull(groupSet.removedAt));

/** The group sets of a class in the order they were made, each with its groups. Two queries. */
export async function groupSetsOf(
  db: Db,
  schoolId: string,
  classId: string,
): Promise<(SetRow & { groups: GroupRow[] })[]> {
  const sets = await db.select().from(groupSet).where(living(schoolId, classId)).orderBy(asc(groupSet.id));
  const rows = await db
    .select({ row: classGroup, studentId: groupMember.studentId })
    .from(classGroup)
    .innerJoin(groupSet, and(eq(groupSet.schoolId, classGroup.schoolId), eq(groupSet.id, classGroup.setId)))
    .leftJoin(
      groupMember,
      and(
        eq(groupMember.schoolId, classGroup.schoolId),
        eq(groupMember.setId, classGroup.setId),
        eq(groupMember.number, classGroup.number),
      ),
    )
    .where(living(schoolId, classId))
    .orderBy(asc(classGroup.setId), asc(classGroup.number), asc(groupMember.studentId));
  const groups = new Map<string, GroupRow>();
  for (const { row, studentId } of rows) {
    const key = `${row.setId} ${row.number}`;
    const known = groups.get(key) ?? { ...row, memberIds: [] };
    groups.set(key, known);
    if (studentId !== null) known.memberIds.push(studentId);
  }
  return sets.map((set) => ({ ...set, groups: [...groups.values()].filter(({ setId }) => setId === set.id) }));
}

export interface GroupMembers {
  classId: string;
  setId: string;
  number: number;
  studentId: string;
}

/** Who is in which group of these classes, of the sets that stand. One query. */
export async function membersOfGroups(db: Db, schoolId: string, classIds: readonly string[]): Promise<GroupMembers[]> {
  if (classIds.length === 0) return [];
  return db
    .select({
      classId: groupSet.classId,
      setId: groupMember.setId,
      number: groupMember.number,
      studentId: groupMember.studentId,
    })
    .from(groupMember)
    .innerJoin(groupSet, and(eq(groupSet.schoolId, groupMember.schoolId), eq(groupSet.id, groupMember.setId)))
    .where(and(eq(groupSet.schoolId, schoolId), inArray(groupSet.classId, [...classIds]), isNull(groupSet.removedAt)));
}

/** How many group sets each class has. */
export async function groupSetCounts(db: Db, schoolId: string): Promise<Map<string, number>> {
  const rows = await db
    .select({ classId: groupSet.classId, count: sql<number>`count(*)::int` })
    .from(groupSet)
    .where(and(eq(groupSet.schoolId, schoolId), isNull(groupSet.removedAt)))
    .groupBy(groupSet.classId);
  return new Map(rows.map(({ classId, count }) => [classId, count]));
}

export const insertGroupSet = async (db: Db, row: typeof groupSet.$inferInsert): Promise<void> =>
  void (await db.insert(groupSet).values(row));

/** Changes a set that is still as it was seen; false where somebody was faster. */
export async function changeGroupSet(
  db: Db,
  of: { schoolId: string; setId: string; revision: number },
  change: Partial<Omit<SetRow, 'schoolId' | 'id' | 'revision'>>,
): Promise<boolean> {
  const rows = await db
    .update(groupSet)
    .set({ ...change, revision: of.revision + 1 })
    .where(and(eq(groupSet.schoolId, of.schoolId), eq(groupSet.id, of.setId), eq(groupSet.revision, of.revision)))
    .returning({ id: groupSet.id });
  return rows.length === 1;
}

/** Puts these groups in place of what the set held. */
export async function replaceGroups(db: Db, schoolId: string, setId: string, groups: readonly GroupRow[]) {
  await db.delete(groupMember).where(and(eq(groupMember.schoolId, schoolId), eq(groupMember.setId, setId)));
  await db.delete(classGroup).where(and(eq(classGroup.schoolId, schoolId), eq(classGroup.setId, setId)));
  await db.insert(classGroup).values(groups.map(({ memberIds: _, ...row }) => row));
  const members = groups.flatMap(({ number, memberIds }) =>
    memberIds.map((studentId) => ({ schoolId, setId, studentId, number })),
  );
  if (members.length > 0) await db.insert(groupMember).values(members);
}

/** Seats that were coloured by the set lose their colours. */
export const forgetColours = async (db: Db, schoolId: string, setId: string): Promise<void> =>
  void (await db
    .update(classSeating)
    .set({ groupSetId: null })
    .where(and(eq(classSeating.schoolId, schoolId), eq(classSeating.groupSetId, setId))));
