import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { peopleApi } from '@zhibi/contract/people';
import { questionsApi } from '@zhibi/contract/questions';
import { exchangeApi } from '@zhibi/contract/questions/exchange';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { JUNIOR_MATHS, openTestWorld, type TestWorld } from '../../../test/school.js';
import { importQuestionsFromDisk, undoFromDisk } from './import-from-disk.js';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld({ WORKERS: '0' });
});
afterAll(() => world.close());

const subjectId = JUNIOR_MATHS;
const line = (stem: string) => JSON.stringify({ type: 'subjective', stem, answer: ['略'] });
const path = join(mkdtempSync(join(tmpdir(), 'zhibi-questions-')), 'questions.jsonl.gz');
writeFileSync(path, gzipSync(`${line('从命令行来的题')}\nnot json\n`));

it("questions on the installation's disk come into a teacher's own bank, and are taken back there or here", async () => {
  const teacher = await (await world.newSchool()).newTeacher();
  const { account } = await teacher.call(peopleApi.info, {});
  const into = { teacher: account, schoolId: undefined };
  const reported: string[] = [];
  await importQuestionsFromDisk(world.services, { path, into, subjectId }, (one) => reported.push(one));
  expect(reported.join('\n')).toContain('added 1, skipped 1');
  expect(reported.join('\n')).toContain('skipped line 2: This line is not JSON');
  const { items } = await teacher.call(exchangeApi.imports, {});
  expect(items[0]).toMatchObject({ fileName: 'questions.jsonl.gz', state: 'done', counts: { added: 1 } });
  expect((await teacher.call(questionsApi.search, { subjectId, words: '命令行' })).total).toBe(1);
  await undoFromDisk(world.services, into, items[0]?.importId ?? '', () => undefined);
  expect((await teacher.call(questionsApi.search, { subjectId, words: '命令行' })).total).toBe(0);
});

it("without a teacher they are the platform's: every school finds them, and no teacher takes them back", async () => {
  const into = { teacher: undefined, schoolId: undefined };
  const reported: string[] = [];
  await importQuestionsFromDisk(world.services, { path, into, subjectId }, (one) => reported.push(one));
  const [importId = ''] = /[\da-f-]{36}/.exec(reported[0] ?? '') ?? [];
  const teacher = await (await world.newSchool()).newTeacher();
  const found = async () => (await teacher.call(questionsApi.search, { subjectId, words: '命令行' })).total;
  expect(await found()).toBe(1);
  expect((await teacher.refused(exchangeApi.undo, { importId })).code).toBe(-1404);
  await undoFromDisk(world.services, into, importId, () => undefined);
  expect(await found()).toBe(0);
});

it('says which word is wrong', async () => {
  const into = { teacher: 'nobody-at-all', schoolId: undefined };
  await expect(importQuestionsFromDisk(world.services, { path, into, subjectId }, () => undefined)).rejects.toThrow(
    'nobody-at-all',
  );
});
