import { readFile } from 'node:fs/promises';
import { scansApi } from '@zhibi/contract/capture/scans';
import { homeworkApi } from '@zhibi/contract/homework';
import { type HolidayDetail, holidayApi } from '@zhibi/contract/homework/holiday';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { wordsOf } from '../apps/server/test/pdf.js';
import { asJpeg, asPdf, asPng, ScannedClass } from '../apps/server/test/scanned-class.js';
import { JUNIOR_ENGLISH, JUNIOR_MATHS } from '../apps/server/test/school.js';
import { TestCourse } from '../apps/server/test/test-course.js';
import { faultsOf } from './faults.js';
import { go, widen } from './go.js';
import { look } from './look.js';
import { type Journey, openJourney } from './open-journey.js';

const PATIENCE = { timeout: 60_000, interval: 300 };
const HOUR_MS = 3_600_000;
const DAY_MINUTES = 24 * 60;
let journey: Journey;
let course: TestCourse;
let english: TestCourse;

beforeAll(async () => {
  journey = await openJourney({ ACCESS_TOKEN_S: '86400' });
  const { clock } = journey.world;
  // A Monday morning in Shanghai: the first week has its seven days, and who is behind may be reminded.
  const local = new Date(clock.now().getTime() + 8 * HOUR_MS);
  clock.forward(((8 - local.getUTCDay()) * 24 + 8 - local.getUTCHours()) * HOUR_MS);
  course = await TestCourse.of(journey.world, 3);
  const { school, classes, classIds } = course;
  english = new TestCourse(
    journey.world,
    school,
    await school.newTeacher(classIds, JUNIOR_ENGLISH),
    classes,
    JUNIOR_ENGLISH,
  );
});
afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') await journey?.shoot('holiday-homework');
});
afterAll(() => journey?.close());

const day = (later: number) => course.stamp(later * DAY_MINUTES).slice(0, 8);
const typed = (one: string) => one.replace(/(....)(..)(..)/, '$1-$2-$3');
/** The first week of a subject as a class with its sheets. */
async function firstWeek({ weeks }: HolidayDetail, of: TestCourse): Promise<ScannedClass> {
  const week = weeks.find(({ subjectId, no }) => subjectId === of.subjectId && no === 1);
  const homework = await of.teacher.call(homeworkApi.detail, { homeworkId: week?.homeworkId ?? '' });
  return ScannedClass.ofHomework(journey.world, of, homework);
}

