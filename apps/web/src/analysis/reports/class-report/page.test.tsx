import { screen, within } from '@testing-library/react';
import { analysisApi } from '@zhibi/contract/analysis';
import { handbookApi } from '@zhibi/contract/analysis/handbook';
import { homeworkApi } from '@zhibi/contract/homework';
import { type AnswerToMark, markingApi } from '@zhibi/contract/marking';
import { peopleApi } from '@zhibi/contract/people';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { FakeServer } from '../../../../test/fake-server.js';
import { fakeServer, show } from '../../../../test/show.js';
import { homework, teacher, userInfo } from '../../../../test/world.js';
import { session } from '../../../platform/session-store.js';
import { classIds, classReport, homeworkId, itemId, row, studentId } from './made-up-report.js';
import { Page } from './page.js';

const [ours, theirs] = classIds;
const REPORT = `/study/analysis?homework=${homeworkId}&class=${ours}`;
const subjects = [{ subjectId: 202, subjectName: '初中数学' }];
const classes = [
  { classId: ours, className: '九(3)班', gid: 9, gradeId: 9, subjects },
  { classId: theirs, className: '九(5)班', gid: 9, gradeId: 9, subjects },
];

const answer = (at: number, name: string, score: number | null): AnswerToMark => ({
  answerId: itemId(100 + at),
  studentId: studentId(at),
  studentNo: String(at),
  name,
  className: '九(3)班',
  status: 'scored-by-person',
  revision: 1,
  reading: null,
  suggestion: null,
  score,
  scoredBy: null,
  scoredAt: null,
  comment: '',
  late: false,
  inkSinceScore: false,
  levels: null,
  areas: [],
  ink: '',
  pictures: [],
  seconds: 30,
});

/** Written on paper and scanned: no ink, a picture. */
const scanned = (one: AnswerToMark): AnswerToMark => ({
  ...one,
  pictures: [
    { homeworkId, studentId: one.studentId, areaId: 'a1', source: 'scan', version: 1, typed: null, besideMm: 10 },
  ],
});

let server: FakeServer;
beforeEach(() => {
  server = fakeServer()
    .on(analysisApi.report, ({ classId }) =>
      classId === theirs ? classReport({ classId: theirs, className: '九(5)班' }) : classReport(),
    )
    .on(handbookApi.redoable, () => ({ canGive: false, students: [], given: [] }))
    .on(peopleApi.classes, () => ({ clazzs: classes, clazzNames: '' }))
    .on(homeworkApi.detail, () => homework({ homeworkId, classes: classes.map((one) => ({ ...one })) }))
    .on(markingApi.items, () => ({
      title: '',
      classNames: [],
      items: [],
      isOpen: false,
      canRelease: false,
      released: true,
    }))
    .on(markingApi.answers, () => ({ items: [answer(1, '陈思远', 10), scanned(answer(2, '许诺言', 2))] }))
    .on(markingApi.papers, ({ studentId: asked }) => ({
      studentId: asked,
      name: '许诺言',
      items: [],
      answers: [],
      paper: { pageSize: 'A4' as const, pages: [] },
    }));
});

const asTeacher = (at = REPORT, language: 'zh' | 'en' = 'zh') => show(<Page />, { at, user: teacher(), language });
/** Its code is loaded when it is first opened. */
const drawer = async () => within(await screen.findByRole('dialog'));
const namesInTable = () => {
  const table = screen.getAllByRole('table').at(-1);
  if (!table) throw new Error('there is no table');
  return within(table)
    .getAllByRole('button', { name: /^(陈思远|许诺言|高天佑|董嘉豪)$/ })
    .map((button) => button.textContent);
};

