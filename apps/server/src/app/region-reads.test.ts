import type { Endpoint } from '@zhibi/contract/kernel';
import { myClassesApi } from '@zhibi/contract/people/my-classes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { openTestWorld, type TestWorld } from '../../test/school.js';
import { apis } from './apis.js';

const forOfficers: [string, Endpoint][] = Object.entries(apis).flatMap(([domain, api]) =>
  Object.entries(api).flatMap(([name, endpoint]: [string, Endpoint]): [string, Endpoint][] =>
    typeof endpoint.access === 'object' && endpoint.access.roles.includes('REGION')
      ? [[`${domain}.${name}`, endpoint]]
      : [],
  ),
);

/** Every name of a field that an answer can have, however deep. */
function fieldsOf(schema: unknown): string[] {
  if (Array.isArray(schema)) return schema.flatMap(fieldsOf);
  if (schema === null || typeof schema !== 'object') return [];
  const own = 'properties' in schema ? Object.keys(schema.properties as object) : []; // as: JSON Schema
  return [...own, ...Object.values(schema).flatMap(fieldsOf)];
}

/** How a person logs in, sits or is grouped: the school's own. */
const ofTheSchool = /account|activated|password|phone|birthday|seat|room|group|need|pair|reading|slip|level/i;

/** What a score of a stage test came to, excellent or passed: a result, and no layer of a class. */
const isResult = (name: string, field: string) => name.startsWith('stageTests.') && /^levels?$/.test(field);

/** By which rules a booklet was made: what another question builds on comes first. It says nothing of a child's needs. */
const isRule = (name: string, field: string) => name.startsWith('handbook.') && field === 'needsFirst';

it('the officer of a district writes nothing: every endpoint open to the role is one for reading', () => {
  expect(forOfficers.filter(([, { readOnly }]) => readOnly !== true).map(([name]) => name)).toEqual([]);
});

it.each(forOfficers)('%s tells the officer of a district results, not login accounts or seats', (name, { output }) => {
  const fields = fieldsOf(z.toJSONSchema(output, { unrepresentable: 'any' }));
  // How many students of a school have activated their accounts is a number of the district's summary, never a person.
  const isOfTheSchool = (field: string) =>
    ofTheSchool.test(field) && field !== 'activated' && !isResult(name, field) && !isRule(name, field);
  expect(fields.filter(isOfTheSchool)).toEqual([]);
  if (fields.includes('activated')) expect(fields).not.toContain('studentId');
});

/** By what a student is told. Schools, classes and homework have ids and names here; whoever learns there has none. */
const ofStudent = /student(Ids?|No|Name)$|pinyin/i;

it.each(forOfficers)('%s names no student to the officer of a district', (_, { output }) => {
  const fields = fieldsOf(z.toJSONSchema(output, { unrepresentable: 'any' }));
  expect(fields.filter((field) => ofStudent.test(field))).toEqual([]);
});

it('takes only these away as a table', () => {
  expect(forOfficers.filter(([, { kind }]) => kind === 'file').map(([name]) => name)).toEqual([
    'schoolYear.exportClasses',
    'region.exportSummary',
    'periodReport.exportReport',
    'stageTests.exportTable',
  ]);
});

describe('in a school of the district', () => {
  let world: TestWorld;
  beforeAll(async () => {
    world = await openTestWorld();
  });
  afterAll(() => world.close());

  it.each(['students', 'groups', 'seating', 'readings', 'seatingHistory'] as const)(
    '%s of a class stay with the school',
    async (what) => {
      const regionId = crypto.randomUUID();
      await world.services.database.asSystem((db) =>
        db.execute(
          `insert into region (id, organisation_id, name) values ('${regionId}', '${world.organisationId}', '测试区')`,
        ),
      );
      const school = await world.newSchool({ regionId });
      const { classId } = await school.newClass(1);
      const officer = await world.newPerson({ loginType: 1, roles: ['REGION'], regionId });
      const here = officer.with({ 'x-school-id': school.schoolId });
      expect((await here.refused(myClassesApi[what], { classId })).code).toBe(-1403);
    },
  );
});
