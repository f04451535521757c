import type { ClassReport } from '@zhibi/contract/analysis';

const id = (kind: number, at: number) => `018f0000-0000-7000-8${kind}00-${String(at).padStart(12, '0')}`;
export const studentId = (at: number) => id(1, at);
export const itemId = (at: number) => id(2, at);
export const homeworkId = id(3, 1);
export const classIds = [id(4, 1), id(4, 2)] as const;

type Row = ClassReport['rows'][number];
const names: readonly (readonly [string, string])[] = [
  ['陈思远', 'chen si yuan'],
  ['许诺言', 'xu nuo yan'],
  ['高天佑', 'gao tian you'],
  ['董嘉豪', 'dong jia hao'],
];

export const row = (at: number, total: number | null, change: Partial<Row> = {}): Row => ({
  studentId: studentId(at),
  studentNo: String(at),
  name: names[at - 1]?.[0] ?? `学生${at}`,
  pinyin: names[at - 1]?.[1] ?? 'xue sheng',
  total,
  bySection: [total === null ? null : total * 0.4, total === null ? null : total * 0.6],
  change: null,
  weak: [],
  status: total === null ? 'handed-in' : 'released',
  ...change,
});

export const question = (no: number, rate: number | null): ClassReport['questions'][number] => ({
  itemId: itemId(no),
  no,
  type: 1,
  maxScore: 10,
  rate,
  discrimination: 0.34,
  deviation: 3.2,
  index: 0.41,
  efficiency: 0.55,
  intendedWeight: 0.1,
  effectiveWeight: 0.12,
});

export const point = (title: string, rate: number, weak: readonly number[] = []): ClassReport['knowledge'][number] => ({
  id: `point ${title}`,
  title,
  rate: { rate, low: Math.max(0, rate - 0.08), high: Math.min(1, rate + 0.08) },
  weakStudentIds: weak.map(studentId),
  itemIds: [itemId(1)],
  mastery: null,
});

/** A small class: 92, 74 and 41 points, one student absent. */
export const classReport = (change: Partial<ClassReport> = {}): ClassReport => ({
  homeworkId,
  title: '一元二次方程 单元检测',
  classId: classIds[0],
  className: '九(3)班',
  startAt: '20261119100000',
  fullScore: 100,
  students: 4,
  sat: 3,
  absent: [{ studentId: studentId(4), name: '董嘉豪' }],
  marked: 3,
  previous: { homeworkId: id(3, 0), title: '21.2.2 课时作业', startAt: '20261117080000', marked: 3 },
  mean: 69,
  gradeMean: 68.9,
  median: 74,
  best: 92,
  worst: 41,
  excellent: 1,
  passed: 2,
  paper: { deviation: 25.87, skewness: -0.83, kurtosis: null, alpha: 0.78, standardError: 12.13 },
  bins: [
    { label: '<50', from: 0, to: 50, studentIds: [studentId(2)] },
    { label: '50-59', from: 50, to: 60, studentIds: [] },
    { label: '60-69', from: 60, to: 70, studentIds: [] },
    { label: '70-79', from: 70, to: 80, studentIds: [studentId(3)] },
    { label: '80-89', from: 80, to: 90, studentIds: [] },
    { label: '90-100', from: 90, to: 100, studentIds: [studentId(1)] },
  ],
  questions: [question(1, 0.92), question(2, 0.46), question(3, 0.64)],
  knowledge: [point('解法', 0.81), point('根与系数', 0.55, [2, 3])],
  rows: [
    row(1, 92, { change: 4 }),
    row(2, 41, { change: -6, weak: ['根与系数'] }),
    row(3, 74, { weak: ['根与系数'] }),
    row(4, null, { status: 'absent' }),
  ],
  sections: [
    { title: '一、选择题', maxScore: 40 },
    { title: '二、解答题（共 60 分）', maxScore: 60 },
  ],
  ...change,
});