describe('the report', () => {
  it('says in sentences what the numbers mean', async () => {
    await asTeacher();
    expect(await screen.findByRole('heading', { name: /一元二次方程 单元检测/ })).toBeTruthy();
    expect(screen.getByText('九(3)班 · 11月19日 周四 10:00 · 满分 100 · 缺交 1 人（董嘉豪）')).toBeTruthy();
    expect(screen.getByRole('heading', { name: '1 人达到优秀，1 人未及格需要个别辅导' })).toBeTruthy();
    expect(screen.getByRole('heading', { name: '「根与系数」最薄弱，2 人得分率不足 60%' })).toBeTruthy();
    expect(screen.getByRole('heading', { name: '第 2、3 题最需要讲评' })).toBeTruthy();
    expect(screen.getByRole('button', { name: /^平均分\s*69\s*年级 68.9$/ })).toBeTruthy();
  });

  it('speaks English', async () => {
    await asTeacher(REPORT, 'en');
    const sentence = '1 student is at the top, 1 did not pass and needs help';
    expect(await screen.findByRole('heading', { name: sentence })).toBeTruthy();
    expect(screen.getByText(/Nov 19, Thu 10:00 · 100 points · 1 absent \(董嘉豪\)/)).toBeTruthy();
  });

  it('leads from a bar to its students and on to a paper, and back', async () => {
    const { person } = await asTeacher();
    await person.click(await screen.findByRole('button', { name: '<50 分：1 人' }));
    expect((await drawer()).getByText('<50 分 · 1 人')).toBeTruthy();
    await person.click((await drawer()).getByRole('button', { name: '看答卷' }));
    expect(await (await drawer()).findByRole('row', { name: '选择 16.4 40' })).toBeTruthy();
    expect(server.calls(markingApi.papers)[0]?.input).toEqual({ homeworkId, studentId: studentId(2) });
    await person.click((await drawer()).getByRole('button', { name: /返回/ }));
    expect((await drawer()).getByText('<50 分 · 1 人')).toBeTruthy();
  });

  it('leads from a plain number to its students', async () => {
    const { person } = await asTeacher();
    await person.click(await screen.findByRole('button', { name: /^及格率 ≥60%\s*67%\s*2 人$/ }));
    const names = (await drawer()).getAllByRole('listitem');
    expect(names.map((one) => within(one).getAllByRole('button')[0]?.textContent)).toEqual(['陈思远', '高天佑']);
  });

  it('leads from a question to every answer, the lowest score first, and to the marking', async () => {
    const { person } = await asTeacher();
    await person.click(await screen.findByRole('button', { name: '第 2 题 46%' }));
    const answers = await (await drawer()).findAllByRole('listitem');
    expect(answers.map((one) => within(one).getByRole('button').textContent)).toEqual(['许诺言', '陈思远']);
    expect(answers.map((one) => within(one).queryByText('没有作答') === null)).toEqual([true, false]);
    expect(server.calls(markingApi.answers)[0]?.input).toMatchObject({ itemId: itemId(2), classId: ours });
    const link = (await drawer()).getByRole('link', { name: '去批改这道题' });
    expect(link.getAttribute('href')).toBe(`/markFull?homework=${homeworkId}&item=${itemId(2)}`);
  });

  it('leads from a knowledge point to the weak students and its questions', async () => {
    const { person } = await asTeacher();
    await person.click(await screen.findByRole('button', { name: /^根与系数.*55%\s*2 人待补$/ }));
    expect((await drawer()).getByText('「根与系数」得分率不足 60% · 2 人')).toBeTruthy();
    await person.click((await drawer()).getByRole('button', { name: '第 1 题 92%' }));
    expect(await (await drawer()).findByRole('link', { name: '去批改这道题' })).toBeTruthy();
  });

  it('has the numbers behind every picture', async () => {
    const { person } = await asTeacher();
    const [first] = await screen.findAllByRole('button', { name: '看数据表' });
    if (first) await person.click(first);
    expect(screen.getByRole('row', { name: '70-79 1' })).toBeTruthy();
  });
});

describe('the students', () => {
  it('are found by initials of their pinyin, and the address keeps the search', async () => {
    const { person, router } = await asTeacher();
    await person.type(await screen.findByRole('textbox', { name: '姓名、拼音、学号' }), 'csy');
    expect(namesInTable()).toEqual(['陈思远']);
    expect(router.state.location.search).toContain('words=csy');
    expect(screen.getByText('已显示 1，共 4')).toBeTruthy();
  });

  it('stand lowest first and are sorted by what is clicked', async () => {
    const { person } = await asTeacher();
    await screen.findByRole('textbox', { name: '姓名、拼音、学号' });
    expect(namesInTable()).toEqual(['许诺言', '高天佑', '陈思远', '董嘉豪']);
    await person.click(screen.getByRole('button', { name: '总分' }));
    expect(namesInTable()).toEqual(['陈思远', '高天佑', '许诺言', '董嘉豪']);
    await person.click(screen.getByRole('button', { name: '得分率较上次' }));
    expect(namesInTable().slice(0, 2)).toEqual(['许诺言', '陈思远']);
  });

  it.each([
    [undefined, /“得分率较上次”与.*11月17日.*的《21.2.2 课时作业》相比/],
    [{ homeworkId, title: '昨天的', startAt: '20261118080000', marked: 0 }, /《昨天的》，还没有批改，暂不比较/],
    [null, /没有上次可比/],
  ])('say with what they are compared: %o', async (previous, words) => {
    if (previous !== undefined) server.on(analysisApi.report, () => classReport({ previous }));
    await asTeacher();
    expect(await screen.findByText(words)).toBeTruthy();
  });

  it('show -- where nothing is, and what has changed', async () => {
    await asTeacher();
    const absent = await screen.findByRole('row', { name: /董嘉豪/ });
    expect(within(absent).getAllByText('--')).toHaveLength(4);
    expect(within(absent).getByText('缺交')).toBeTruthy();
    expect(within(absent).queryByRole('button', { name: '看答卷' })).toBeNull(); // there is none
    expect(screen.getAllByRole('button', { name: '看答卷' })).toHaveLength(3);
    expect(screen.getByRole('columnheader', { name: /得分率较上次/ })).toBeTruthy();
    const change = within(screen.getByRole('row', { name: /^2 许诺言/ })).getByTitle('得分率比上次低 6 个百分点');
    expect(change.textContent).toBe('↓ 6 百分点');
  });
});

