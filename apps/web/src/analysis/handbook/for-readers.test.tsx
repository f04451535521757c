import { screen } from '@testing-library/react';
import { analysisApi } from '@zhibi/contract/analysis';
import { type Handbook, handbookApi, usualHandbookRules } from '@zhibi/contract/analysis/handbook';
import { peopleApi } from '@zhibi/contract/people';
import { beforeEach, describe, expect, it } from 'vitest';
import type { FakeServer } from '../../../test/fake-server.js';
import { fakeServer, show } from '../../../test/show.js';
import { newId, userInfo } from '../../../test/world.js';
import { Page } from './for-readers.js';

const MATHS = { subjectId: 202, subjectName: '初中数学', subjectMainId: 2 };
const CHINESE = { subjectId: 201, subjectName: '初中语文', subjectMainId: 1 };
const [first, second, handbookId] = [newId(), newId(), newId()];
const handbook: Handbook = {
  handbookId,
  title: '第一期个册',
  subjectId: 202,
  classId: first,
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
};
const report = {
  homeworkId: newId(),
  subjectId: 202,
  title: '周测',
  classId: first,
  className: '八年级(1)班',
  startAt: '20261121080000',
  sat: 1,
  students: 1,
  marked: 1,
  rate: 1,
};
const principal = userInfo('SCHOOLPRINCIPAL');

let server: FakeServer;
beforeEach(() => {
  server = fakeServer()
    .on(handbookApi.list, ({ subjectId }) => ({ items: subjectId === 202 ? [handbook] : [], next: null }))
    .on(handbookApi.sheetSetting, () => ({ days: 30 as const, canChange: true }))
    .on(handbookApi.sheetCodes, () => ({
      copies: 0,
      open: 0,
      endsAt: null,
      opened: 0,
      openedCopies: 0,
      can: { withdraw: false },
    }))
    .on(analysisApi.reports, () => ({ items: [report], next: null }))
    .on(peopleApi.classes, () => ({
      clazzs: [
        { classId: first, className: '八年级(1)班', gid: 8, gradeId: 8, subjects: [CHINESE, MATHS] },
        { classId: second, className: '八年级(2)班', gid: 8, gradeId: 8, subjects: [MATHS] },
      ],
      clazzNames: '',
    }));
});
const of = { pages: 4, questions: 9, asked: 8, right: 6 };
const answer = () =>
  server.on(handbookApi.results, () => ({
    handbook,
    jobId: null,
    can: { giveBack: false, print: true, order: false },
    copies: [
      {
        ...of,
        studentId: newId(),
        name: '陈语凡',
        homeworkId: newId(),
        printRunId: newId(),
        status: 'released' as const,
        nextOn: '2026-12-04',
      },
    ],
  }));

describe('the booklets of a school', () => {
  it('begin with the subject of the newest report, of all classes, and nothing is made there', async () => {
    await show(<Page />, { at: '/study/handbook', user: principal });
    const row = (await screen.findByRole('link', { name: '第一期个册' })).closest('tr');
    expect(row?.textContent).toContain('150 / 200');
    expect(server.calls(handbookApi.list)[0]?.input).toMatchObject({ subjectId: 202 });
    expect(screen.queryByRole('button', { name: /新的一期个册/ })).toBeNull();
  });

  it('are narrowed to a class, and another subject asks anew and says what will stand there', async () => {
    const { person } = await show(<Page />, { at: '/study/handbook', user: principal });
    await person.click(await screen.findByRole('combobox', { name: '班级' }));
    await person.click((await screen.findAllByTitle('八年级(2)班')).at(-1) ?? document.body);
    await expect
      .poll(() => server.calls(handbookApi.list).at(-1)?.input)
      .toMatchObject({ subjectId: 202, classId: second });
    await person.click(screen.getByRole('combobox', { name: '学科' }));
    await person.click((await screen.findAllByTitle('初中语文')).at(-1) ?? document.body);
    expect(await screen.findByText('还没有个册')).toBeDefined();
    expect(screen.getByText(/老师给班级出了个册/)).toBeDefined();
    expect(server.calls(handbookApi.list).at(-1)?.input).toEqual({ subjectId: 201 });
  });

  it('open on what came back of each student: the principal takes the pages along, the officer reads of none', async () => {
    answer();
    const shown = await show(<Page />, { at: `/study/handbook?book=${handbookId}`, user: principal });
    expect((await screen.findByText('陈语凡')).closest('tr')?.textContent).toContain('6 / 8');
    expect(screen.getByRole('button', { name: /下载全班 PDF/ })).toBeDefined();
    for (const name of ['收册', '发回批完的']) expect(screen.queryByRole('button', { name })).toBeNull();
    expect(screen.queryByRole('columnheader', { name: '操作' })).toBeNull();
    shown.unmount();
    // The copies name students.
    await show(<Page />, { at: `/study/handbook?book=${handbookId}`, user: userInfo('REGION') });
    expect(await screen.findByText('第一期个册')).toBeTruthy();
    expect(screen.queryByRole('link', { name: '第一期个册' })).toBeNull();
    expect(screen.queryByText('陈语凡')).toBeNull();
  });

  it('are those of a school: an officer who has chosen none is told to choose', async () => {
    await show(<Page />, { at: '/study/handbook', user: userInfo('REGION', { schoolId: '' }) });
    expect(await screen.findByText('先选一所学校')).toBeDefined();
    expect(server.calls(handbookApi.list)).toEqual([]);
  });

  it('are none where the stage has no class', async () => {
    server.on(peopleApi.classes, () => ({ clazzs: [], clazzNames: '' }));
    await show(<Page />, { at: '/study/handbook', user: principal });
    expect(await screen.findByText('还没有可看的班级')).toBeDefined();
  });
});
