import { randomBytes } from 'node:crypto';
import { questionsApi } from '@zhibi/contract/questions';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { JUNIOR_MATHS, openTestWorldOn, type TestWorld } from '../../../test/school.js';
import { MIGRATIONS } from '../../app/open-services.js';
import { prepareJobs } from '../../platform/jobs/index.js';
import { migrate } from '../../platform/migrate.js';
import { openClient } from '../../platform/pools.js';
import { keepQuestions } from '../sample-bank.js';

let world: TestWorld;
beforeAll(async () => {
  const engine = inject('engine');
  const name = `test_${randomBytes(6).toString('hex')}`;
  const password = randomBytes(12).toString('hex');
  const client = await openClient(engine);
  // A hosted database: its owner may make nothing but what lies in it, and row-level security holds for it too.
  await client.query(`create role ${name} login nosuperuser nobypassrls password '${password}'`);
  await client.query(`grant zhibi_app, zhibi_system to ${name} with admin option`);
  await client.query(`create database ${name} owner ${name}`);
  const connection = { ...engine, database: name, username: name, password };
  await prepareJobs(connection);
  await migrate(connection, MIGRATIONS);
  world = await openTestWorldOn({
    connection,
    drop: async () => {
      await client.query(`drop database ${name} with (force)`);
      await client.query(`drop role ${name}`);
      await client.end();
    },
  });
});
afterAll(() => world?.close());

it('finding, near duplicates and similar questions hold where the owner of the tables is no superuser', async () => {
  const [school, other] = [await world.newSchool(), await world.newSchool()];
  const keep = (schoolId: string) =>
    keepQuestions(world.services.database, { schoolId, kind: 'school' }, [
      { stem: '甲船从码头出发，沿北偏东方向航行两小时后到达灯塔，求码头与灯塔之间的距离' },
      { stem: '乙船从码头出发，沿北偏东方向航行三小时后到达灯塔，求码头与灯塔之间的距离' },
    ]);
  const [own, foreign] = [await keep(school.schoolId), await keep(other.schoolId)];
  const teacher = await school.newTeacher();
  const { items, total } = await teacher.call(questionsApi.search, { subjectId: JUNIOR_MATHS, words: '灯塔' });
  expect([items.map(({ questionId }) => questionId).sort(), total]).toEqual([[...own].sort(), 2]);
  const body = items[0]?.body;
  if (body === undefined) throw new Error('nothing was found');
  const near = await teacher.call(questionsApi.duplicates, { subjectId: JUNIOR_MATHS, body });
  expect(near.items.map(({ question }) => question.questionId).sort()).toEqual([...own].sort());
  const similar = await teacher.call(questionsApi.similar, { questionId: own[0] ?? '' });
  expect(similar.items.map(({ question }) => question.questionId)).toEqual([own[1]]);
  expect((await teacher.refused(questionsApi.similar, { questionId: foreign[0] ?? '' })).code).toBe(-1404);
});
