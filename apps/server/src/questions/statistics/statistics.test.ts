import { homeworkApi } from '@zhibi/contract/homework';
import { markingApi } from '@zhibi/contract/marking';
import { questionsApi } from '@zhibi/contract/questions';
import { statisticsApi } from '@zhibi/contract/questions/statistics';
import { writingApi } from '@zhibi/contract/questions/writing';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Gateway } from '../../../test/gateway.js';
import { queriesOf } from '../../../test/queries.js';
import { JUNIOR_MATHS, openTestWorld, type TestWorld } from '../../../test/school.js';
import { perform, type QuestionKind, TestCourse } from '../../../test/test-course.js';
import { write } from '../../../test/writing.js';
import type { Database } from '../../platform/db.js';
import { newId } from '../../platform/ids.js';
import type { BankContent } from '../import-bank.js';
import { keepQuestions } from '../sample-bank.js';
import { PLATFORM_SCHOOL } from '../store-visible.js';
import { statisticsTasks } from './count-answers.js';
import { type ItemSums, noSums } from './rules-sums.js';
import { noteScores } from './store-counting.js';
import { itemResult, itemScoreNews } from './tables.js';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld({ WORKERS: '0' });
});
afterAll(() => world.close());

const count = () => perform(world, 'item-statistics', {});

/** A class whose students have written these letters to the first questions (B is right). */
async function answered(letters: readonly string[], kinds: QuestionKind[] = ['choice', 'subjective']) {
  const course = await TestCourse.of(world, letters.length);
  const homework = await course.publish(kinds);
  const { homeworkId } = homework;
  const { schoolId } = course.school;
  const pen = await Gateway.of(world, schoolId);
  for (const [at, student] of (course.classes[0]?.students ?? []).entries()) {
    const studentId = student.ids.studentId ?? '';
    await write(world, course, pen, { homework, studentId, answers: [...(letters[at] ?? '')] });
    await perform(world, 'read-answers', { schoolId, homeworkId, studentId });
  }
  const { items } = await course.teacher.call(questionsApi.search, { subjectId: JUNIOR_MATHS, types: [2] });
  const questionId = items[0]?.questionId ?? '';
  const see = () => course.teacher.call(statisticsApi.statistics, { questionId });
  const answersOf = async (no: number) => {
    const { items: all } = await course.teacher.call(markingApi.items, { homeworkId });
    const itemId = all[no]?.itemId ?? '';
    return (await course.teacher.call(markingApi.answers, { homeworkId, itemId })).items;
  };
  const release = async () => {
    await course.teacher.call(homeworkApi.close, { homeworkId });
    await perform(world, 'homework-closed', { schoolId, homeworkId });
    for (const no of kinds.keys()) {
      const open = (await answersOf(no)).filter(({ score }) => score === null);
      const scores = open.map(({ answerId, revision }) => ({ answerId, revision, score: 0 }));
      if (scores.length > 0) await course.teacher.call(markingApi.score, { scores });
    }
    await course.teacher.call(markingApi.release, { homeworkId });
  };
  return { course, homeworkId, schoolId, questionId, see, answersOf, release };
}

/** The same, marked and given back. */
async function released(letters: readonly string[], kinds?: QuestionKind[]) {
  const room = await answered(letters, kinds);
  await room.release();
  return room;
}

