import { screen, within } from '@testing-library/react';
import {
  type HolidayDetail,
  type HolidayPlan,
  type HolidayStudent,
  holidayApi,
} from '@zhibi/contract/homework/holiday';
import { papersApi } from '@zhibi/contract/papers';
import { describe, expect, it } from 'vitest';
import { fakeServer, show } from '../../../test/show.js';
import { newId, teacher, userInfo } from '../../../test/world.js';
import { Page as Detail } from './detail/page.js';
import { Page as List } from './list/page.js';
import { daysFrom, daysOf, placesBefore } from './parts/days.js';
import { Page as Plan } from './plan/page.js';

const MATHS = 202;
const [holidayId, classId, studentId, paperId, homeworkId] = [newId(), newId(), newId(), newId(), newId()];
const days = daysFrom('20260713', '20260719');
const maths = { subjectId: MATHS, subjectName: '初中数学' };

const summary = {
  holidayId,
  title: '暑假作业',
  workCategory: 4 as const,
  classId,
  className: '八(3)班',
  from: '20260713',
  to: '20260719',
  state: 'open' as const,
  createdBy: '林若溪',
  subjects: [{ ...maths, minutes: 40, questions: 12 }],
};
const booklet = (change: Partial<HolidayDetail> = {}): HolidayDetail => ({
  ...summary,
  limit: 90,
  dots: true,
  jobId: null,
  parts: [],
  days: days.map((day) => ({ day, minutes: 0, tasks: [] })),
  weeks: [],
  can: { fill: [maths], print: false, withdraw: true },
  ...change,
});

it.each([
  ['every', 7],
  ['weekdays', 5],
  ['alternate', 4],
  ['chosen', 1],
] as const)('%s day of a week are %i days', (choice, count) =>
  expect(daysOf(choice, days, ['20260714', '20260801'])).toHaveLength(count),
);

it.each([
  ['20260713', 0],
  ['20260719', 6],
])('a calendar that begins on %s leaves %i places', (day, places) => expect(placesBefore(day)).toBe(places));

it('the list says what is in each booklet, and where it stands', async () => {
  fakeServer().on(holidayApi.list, () => ({ items: [summary] }));
  await show(<List />, { at: '/homework/holiday', user: teacher() });
  expect(await screen.findByText('暑假作业')).toBeDefined();
  expect(screen.getByText(/40 分钟/)).toBeDefined();
  expect(screen.getByText('各科填写中')).toBeDefined();
});

it.each([
  ['open', 0],
  ['ready', 7],
] as const)('a booklet that is %s has %i free days while nothing is asked', async (state, free) => {
  fakeServer().on(holidayApi.detail, () => booklet({ state }));
  await show(<Detail />, { at: `/homework/holiday/detail?holiday=${holidayId}`, user: teacher() });
  await screen.findByText(/7月13日/, { selector: 'b' });
  expect(screen.queryAllByText('休息')).toHaveLength(free);
});

describe('filling a booklet', () => {
  const open = async (over: string[]) => {
    const server = fakeServer()
      .on(holidayApi.detail, () => booklet())
      .on(papersApi.list, () => ({
        items: [
          {
            paperId,
            title: '暑期练习',
            paperType: 4 as const,
            status: 'draft' as const,
            questionCount: 12,
            totalScore: 60,
            updatedAt: '20260701080000',
          },
        ],
        next: null,
      }))
      .on(holidayApi.deal, ({ days: wanted }) => ({
        days: wanted.map((day) => ({ day, questions: 2, minutes: 8, sum: 95 })),
        leftOut: 2,
        limit: 90,
        over,
      }))
      .on(holidayApi.fill, () => ({}));
    const shown = await show(<Detail />, { at: `/homework/holiday/detail?holiday=${holidayId}`, user: teacher() });
    const { person } = shown;
    await person.click(await screen.findByRole('button', { name: /^放入/ }));
    const drawer = within(await screen.findByRole('dialog'));
    await person.click(drawer.getByRole('combobox', { name: '从哪些试卷取题' }));
    await person.click(await screen.findByTitle(/暑期练习/));
    await screen.findByText(/2 题排不下/);
    return { server, person, drawer };
  };
  const submit = { name: '放入' };

  it('shows how the questions lie before they are kept', async () => {
    const { server, person, drawer } = await open([]);
    expect(drawer.getByRole('status').textContent).toContain('排到 5 天');
    await person.click(screen.getByRole('button', submit));
    await screen.findByText(/^已放入/);
    expect(server.calls(holidayApi.fill)[0]?.input).toMatchObject({
      paperIds: [paperId],
      days: days.slice(0, 5),
      minutesADay: 20,
      revision: 0,
      loadReason: '',
    });
  });

  it('asks for a reason where a day holds more than the school allows', async () => {
    const { server, person, drawer } = await open(['20260713']);
    await person.click(screen.getByRole('button', submit));
    expect(server.calls(holidayApi.fill)).toHaveLength(0);
    await person.type(drawer.getByRole('textbox', { name: '超过上限的理由' }), '毕业班');
    await person.click(screen.getByRole('button', submit));
    await screen.findByText(/^已放入/);
    expect(server.calls(holidayApi.fill)[0]?.input).toMatchObject({ loadReason: '毕业班' });
  });
});

