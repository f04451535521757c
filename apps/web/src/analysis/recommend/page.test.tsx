import { screen, within } from '@testing-library/react';
import { analysisApi } from '@zhibi/contract/analysis';
import { recommendApi } from '@zhibi/contract/analysis/recommend';
import { peopleApi } from '@zhibi/contract/people';
import { questionsApi } from '@zhibi/contract/questions';
import { beforeEach, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import type { FakeServer } from '../../../test/fake-server.js';
import { fakeServer, show } from '../../../test/show.js';
import { newId, teacher, userInfo } from '../../../test/world.js';
import { session } from '../../platform/session-store.js';
import { Page } from './page.js';

type Shown = z.output<typeof recommendApi.forClass.output>;

const user = teacher();
const subjectId = user.subjects[0]?.subjectId ?? 0;
const [classId, knowledgeId, otherId, easyId, hardId, longId, spareId, paperId, studentId] = Array.from(
  { length: 9 },
  newId,
);
const question = (questionId = '', words = '') => ({
  questionId,
  body: {
    type: 1 as const,
    stem: [{ t: 'p' as const, children: [{ t: 'text' as const, v: words }] }],
    options: [],
    analysis: [],
    parts: [],
    answer: { kind: 'open' as const, content: [] },
  },
  knowledge: '公式法',
  why: 'practice' as const,
  expected: 0.71,
  minutes: 3,
});
const point = { knowledgeId: knowledgeId ?? '', title: '公式法', mastery: 0.54, answers: 60, weak: 17 };
const set = { level: null, studentId: null, name: '', students: 38, point, minutes: 6, spare: [] };
const shown: Shown = {
  className: '八年级(1)班',
  homework: 21,
  answers: 900,
  isModelled: false,
  examInDays: 47,
  points: [
    { ...point, from: 0.48, to: 0.6, share: 0.09, isUnderWay: true },
    {
      ...point,
      knowledgeId: otherId ?? '',
      title: '等腰三角形',
      mastery: 0.5,
      from: 0.3,
      to: 0.7,
      answers: 3,
      share: 0.06,
      isUnderWay: false,
    },
  ],
  sets: [
    {
      ...set,
      kind: 'class',
      questions: [question(easyId, '甲题'), question(hardId, '乙题')],
      spare: [{ ...question(longId, '丁题'), minutes: 9 }, question(spareId, '丙题')],
    },
    { ...set, kind: 'layer', level: 'B', students: 14, questions: [question(hardId, '乙题')] },
    {
      ...set,
      kind: 'student',
      studentId: studentId ?? '',
      name: '李煜城',
      students: 1,
      questions: [question(easyId, '甲题')],
    },
  ],
  given: [
    {
      kind: 'layer',
      level: 'A',
      paperId: newId(),
      point: '配方',
      homework: { homeworkId: newId(), startAt: '20261120080000', students: 12, handedIn: 11 },
    },
    { kind: 'class', level: null, paperId: newId(), point: '因式分解', homework: null },
  ],
  lift: {
    point: '完全平方公式',
    did: { students: 18, change: 0.11, from: 0.03, to: 0.19 },
    others: { students: 20, change: 0.04, from: -0.03, to: 0.11 },
  },
  can: { give: true },
};

const report = {
  homeworkId: newId(),
  subjectId,
  title: '单元检测',
  classId: classId ?? '',
  className: '八年级(1)班',
  startAt: '20261119100000',
  ...{ sat: 39, students: 40, marked: 38, rate: 0.7 },
};

let server: FakeServer;
beforeEach(() => {
  server = fakeServer()
    .on(peopleApi.classes, () => ({
      clazzs: [
        {
          classId: classId ?? '',
          className: '八年级(1)班',
          gid: 8,
          gradeId: 8,
          subjects: [{ subjectId, subjectName: '初中数学' }],
        },
      ],
      clazzNames: '八年级(1)班',
    }))
    .on(questionsApi.cart, () => ({ subjectId, groups: [], minutes: 0, difficulty: null }))
    .on(analysisApi.reports, () => ({ items: [report], next: null }))
    .on(recommendApi.forClass, () => shown);
});
async function open(who = user) {
  const { person, router } = await show(<Page />, { at: '/study/recommend', user: who });
  return { person, address: () => router.state.location.pathname + router.state.location.search };
}
const classSet = async () => within(await screen.findByRole('article', { name: /^全班/ }));

describe('the bank that sets are of', () => {
  it('is chosen, kept in the address, and left again where it has nothing', async () => {
    server.on(recommendApi.forClass, ({ bank }) => (bank === 'mine' ? { ...shown, sets: [] } : shown));
    const { person, address } = await open();
    await classSet();
    await person.click(screen.getByRole('combobox', { name: '题源' }));
    await person.click(await screen.findByTitle('我的题目'));
    await screen.findByText('这个题库里没有合适的新题，换一个题库看看');
    expect(address()).toContain('bank=mine');
    await person.click(screen.getByRole('button', { name: '全部题库' }));
    await classSet();
    expect(address()).not.toContain('bank');
  });
});

describe('what a class should mend', () => {
  it('is told with how sure it is, and whether the last set helped', async () => {
    await open();
    expect(await screen.findByText(/近 6 周 21 次作业的 900 次作答 · 离考试还有 47 天/)).toBeTruthy();
    expect(screen.getByRole('img', { name: '掌握 54%，九成把握在 48% 到 60% 之间' })).toBeTruthy();
    expect(screen.getByText('只有 3 次作答，再看看')).toBeTruthy();
    expect(screen.getByText('+11').parentElement?.textContent).toBe('+11 +3 ~ +19');
    expect(screen.getByText(/两段区间还重叠/)).toBeTruthy();
    expect(screen.getByText(/11月20日 周五 已布置，11 \/ 12 人交了/)).toBeTruthy();
  });

  it('is asked for one point alone, which stands in the address', async () => {
    const { person, address } = await open();
    await person.click(await screen.findByRole('button', { name: /公式法/, pressed: false }));
    await expect.poll(address).toBe(`/study/recommend?point=${knowledgeId}`);
    await expect
      .poll(() => server.calls(recommendApi.forClass).at(-1)?.input)
      .toMatchObject({ knowledgeId, minutes: 15 });
  });

  it('is called firm where everything is at the goal', async () => {
    const firm = { ...shown.points[0], ...point, mastery: 0.8, from: 0.75, to: 0.85, share: 0.09, isUnderWay: false };
    const sets = [{ ...set, point: { ...point, mastery: 0.8 }, kind: 'class' as const, questions: [] }];
    server.on(recommendApi.forClass, () => ({ ...shown, points: [firm], sets }));
    await open();
    expect(await screen.findByText('都到目标了，还可巩固')).toBeTruthy();
    expect(screen.getByRole('article', { name: '全班　巩固“公式法”' })).toBeTruthy();
    expect(screen.queryByText('先补哪几处')).toBeNull();
  });

  it('is not guessed from few answers', async () => {
    server.on(recommendApi.forClass, () => ({ ...shown, answers: 7, points: [], sets: [], given: [], lift: null }));
    await open();
    expect(await screen.findByText(/近 6 周只有 7 次作答，满 20 次/)).toBeTruthy();
  });
});

describe('a set', () => {
  it('becomes one paper however often it is pressed, and goes on to the form that gives it', async () => {
    server.on(recommendApi.paper, () => ({ paperId: paperId ?? '' }));
    const { person, address } = await open();
    await person.click((await classSet()).getByRole('button', { name: '布置给全班' }));
    await expect.poll(address).toBe(`/homework/written?step=classes&paper=${paperId}`);
    expect(server.calls(recommendApi.paper)[0]?.input).toMatchObject({
      ...{ classId, subjectId, kind: 'class', level: null, knowledgeId },
      questionIds: [easyId, hardId],
    });
    expect(JSON.parse(sessionStorage.getItem(`draft publishing ${paperId}`) ?? '{}')).toEqual({
      classIds: [classId],
      forWhom: 'everybody',
    });
  });

  it('for a layer is given to that layer alone', async () => {
    server.on(recommendApi.paper, () => ({ paperId: paperId ?? '' }));
    const { person, address } = await open();
    await person.click(await screen.findByRole('button', { name: '布置给 B 层' }));
    await expect.poll(address).toContain('/homework/written');
    expect(JSON.parse(sessionStorage.getItem(`draft publishing ${paperId}`) ?? '{}')).toMatchObject({
      forWhom: 'layers',
      layerPapers: { A: 'none', B: 'this', C: 'none', none: 'none' },
    });
  });

  it('loses what does not suit, until that is taken back', async () => {
    server.on(recommendApi.unsuitable, () => ({})).on(recommendApi.suitable, () => ({}));
    const { person } = await open();
    const inSet = await classSet();
    await person.click(inSet.getByRole('button', { name: '第 2 题不合适' }));
    await person.click(await screen.findByRole('menuitem', { name: '太难' }));
    expect(await inSet.findByText(/不合适：太难，不再推给本班/)).toBeTruthy();
    expect(inSet.getByText('丙题')).toBeTruthy(); // the next one that takes no longer has come in its place
    expect(inSet.queryByText('丁题')).toBeNull();
    expect(inSet.getByText(/^2 题/)).toBeTruthy();
    await person.click(inSet.getByRole('button', { name: '第 3 题不合适' }));
    await person.click((await screen.findAllByRole('menuitem', { name: '太难' })).at(-1) ?? document.body);
    expect(await inSet.findByText(/^1 题/)).toBeTruthy(); // and there is no other
    expect(server.calls(recommendApi.unsuitable)[0]?.input).toEqual({
      classId,
      subjectId,
      questionId: hardId,
      reason: 'too-hard',
    });
    await person.click(inSet.getAllByRole('button', { name: '撤销' })[0] ?? document.body);
    expect(await inSet.findByText(/^2 题/)).toBeTruthy();
    expect(inSet.queryByText('丙题')).toBeNull();
  });

  it('goes into the cart, and what lies there already is no failure', async () => {
    let asked = 0;
    server.on(questionsApi.addToCart, () => {
      asked += 1;
      return { subjectId, groups: [], minutes: 0, difficulty: null };
    });
    const { person } = await open();
    await person.click((await classSet()).getByRole('button', { name: '加入试题篮' }));
    expect(await screen.findByText('已放进试题篮：2 题')).toBeTruthy();
    expect(asked).toBe(2);
    server.refuse(questionsApi.addToCart, 'conflict', 'duplicate');
    await person.click((await classSet()).getByRole('button', { name: '加入试题篮' }));
    expect(await screen.findByText('这些题都已经在试题篮里')).toBeTruthy();
  });

  it('of a student is seen on demand and printed for everybody', async () => {
    const handbookId = newId();
    server.on(recommendApi.booklets, () => ({ handbookId, jobId: null }));
    const { person, address } = await open();
    await person.click(await screen.findByRole('button', { name: '看李煜城的题' }));
    await person.click(screen.getByRole('button', { name: /按人打印/ }));
    await person.click(await screen.findByRole('button', { name: '印 1 份' }));
    await expect.poll(address).toBe(`/study/handbook?book=${handbookId}`);
    expect(server.calls(recommendApi.booklets)[0]?.input).toMatchObject({
      title: '精准练习',
      dots: false,
      sets: [{ studentId, questionIds: [easyId] }],
    });
  });

  it('is first of the class and subject of the newest report, to whoever reads all of them', async () => {
    const other = newId();
    const english = { subjectId: 203, subjectName: '初中英语' };
    const classOf = (id: string, className: string) => ({
      ...{ classId: id, className, gid: 8, gradeId: 8 },
      subjects: [{ subjectId, subjectName: '初中数学' }, english],
    });
    server
      .on(peopleApi.classes, () => ({
        clazzs: [classOf(classId ?? '', '八年级(1)班'), classOf(other, '八年级(2)班')],
        clazzNames: '',
      }))
      .on(analysisApi.reports, () => ({ items: [{ ...report, classId: other, subjectId: 203 }], next: null }));
    const { person } = await open(userInfo('SCHOOLPRINCIPAL'));
    await classSet();
    expect(server.calls(recommendApi.forClass)[0]?.input).toMatchObject({ classId: other, subjectId: 203 });
    await person.click(screen.getByRole('combobox', { name: '学科' }));
    await person.click(await screen.findByTitle('初中数学'));
    await expect
      .poll(() => server.calls(recommendApi.forClass).at(-1)?.input)
      .toMatchObject({ classId: other, subjectId });
  });

  it('names the stages that have answers, where the chosen one has none', async () => {
    session.set({ stageId: 1 });
    server
      .on(analysisApi.reports, () => ({ items: [], next: null }))
      .on(analysisApi.stages, () => ({ stages: [2 as const] }));
    await open(userInfo('SCHOOLPRINCIPAL'));
    expect(await screen.findByRole('button', { name: '看初中的报告' })).toBeTruthy();
    expect(server.calls(recommendApi.forClass)).toEqual([]);
  });

  it('is only read by who does not teach the class', async () => {
    server.on(recommendApi.forClass, () => ({ ...shown, can: { give: false } }));
    await open(userInfo('SCHOOLPRINCIPAL'));
    const inSet = await classSet();
    expect(inSet.queryByRole('button')).toBeNull();
    expect(screen.getByRole('combobox', { name: '学科' })).toBeTruthy();
  });
});

it('an officer of the district reads the points of a class and nothing else', async () => {
  const { className, homework, answers, isModelled, examInDays, points } = shown;
  server.on(recommendApi.points, () => ({ className, homework, answers, isModelled, examInDays, points }));
  await open(userInfo('REGION'));
  expect(await screen.findByRole('img', { name: /掌握 54%/ })).toBeTruthy();
  expect(screen.queryByRole('article')).toBeNull();
  expect(server.calls(recommendApi.forClass)).toEqual([]);
});

it('an officer who has chosen no school is asked to, and nothing is read', async () => {
  await open({ ...userInfo('REGION'), schoolId: '' });
  expect(await screen.findByText('先选一所学校')).toBeTruthy();
  expect(server.calls(analysisApi.reports)).toEqual([]);
});
