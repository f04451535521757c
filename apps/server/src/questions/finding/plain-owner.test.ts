import { questionsApi } from '@zhibi/contract/questions';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newHostedDatabase } from '../../../test/plain-owner.js';
import { JUNIOR_MATHS, openTestWorldOn, type TestWorld } from '../../../test/school.js';
import { keepQuestions } from '../sample-bank.js';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorldOn(await newHostedDatabase());
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