it('shows the paper as a measure, tells the formula of each figure, and leads from a question to its answers', async () => {
  const { person } = await asTeacher();
  const measure = within(await screen.findByRole('region', { name: '试卷质量' }));
  expect(measure.getByText('25.87')).toBeTruthy();
  expect(measure.getByText('有些数算不出来', { exact: false })).toBeTruthy(); // the kurtosis of three copies
  await person.hover(measure.getByText('信度 α'));
  expect(await screen.findByText('即克龙巴赫 α', { exact: false })).toBeTruthy();
  await person.click(measure.getByRole('button', { name: '第 2 题' }));
  expect(await (await drawer()).findByText('陈思远')).toBeTruthy();
});

describe('a report not wholly marked', () => {
  it('says how much is marked and leads to the marking', async () => {
    server.on(analysisApi.report, () => classReport({ sat: 3, marked: 2 }));
    await asTeacher();
    expect(await screen.findByText('已批 2/3 份，以下只统计已批改的答卷')).toBeTruthy();
    expect(screen.getByRole('link', { name: /去批改/ }).getAttribute('href')).toBe(`/markFull?homework=${homeworkId}`);
  });

  it('draws nothing while nothing is marked', async () => {
    const none = { mean: null, gradeMean: null, median: null, best: null, worst: null, excellent: 0, passed: 0 };
    const rows = [row(1, null), row(2, null)];
    server.on(analysisApi.report, () =>
      classReport({
        ...none,
        rows,
        students: 2,
        sat: 2,
        marked: 0,
        absent: [],
        bins: [],
        questions: [],
        knowledge: [],
      }),
    );
    await asTeacher();
    expect(await screen.findByText('交了 2 份，还没有批完的')).toBeTruthy();
    expect(screen.getByText('已批 0/2 份，以下只统计已批改的答卷')).toBeTruthy();
    expect(screen.getByRole('button', { name: /^平均分\s*--$/ })).toHaveProperty('disabled', true);
    expect(screen.queryByText('数据表')).toBeNull();
  });
});

it('switches to the other class that wrote the homework', async () => {
  const { person, router } = await asTeacher();
  await person.click(await screen.findByText('九(5)班'));
  expect(await screen.findByText(/^九\(5\)班 · 11月19日/)).toBeTruthy();
  expect(router.state.location.search).toBe(`?homework=${homeworkId}&class=${theirs}`);
});

it('is exported as the server writes it', async () => {
  const asked: string[] = [];
  const csv = { 'content-type': 'text/csv', 'content-disposition': "attachment; filename*=UTF-8''report.csv" };
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) => {
    if (!url.startsWith(analysisApi.exportReport.path)) return server.fetch(url, init);
    asked.push(url);
    return Promise.resolve(new Response('学号,姓名', { headers: csv }));
  });
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  Object.assign(URL, { createObjectURL: () => 'blob:report', revokeObjectURL: () => {} });
  const { person } = await asTeacher();
  await person.click(await screen.findByRole('button', { name: /导出/ }));
  await person.click(await screen.findByRole('menuitem', { name: 'PDF（A4）' }));
  await vi.waitFor(() => expect(saved).toEqual(['report.csv']));
  expect(asked).toEqual([`${analysisApi.exportReport.path}?homeworkId=${homeworkId}&classId=${ours}&format=pdf`]);
});

describe('a reader who does not mark', () => {
  const asPrincipal = () => show(<Page />, { at: REPORT, user: userInfo('SCHOOLPRINCIPAL') });
  beforeEach(() => {
    server.on(analysisApi.reports, () => ({ items: [], next: null }));
  });

  it('sees the students of a question and their section scores, no ink and no marking', async () => {
    const { person } = await asPrincipal();
    await person.click(await screen.findByRole('button', { name: '第 2 题 46%' }));
    expect((await drawer()).getAllByRole('listitem')).toHaveLength(3);
    expect((await drawer()).queryByRole('link', { name: '去批改这道题' })).toBeNull();
    await person.click((await drawer()).getByRole('button', { name: '许诺言' }));
    expect((await drawer()).getByRole('row', { name: '总分 41 100' })).toBeTruthy();
    expect(server.calls(markingApi.answers)).toEqual([]);
    expect(server.calls(markingApi.papers)).toEqual([]);
  });
});

