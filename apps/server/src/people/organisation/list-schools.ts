import type { organisationApi, SchoolRow } from '@zhibi/contract/people/organisation';
import type { Actor } from '@zhibi/contract/session';
import type { z } from 'zod';
import { cursorAfterKey, keyOfCursor } from '../../platform/cursor.js';
import type { Db } from '../../platform/db.js';
import { ensure } from '../../platform/problem.js';
import { seesOrganisation } from './policy.js';
import { stageGrades, stagesOf } from './rules.js';
import { countsOf, regionsOf, type School, schoolsOf } from './store-schools.js';

const PAGE = 20;
const MOST = 5_000;

type Input = z.output<typeof organisationApi.schools.input>;

/** The schools of the administrator's organisation with their numbers, by the reading of their names. */
export async function listSchools(
  db: Db,
  actor: Actor,
  { cursor, ...filter }: Input,
): Promise<{ items: SchoolRow[]; next: string | null }> {
  const key = keyOfCursor(cursor, 2);
  const rows = await wanted(db, actor, filter, {
    after: key && [String(key[0]), String(key[1])],
    limit: PAGE + 1,
  });
  const page = rows.slice(0, PAGE);
  const last = page.at(-1);
  const next = rows.length > PAGE && last ? cursorAfterKey([last.pinyin, last.id]) : null;
  return { items: await shown(db, actor, page), next };
}

/** All schools of a filter, for a table that is taken out. */
export const everySchool = async (db: Db, actor: Actor, filter: Omit<Input, 'cursor'>): Promise<SchoolRow[]> =>
  shown(db, actor, await wanted(db, actor, filter, { limit: MOST }));

const wanted = (
  db: Db,
  actor: Actor,
  { stageId, ...filter }: Omit<Input, 'cursor'>,
  page: Parameters<typeof schoolsOf>[3],
): Promise<School[]> => {
  ensure(seesOrganisation(actor));
  const grades = stageId === undefined ? undefined : stageGrades[stageId];
  return schoolsOf(db, actor.organisationId, { ...filter, grades }, page);
};

async function shown(db: Db, actor: Actor, schools: readonly School[]): Promise<SchoolRow[]> {
  const [counts, regions] = await Promise.all([
    countsOf(
      db,
      schools.map(({ id }) => id),
    ),
    regionsOf(db, actor.organisationId),
  ]);
  const names = new Map(regions.map(({ regionId, name }) => [regionId, name]));
  const none = { classes: 0, students: 0, teachers: 0, accounts: 0, activated: 0 };
  return schools.map((one) => ({
    schoolId: one.id,
    name: one.name,
    shortName: one.shortName,
    regionId: one.regionId,
    regionName: names.get(one.regionId ?? '') ?? '',
    firstGid: one.firstGid,
    lastGid: one.lastGid,
    stages: stagesOf(one.firstGid, one.lastGid),
    schoolYear: one.schoolYear,
    dataLock: one.dataLock,
    hidden: one.hidden,
    memberId: one.memberId ?? '',
    schoolConfigs: one.configs,
    extQuestion: one.extQuestion,
    privacy: one.privacy,
    ...(counts.get(one.id) ?? none),
    revision: one.revision,
    can: { edit: !one.dataLock },
  }));
}

/** The strip of plain numbers above the list. */
export async function organisationSummary(db: Db, actor: Actor) {
  const schools = await wanted(db, actor, {}, { limit: MOST });
  const counts = [
    ...(
      await countsOf(
        db,
        schools.map(({ id }) => id),
      )
    ).values(),
  ];
  const sum = (key: 'students' | 'teachers' | 'accounts' | 'activated') =>
    counts.reduce((total, one) => total + one[key], 0);
  return {
    schools: schools.length,
    locked: schools.filter(({ dataLock }) => dataLock).length,
    students: sum('students'),
    teachers: sum('teachers'),
    accounts: sum('accounts'),
    activated: sum('activated'),
  };
}

export async function schoolNames(db: Db, actor: Actor) {
  const schools = await wanted(db, actor, {}, { limit: MOST });
  return { items: schools.map(({ id, name, shortName }) => ({ schoolId: id, name, shortName })) };
}