it('a holiday is planned over days and subjects, printed, handed in by photograph and by scan, and the teacher sees who is where', async () => {
  const [paperId, other] = [
    await course.newPaper(['choice', 'fillIn', 'choice', 'trueFalse']),
    await english.newPaper(['choice', 'choice']),
  ];
  const desk = await journey.enter(course.teacher, 'zh', '/homework/holiday?begin=1');
  const begin = desk.getByRole('dialog');
  for (const [label, one] of [
    ['第一天', day(0)],
    ['最后一天', day(9)],
  ] as const) {
    await begin.getByLabel(label).fill(typed(one));
    await begin.getByLabel(label).press('Enter');
  }
  await begin.getByRole('button', { name: '新建' }).click();
  await desk.waitForURL(/holiday\/detail/);
  const holidayId = new URL(desk.url()).searchParams.get('holiday') ?? '';

  await desk.getByRole('button', { name: /^放入/ }).click();
  const fill = desk.getByRole('dialog');
  await fill.getByRole('combobox').first().click();
  await desk.locator('.ant-select-item-option').first().click();
  await desk.keyboard.press('Escape');
  await fill.getByText('隔一天', { exact: true }).click();
  await fill.getByText('排到 4 天').waitFor();
  await fill.getByRole('button', { name: '放入' }).click();
  await fill.waitFor({ state: 'detached' });
  const wish = { holidayId, subjectId: JUNIOR_ENGLISH, paperIds: [other], days: [day(1), day(8)], minutesADay: 20 };
  await english.teacher.call(holidayApi.fill, { ...wish, revision: 0 });
  const planned = await course.teacher.call(holidayApi.detail, { holidayId });
  const daysOf = (subjectId: number) =>
    planned.days.filter(({ tasks }) => tasks.some((task) => task.subjectId === subjectId)).map((one) => one.day);
  expect([daysOf(JUNIOR_MATHS), daysOf(JUNIOR_ENGLISH)]).toEqual([
    [day(0), day(2), day(4), day(6)],
    [day(1), day(8)],
  ]);
  expect(planned.parts.map(({ paperIds }) => paperIds)).toEqual([[paperId], [other]]);

  await desk.getByRole('button', { name: '付印' }).click();
  await desk.getByRole('dialog').getByRole('checkbox').uncheck();
  await desk.getByRole('dialog').getByRole('button', { name: '付印' }).click();
  await desk.getByRole('button', { name: '下载打印' }).click({ timeout: PATIENCE.timeout });
  const [file] = await Promise.all([
    desk.waitForEvent('download'),
    desk.getByRole('dialog').getByRole('button', { name: '第 1–3 人' }).click(),
  ]);
  const people = course.classes[0]?.students ?? [];
  const words = wordsOf(await readFile(await file.path()));
  for (const { ids } of people) expect(words).toContain(ids.name);
  await desk.keyboard.press('Escape');

  const [photographer, scanned, idle] = people;
  if (!photographer || !scanned || !idle) throw new Error('the class is empty');
  const booklet = await course.teacher.call(holidayApi.detail, { holidayId });
  const week = await firstWeek(booklet, course);
  const phone = await journey.enter(photographer, 'zh', '/homework/holiday');
  await widen(phone, 390);
  await phone.getByText('完成 0 / 6 项').waitFor();
  await phone
    .getByRole('button', { name: /写完了$/ })
    .first()
    .click();
  await phone.getByText('完成 1 / 6 项').waitFor();
  expect(await faultsOf(phone)).toEqual([]);
  await look(phone, 'holiday/plan');
  await phone.getByRole('link', { name: /第 1 周.*数学/ }).click();
  await phone.getByText('还没有照片').waitFor();
  const buffer = Buffer.from(await asJpeg(week.page(photographer.ids.studentId ?? '', ['B'])));
  await phone.locator('input[type=file]').first().setInputFiles({ name: '1.jpg', mimeType: 'image/jpeg', buffer });
  await phone.getByText('交好了 1 页，共 1 页').waitFor();
  await phone.getByRole('button', { name: '交作业' }).click();
  await phone.getByText('老师批改后会发下来').waitFor();

  const scan = asPdf([await asPng(week.page(scanned.ids.studentId ?? '', ['B']))]);
  await course.teacher.call(scansApi.upload, { homeworkId: week.homework.homeworkId, file: scan });
  journey.world.clock.forward(23 * HOUR_MS);
  await vi.waitFor(async () => {
    const { items } = await course.teacher.call(holidayApi.students, { holidayId });
    const status = (person: typeof idle) =>
      items
        .find(({ studentId }) => studentId === person.ids.studentId)
        ?.weeks.find(({ subjectId, no }) => subjectId === JUNIOR_MATHS && no === 1)?.status;
    expect([photographer, scanned, idle].map(status)).toEqual(['handed-in', 'writing', 'assigned']);
  }, PATIENCE);
  await go(desk, `/homework/holiday/detail?holiday=${holidayId}&view=students`);
  const row = (person: typeof idle) => desk.getByRole('row', { name: person.ids.name ?? '' });
  await row(photographer).getByText('第 1 周 数 已交').waitFor();
  await row(photographer).getByText('跟上了').waitFor();
  await row(scanned).getByText('第 1 周 数 在写').waitFor();
  await row(idle).getByText('第 1 周 数 未交').waitFor();
  await row(idle).getByText('落下 1 项').waitFor();
  await look(desk, 'holiday/students');
  expect(await faultsOf(desk)).toEqual([]);
  await row(idle).getByRole('button', { name: '提醒' }).click();
  await desk.getByText('已提醒 1 人').first().waitFor();
  await desk.getByText('收交与批改', { exact: true }).click();
  await desk
    .getByRole('row', { name: /第 1 周.*数学/ })
    .getByText('1/3', { exact: true })
    .waitFor();
  await look(desk, 'holiday/weeks');
});
