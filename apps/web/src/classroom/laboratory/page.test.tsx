import { screen, waitFor, within } from '@testing-library/react';
import {
  type Lab,
  type LabOverview,
  type LabScoreSent,
  type LabSheet,
  laboratoryApi,
} from '@zhibi/contract/classroom/laboratory';
import { homeworkApi } from '@zhibi/contract/homework';
import { peopleApi } from '@zhibi/contract/people';
import { myClassesApi } from '@zhibi/contract/people/my-classes';
import { beforeEach, describe, expect, it } from 'vitest';
import { fakeServer, show } from '../../../test/show.js';
import { newId, teacher, userInfo } from '../../../test/world.js';
import { Page } from './page.js';

const [classId, labId, first, second, weigh, goggles] = Array.from({ length: 6 }, newId) as [
  string,
  string,
  string,
  string,
  string,
  string,
]; // as: six of them
const user = teacher();
const none = {
  change: false,
  changeSteps: false,
  remove: false,
  open: false,
  score: false,
  readResults: false,
  settle: false,
  finish: false,
  reopen: false,
  bring: false,
};
const lab = (change: Partial<Lab> = {}, can: Partial<Lab['can']> = {}): Lab => ({
  assessmentId: labId,
  revision: 2,
  title: '测定密度',
  classId,
  className: '八(1)班',
  subjectId: 202,
  subjectName: '初中数学',
  heldOn: '20261123',
  state: 'open',
  madeByName: '林若溪',
  steps: [
    { stepId: weigh, title: '称量', points: 3, safety: false, criteria: '读数正确' },
    { stepId: goggles, title: '护目镜', points: 2, safety: true, criteria: '' },
  ],
  full: 5,
  scorers: [{ accountId: newId(), name: '林若溪' }],
  setId: null,
  homework: null,
  finishedAt: null,
  can: { ...none, ...can },
  ...change,
});
const students = [
  { studentId: first, name: '陈思远', studentNo: '1' },
  { studentId: second, name: '方一诺', studentNo: '2' },
];
const sheet = (change: Partial<LabSheet> = {}): LabSheet => ({
  lab: lab({}, { score: true, readResults: true }),
  students,
  groups: [],
  scores: [{ studentId: first, stepId: weigh, points: 2, note: '', version: 3 }],
  photos: [],
  ...change,
});
const classes = {
  clazzNames: '八(1)班',
  clazzs: [{ classId, className: '八(1)班', gid: 8, gradeId: 8, subjects: [{ subjectId: 202, subjectName: '数学' }] }],
};
const kept = (rows: LabScoreSent[]) => ({
  rows: rows.map(({ clientId, studentId, stepId }) => ({ clientId, studentId, stepId, outcome: 'kept' as const })),
});
const sentRows = (input: unknown) => (input as { rows: LabScoreSent[] }).rows;
beforeEach(() => localStorage.clear());

describe('the list', () => {
  it('offers of each what may be done with it, and opens a draft after a question', async () => {
    const line = {
      ...lab({ state: 'draft', revision: 1 }, { change: true, open: true }),
      studentCount: 40,
      scoredCount: 0,
    };
    const server = fakeServer()
      .on(peopleApi.classes, () => classes)
      .on(laboratoryApi.list, () => ({ items: [line], next: null }))
      .on(laboratoryApi.move, () => ({}));
    const { person } = await show(<Page />, { at: '/paper/experiment', user });
    expect(await screen.findByText('测定密度')).toBeTruthy();
    expect(screen.queryByRole('link', { name: '评分' })).toBeNull();
    await person.click(screen.getByRole('button', { name: '开始评分' }));
    await person.click(within(await screen.findByRole('tooltip')).getByRole('button', { name: '开始评分' }));
    await waitFor(() =>
      expect(server.calls(laboratoryApi.move)[0]?.input).toEqual({ assessmentId: labId, revision: 1, move: 'open' }),
    );
  });

  it('says to a leader that there is nothing to read yet, and offers nothing to make', async () => {
    fakeServer()
      .on(peopleApi.classes, () => classes)
      .on(laboratoryApi.list, () => ({ items: [], next: null }));
    await show(<Page />, { at: '/paper/experiment', user: userInfo('SCHOOLADMIN') });
    expect(await screen.findByText('老师开始评分后，这里可以看结果')).toBeTruthy();
    expect(screen.queryByRole('button', { name: '新建实验考核' })).toBeNull();
  });

  it('makes a new one from the steps of an earlier one', async () => {
    const line = { ...lab({}, {}), studentCount: 2, scoredCount: 2 };
    const server = fakeServer()
      .on(peopleApi.classes, () => classes)
      .on(laboratoryApi.list, () => ({ items: [line], next: null }))
      .on(laboratoryApi.colleagues, () => ({ teachers: [] }))
      .on(myClassesApi.groups, () => ({ head: {}, students: [], sets: [] }) as never) // as: only the sets are read
      .on(homeworkApi.list, () => ({ items: [], next: null }))
      .on(laboratoryApi.make, () => ({}));
    const { person } = await show(<Page />, { at: '/paper/experiment', user });
    await person.click(await screen.findByRole('button', { name: '新建实验考核' }));
    const dialog = within(await screen.findByRole('dialog'));
    await person.click(await dialog.findByRole('combobox', { name: '从以前的实验开始' }));
    await person.click(await screen.findByTitle('测定密度 · 八(1)班'));
    await person.click(screen.getByRole('button', { name: /保\s*存/ }));
    expect(await dialog.findByText('请填写实验名称')).toBeTruthy();
    await person.type(dialog.getByLabelText('实验名称'), '测定浮力');
    await person.click(dialog.getByRole('button', { name: '下移步骤 1' }));
    await person.click(screen.getByRole('button', { name: /保\s*存/ }));
    await waitFor(() => expect(server.calls(laboratoryApi.make)).toHaveLength(1));
    const made = server.calls(laboratoryApi.make)[0]?.input as { steps: { stepId: string; title: string }[] };
    expect(made).toMatchObject({ title: '测定浮力', classId, subjectId: 202, setId: null, scorerIds: [] });
    expect(made.steps.map(({ title }) => title)).toEqual(['护目镜', '称量']);
    expect(made.steps.map(({ stepId }) => stepId)).not.toContain(goggles);
  });
});