describe('without a homework', () => {
  const line = {
    homeworkId,
    subjectId: 202,
    title: '单元检测',
    classId: ours,
    className: '九(3)班',
    startAt: '20261119100000',
  };

  it('lists the reports, narrows them to a class and opens one', async () => {
    server.on(analysisApi.reports, ({ cursor }) => ({
      items: [{ ...line, homeworkId: cursor ? itemId(9) : homeworkId, sat: 39, students: 40, marked: 38, rate: 0.703 }],
      next: cursor ? null : 'later',
    }));
    const { person, router } = await asTeacher('/study/analysis');
    expect(await screen.findByRole('row', { name: '单元检测 九(3)班 11月19日 周四 39/40 38/39 70%' })).toBeTruthy();
    await person.click(screen.getByRole('button', { name: /下一页/ }));
    expect(await screen.findByText('已显示 2')).toBeTruthy();
    await person.click(screen.getByRole('combobox', { name: '班级' }));
    await person.click(await screen.findByTitle('九(5)班'));
    expect(router.state.location.search).toBe(`?class=${theirs}`);
    await vi.waitFor(() =>
      expect(server.calls(analysisApi.reports).at(-1)?.input).toEqual({ subjectId: 202, classId: theirs }),
    );
    await person.click((await screen.findAllByRole('link', { name: '单元检测' }))[0] ?? document.body);
    expect(router.state.location.search).toBe(`?homework=${homeworkId}&class=${ours}`);
  });

  it('says what to do first where there is none', async () => {
    server.on(analysisApi.reports, () => ({ items: [], next: null }));
    await asTeacher('/study/analysis');
    expect(await screen.findByText('还没有报告')).toBeTruthy();
    expect(screen.queryByText('老师发布并批改作业后，报告会出现在这里')).toBeNull();
  });

  it('leads a principal to the stage that has reports', async () => {
    session.set({ stageId: 1 });
    server
      .on(analysisApi.reports, () => ({ items: [], next: null }))
      .on(analysisApi.stages, () => ({ stages: [2 as const] }));
    const { person } = await show(<Page />, { at: '/study/analysis', user: userInfo('SCHOOLPRINCIPAL') });
    expect(await screen.findByText('小学还没有报告')).toBeTruthy();
    server.on(analysisApi.reports, () => ({
      items: [{ ...line, sat: 39, students: 40, marked: 38, rate: 0.703 }],
      next: null,
    }));
    await person.click(screen.getByRole('button', { name: '看初中的报告' }));
    expect(await screen.findByText('单元检测')).toBeTruthy();
    expect(session.get().stageId).toBe(2);
  });

  it('does not ask a principal to publish homework', async () => {
    server.on(analysisApi.reports, () => ({ items: [], next: null }));
    await show(<Page />, { at: '/study/analysis', user: userInfo('SCHOOLPRINCIPAL') });
    expect(await screen.findByText('老师发布并批改作业后，报告会出现在这里')).toBeTruthy();
  });
});

describe('every number of a report', () => {
  it('opens what is behind it also in the tables, however many rows a picture shows', async () => {
    const { person } = await show(<Page />, { at: REPORT, user: teacher() });
    const tables = await screen.findAllByRole('button', { name: '看数据表' });
    for (const table of tables) await person.click(table);
    const { knowledge, questions, bins } = classReport();
    for (const name of [
      ...knowledge.map(({ title }) => title),
      ...questions.map(({ no }) => String(no)),
      ...bins.filter(({ studentIds }) => studentIds.length > 0).map(({ label }) => label),
    ])
      expect([name, screen.getAllByRole('button', { name }).length]).not.toEqual([name, 0]);
    await person.click(screen.getByRole('button', { name: String(questions[0]?.no) }));
    expect(await (await drawer()).findByText('陈思远')).toBeTruthy();
  });

  it('of the paper as a measure opens the marked papers', async () => {
    const { person } = await show(<Page />, { at: REPORT, user: teacher() });
    const measure = within(await screen.findByRole('region', { name: '试卷质量' }));
    const [deviation] = measure.getAllByRole('button', { name: /^标准差/ });
    if (deviation) await person.click(deviation);
    expect((await drawer()).getByText(/^标准差 · \d+ 人$/)).toBeTruthy();
  });
});
