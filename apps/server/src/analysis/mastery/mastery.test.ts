import { analysisApi } from '@zhibi/contract/analysis';
import { studentReportApi } from '@zhibi/contract/analysis/student-report';
import { homeworkApi } from '@zhibi/contract/homework';
import { markingApi } from '@zhibi/contract/marking';
import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Gateway } from '../../../test/gateway.js';
import { multiply } from '../../../test/multiply-homework.js';
import { openTestWorld, type TestWorld } from '../../../test/school.js';
import { perform, TestCourse } from '../../../test/test-course.js';
import { write } from '../../../test/writing.js';
import { openClient } from '../../platform/pools.js';
import { countingResults, countNews } from '../results/counting-results.js';
import { countingMastery, countMastery } from './count-mastery.js';
import { JUDGE_MASTERY } from './judge-mastery.js';
import { masteryTrialCommand } from './trial-command.js';

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

const count = async () => {
  await countNews(world.services.database, world.services.log);
  await countMastery(world.services);
};
const run = <T extends Record<string, unknown>>(statement: ReturnType<typeof sql>) =>
  world.services.database.asSystem((db) => db.execute<T>(statement));

interface Point {
  mean: number;
  answers: number;
}

/** A class of which two wrote one right answer of two, and none; marked, and not given back yet. */
async function marked(students = 2) {
  const course = await TestCourse.of(world, students);
  const { schoolId } = course.school;
  const point = await course.newKnowledge('乘法');
  const paperId = await course.newPaper(['choice', 'fillIn'], [point]);
  const homework = await course.teacher.call(homeworkApi.publish, course.order(paperId));
  const { homeworkId } = homework;
  const pen = await Gateway.of(world, schoolId);
  const ids = course.classes[0]?.students.map((one) => one.ids.studentId ?? '') ?? [];
  const [first = '', second = ''] = ids;
  await write(world, course, pen, { homework, studentId: first, answers: ['B', '41'] });
  await write(world, course, pen, { homework, studentId: second, answers: ['A', '41'] });
  await course.teacher.call(homeworkApi.close, { homeworkId });
  await perform(world, 'homework-closed', { schoolId, homeworkId });
  const release = () => course.teacher.call(markingApi.release, { homeworkId });
  const give = async (score: number) => {
    const { answers } = await course.teacher.call(markingApi.papers, { homeworkId, studentId: first });
    const { answerId, revision } = answers[1] ?? { answerId: '', revision: 0 };
    await course.teacher.call(markingApi.score, { scores: [{ answerId, revision, score, comment: '' }] });
  };
  const known = async (studentId: string) => {
    const rows = await run<{ point: Point | null }>(
      sql`select belief -> 'points' -> ${point} as point from mastery where student_id = ${studentId}`,
    );
    return rows[0]?.point ?? undefined;
  };
  return { course, schoolId, homeworkId, point, first, second, release, give, known };
}

describe('mastery of students', () => {
  it('is counted when papers go back, not before, and follows every later score', async () => {
    const { first, second, release, give, known } = await marked();
    await count();
    expect(await known(first)).toBeUndefined();
    await release();
    await count();
    const [strong, weak] = [await known(first), await known(second)];
    expect(strong?.answers).toBe(2);
    expect(strong?.mean).toBeGreaterThan(weak?.mean ?? 0);
    await give(2);
    await count();
    expect((await known(first))?.mean).toBeGreaterThan(strong?.mean ?? 9);
    expect(await known(second)).toEqual(weak);
  });

  it('follows a change within two seconds, whatever work is queued', async () => {
    const { first, release, give, known } = await marked();
    const { database, log } = world.services;
    const counters = [countingResults(database, log), countingMastery(world.services)];
    for (const one of counters) one.start();
    try {
      await release();
      const mean = async () => (await known(first))?.mean;
      await expect.poll(mean, { timeout: 5_000 }).toBeDefined();
      const before = (await mean()) ?? 0;
      await give(2);
      await expect.poll(mean, { timeout: 2_000, interval: 50 }).toBeGreaterThan(before);
    } finally {
      for (const one of counters) await one.stop();
    }
  });

  it('that cannot be counted goes behind all others and keeps nobody waiting', async () => {
    const [broken, whole] = [await marked(), await marked()];
    await count();
    await owner.query(`alter table mastery add constraint planted check (student_id <> '${broken.first}') not valid`);
    await broken.release();
    await whole.release();
    await count();
    await count();
    expect(await broken.known(broken.first)).toBeUndefined();
    expect(await whole.known(whole.first)).toBeDefined();
    await owner.query('alter table mastery drop constraint planted');
    await count();
    expect(await broken.known(broken.first)).toBeDefined();
    expect(await run(sql`select from mastery_news`)).toEqual([]);
  });
});