describe('the scorer’s sheet', () => {
  const at = `/paper/experiment?lab=${labId}&view=score`;

  it('sends what is tapped, once for each step, with the next version', async () => {
    const server = fakeServer()
      .on(laboratoryApi.sheet, () => sheet())
      .on(laboratoryApi.score, ({ rows }) => kept(rows as LabScoreSent[]));
    const { person } = await show(<Page />, { at, user });
    const keys = within(await screen.findByRole('group', { name: '称量 的得分' }));
    expect(keys.getByRole('button', { name: '2' }).getAttribute('aria-pressed')).toBe('true');
    await person.click(keys.getByRole('button', { name: '3' }));
    await person.click(screen.getByRole('button', { name: '没做到' }));
    expect(screen.getByText('合计 3 / 5')).toBeTruthy();
    await waitFor(() => expect(server.calls(laboratoryApi.score)).toHaveLength(1));
    expect(sentRows(server.calls(laboratoryApi.score)[0]?.input)).toMatchObject([
      { studentId: first, stepId: weigh, points: 3, version: 4 },
      { studentId: first, stepId: goggles, points: 0, version: 1 },
    ]);
    await screen.findByText(/已保存/);
    await person.click(screen.getByRole('button', { name: '评下一个' }));
    expect(within(await screen.findByRole('group', { name: '称量 的得分' })).getByText('– / 3')).toBeTruthy();
  });

  it('keeps what is tapped without a network, and sends it when the page is opened again', async () => {
    let isOnline = false;
    const server = fakeServer()
      .on(laboratoryApi.sheet, () => sheet())
      .on(laboratoryApi.score, ({ rows }) => {
        if (!isOnline) throw new TypeError('no network');
        return kept(rows as LabScoreSent[]);
      });
    const { person, unmount } = await show(<Page />, { at, user });
    await person.click(await screen.findByRole('button', { name: '做到' }));
    expect(await screen.findByText(/没有网络，已存在本机/)).toBeTruthy();
    unmount();
    isOnline = true;
    await show(<Page />, { at, user });
    expect((await screen.findByRole('button', { name: '做到' })).getAttribute('aria-pressed')).toBe('true');
    await screen.findByText(/已保存/);
    const last = server.calls(laboratoryApi.score).at(-1)?.input;
    expect(sentRows(last)).toMatchObject([{ studentId: first, stepId: goggles, points: 2, version: 1 }]);
  });

  it('scores a group at once, a row for each member', async () => {
    const groups = [{ number: 1, name: '', memberIds: [first, second] }];
    const server = fakeServer()
      .on(laboratoryApi.sheet, () => sheet({ groups }))
      .on(laboratoryApi.score, ({ rows }) => kept(rows as LabScoreSent[]));
    const { person } = await show(<Page />, { at: `${at}&by=group`, user });
    expect(await screen.findByText('组员得分不同')).toBeTruthy();
    await person.click(within(screen.getByRole('group', { name: '称量 的得分' })).getByRole('button', { name: '1' }));
    await waitFor(() => expect(server.calls(laboratoryApi.score)).toHaveLength(1));
    expect(sentRows(server.calls(laboratoryApi.score)[0]?.input)).toMatchObject([
      { studentId: first, points: 1, version: 4 },
      { studentId: second, points: 1, version: 1 },
    ]);
  });

  it('takes what another device has done since, and says so', async () => {
    let scores = sheet().scores;
    fakeServer()
      .on(laboratoryApi.sheet, () => sheet({ scores }))
      .on(laboratoryApi.score, ({ rows }) => {
        scores = [{ studentId: first, stepId: weigh, points: 1, note: '', version: 9 }];
        const { rows: all } = kept(rows as LabScoreSent[]);
        return { rows: all.map((row) => ({ ...row, outcome: 'older' as const })) };
      });
    const { person } = await show(<Page />, { at, user });
    const keys = () => within(screen.getByRole('group', { name: '称量 的得分' }));
    await screen.findByRole('group', { name: '称量 的得分' });
    await person.click(keys().getByRole('button', { name: '3' }));
    await waitFor(() => expect(keys().getByText('1 / 3')).toBeTruthy());
    expect(screen.getByText('另一台设备上有更新的评分，已换成新的')).toBeTruthy();
  });

  it('says which scores the school did not take, and shows what it has', async () => {
    fakeServer()
      .on(laboratoryApi.sheet, () => sheet())
      .on(laboratoryApi.score, ({ rows }) => ({
        rows: kept(rows as LabScoreSent[]).rows.map((row) => ({ ...row, outcome: 'off-scale' as const })),
      }));
    const { person } = await show(<Page />, { at, user });
    const keys = within(await screen.findByRole('group', { name: '称量 的得分' }));
    await person.click(keys.getByRole('button', { name: '3' }));
    expect(await screen.findByText('1 条评分没有保存，请核对')).toBeTruthy();
    await waitFor(() => expect(keys.getByText('2 / 3')).toBeTruthy());
  });

  it('leads to what the student wrote on the record sheet', async () => {
    const homework = { homeworkId: newId(), title: '实验报告' };
    fakeServer().on(laboratoryApi.sheet, () => sheet({ lab: lab({ homework }, { score: true }) }));
    await show(<Page />, { at, user });
    const link = await screen.findByRole('link', { name: '看实验记录的笔迹' });
    expect(link.getAttribute('href')).toBe(`/markFullScreen?homework=${homework.homeworkId}&student=${first}`);
  });

  it('takes nothing once it is finished', async () => {
    fakeServer().on(laboratoryApi.sheet, () => sheet({ lab: lab({ state: 'finished' }, { readResults: true }) }));
    await show(<Page />, { at, user });
    expect(await screen.findByText('现在不能评分')).toBeTruthy();
    expect(screen.getByRole('button', { name: '做到' }).hasAttribute('disabled')).toBe(true);
  });
});

