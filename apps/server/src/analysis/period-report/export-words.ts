import type { PeriodLevel } from '@zhibi/contract/analysis/period-report';
import type { Language } from '@zhibi/contract/kernel';

/** What the report is, in the name of its file. */
export const periodWords: Readonly<Record<Language, string>> = { zh: '时段报告', en: 'period report' };

/** The words of tables that leave: a spreadsheet or a sheet of paper has no other place to find them. */
export const tableWords = {
  zh: {
    numbers: '概览',
    weeks: '按周',
    points: '知识点',
    questions: '题目',
    days: '日期',
    district: '区域汇总',
    subject: '学科',
    everySubject: '全部学科',
    figure: '项目',
    value: '数值',
    week: '周（周一）',
    results: '作业（班次）',
    given: '应交',
    sat: '已交',
    sitting: '上交率',
    marked: '已批改',
    rate: '平均得分率',
    deviation: '标准差',
    excellent: '优秀率（≥85%）',
    passed: '及格率（≥60%）',
    leftOut: '未计入（不足 5 人的班次）',
    point: '知识点',
    question: '题目',
    answers: '作答数',
    low: '90% 区间下限',
    high: '90% 区间上限',
    few: '少于 5 人',
  },
  en: {
    numbers: 'Overview',
    weeks: 'By week',
    points: 'Knowledge points',
    questions: 'Questions',
    days: 'Days',
    district: 'District summary',
    subject: 'Subject',
    everySubject: 'All subjects',
    figure: 'Figure',
    value: 'Value',
    week: 'Week of',
    results: 'Homework × classes',
    given: 'Given out',
    sat: 'Handed in',
    sitting: 'Share handed in',
    marked: 'Marked',
    rate: 'Mean score rate',
    deviation: 'Standard deviation',
    excellent: 'Top (≥85%)',
    passed: 'Passed (≥60%)',
    leftOut: 'Left out (fewer than 5 students)',
    point: 'Knowledge point',
    question: 'Question',
    answers: 'Answers',
    low: '90% interval from',
    high: '90% interval to',
    few: 'Fewer than 5',
  },
} as const satisfies Record<Language, Record<string, string>>;

export const levelWords: Readonly<Record<PeriodLevel, Record<Language, { lines: string; line: string }>>> = {
  school: { zh: { lines: '学校', line: '学校' }, en: { lines: 'Schools', line: 'School' } },
  grade: { zh: { lines: '年级', line: '年级' }, en: { lines: 'Grades', line: 'Grade' } },
  class: { zh: { lines: '班级', line: '班级' }, en: { lines: 'Classes', line: 'Class' } },
  homework: { zh: { lines: '作业', line: '作业' }, en: { lines: 'Homework', line: 'Homework' } },
};
