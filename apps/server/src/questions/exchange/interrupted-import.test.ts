import { questionsApi } from '@zhibi/contract/questions';
import { exchangeApi } from '@zhibi/contract/questions/exchange';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { JUNIOR_MATHS, openTestWorld, type TestWorld } from '../../../test/school.js';
import { runImport } from './run-import.js';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld({ WORKERS: '0' }); // the work is done here, and broken off here
});
afterAll(() => world.close());

const line = (stem: string) => JSON.stringify({ type: 'single-choice', stem, options: ['甲', '乙'], answer: ['A'] });
/** Far from each other, as no two of them may wait for being alike. */
const stem = (nth: number) =>
  `${[...`${nth * 7_919 + 104_729}`].map((digit) => '天地玄黄宇宙洪荒日月'[Number(digit)]).join('')}${nth}`;

it('an import that was broken off in its midst goes on behind what it had brought in', async () => {
  const school = await world.newSchool();
  const teacher = await school.newTeacher();
  const whole = Array.from({ length: 450 }, (_, nth) => line(stem(nth)));
  const text = ['not json', ...whole, whole[3], whole[440]].join('\n');
  const file = new File([text], 'bank.jsonl');
  const { importId } = await teacher.call(exchangeApi.import, { subjectId: JUNIOR_MATHS, format: 'jsonl', file });
  const run = { schoolId: school.schoolId, importId, near: 'tell' as const };
  const brokenOff = new Error('the process was killed');
  const broken = runImport(world.services, { ...run, progress: () => Promise.reject(brokenOff) });
  await expect(broken).rejects.toBe(brokenOff);
  expect((await teacher.call(exchangeApi.importInfo, { importId })).counts.added).toBe(200);

  const result = await runImport(world.services, { ...run, progress: async () => undefined });
  expect(result.imported).toBe(450);
  expect(result.skipped.map(({ reason }) => reason)).toEqual(['not-json', 'duplicate-in-file', 'duplicate-in-file']);
  const told = await teacher.call(exchangeApi.importInfo, { importId });
  expect(told).toMatchObject({ state: 'done', counts: { added: 450, skipped: 3 } });
  expect((await teacher.call(questionsApi.search, { subjectId: JUNIOR_MATHS })).total).toBe(450);

  // Killed behind the last of them, there is nothing left to do but to say so.
  expect(await runImport(world.services, { ...run, progress: async () => undefined })).toEqual(result);
});
