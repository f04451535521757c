import { peopleApi } from '@zhibi/contract/people';
import { regionApi } from '@zhibi/contract/people/region';
import { schoolYearApi } from '@zhibi/contract/people/school-year';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { actFor } from '../../../test/acting.js';
import type { Person } from '../../../test/person.js';
import { openTestWorld, type TestSchool, type TestWorld } from '../../../test/school.js';

let world: TestWorld;
let officer: Person;
let primary: TestSchool;
let junior: TestSchool;
let elsewhere: TestSchool;
beforeAll(async () => {
  world = await openTestWorld();
  const regionId = await world.newRegion();
  officer = await world.newPerson({ loginType: 1, roles: ['REGION'], regionId });
  primary = await newSchool(regionId, { name: '甲小学', first: 1, last: 6 });
  junior = await newSchool(regionId, { name: '乙中学', first: 7, last: 9 });
  await newSchool(regionId, { name: '丙中学', first: 7, last: 12, hidden: true });
  elsewhere = await newSchool(await world.newRegion(), { name: '丁中学', first: 7, last: 9 });
});
afterAll(() => world.close());

async function newSchool(
  regionId: string,
  { name, first, last, hidden: isHidden = false }: { name: string; first: number; last: number; hidden?: boolean },
): Promise<TestSchool> {
  const school = await world.newSchool({ regionId });
  await world.services.database.asSystem((db) =>
    db.execute(
      `update school set name = '${name}', first_gid = ${first}, last_gid = ${last}, hidden = ${isHidden} where id = '${school.schoolId}'`,
    ),
  );
  return school;
}
const inSchool = (person: Person, { schoolId }: TestSchool) => person.with({ 'x-school-id': schoolId });

describe('the stages', () => {
  it('of a district are those of its schools, in the language of the caller', async () => {
    expect(await officer.call(regionApi.stages, {})).toEqual([
      { schoolStageId: 1, schoolStageName: '小学' },
      { schoolStageId: 2, schoolStageName: '初中' },
    ]);
    expect((await officer.with({ 'accept-language': 'en' }).call(regionApi.stages, {}))[1]?.schoolStageName).toBe(
      'Junior',
    );
  });

  it('stay the district’s while a school is chosen', async () => {
    expect(await inSchool(officer, primary).call(regionApi.stages, {})).toHaveLength(2);
  });

  it('of a principal are those of the school', async () => {
    const principal = await junior.newLeader('SCHOOLPRINCIPAL');
    expect((await principal.call(regionApi.stages, {})).map((one) => one.schoolStageId)).toEqual([2]);
  });
});

describe('the schools of a stage', () => {
  const names = async (person: Person, schoolStageId: 1 | 2 | 3) =>
    (await person.call(regionApi.schools, { schoolStageId })).map((one) => [one.schoolId === '', one.schoolName]);

  it('begin with the district, and leave hidden schools and those of other districts out', async () => {
    expect(await names(officer, 2)).toEqual([
      [true, '区域汇总'],
      [false, '乙中学'],
    ]);
    expect(await names(officer, 1)).toEqual([
      [true, '区域汇总'],
      [false, '甲小学'],
    ]);
    expect(await names(officer.with({ 'accept-language': 'en' }), 3)).toEqual([[true, 'District summary']]);
  });

  it('can be changed from inside one of them', async () => {
    expect(await names(inSchool(officer, primary), 2)).toContainEqual([false, '乙中学']);
  });
});

it('the class list of an officer in a school follows the stage', async () => {
  const regionId = await world.newRegion();
  const both = await newSchool(regionId, { name: '九年一贯', first: 1, last: 9 });
  const here = inSchool(await world.newPerson({ loginType: 1, roles: ['REGION'], regionId }), both);
  for (const gid of [6, 7, 9]) await both.newClass(1, gid);
  const grades = async (schoolStageId?: 1 | 2 | 3) =>
    (await here.call(peopleApi.classes, { schoolStageId })).clazzs.map((one) => one.gid);
  expect(await grades()).toEqual([6, 7, 9]);
  expect(await grades(1)).toEqual([6]);
  expect(await grades(2)).toEqual([7, 9]);
  expect(await grades(3)).toEqual([]);
});