describe('the statistics of a question', () => {
  it('are of what students really answered, and follow when the marking changes', async () => {
    const room = await released(['B', 'B', 'B', 'A', 'C', 'C']);
    expect(await room.see()).toMatchObject({ version: null, school: null, bank: null, timesUsed: 1 });
    await count();
    const before = await room.see();
    expect(before).toMatchObject({ version: 1, school: { answers: 6, homework: 1, facility: 0.5, itemRest: null } });
    expect(before.school?.options.map(({ label, all }) => [label, all])).toEqual([
      ['A', 0.167],
      ['B', 0.5],
      ['C', 0.333],
      ['D', 0],
    ]);
    const wrong = (await room.answersOf(0)).find(({ score }) => score === 0);
    await room.course.teacher.call(markingApi.score, {
      scores: [{ answerId: wrong?.answerId ?? '', revision: wrong?.revision ?? 0, score: 1 }],
    });
    await count();
    expect((await room.see()).school).toMatchObject({ answers: 6, facility: 0.583 });
  });

  it('count nothing before the papers are given back', async () => {
    const room = await answered(['B', 'B', 'B', 'A', 'C', 'C']);
    await count();
    expect(await room.see()).toMatchObject({ version: null, school: null });
    await room.release();
    await count();
    expect((await room.see()).school).toMatchObject({ answers: 6 });
  });

  it('stand as a small figure where the question is listed, and in the table that is taken out', async () => {
    const { course, questionId } = await released(['B', 'B', 'A', 'C', 'C']);
    await count();
    const { items } = await course.teacher.call(questionsApi.search, { subjectId: JUNIOR_MATHS, types: [2] });
    expect(items[0]).toMatchObject({ questionId, schoolRate: expect.closeTo(0.4, 5) });
    const bank = await course.teacher.call(writingApi.school, { subjectId: JUNIOR_MATHS, types: [2] });
    expect(bank.items[0]?.schoolRate).toBeCloseTo(0.4, 5);
    const { bytes } = await course.teacher.download(statisticsApi.exportStatistics, {
      subjectId: JUNIOR_MATHS,
      format: 'csv',
    });
    const lines = bytes.toString('utf8').trim().split(/\r?\n/);
    expect(lines).toHaveLength(3);
    const choice = lines.find((line) => line.includes('1+1 等于'));
    expect(choice).toContain('0.4');
    expect(choice).toContain('B* 40%');
  });

  it('of four students are hidden everywhere', async () => {
    const { course, see } = await released(['B', 'B', 'A', 'C']);
    await count();
    const { school } = await see();
    expect(school).toMatchObject({ answers: 4, facility: null, upperLower: null, itemRest: null });
    expect(school?.options.every(({ all }) => all === null)).toBe(true);
    const { items } = await course.teacher.call(questionsApi.search, { subjectId: JUNIOR_MATHS, types: [2] });
    expect(items[0]?.schoolRate).toBeNull();
  });

  it('are not there for a question of another school', async () => {
    const room = await released(['B']);
    const stranger = (await TestCourse.of(world)).teacher;
    expect(await stranger.refused(statisticsApi.statistics, { questionId: room.questionId })).toMatchObject({
      code: -1404,
    });
  });

  it('count nothing where nothing has changed, and the same twice once', async () => {
    const room = await released(['B', 'B', 'B', 'A', 'C']);
    await count();
    const before = await room.see();
    await world.services.database.asSystem((db) =>
      db.insert(itemScoreNews).values([1, 2].map(() => ({ schoolId: room.schoolId, homeworkId: room.homeworkId }))),
    );
    await count();
    expect(await room.see()).toEqual(before);
    const left = await world.services.database.asSystem((db) => db.select().from(itemScoreNews));
    expect(left.filter(({ schoolId }) => schoolId === room.schoolId)).toEqual([]);
  });

  it('cost as many queries for a long homework as for a short one', async () => {
    const school = await world.newSchool();
    const bank: BankContent['bank'] = { schoolId: school.schoolId, kind: 'school' };
    const questionIds = await keepQuestions(
      world.services.database,
      bank,
      Array.from({ length: 30 }, () => ({})),
    );
    const sent: number[] = [];
    const counting = async (ids: readonly string[]) => {
      const homeworkId = newId();
      await world.services.database.asSystem((db) => noteScores(db, { schoolId: school.schoolId, homeworkId }));
      const items = ids.map((questionId) => ({
        itemId: newId(),
        questionId,
        version: 1,
        score: 1,
        body: { options: [] },
        answer: { kind: 'true-false' as const, value: true },
      }));
      const answers = items.flatMap(({ itemId }) => [{ studentId: newId(), itemId, score: 1, reading: null }]);
      const database: Database = {
        ...world.services.database,
        asSystem: async (work) => {
          let answer: { of: Awaited<ReturnType<typeof work>> } | undefined;
          const queries = await world.services.database.asSystem((db) =>
            queriesOf(db, async (same) => {
              answer = { of: await work(same) };
            }),
          );
          sent.push(queries);
          if (answer === undefined) throw new Error('the work was not done');
          return answer.of;
        },
      };
      const tasks = statisticsTasks({ ...world.services, database }, async (_, of) =>
        of.homeworkId === homeworkId ? { items, answers } : undefined,
      );
      await tasks['item-statistics']?.({ payload: {}, progress: async () => undefined });
    };
    await count();
    await counting(questionIds.slice(0, 1));
    await counting(questionIds);
    expect(sent[0]).toBe(sent[1]);
  });

  it('forget a homework that is no more', async () => {
    const room = await released(['B', 'B', 'B', 'A', 'C']);
    const gone = { schoolId: room.schoolId, homeworkId: crypto.randomUUID() };
    await world.services.database.asSystem(async (db) => {
      const of = { ...gone, itemId: crypto.randomUUID(), questionId: room.questionId, version: 1 };
      await db.insert(itemResult).values({ ...of, sums: { ...noSums, homework: 1, answers: 30, got: 30 } });
      await db.insert(itemScoreNews).values(gone);
    });
    await count();
    expect((await room.see()).school).toMatchObject({ answers: 5, homework: 1 });
  });
});

