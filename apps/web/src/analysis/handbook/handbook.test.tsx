import { screen, waitFor, within } from '@testing-library/react';
import { type BookletPlan, type Handbook, handbookApi, usualHandbookRules } from '@zhibi/contract/analysis/handbook';
import { peopleApi } from '@zhibi/contract/people';
import { sessionApi } from '@zhibi/contract/session';
import { beforeEach, describe, expect, it } from 'vitest';
import type { FakeServer } from '../../../test/fake-server.js';
import { fakeServer, show } from '../../../test/show.js';
import { newId, teacher } from '../../../test/world.js';
import { Page } from './page.js';
import { threeOf } from './preview-step.js';

const user = teacher();
const subjectId = user.subjects[0]?.subjectId ?? 0;
const [classId, handbookId, homeworkId] = [newId(), newId(), newId()];
const handbook = (change: Partial<Handbook> = {}): Handbook => ({
  handbookId,
  title: '第一期个册',
  subjectId,
  classId,
  className: '八年级(1)班',
  from: '2026-11-01',
  to: '2026-11-21',
  sources: null,
  rules: usualHandbookRules,
  status: 'ready',
  createdAt: '20261121080000',
  endAt: '20261124080000',
  pages: 126,
  copies: 38,
  returned: 30,
  released: 28,
  asked: 200,
  right: 150,
  ...change,
});
const plan = (name: string, questions: number): BookletPlan => ({
  studentId: newId(),
  name,
  studentNo: name,
  wrong: questions,
  due: questions,
  ownDue: questions + 7,
  pages: 1,
  entries: Array.from({ length: questions }, (_, at) => ({
    questionId: newId(),
    type: 2 as const,
    why: at === 1 ? ('variant' as const) : ('due' as const),
    title: '周测 6',
    no: at + 8,
    knowledge: '乘法公式',
    remembered: 0.31,
  })),
  left: [],
});
const plans = [plan('陈语凡', 1), plan('李煜城', 2), plan('韩煜城', 4), plan('王一', 3)];

let server: FakeServer;
beforeEach(() => {
  server = fakeServer()
    .on(handbookApi.list, () => ({ items: [handbook()], next: null }))
    .on(peopleApi.classes, () => ({
      clazzs: [
        { classId, className: '八年级(1)班', gid: 8, gradeId: 8, subjects: [{ subjectId, subjectName: '初中数学' }] },
      ],
      clazzNames: '八年级(1)班',
    }))
    .on(handbookApi.sources, () => ({
      items: [{ homeworkId, title: '周测 6', startAt: '20261118080000', wrong: 40, students: 20 }],
    }))
    .on(handbookApi.plan, () => ({
      students: plans,
      without: [{ studentId: newId(), name: '赵二' }],
      week: ['21', '22', '23', '24', '25', '26', '27'].map((day, at) => ({
        on: `2026-11-${day}`,
        count: at === 2 ? 9 : 1,
      })),
    }))
    .on(handbookApi.sheetCodes, () => ({
      copies: 0,
      open: 0,
      endsAt: null,
      opened: 0,
      openedCopies: 0,
      can: { withdraw: false },
    }))
    .on(handbookApi.draw, ({ studentId }) => ({
      pages: ['<svg xmlns="http://www.w3.org/2000/svg"/>'],
      entries: plans.find((one) => one.studentId === studentId)?.entries ?? [],
      left: [],
    }));
});

it('lists what was printed, what came back and what it won', async () => {
  await show(<Page />, { at: '/study/handbook', user });
  const row = (await screen.findByRole('link', { name: '第一期个册' })).closest('tr');
  expect(row?.textContent).toContain('38 册 126 页');
  expect(row?.textContent).toContain('30 / 38');
  expect(row?.textContent).toContain('150 / 200');
});

