import i18next from 'i18next';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadWords, startTexts } from '../../app/i18n.js';
import { classReport, point, question } from '../reports/class-report/made-up-report.js';
import { type Clause, pointsOf, questionsOf, spreadOf } from './findings.js';
import { sentenceOf } from './sentence.js';

beforeAll(async () => {
  await startTexts();
  await loadWords('analysis');
  await i18next.changeLanguage('en');
});

const said = (clauses: Clause[]) =>
  (['zh', 'en'] as const).map((language) => sentenceOf(i18next.getFixedT(language, 'analysis'), clauses));

const nothing = { best: null, worst: null, excellent: 0, passed: 0 };
const of = (marked: number, best: number, worst: number, excellent: number, passed: number) => ({
  sat: marked,
  marked,
  best,
  worst,
  excellent,
  passed,
});

describe('the distribution says', () => {
  it.each([
    ['nobody sat', { ...nothing, sat: 0, marked: 0 }, '还没有学生交卷', 'Nobody has handed in yet'],
    [
      'nothing is marked',
      { ...nothing, sat: 39, marked: 0 },
      '交了 39 份，还没有批完的',
      '39 papers handed in, none fully marked yet',
    ],
    [
      'one paper, not marked',
      { ...nothing, sat: 1, marked: 0 },
      '交了 1 份，还没有批完的',
      '1 paper handed in, not fully marked yet',
    ],
    ['one student', of(1, 87.5, 87.5, 1, 1), '只有 1 份成绩，87.5 分', 'Only one score so far: 87.5'],
    ['all equal', of(38, 75, 75, 0, 38), '38 人都是 75 分', 'All 38 students scored 75'],
    ['all equal and nothing', of(3, 0, 0, 0, 0), '3 人都是 0 分', 'All 3 students scored 0'],
    ['all at the top', of(20, 100, 85, 20, 20), '20 人全部达到优秀', 'All 20 students are at the top'],
    [
      'all failed',
      of(20, 59, 2, 0, 0),
      '20 人都未及格，需要全班补课',
      'None of the 20 students passed: the whole class needs help',
    ],
    [
      'some at the top, some failed',
      of(39, 97, 23, 11, 28),
      '11 人达到优秀，11 人未及格需要个别辅导',
      '11 students are at the top, 11 did not pass and need help',
    ],
    [
      'one of each',
      of(39, 97, 23, 1, 38),
      '1 人达到优秀，1 人未及格需要个别辅导',
      '1 student is at the top, 1 did not pass and needs help',
    ],
    ['nobody failed', of(9, 97, 63, 4, 9), '4 人达到优秀，全部及格', '4 students are at the top, everybody passed'],
    ['in the middle', of(9, 84, 63, 0, 9), '没有人达到优秀，全部及格', 'Nobody is at the top, everybody passed'],
  ])('%s', (_, report, zh, en) => {
    expect(said(spreadOf(report))).toEqual([zh, en]);
  });
});

describe('the knowledge points say', () => {
  it.each([
    ['nothing before marking', 0, [], '批改后显示知识点得分率', 'Knowledge points show up once papers are marked'],
    [
      'that the questions name none',
      9,
      [],
      '这份作业的题目没有标注知识点',
      'The questions of this homework name no knowledge points',
    ],
    [
      'which is weakest',
      9,
      [point('解法', 0.81), point('根', 0.55, [1, 2])],
      '「根」最薄弱，2 人得分率不足 60%',
      '根 is weakest: 2 students below 60%',
    ],
    [
      'of equals, where more are weak',
      9,
      [point('甲', 0.5, [1]), point('乙', 0.5, [1, 2])],
      '「乙」最薄弱，2 人得分率不足 60%',
      '乙 is weakest: 2 students below 60%',
    ],
    [
      'one weak student in the singular',
      9,
      [point('解法', 0.81), point('根', 0.55, [1])],
      '「根」最薄弱，1 人得分率不足 60%',
      '根 is weakest: 1 student below 60%',
    ],
    [
      'that nobody is weak though a goal is missed',
      9,
      [point('解法', 0.81), point('根', 0.66)],
      '「根」最低，为 66%，没有人不足 60%',
      '根 is lowest with 66%, nobody below 60%',
    ],
    [
      'that all is reached',
      9,
      [point('解法', 0.81), point('根', 0.7)],
      '各知识点都达到 70%，没有人不足 60%',
      'Every knowledge point reached 70%, nobody below 60%',
    ],
    [
      'the lowest, where only others have weak students',
      9,
      [point('根', 0.66), point('解法', 0.81, [1])],
      '「根」得分率最低，为 66%',
      '根 is lowest with 66%',
    ],
    [
      'the only one',
      1,
      [point('根', 0.55, [1])],
      '「根」得分率 55%，1 人不足 60%',
      '根 stands at 55%: 1 student below 60%',
    ],
    [
      'the only one, fine',
      1,
      [point('根', 0.8)],
      '「根」得分率 80%，没有人不足 60%',
      '根 stands at 80%, nobody below 60%',
    ],
  ])('%s', (_, marked, knowledge, zh, en) => {
    expect(said(pointsOf(classReport({ marked, knowledge })))).toEqual([zh, en]);
  });
});

const rated = (...rates: (number | null)[]) => rates.map((rate, at) => question(at + 1, rate));

describe('the questions say', () => {
  it.each([
    ['nothing without questions', rated(), '批改后显示各题得分率', 'Score rates show up once papers are marked'],
    [
      'nothing without answers',
      rated(null, null),
      '批改后显示各题得分率',
      'Score rates show up once papers are marked',
    ],
    [
      'the three lowest, the worst first',
      rated(0.9, 0.56, 0.46, 0.51, 0.6),
      '第 3、4、2 题最需要讲评',
      'Questions 3, 4, 2 need discussion most',
    ],
    ['one in the singular', rated(0.9, 0.46, null), '第 2 题最需要讲评', 'Question 2 needs discussion most'],
    [
      'equals in their order on the paper',
      rated(0.5, 0.9, 0.5),
      '第 1、3 题最需要讲评',
      'Questions 1, 3 need discussion most',
    ],
    ['that all is well, as printed', rated(0.9, 0.696), '各题得分率都达到 70%', 'Every question reached 70%'],
    ['that all are equal', rated(0.5, 0.502), '各题得分率都是 50%', 'Every question stands at 50%'],
    ['the only question', rated(0.3), '第 1 题最需要讲评', 'Question 1 needs discussion most'],
  ])('%s', (_, questions, zh, en) => {
    expect(said(questionsOf(questions))).toEqual([zh, en]);
  });
});
