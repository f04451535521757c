import { screen } from '@testing-library/react';
import { analysisApi } from '@zhibi/contract/analysis';
import { handbookApi } from '@zhibi/contract/analysis/handbook';
import { type StudentReport, studentReportApi } from '@zhibi/contract/analysis/student-report';
import { myClassesApi } from '@zhibi/contract/people/my-classes';
import { describe, expect, it } from 'vitest';
import { classHead, classmates } from '../../../test/my-class.js';
import { fakeServer, show } from '../../../test/show.js';
import { newId, student, teacher, userInfo } from '../../../test/world.js';
import { Page } from './page.js';

const studentId = newId();
const rate = (value: number) => ({ rate: value, low: value - 0.1, high: Math.min(1, value + 0.1) });
const report: StudentReport = {
  studentId,
  studentName: '陈思远',
  studentNo: '20260101',
  classId: newId(),
  className: '八年级(1)班',
  schoolName: '测试学校',
  from: '2026-11-01',
  to: '2026-11-30',
  due: 2,
  comments: [
    { homeworkId: newId(), subjectName: '初中数学', title: '分式', no: 3, at: '20261120080000', comment: '步骤很清楚' },
  ],
  subjects: [
    {
      subjectId: 202,
      subjectName: '初中数学',
      given: 4,
      handedIn: 3,
      late: 1,
      excused: 0,
      answers: 24,
      homework: [0.5, 0.6, 0.7, 0.8].map((one) => ({
        homeworkId: newId(),
        title: 'h',
        startAt: '20261101080000',
        rate: one,
      })),
      change: 20,
      isModelled: false,
      points: [
        { knowledgeId: newId(), title: '因式分解', rate: rate(0.4), answers: 6, mastery: null, homeworkIds: [] },
        { knowledgeId: newId(), title: '整式', rate: rate(0.95), answers: 8, mastery: null, homeworkIds: [] },
      ],
      tests: [{ name: '期中', heldOn: '2026-11-10', score: 88, fullScore: 100 }],
      wrong: [{ cause: null, state: 'new', count: 5 }],
    },
  ],
};
const served = (shown = report) => fakeServer().on(studentReportApi.report, () => shown);
const at = `/class/studentReport?studentId=${studentId}`;

describe('a teacher', () => {
  it('reads facts, points with their intervals, and three things to do', async () => {
    const server = served();
    await show(<Page />, { at, user: teacher() });
    expect(await screen.findByText('近来比之前高 20 个百分点')).toBeTruthy();
    expect(screen.getByText(/40%（30%–50%）/)).toBeTruthy();
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toContain('催交：还有 1 份作业没交');
    expect(screen.getByRole('heading', { name: '接下来做这3件事' })).toBeTruthy();
    expect(server.calls(studentReportApi.report)[0]?.input).toMatchObject({ studentId });
  });

  it('opens the answers that a figure comes from, how sure it is, and what is learnt first', async () => {
    const point = report.subjects[0]?.points[0];
    const server = served().on(analysisApi.masteryEvidence, () => ({
      title: '因式分解',
      mastery: { chance: 0.55, from: 0.42, to: 0.68, answers: 1 },
      answers: [
        { homeworkId: newId(), title: '周测', startAt: '20261120080000', itemId: newId(), no: 3, score: 1, full: 4 },
      ],
      needs: [
        { knowledgeId: newId(), title: '整式的乘法', chance: 0.4, from: 0.1, to: 0.7, comesFirst: true },
        { knowledgeId: newId(), title: '幂的运算', chance: null, from: null, to: null, comesFirst: false },
      ],
    }));
    const { person } = await show(<Page />, { at, user: teacher() });
    await person.click(await screen.findByTitle('因式分解：看这个数来自哪些题'));
    expect(await screen.findByRole('row', { name: /周测 .*11.*20.* 3 1\/4/ })).toBeTruthy();
    expect(screen.getByText('现在的掌握度 55%（42%–68%），有些把握')).toBeTruthy();
    expect(screen.getByText('先补：整式的乘法，掌握度 40%，还说不准')).toBeTruthy();
    expect(screen.getByText('幂的运算：还没有作答')).toBeTruthy();
    expect(server.calls(analysisApi.masteryEvidence)[0]?.input).toEqual({
      studentId,
      subjectId: 202,
      knowledgeId: point?.knowledgeId,
    });
  });

  it('reads mastery where the model is trusted, and is told where only averages stand', async () => {
    served();
    const plain = await show(<Page />, { at, user: teacher() });
    expect(await screen.findByText(/还不比班级平均准/)).toBeTruthy();
    plain.unmount();
    const mastery = { chance: 0.55, from: 0.42, to: 0.68, answers: 31 };
    const subjects = report.subjects.map((one) => ({
      ...one,
      isModelled: true,
      points: one.points.map((point) => ({ ...point, mastery })),
    }));
    served({ ...report, subjects });
    await show(<Page />, { at, user: teacher() });
    expect((await screen.findAllByText('掌握度 55%（42%–68%） · 31 题')).length).toBe(2);
    expect(screen.queryByText(/还不比班级平均准/)).toBeNull();
  });

  it('prints another edition for the family: no figures to compare, plain words', async () => {
    served();
    await show(<Page />, { at: `${at}&edition=family`, user: teacher() });
    expect(await screen.findByText('和孩子一起看看没交的 1 份作业卡在哪里')).toBeTruthy();
    expect(screen.queryByText(/40%/)).toBeNull();
    expect(screen.getByText('还要练')).toBeTruthy();
  });

  it('is led to the list where no student is chosen', async () => {
    served();
    await show(<Page />, { at: '/class/studentReport', user: teacher() });
    expect((await screen.findByRole('link', { name: '去学生名单' })).getAttribute('href')).toBe('/class/student');
  });

  it('is told where a few answers say nothing, and where there is nothing', async () => {
    served({ ...report, subjects: report.subjects.map((one) => ({ ...one, answers: 2 })) });
    await show(<Page />, { at, user: teacher() });
    expect(await screen.findByText(/只有 2 道批过的题/)).toBeTruthy();
  });
});

