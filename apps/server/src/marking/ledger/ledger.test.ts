import { markingApi } from '@zhibi/contract/marking';
import type pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Gateway } from '../../../test/gateway.js';
import { openTestWorld, type TestWorld } from '../../../test/school.js';
import { perform, TestCourse } from '../../../test/test-course.js';
import { write } from '../../../test/writing.js';
import { openClient } from '../../platform/pools.js';
import { checkLedger, keepLedgerChain } from './keep-chain.js';

const { ledger, papers, restore, score } = markingApi;
const uuid = '01990000-0000-7000-8000-000000000000';

let world: TestWorld;
let course: TestCourse;
let homeworkId: string;
let studentId: string;
let owner: pg.Client;
beforeAll(async () => {
  world = await openTestWorld({ WORKERS: '0' });
  owner = await openClient(world.connection);
  course = await TestCourse.of(world);
  const homework = await course.publish(['subjective']);
  homeworkId = homework.homeworkId;
  studentId = course.classes[0]?.students[0]?.ids.studentId ?? '';
  const pen = await Gateway.of(world, course.school.schoolId);
  await write(world, course, pen, { homework, studentId, answers: ['7'] });
  await perform(world, 'read-answers', { schoolId: course.school.schoolId, homeworkId, studentId });
});
afterAll(async () => {
  await owner?.end();
  await world?.close();
});

const answer = async () => {
  const [one] = (await course.teacher.call(papers, { homeworkId, studentId })).answers;
  if (one === undefined) throw new Error('there is no answer');
  return one;
};
const give = async (points: number, comment = '') => {
  const { answerId, revision } = await answer();
  await course.teacher.call(score, { scores: [{ answerId, revision, score: points, comment }] });
};
const lines = async () => (await course.teacher.call(ledger, { answerId: (await answer()).answerId })).items;
const check = () => checkLedger(world.services, 'en');

it('gives an earlier score of a person again as a new line, once, in range and on the newest state', async () => {
  await give(2, 'first');
  await give(1, 'second');
  const before = await lines();
  expect(before.map(({ to, can }) => [to, can.restore])).toEqual([
    [1, false],
    [2, true],
  ]);
  const { answerId, revision } = await answer();
  const wanted = { answerId, revision, entryId: before[1]?.entryId ?? '' };
  expect((await course.teacher.refused(restore, { ...wanted, entryId: uuid })).code).toBe(-1404);
  expect(await course.teacher.call(restore, wanted)).toEqual({ answerId, revision: revision + 1, score: 2 });
  expect(await answer()).toMatchObject({ score: 2, comment: 'first', scoredBy: course.teacher.ids.name });
  expect((await lines())[0]).toMatchObject({ kind: 'restore', from: 1, to: 2, comment: 'first' });
  expect((await course.teacher.refused(restore, wanted)).reason).toBe('changed-meanwhile');
  expect((await course.teacher.refused(restore, { ...wanted, revision: revision + 1 })).reason).toBe(
    'nothing-to-restore',
  );
});

it('takes a restored score back like any other', async () => {
  const { answerId, revision } = await answer();
  await course.teacher.call(markingApi.undo, { answerId, revision });
  expect(await answer()).toMatchObject({ score: 1, comment: 'second' });
});

it('is a whole chain while rows are only added, and when words of a comment are erased', async () => {
  await keepLedgerChain(world.services);
  await give(1.5, 'words');
  expect((await check()).holds).toBe(true);
  const rows = (await lines()).length;
  expect(await check()).toEqual({ holds: true, words: `The ledger of scores is whole: ${rows} rows were checked.` });
  await owner.query(`update score_entry set comment = ''`);
  expect((await check()).holds).toBe(true);
});

const row = `row_no = (select min(row_no) + 1 from score_entry)`;
it.each([
  ['a score that was changed', `update score_entry set to_score = 0.5 where ${row}`, /row \d+ was changed/],
  ['one whose author was changed', `update score_entry set by_account = '${uuid}' where ${row}`, /row \d+ was changed/],
  ['a row that is gone', `delete from score_entry where ${row}`, /row \d+ is gone/],
  [
    'a row that was put in',
    `insert into score_entry (school_id, id, answer_id, at, kind, from_status, to_status, row_no, written_at) overriding system value
     select school_id, '${uuid}', answer_id, at, 'person', from_status, to_status, 0, now() - interval '2 hours' from score_entry limit 1`,
    /row 0 was put in/,
  ],
  [
    'a row that went with its link, at the end',
    `with gone as (delete from score_entry where row_no = (select max(row_no) from score_entry) returning row_no)
     delete from score_link l using gone where l.row_no = gone.row_no`,
    /head that was kept/,
  ],
])('finds %s', async (_, statement, words) => {
  await keepLedgerChain(world.services);
  await owner.query(
    'create table kept_entry as select * from score_entry; create table kept_link as select * from score_link',
  );
  try {
    await owner.query(statement);
    expect(await check()).toMatchObject({ holds: false, words: expect.stringMatching(words) });
  } finally {
    await owner.query(`truncate score_entry, score_link;
      insert into score_entry overriding system value select * from kept_entry; insert into score_link select * from kept_link;
      drop table kept_entry, kept_link`);
  }
  expect((await check()).holds).toBe(true);
});
