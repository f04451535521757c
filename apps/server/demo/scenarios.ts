import type { PaperType } from '@zhibi/contract/papers';

/** One piece of homework of the demo world: its questions by key, when it was given, and how far it has come. */
export interface Scenario {
  title: string;
  subjectId: number;
  paperType: PaperType;
  questions: readonly string[];
  /** Marks by question type. */
  scores: Readonly<Record<number, number>>;
  classes: readonly string[];
  daysAgo: number;
  seed: number;
  until: 'released' | 'written' | 'open';
  students?: number;
  reach?: number;
}

const MATHS_8 = 202;
const scores = { 1: 10, 2: 4, 3: 3, 4: 4, 5: 5, 6: 2 };

/** Questions of the grade-8 bank by number. */
const m8 = (...numbers: readonly number[]) => numbers.map((n) => `m8-${String(n).padStart(3, '0')}`);

export const scenarios: readonly Scenario[] = [
  {
    title: '12.2 三角形全等的判定 课时作业',
    subjectId: MATHS_8,
    paperType: 0,
    questions: m8(17, 18, 14, 15, 24, 16, 26, 21, 20),
    scores,
    classes: ['exp-8-1', 'exp-8-2'],
    daysAgo: 8,
    seed: 11,
    until: 'released',
  },
  {
    title: '第十三、十四章 单元检测',
    subjectId: MATHS_8,
    paperType: 1,
    questions: m8(30, 32, 39, 44, 46, 47, 51, 28, 29, 31, 36, 40, 42, 45, 48, 34, 35, 33, 43, 49),
    scores,
    classes: ['exp-8-1', 'exp-8-2'],
    daysAgo: 4,
    seed: 23,
    until: 'released',
  },
  {
    title: '13.3 等腰三角形 周末巩固',
    subjectId: MATHS_8,
    paperType: 0,
    questions: m8(27, 32, 38, 29, 31, 36, 34, 35, 33, 37),
    scores,
    classes: ['exp-8-1'],
    daysAgo: 1,
    seed: 37,
    until: 'written',
    students: 38,
  },
  {
    title: '15.1 分式 课时练习',
    subjectId: MATHS_8,
    paperType: 0,
    questions: m8(55, 57, 56, 61, 62, 58, 59, 63),
    scores,
    classes: ['exp-8-1', 'exp-8-2'],
    daysAgo: 0,
    seed: 41,
    until: 'open',
    students: 17,
    reach: 0.7,
  },
];