describe('the district summary', () => {
  let chief: Person;
  beforeAll(async () => {
    const regionId = await world.newRegion();
    chief = await world.newPerson({ loginType: 1, roles: ['REGION'], regionId });
    const sizes = { 甲中学: [6, 3], 乙中学: [7, 8], 丙中学: [9, 10] };
    for (const [name, [seven = 0, eight = 0]] of Object.entries(sizes)) {
      const school = await newSchool(regionId, { name, first: 7, last: 9 });
      const { classId } = await school.newClass(seven, 7);
      await school.newClass(eight, 8);
      await school.newTeacher([classId]);
    }
    await newSchool(regionId, { name: '丁中学', first: 7, last: 9 });
  });

  it('counts classes, teachers and students by school and grade, and tells no number under five nor what gives it away', async () => {
    const { grades, schools, total } = await chief.call(regionApi.summary, { schoolStageId: 2 });
    expect(grades).toEqual([7, 8, 9]);
    expect(schools.map((one) => [one.schoolName, one.classes, one.teachers, one.students])).toEqual([
      ['丙中学', 2, 1, 19],
      ['丁中学', 0, 0, 0],
      ['甲中学', 2, 1, 9],
      ['乙中学', 2, 1, 15],
    ]);
    const byName = new Map(schools.map((one) => [one.schoolName, one.byGrade]));
    expect(byName.get('甲中学')).toEqual(['kept', 'small', null]);
    expect(byName.get('乙中学')).toEqual(['kept', 'kept', null]);
    expect(byName.get('丙中学')).toEqual([9, 10, null]);
    expect(total).toMatchObject({ classes: 6, teachers: 3, students: 43, activated: 43, byGrade: [22, 21, null] });
  });

  it('goes out as a table with the same numbers hidden', async () => {
    const { bytes } = await chief
      .with({ 'accept-language': 'en' })
      .download(regionApi.exportSummary, { schoolStageId: 2, format: 'csv' });
    const lines = bytes.toString().replaceAll('"', '').trim().split(/\r?\n/);
    expect(lines[0]).toContain('School,Classes,Teachers,Students,Activated,Grade 7,Grade 8,Grade 9');
    expect(lines.find((line) => line.startsWith('甲中学'))).toBe('甲中学,2,1,9,9,hidden,<5,');
    expect(lines.at(-1)).toBe('District summary,6,3,43,43,22,21,');
  });

  it('is the view without a chosen school', async () => {
    const [, first] = await chief.call(regionApi.schools, { schoolStageId: 2 });
    const inside = chief.with({ 'x-school-id': first?.schoolId ?? '' });
    expect((await inside.refused(regionApi.summary, { schoolStageId: 2 })).code).toBe(-1404);
  });
});

describe('a school that is looked into from outside', () => {
  const entries = async (school: TestSchool) =>
    (
      await world.services.database.asSystem((db) =>
        db.execute<{ account_id: string; detail: unknown }>(
          `select account_id, detail from audit where school_id = '${school.schoolId}' and what = 'school-entered'`,
        ),
      )
    ).map(({ account_id, detail }) => [account_id, detail]);

  it('is in the audit log once for each login, whatever is called there and how often', async () => {
    const regionId = await world.newRegion();
    const school = await newSchool(regionId, { name: '戊中学', first: 7, last: 9 });
    const [one, two] = await Promise.all(
      ['REGION' as const, 'REGION' as const].map((role) => world.newPerson({ loginType: 1, roles: [role], regionId })),
    );
    for (const person of [one, two])
      await Promise.all([1, 2, 3].map(() => person && inSchool(person, school).call(peopleApi.classes, {})));
    expect(new Set((await entries(school)).map(([who]) => who))).toEqual(
      new Set([one?.ids.accountId, two?.ids.accountId]),
    );
    expect(await entries(school)).toHaveLength(2);
  });

  it('is entered by operations too, and never by its own people', async () => {
    const operations = await world.newPerson({ loginType: 4, roles: ['ZHIBI_SRE'] });
    await (await elsewhere.newLeader('SCHOOLADMIN')).call(peopleApi.info, {});
    expect(await entries(elsewhere)).toEqual([]);
    await (await actFor(operations, elsewhere.schoolId)).call(schoolYearApi.state, {});
    expect(await entries(elsewhere)).toEqual([[operations.ids.accountId, { role: 'ZHIBI_SRE' }]]);
  });

  it('is not found where it is out of reach, and then nobody has entered', async () => {
    expect((await inSchool(officer, elsewhere).refused(peopleApi.classes, {})).code).toBe(-1404);
    expect((await entries(elsewhere)).map(([who]) => who)).not.toContain(officer.ids.accountId);
  });
});