it('how long each took is kept beside the figures: thinking and writing, without a break and without a name', async () => {
  const room = await answered(['BAB', 'ABA'], ['choice', 'choice', 'choice']);
  const { schoolId, homeworkId } = room;
  await world.services.database.asSystem((db) =>
    db.execute(sql`
      update ink_stroke s set t0 = 1000000000000 + 10000 * o.nth + case when o.nth = o.last then 3600000 else 0 end
      from (select stroke_id, row_number() over (partition by student_id order by t0, stroke_id) as nth,
          count(*) over (partition by student_id) as last from ink_stroke where homework_id = ${homeworkId}) o
      where s.school_id = ${schoolId} and s.stroke_id = o.stroke_id`),
  );
  await room.release();
  await count();
  const rows = await world.services.database.asSystem((db) =>
    db.select().from(itemResult).where(eq(itemResult.homeworkId, homeworkId)),
  );
  const [{ strokes = 0 } = {}] = await world.services.database.asSystem((db) =>
    db.execute<{ strokes: number }>(sql`
      select count(*)::int as strokes from ink_stroke where homework_id = ${homeworkId} and area_id <> ''`),
  );
  const seconds = rows.flatMap((row) => row.seconds);
  expect(strokes).toBeGreaterThan(4);
  // Of each of the two the first stroke has none before it, and the last came after an hour.
  expect(seconds.reduce((sum, one) => sum + one, 0)).toBe(10 * (strokes - 4));
});

describe('the statistics over all schools', () => {
  /** So many schools, each with so many right answers of ten to one question of a bank: what their homework came to. */
  async function bankOf(rights: readonly number[], bank: BankContent['bank']) {
    const [questionId = ''] = await keepQuestions(world.services.database, bank, [{}]);
    const schools = await Promise.all(rights.map(() => world.newSchool()));
    await world.services.database.asSystem(async (db) => {
      for (const [at, { schoolId }] of schools.entries()) {
        const of = { schoolId, itemId: newId(), questionId, version: 1 };
        const right = rights[at] ?? 0;
        const options: ItemSums['options'] = { B: [right, 0, 0], A: [10 - right, 0, 0] };
        const sums: ItemSums = { ...noSums, homework: 1, answers: 10, got: right, read: [10, 0, 0], options };
        // The second stands for homework that is gone: that makes its questions be counted anew.
        const gone = newId();
        await db.insert(itemResult).values([
          { ...of, homeworkId: newId(), sums },
          { ...of, homeworkId: gone, sums },
        ]);
        await db.insert(itemScoreNews).values({ schoolId, homeworkId: gone });
      }
    });
    await count();
    const teachers = await Promise.all(schools.map((school) => school.newTeacher()));
    return { questionId, schools, see: (nth: number) => teachers[nth]?.call(statisticsApi.statistics, { questionId }) };
  }
  const platform = { schoolId: PLATFORM_SCHOOL, kind: 'platform' as const };

  it('are their sum, seen beside the own ones', async () => {
    const { see } = await bankOf([2, 4, 9], platform);
    const seen = await see(0);
    expect(seen).toMatchObject({
      school: { answers: 10, facility: 0.2 },
      bank: { answers: 30, schools: 3, homework: 3, facility: 0.5 },
    });
    expect(seen?.bank?.options.every(({ upper, lower }) => upper === null && lower === null)).toBe(true);
  });

  it('are not shown where what is not the own school is one school', async () => {
    const { see } = await bankOf([2, 4], platform);
    expect(await see(0)).toMatchObject({ school: { answers: 10 }, bank: null });
  });

  it('are shown to a school that has not asked the question, of the others', async () => {
    const { questionId } = await bankOf([5, 5], platform);
    const stranger = await (await world.newSchool()).newTeacher();
    expect(await stranger.call(statisticsApi.statistics, { questionId })).toMatchObject({
      school: null,
      timesUsed: 0,
      version: 1,
      bank: { answers: 20, facility: 0.5 },
    });
  });

  it('are not made of what belongs to one school', async () => {
    const school = await world.newSchool();
    const { questionId } = await bankOf([5, 5, 5], { schoolId: school.schoolId, kind: 'school' });
    const teacher = await school.newTeacher();
    expect(await teacher.call(statisticsApi.statistics, { questionId })).toMatchObject({ school: null, bank: null });
  });
});