describe('a new issue', () => {
  it('goes from range to rules to each booklet to print, and sends what was chosen', async () => {
    server
      .on(handbookApi.print, () => ({ handbookId, jobId: newId() }))
      .on(handbookApi.results, () => ({
        handbook: handbook(),
        copies: [],
        jobId: null,
        can: { giveBack: true, print: true, order: true },
      }))
      .on(sessionApi.job, ({ jobId }) => ({
        jobId,
        kind: 'make-handbook' as const,
        status: 'waiting' as const,
        done: 0,
        total: 0,
        reason: '',
        message: '',
      }));
    const { person } = await show(<Page />, { at: '/study/handbook?book=new', user });
    expect(await screen.findByRole('button', { name: /^取\s*消$/ }), 'nothing is before the first step').toBeTruthy();
    await person.click(await screen.findByRole('button', { name: '下一步' }));
    expect((await screen.findByRole('alert')).textContent).toBe('请选择班级');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('combobox', { name: '班级' })));
    await person.click(screen.getByRole('combobox', { name: '班级' }));
    await person.click((await screen.findAllByTitle('八年级(1)班')).at(-1) ?? document.body);
    await person.click(await screen.findByRole('radio', { name: '只取选中的' }));
    expect(await screen.findByText(/40 道错题 · 20 人/)).toBeDefined();
    await person.click(screen.getByRole('button', { name: '下一步' }));
    await person.click(await screen.findByText('2 道'));
    await person.click(screen.getByRole('button', { name: '下一步' }));

    expect(await screen.findByText(/周一到期最多，9 题/)).toBeDefined();
    expect(screen.getByText(/1 人没有到期的错题/)).toBeDefined();
    const [first] = await screen.findAllByRole('list', { name: '为什么放' });
    expect(within(first ?? document.body).getByText('记得 31%')).toBeDefined();
    await person.click(screen.getByRole('button', { name: '下一步' }));
    expect(await screen.findByText('4 册 · 约 4 页 · 约 4 张 A4')).toBeDefined();
    await person.click(screen.getByRole('button', { name: '开始制作' }));
    expect(await screen.findByRole('heading', { name: /第一期个册/ })).toBeDefined();
    expect(server.calls(handbookApi.print)[0]?.input).toMatchObject({
      range: { classId, subjectId, homeworkIds: [homeworkId] },
      rules: { ...usualHandbookRules, variants: 2 },
      dots: false,
    });
  });

  it('shows the fewest, the middle and the most of the class first', () => {
    expect(threeOf(plans)).toEqual([plans[0], plans[1], plans[2]].map((one) => one?.studentId));
    expect(threeOf(plans.slice(0, 1))).toHaveLength(1);
  });
});

it('tells of each student what came back and when it is due again, and collects and gives back for all', async () => {
  let answer = { released: 2, waiting: 1, open: 0 };
  const of = { pages: 4, questions: 9, asked: 8, right: 6 };
  server
    .on(handbookApi.results, () => ({
      handbook: handbook(),
      jobId: null,
      can: { giveBack: true, print: true, order: true },
      copies: [
        {
          ...of,
          studentId: newId(),
          name: '陈语凡',
          homeworkId,
          printRunId: newId(),
          status: 'released' as const,
          nextOn: '2026-12-04',
        },
        {
          ...of,
          studentId: newId(),
          name: '李煜城',
          pages: 3,
          homeworkId,
          printRunId: newId(),
          status: 'handed-in' as const,
          asked: 0,
          right: 0,
          nextOn: null,
        },
      ],
    }))
    .on(handbookApi.collect, () => ({ collected: 1 }))
    .on(handbookApi.giveBack, () => answer);
  const { person } = await show(<Page />, { at: `/study/handbook?book=${handbookId}`, user });
  expect(await screen.findByText('PDF 另有 1 页空白背面'), 'a sheet is printed on both sides').toBeDefined();
  expect((await screen.findByText('陈语凡')).closest('tr')?.textContent).toContain('6 / 8');
  expect(screen.getByText(/12月4日/)).toBeDefined();
  expect(screen.getByText('待批')).toBeDefined();
  await person.click(screen.getByRole('button', { name: '发回批完的' }));
  expect(await screen.findByText('发回 2 册，1 册还没批完')).toBeDefined();
  answer = { released: 0, waiting: 0, open: 40 };
  await person.click(screen.getByRole('button', { name: '发回批完的' }));
  expect(await screen.findByText('发回 0 册，40 册还没收，先“收册”')).toBeDefined();
});