it('a student reads the own, never the edition of teachers', async () => {
  const server = served();
  await show(<Page />, { at: `/class/studentReport?edition=teacher`, user: student() });
  expect(await screen.findByText('把还没交的 1 份作业补上')).toBeTruthy();
  expect(server.calls(studentReportApi.report)[0]?.input).not.toHaveProperty('studentId');
});

describe('a whole class', () => {
  const items = classmates().map((one) => ({ ...one, reading: one.pinyin, account: one.studentNo, activated: true }));
  const atClass = '/class/studentReport?classId=018f0000-0000-7000-8000-00000000000c';

  it('is read a few at a time and printed at once, in the edition that goes home', async () => {
    const server = served().on(myClassesApi.students, () => ({ head: classHead(), items }));
    server.on(studentReportApi.report, (input) => {
      const student = items.find((one) => one.studentId === input.studentId);
      return { ...report, studentId: student?.studentId ?? '', studentName: student?.name ?? '' };
    });
    await show(<Page />, { at: atClass, user: teacher() });
    expect(await screen.findAllByRole('article')).toHaveLength(4);
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(
      items.map(({ name }) => name),
    );
    expect(screen.getAllByText('和孩子一起看看没交的 1 份作业卡在哪里')).toHaveLength(4);
    expect(screen.getByRole('button', { name: /打印/ })).toHaveProperty('disabled', false);
  });

  it('says what could not be read, and reads it again', async () => {
    const server = served().on(myClassesApi.students, () => ({ head: classHead(), items: items.slice(0, 1) }));
    server.refuse(studentReportApi.report, 'fault');
    const { person } = await show(<Page />, { at: atClass, user: teacher() });
    expect(await screen.findByText('1 份没有读到')).toBeTruthy();
    expect(screen.getByRole('button', { name: /打印/ })).toHaveProperty('disabled', true);
    server.on(studentReportApi.report, () => report);
    await person.click(screen.getByRole('button', { name: '再读一次' }));
    expect(await screen.findByRole('article')).toBeTruthy();
  });
});

it('a thing to do leads to where it is done', async () => {
  served();
  await show(<Page />, { at, user: teacher() });
  const link = async (name: RegExp) => (await screen.findByRole('link', { name })).getAttribute('href');
  expect(await link(/催交/)).toBe('/homework/missing');
  expect(await link(/安排复习/)).toMatch(/^\/study\/handbook\?book=new&class=/);
  expect(await link(/补练/)).toMatch(/^\/study\/recommend\?class=.+&point=.+/);
});

describe('what went wrong', () => {
  const [homeworkId, handbookId] = [newId(), newId()];
  const homework = [
    { homeworkId, title: '分式练习', startAt: '20261118080000', rate: 0.6 },
    { homeworkId: newId(), title: '全对的一次', startAt: '20261119080000', rate: 1 },
  ];
  const own = { ...report, subjects: report.subjects.map((one) => ({ ...one, homework })) };

  function withRedo() {
    const of = {
      studentId,
      name: '陈思远',
      studentNo: '1',
      score: 6,
      wrong: [2, 3],
      right: [],
      appealed: [],
      canGive: true,
      takeBackId: null,
    };
    let state: 'none' | 'open' = 'none';
    const shown = () => ({ ...of, state, canGive: state === 'none' });
    return served(own)
      .on(handbookApi.redoable, () => ({ canGive: true, students: [shown()], given: [] }))
      .on(handbookApi.redo, () => {
        state = 'open';
        return { handbookId, jobId: null };
      })
      .on(handbookApi.takeBackRedo, () => {
        state = 'none';
        return { taken: 1, left: 0 };
      });
  }

  it('is given once more from here by the teacher of the subject, and taken back again', async () => {
    const server = withRedo();
    const { person } = await show(<Page />, { at, user: teacher() });
    await person.click(await screen.findByRole('button', { name: '订正 2 题' }));
    await person.click(await screen.findByRole('button', { name: '布置订正' }));
    await person.click(await screen.findByRole('button', { name: '撤回订正' }));
    expect(await screen.findByRole('button', { name: '订正 2 题' })).toBeTruthy();
    const asked = { homeworkId, classId: report.classId, studentIds: [studentId] };
    expect(server.calls(handbookApi.redo)[0]?.input).toMatchObject(asked);
    expect(screen.queryByText('全对的一次')).toBeNull();
  });

  it('is no business of the student, nor of who teaches another subject', async () => {
    const server = withRedo();
    const { unmount } = await show(<Page />, { at: '/class/studentReport', user: student() });
    await screen.findByRole('article');
    unmount();
    await show(<Page />, { at, user: teacher({ subjects: [] }) });
    await screen.findByRole('article');
    expect(screen.queryByText('让 陈思远 订正')).toBeNull();
    expect(server.calls(handbookApi.redoable)).toHaveLength(0);
  });

  it('is no business of a teacher who looks as the principal now: the server answers the chosen role', async () => {
    const server = withRedo();
    const { roles } = userInfo('TEACHER');
    const both = [...userInfo('SCHOOLPRINCIPAL').roles, ...roles];
    await show(<Page />, { at, user: userInfo('SCHOOLPRINCIPAL', { roles: both, subjects: teacher().subjects }) });
    await screen.findByRole('article');
    expect(server.calls(handbookApi.redoable)).toHaveLength(0);
  });
});