it('who is behind is reminded, and a skipped day is let go', async () => {
  const student: HolidayStudent = {
    studentId,
    name: '陈思远',
    studentNo: '01',
    due: 5,
    done: 2,
    behind: 2,
    total: 10,
    lastDay: '20260714',
    weeks: [],
    skips: [{ day: '20260715', reason: 'sick', movedTo: '20260716', excused: false, canExcuse: true }],
    remindedAt: null,
  };
  const server = fakeServer()
    .on(holidayApi.detail, () => booklet({ state: 'ready', can: { fill: [], print: false, withdraw: false } }))
    .on(holidayApi.students, () => ({ today: '20260717', items: [student] }))
    .on(holidayApi.remind, () => ({ reminded: 1 }))
    .on(holidayApi.excuse, () => ({}));
  const { person } = await show(<Detail />, {
    at: `/homework/holiday/detail?holiday=${holidayId}&view=students`,
    user: teacher(),
  });
  expect(await screen.findByText('落下 2 项')).toBeDefined();
  await person.click(screen.getByRole('button', { name: '提醒落下的学生' }));
  expect(await screen.findByText('已提醒 1 人')).toBeDefined();
  await person.click(screen.getByRole('button', { name: '免写这天' }));
  expect(server.calls(holidayApi.excuse)[0]?.input).toMatchObject({ studentId, day: '20260715', excused: true });
});

describe('the plan of a student', () => {
  const plan: HolidayPlan = {
    holidayId,
    title: '暑假作业',
    from: '20260713',
    to: '20260719',
    today: '20260714',
    limit: 90,
    done: 1,
    total: 3,
    days: days.map((day, at) => ({
      day,
      minutes: at < 3 ? 12 : 0,
      tasks:
        at < 3
          ? [{ ...maths, day, minutes: 12, questions: 4, state: at === 0 ? ('handed-in' as const) : ('open' as const) }]
          : [],
      skip: null,
      canSkip: at === 1,
    })),
    weeks: [
      {
        ...maths,
        no: 1,
        from: '20260713',
        to: '20260719',
        homeworkId,
        isOpen: true,
        endAt: '20260719210000',
        status: 'assigned',
      },
    ],
  };
  const open = async () => {
    const server = fakeServer()
      .on(holidayApi.plans, () => ({ items: [plan] }))
      .on(holidayApi.tick, () => ({}))
      .on(holidayApi.skip, () => ({ movedTo: '20260716' }));
    return { server, ...(await show(<Plan />, { at: '/homework/holiday', user: userInfo('STUDENT') })) };
  };

  it('begins with today; what is written is ticked off', async () => {
    const { server, person } = await open();
    const today = (await screen.findByRole('heading', { name: '今天' })).closest('section');
    if (today === null) throw new Error('no section');
    await person.click(within(today).getByRole('button', { name: /写完了/ }));
    expect(server.calls(holidayApi.tick)[0]?.input).toEqual({
      holidayId,
      subjectId: MATHS,
      day: '20260714',
      done: true,
    });
  });

  it('a day that cannot be written moves, with why', async () => {
    const { server, person } = await open();
    await person.click(await screen.findByRole('button', { name: '今天写不了' }));
    await person.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '生病' }));
    expect(await screen.findByText(/^挪到了/)).toBeDefined();
    expect(server.calls(holidayApi.skip)[0]?.input).toEqual({ holidayId, day: '20260714', reason: 'sick' });
  });
});
