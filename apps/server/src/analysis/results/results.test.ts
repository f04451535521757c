import { analysisApi } from '@zhibi/contract/analysis';
import { homeworkApi } from '@zhibi/contract/homework';
import { markingApi } from '@zhibi/contract/marking';
import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Gateway } from '../../../test/gateway.js';
import { openTestWorld, type TestWorld } from '../../../test/school.js';
import { perform, TestCourse } from '../../../test/test-course.js';
import { write } from '../../../test/writing.js';
import { openClient } from '../../platform/pools.js';
import { CHECK_RESULTS } from './check-results.js';
import { countingResults, countNews } from './counting-results.js';

const { report } = analysisApi;
const HOUR_MS = 3_600_000;

let world: TestWorld;
let owner: pg.Client;
beforeAll(async () => {
  world = await openTestWorld({ WORKERS: '0', ACCESS_TOKEN_S: '86400' });
  owner = await openClient(world.connection);
});
afterAll(async () => {
  await owner?.end();
  await world?.close();
});

const count = () => countNews(world.services.database, world.services.log);
const run = <T extends Record<string, unknown>>(statement: ReturnType<typeof sql>) =>
  world.services.database.asSystem((db) => db.execute<T>(statement));

/** A class of three of whom two wrote: one right answer of two, and none. */
async function marked() {
  const course = await TestCourse.of(world, 3);
  const point = await course.newKnowledge('乘法');
  const paperId = await course.newPaper(['choice', 'fillIn'], [point]);
  const homework = await course.teacher.call(homeworkApi.publish, course.order(paperId));
  const { homeworkId } = homework;
  const pen = await Gateway.of(world, course.school.schoolId);
  const [first = '', second = ''] = course.classes[0]?.students.map(({ ids }) => ids.studentId ?? '') ?? [];
  await write(world, course, pen, { homework, studentId: first, answers: ['B', '41'] });
  await write(world, course, pen, { homework, studentId: second, answers: ['A', '41'] });
  await course.teacher.call(homeworkApi.close, { homeworkId });
  await perform(world, 'homework-closed', { schoolId: course.school.schoolId, homeworkId });
  const read = () => course.teacher.call(report, { homeworkId });
  /** Gives the second question of the first student so many points. */
  const give = async (score: number) => {
    const { answers } = await course.teacher.call(markingApi.papers, { homeworkId, studentId: first });
    const { answerId, revision } = answers[1] ?? { answerId: '', revision: 0 };
    await course.teacher.call(markingApi.score, { scores: [{ answerId, revision, score, comment: '' }] });
  };
  return { course, homeworkId, point, first, second, read, give };
}

/** Scores that were changed past everything that watches them. */
const changeUnseen = (homeworkId: string) =>
  owner.query(
    `set session_replication_role = replica; update answer set score = 2 where homework_id = '${homeworkId}'; reset session_replication_role`,
  );

describe('the results of a class', () => {
  it('are the same before and after they are counted, and a changed score changes every figure', async () => {
    const { read, give } = await marked();
    const before = await read();
    expect(before).toMatchObject({ marked: 2, mean: 1, gradeMean: 1, best: 2, worst: 0 });
    await count();
    expect(await read()).toEqual(before);
    await give(2);
    const changed = await read();
    expect(changed).toMatchObject({ mean: 2, gradeMean: 2, best: 4, questions: [{ rate: 0.5 }, { rate: 0.5 }] });
    expect(changed.rows.find(({ total }) => total === 4)?.bySection).toEqual([2, 2]);
    await count();
    expect(await read()).toEqual(changed);
  });

  it('are read from what is kept: an answer that nobody was told of is not looked at', async () => {
    const { course, read, homeworkId } = await marked();
    await count();
    const before = await read();
    await changeUnseen(homeworkId);
    expect(await read()).toEqual(before);
    const { schoolId } = course.school;
    await run(sql`insert into result_news (school_id, homework_id) values (${schoolId}, ${homeworkId})`);
    await count();
    expect((await read()).questions.map(({ rate }) => rate)).toEqual([1, 1]);
  });

  it('follow a change within two seconds, whatever work is queued', async () => {
    const { homeworkId, give } = await marked();
    const counter = countingResults(world.services.database, world.services.log);
    counter.start();
    const total = async () =>
      (await run<{ total: number }>(sql`select total from class_result where homework_id = ${homeworkId}`))[0]?.total;
    try {
      await expect.poll(total, { timeout: 5_000 }).toBe(2);
      await give(2);
      await expect.poll(total, { timeout: 2_000, interval: 50 }).toBe(4);
    } finally {
      await counter.stop();
    }
  });

  it('add up over classes: sums of copies and of answers about a point', async () => {
    const { homeworkId, point } = await marked();
    await count();
    expect(
      await run(
        sql`select students, sat, marked, total, rates, squares, passed from class_result where homework_id = ${homeworkId}`,
      ),
    ).toEqual([{ students: 3, sat: 2, marked: 2, total: 2, rates: 0.5, squares: 0.25, passed: 0 }]);
    expect(
      await run(
        sql`select knowledge_id as id, answers, got, possible, squares, shares from point_result where homework_id = ${homeworkId}`,
      ),
    ).toEqual([{ id: point, answers: 4, got: 2, possible: 8, squares: 16, shares: 2 }]);
  });

  it('that cannot be counted go behind all others and keep nobody waiting', async () => {
    const [broken, whole] = [await marked(), await marked()];
    await count();
    await owner.query(
      `alter table class_result add constraint planted check (homework_id <> '${broken.homeworkId}') not valid`,
    );
    await broken.give(2);
    await whole.give(2);
    await count();
    await count();
    expect((await run(sql`select distinct homework_id as id from result_news`)).map(({ id }) => id)).toEqual([
      broken.homeworkId,
    ]);
    expect((await broken.read()).mean).toBe(2);
    await owner.query('alter table class_result drop constraint planted');
    await count();
    expect(await run(sql`select from result_news`)).toEqual([]);
  });
});

describe('by night', () => {
  const night = async () => {
    const hourOf = () =>
      Number(world.clock.now().toLocaleString('en', { hour: 'numeric', hourCycle: 'h23', timeZone: 'Asia/Shanghai' }));
    do world.clock.forward(HOUR_MS);
    while (hourOf() !== 2);
    await perform(world, CHECK_RESULTS, {});
    const [check] = await run<{ checked: number; mended: number; ended: boolean }>(
      sql`select checked, mended, ended_at is not null as ended from result_check order by on_day desc limit 1`,
    );
    return check;
  };

  it('everything is counted anew without a difference, once a day; a difference is mended', async () => {
    const { homeworkId } = await marked();
    await count();
    const first = await night();
    expect(first).toMatchObject({ mended: 0, ended: true });
    expect(first?.checked).toBeGreaterThan(0);

    const rates = async () => {
      const of = sql`select figures -> 'questions' as questions from class_result where homework_id = ${homeworkId}`;
      return (await run<{ questions: { rate: number }[] }>(of))[0]?.questions.map(({ rate }) => rate);
    };
    await changeUnseen(homeworkId);
    await perform(world, CHECK_RESULTS, {}); // the day is done
    expect(await rates()).toEqual([0.5, 0]);
    expect(await night()).toMatchObject({ mended: 1, checked: first?.checked });
    expect(await rates()).toEqual([1, 1]);
    expect(await night()).toMatchObject({ mended: 0 });
  });
});