describe('the evidence of a number', () => {
  it('is the own answers of papers that went back, with homework, question, day and score, and what the point builds on', async () => {
    const { course, homeworkId, point, first, second, release } = await marked();
    const basis = await course.newKnowledge('加法');
    await run(sql`insert into knowledge_prerequisite (knowledge_id, needs_id) values (${point}, ${basis})`);
    const asked = { studentId: first, subjectId: course.subjectId, knowledgeId: point };
    const evidence = (person = course.teacher) => person.call(analysisApi.masteryEvidence, asked);
    expect((await evidence()).answers).toEqual([]);
    await release();
    await count();
    const shown = await evidence();
    expect(shown).toMatchObject({
      title: '乘法',
      mastery: null,
      answers: [
        { homeworkId, title: '第一次作业', no: 1, score: 2, full: 2 },
        { homeworkId, no: 2, score: 0, full: 2 },
      ],
      needs: [{ knowledgeId: basis, title: '加法', chance: null, comesFirst: false }],
    });
    const students = course.classes[0]?.students ?? [];
    const self = students.find(({ ids }) => ids.studentId === first);
    const { studentId: _, ...own } = asked;
    expect(await self?.call(analysisApi.masteryEvidence, own)).toEqual(shown);
    expect((await self?.refused(analysisApi.masteryEvidence, { ...asked, studentId: second }))?.code).toBe(-1404);
    const stranger = await course.school.newTeacher([(await course.school.newClass(0)).classId]);
    expect((await stranger.refused(analysisApi.masteryEvidence, asked)).code).toBe(-1404);
    expect(await evidence(await course.school.newLeader('SCHOOLPRINCIPAL'))).toEqual(shown);
  });
});

describe('by night', () => {
  it('the newest answers are foretold; where that is better than the class average, mastery is shown, elsewhere averages', async () => {
    const { course, schoolId, homeworkId, point, first, release } = await marked(12);
    await release();
    await multiply(owner, { schoolId, homeworkId }, 60);
    await run(sql`insert into mastery_news (school_id, student_id, subject_id)
      select school_id, student_id, ${course.subjectId} from submission where homework_id = ${homeworkId}`);
    await count();
    const principal = await course.school.newLeader('SCHOOLPRINCIPAL');
    const trials = async () => (await principal.call(analysisApi.masteryTrials, {})).trials;
    const today = course.stamp(0).replace(/^(\d{4})(\d\d)(\d\d).*$/, '$1-$2-$3');
    const asked = { studentId: first, from: '2026-09-01', to: today };
    const ofStudent = async () => (await course.teacher.call(studentReportApi.report, asked)).subjects[0];
    const ofClass = async () => (await course.teacher.call(analysisApi.report, { homeworkId })).knowledge[0];
    expect(await trials()).toEqual([]);
    expect(await ofStudent()).toMatchObject({ isModelled: false, points: [{ mastery: null }] });

    const hourOf = () =>
      Number(world.clock.now().toLocaleString('en', { hour: 'numeric', hourCycle: 'h23', timeZone: 'Asia/Shanghai' }));
    while (hourOf() !== 2) world.clock.forward(HOUR_MS); // a whole day on, who is signed in would not be any more
    await perform(world, JUDGE_MASTERY, {});
    const [trial] = await trials();
    expect(trial).toMatchObject({ subjectId: course.subjectId, students: 12, isBetter: true });
    expect(trial?.area).toBeGreaterThan(trial?.averageArea ?? 1);
    await count();
    const subject = await ofStudent();
    expect(subject?.isModelled).toBe(true);
    const evidence = { studentId: first, subjectId: course.subjectId, knowledgeId: point };
    const shown = await course.teacher.call(analysisApi.masteryEvidence, evidence);
    // A moment later it has faded by as much as a moment.
    const same = expect.closeTo(subject?.points[0]?.mastery?.chance ?? 0, 4);
    expect(shown).toMatchObject({ title: '乘法', mastery: { chance: same, answers: 122 } });
    // Every answer that the number counts is there, the newest first.
    expect(shown.answers).toHaveLength(122);
    expect(shown.answers.map(({ startAt }) => startAt)).toEqual(
      shown.answers
        .map(({ startAt }) => startAt)
        .sort()
        .reverse(),
    );
    const { chance = 0, from = 1, to = 0, answers } = subject?.points[0]?.mastery ?? {};
    expect(from).toBeLessThan(chance);
    expect(chance).toBeLessThan(to);
    expect(answers).toBe(122);
    expect((await ofClass())?.mastery).toMatchObject({ students: 12 });

    await run(sql`update mastery_model set trial = trial || '{"averageArea": 0.99}' where school_id = ${schoolId}`);
    expect((await trials())[0]?.isBetter).toBe(false);
    expect(await ofStudent()).toMatchObject({ isModelled: false, points: [{ mastery: null }] });
    expect((await ofClass())?.mastery).toBeNull();

    const lines: string[] = [];
    await masteryTrialCommand(world.services, (line) => lines.push(line));
    expect(lines.find((line) => line.includes(schoolId))).toContain('the model is shown');
  }, 60_000);

  it('nothing is kept of a school that answered too little, and nobody but the principal reads a trial', async () => {
    const { course, release } = await marked();
    await release();
    await count();
    await masteryTrialCommand(world.services, () => undefined);
    const principal = await course.school.newLeader('SCHOOLPRINCIPAL');
    expect((await principal.call(analysisApi.masteryTrials, {})).trials).toEqual([]);
    expect((await course.teacher.refused(analysisApi.masteryTrials, {})).code).toBe(-1403);
  });
});