describe('the results', () => {
  const at = `/paper/experiment?lab=${labId}`;
  const scores = [
    { scorerName: '林若溪', points: 3, note: '' },
    { scorerName: '周明', points: 1, note: '砝码没归零' },
  ];
  const overview = (change: Partial<LabOverview> = {}): LabOverview => ({
    lab: lab({}, { readResults: true, settle: true, finish: true }),
    students: [
      {
        ...students[0],
        studentId: first,
        name: '陈思远',
        studentNo: '1',
        total: null,
        stopped: true,
        missing: 0,
        cells: [
          { stepId: weigh, points: 2, differs: true, isSettled: false, scores },
          { stepId: goggles, points: 0, differs: false, isSettled: false, scores: [] },
        ],
      },
    ],
    differences: 1,
    unfinished: 0,
    unscored: 0,
    progress: [
      { name: '林若溪', done: 1 },
      { name: '周明', done: 0 },
    ],
    photos: [],
    ...change,
  });

  it('mark where scorers are far apart, and the maker decides it', async () => {
    const server = fakeServer()
      .on(laboratoryApi.overview, () => overview())
      .on(laboratoryApi.settle, () => ({}));
    const { person } = await show(<Page />, { at, user });
    expect(await screen.findByText('需定分 1 项')).toBeTruthy();
    expect(screen.getByText('中止')).toBeTruthy();
    expect(screen.getByText('林若溪 1 / 1 · 周明 0 / 1')).toBeTruthy();
    await person.click(screen.getByRole('button', { name: '陈思远，称量：2 相差太大' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('砝码没归零')).toBeTruthy();
    await person.click(dialog.getByRole('button', { name: '2' }));
    await waitFor(() =>
      expect(server.calls(laboratoryApi.settle)[0]?.input).toEqual({
        assessmentId: labId,
        studentId: first,
        stepId: weigh,
        points: 2,
      }),
    );
  });

  it('are finished after a question, and only read by whoever does not decide', async () => {
    const server = fakeServer()
      .on(laboratoryApi.overview, () => overview({ differences: 0 }))
      .on(laboratoryApi.move, () => ({}));
    const { person, unmount } = await show(<Page />, { at, user });
    expect(await screen.findByText('可以结束')).toBeTruthy();
    await person.click(screen.getByRole('button', { name: '结束评分' }));
    await person.click(within(await screen.findByRole('tooltip')).getByRole('button', { name: '结束评分' }));
    await waitFor(() => expect(server.calls(laboratoryApi.move)[0]?.input).toMatchObject({ move: 'finish' }));
    unmount();
    fakeServer().on(laboratoryApi.overview, () => overview({ lab: lab({}, { readResults: true }) }));
    await show(<Page />, { at, user: userInfo('SCHOOLADMIN'), language: 'en' });
    expect(await screen.findByText('To settle: 1')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Finish scoring' })).toBeNull();
  });
});
