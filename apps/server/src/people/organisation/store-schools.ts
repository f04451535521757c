import type { SchoolForm } from '@zhibi/contract/people/organisation';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db.js';
import { list } from '../../platform/sql-lists.js';
import { named } from '../../platform/sql-names.js';
import { readName } from '../pinyin.js';
import { region, school, schoolClass } from '../tables.js';

export type School = typeof school.$inferSelect;

export interface SchoolFilter {
  words?: string | undefined;
  regionId?: string | undefined;
  grades?: { from: number; to: number } | undefined;
  state?: 'open' | 'locked' | 'hidden' | undefined;
}

const stateIs = {
  open: sql`not ${school.hidden} and not ${school.dataLock}`,
  locked: sql`${school.dataLock}`,
  hidden: sql`${school.hidden}`,
};

/** Schools by the reading of their names; words are looked for in name, short name, reading and initials. */
export const schoolsOf = (
  db: Db,
  organisationId: string,
  { words, regionId, grades, state }: SchoolFilter,
  page: { after?: readonly [pinyin: string, id: string] | undefined; limit: number },
): Promise<School[]> =>
  db
    .select()
    .from(school)
    .where(
      and(
        eq(school.organisationId, organisationId),
        words ? matches(words) : undefined,
        regionId === undefined ? undefined : eq(school.regionId, regionId),
        grades === undefined
          ? undefined
          : sql`${school.firstGid} <= ${grades.to} and ${school.lastGid} >= ${grades.from}`,
        state === undefined ? undefined : stateIs[state],
        page.after && sql`(${school.pinyin}, ${school.id}) > (${page.after[0]}, ${page.after[1]}::uuid)`,
      ),
    )
    .orderBy(asc(school.pinyin), asc(school.id))
    .limit(page.limit);

function matches(words: string) {
  const escaped = words.replace(/[\\%_]/g, '\\$&').toLowerCase();
  const inside = `%${escaped}%`;
  const run = `%${escaped.replaceAll(' ', '')}%`;
  return sql`(lower(${school.name}) like ${inside} or lower(${school.shortName}) like ${inside}
    or replace(${school.pinyin}, ' ', '') like ${run} or regexp_replace(${school.pinyin}, '(\\w)\\w*\\s*', '\\1', 'g') like ${run})`;
}

export async function findSchoolOf(db: Db, organisationId: string, id: string): Promise<School | undefined> {
  const [row] = await db
    .select()
    .from(school)
    .where(and(eq(school.organisationId, organisationId), eq(school.id, id)));
  return row;
}

export async function hasSchoolNamed(db: Db, organisationId: string, name: string, but?: string): Promise<boolean> {
  const rows = await db
    .select({ id: school.id })
    .from(school)
    .where(and(eq(school.organisationId, organisationId), sql`lower(${school.name}) = ${name.toLowerCase()}`));
  return rows.some(({ id }) => id !== but);
}

/** The record of a school from an administrator's form. */
export const recordOf = ({ schoolConfigs, memberId, ...form }: SchoolForm) => ({
  ...form,
  memberId: memberId === '' ? null : memberId,
  configs: schoolConfigs,
  pinyin: readName(form.name),
});

/** Changes a school as it was at this revision; false when somebody else was faster. */
export async function updateSchool(
  db: Db,
  of: { organisationId: string; id: string; revision: number },
  change: Partial<typeof school.$inferInsert>,
): Promise<boolean> {
  const rows = await db
    .update(school)
    .set({ ...change, revision: of.revision + 1 })
    .where(and(eq(school.organisationId, of.organisationId), eq(school.id, of.id), eq(school.revision, of.revision)))
    .returning({ id: school.id });
  return rows.length === 1;
}

export interface SchoolCounts {
  classes: number;
  students: number;
  teachers: number;
  accounts: number;
  activated: number;
}

/** How many people and classes these schools have today. One query, whatever their number. */
export async function countsOf(db: Db, schoolIds: readonly string[]): Promise<Map<string, SchoolCounts>> {
  if (schoolIds.length === 0) return new Map();
  const ids = list(schoolIds);
  const rows = await db.execute<SchoolCounts & { schoolId: string } & Record<string, unknown>>(sql`
    with people as (
      select school_id, account_id, true as is_student from student where school_id = any (${ids}::uuid[]) and left_on is null
      union all
      select school_id, account_id, false from teacher where school_id = any (${ids}::uuid[]) and left_on is null
    ), reported as (
      select p.school_id, count(*) filter (where p.is_student)::int as students, count(*) filter (where not p.is_student)::int as teachers,
        count(*)::int as accounts, count(a.activated_at)::int as activated
      from people p left join account a on a.id = p.account_id group by p.school_id
    ), rooms as (select school_id, count(*)::int as classes from school_class where school_id = any (${ids}::uuid[]) and ended_on is null group by school_id)
    select s.id as "schoolId", coalesce(classes, 0) as classes, coalesce(students, 0) as students, coalesce(teachers, 0) as teachers,
      coalesce(accounts, 0) as accounts, coalesce(activated, 0) as activated
    from school s left join reported t on t.school_id = s.id left join rooms r on r.school_id = s.id where s.id = any (${ids}::uuid[])`);
  return new Map(rows.map(({ schoolId, ...counts }) => [schoolId, counts]));
}

/** Whether living classes of the school are outside these grades. */
export async function hasClassesOutside(db: Db, schoolId: string, firstGid: number, lastGid: number): Promise<boolean> {
  const rows = await db
    .select({ id: schoolClass.id })
    .from(schoolClass)
    .where(
      and(
        eq(schoolClass.schoolId, schoolId),
        sql`${schoolClass.endedOn} is null and (${schoolClass.gid} < ${firstGid} or ${schoolClass.gid} > ${lastGid})`,
      ),
    )
    .limit(1);
  return rows.length > 0;
}

export const regionsOf = (db: Db, organisationId: string) =>
  db
    .select({
      regionId: region.id,
      name: region.name,
      revision: region.revision,
      schools: sql<number>`(select count(*)::int from school s where s.region_id = ${named(region.id)})`,
    })
    .from(region)
    .where(eq(region.organisationId, organisationId))
    .orderBy(asc(region.name), asc(region.id));

/** Renames a region as it was at this revision; false when somebody else was faster. */
export async function updateRegion(db: Db, of: { id: string; revision: number }, name: string): Promise<boolean> {
  const rows = await db
    .update(region)
    .set({ name, revision: of.revision + 1 })
    .where(and(eq(region.id, of.id), eq(region.revision, of.revision)))
    .returning({ id: region.id });
  return rows.length === 1;
}
