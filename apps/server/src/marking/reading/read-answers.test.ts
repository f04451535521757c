import { homeworkApi } from '@zhibi/contract/homework';
import { markingApi } from '@zhibi/contract/marking';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Gateway, onPage } from '../../../test/gateway.js';
import { openTestWorld, type TestWorld } from '../../../test/school.js';
import { perform, TestCourse } from '../../../test/test-course.js';
import { write } from '../../../test/writing.js';
import { readCopy } from './copy-to-read.js';
import { readAnswers } from './read-answers.js';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld({ WORKERS: '0' });
});
afterAll(() => world?.close());

/** A class of two, and what a reader of their ink is asked for. */
async function aClass() {
  const course = await TestCourse.of(world);
  const homework = await course.publish(['choice', 'fillIn', 'subjective']);
  const { homeworkId } = homework;
  const { schoolId } = course.school;
  const pen = await Gateway.of(world, schoolId);
  const studentIds = (course.classes[0]?.students ?? []).map(({ ids }) => ids.studentId ?? '');
  const writes = (studentId: string, answers: string[]) => write(world, course, pen, { homework, studentId, answers });
  /** How many answers of each copy were read. */
  const read = async () => {
    const asked: number[] = [];
    await world.services.database.asActor({ schoolIds: [schoolId] }, (db) =>
      readAnswers(
        db,
        { schoolId, homeworkId, studentIds },
        {
          now: world.clock.now(),
          readCopy: async (copy) => {
            asked.push(copy.items.length);
            return readCopy(copy);
          },
        },
      ),
    );
    return asked;
  };
  const close = () => course.teacher.call(homeworkApi.close, { homeworkId });
  const scoresOf = async (studentId: string) => {
    const { answers } = await course.teacher.call(markingApi.papers, { homeworkId, studentId });
    return answers.map(({ status, score }) => [status, score]);
  };
  /** A stroke in the corner of the page, in no area. */
  const strays = (pageCode: string) => {
    const points = [1, 2, 3].map((at) => [at, at, 0.5, 10] as const);
    const t0 = world.clock.now().getTime();
    return pen.ink(onPage(pageCode, [{ id: crypto.randomUUID(), t0, tip: 'pen', points }]));
  };
  return { schoolId, homeworkId, studentIds, writes, strays, read, close, scoresOf };
}

it('ink is read once: afterwards only the answers with new ink are', async () => {
  const { studentIds, writes, read } = await aClass();
  const [first = '', second = ''] = studentIds;
  await writes(first, ['B', '42', '7']);
  expect(await read()).toEqual([3]);
  expect(await read()).toEqual([]);
  await writes(second, ['B', '', '']);
  expect(await read()).toEqual([3]);
  await writes(second, ['', '42', '']);
  expect(await read()).toEqual([1]);
});

it('what was blank while the student could still write is looked at once more when the paper is in', async () => {
  const { studentIds, writes, read, close, scoresOf } = await aClass();
  const [first = ''] = studentIds;
  await writes(first, ['', '42', '']);
  await read();
  await close();
  expect(await read()).toEqual([2]);
  expect(await scoresOf(first)).toEqual([
    ['scored-by-machine', 0],
    ['scored-by-machine', 2],
    ['waiting', null],
  ]);
  expect(await read()).toEqual([]);
});

it('what was left empty on a page where ink lies in no area is looked at: it may be the answer', async () => {
  const { studentIds, writes, strays, read, close, scoresOf } = await aClass();
  const [first = ''] = studentIds;
  const { pages } = await writes(first, ['', '42', '']);
  await strays(pages[0]?.pageCode ?? '');
  await close();
  await read();
  expect(await scoresOf(first)).toEqual([
    ['waiting', null],
    ['scored-by-machine', 2],
    ['waiting', null],
  ]);
});

it('a class that is collected is read whole, however it is cut into parts', async () => {
  const { schoolId, homeworkId, studentIds, writes, close, scoresOf } = await aClass();
  for (const studentId of studentIds) await writes(studentId, ['B', '42', '7']);
  await close();
  await perform(world, 'homework-closed', { schoolId, homeworkId });
  for (const studentId of studentIds)
    expect(await scoresOf(studentId)).toEqual([
      ['scored-by-machine', 2],
      ['scored-by-machine', 2],
      ['waiting', null],
    ]);
});
