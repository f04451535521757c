import { libraryApi } from '@zhibi/contract/papers/library';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { actFor } from '../../../test/acting.js';
import { publishedHomework } from '../../../test/scenario.js';
import { openTestWorld, type TestWorld } from '../../../test/school.js';

const { ofSchool, recordOfSchool, pageOfSchool } = libraryApi;

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld({ WORKERS: '0' });
});
afterAll(() => world.close());

it('operations see every paper of the school they act for, and all that the machines hold of it', async () => {
  const { school, paper, teacher, homeworkId, class: of } = await publishedHomework(world, 2);
  const { paperId } = paper;
  const operator = await world.newPerson({ loginType: 4, roles: ['ZHIBI_SRE'] });
  expect((await operator.call(ofSchool, {})).items).toEqual([]);
  expect((await operator.refused(recordOfSchool, { paperId })).code).toBe(-1404);

  const acting = await actFor(operator, school.schoolId);
  const { items } = await acting.call(ofSchool, {});
  expect(items).toMatchObject([{ paperId, ownerName: teacher.ids.name, homeworkCount: 1, status: 'published' }]);
  expect((await acting.call(ofSchool, { words: 'nothing' })).items).toEqual([]);

  const record = await acting.call(recordOfSchool, { paperId });
  expect(record.homework.map((one) => one.homeworkId)).toEqual([homeworkId]);
  expect(record.key.map(({ no }) => no)).toEqual(record.key.map((_, at) => at + 1));
  const [run] = record.runs;
  const pages = record.versions.find(({ revision }) => revision === run?.revision)?.pageCount ?? 0;
  expect(run?.homeworkId).toBe(homeworkId);
  // Every page of every copy has a code of its own in the ledger.
  const codes = run?.codes ?? [];
  expect(codes.reduce((sum, one) => sum + one.pages, 0)).toBe(of.students.length * pages);
  for (const { first, last } of codes) expect(first < last).toBe(true);

  const elsewhere = await publishedHomework(world, 1);
  const foreign = { paperId: elsewhere.paper.paperId };
  expect((await acting.refused(recordOfSchool, foreign)).code).toBe(-1404);
  expect((await acting.refused(pageOfSchool, { ...foreign, revision: 1, page: 1 })).code).toBe(-1404);
  expect((await acting.refused(pageOfSchool, { paperId, revision: 1, page: 99 })).code).toBe(-1404);
});
