import {
  hiddenRanks,
  type StageClass,
  type StageImport,
  type StageOverview,
  type StageTest,
  usualLines,
} from '@zhibi/contract/analysis/stage-tests';

const id = (nth: number) => `01890000-0000-7000-8000-${String(nth).padStart(12, '0')}`;
export const testId = id(1);
export const importId = id(2);
export const MATHS = 202;

const can = {
  change: true,
  publish: true,
  withdraw: false,
  archive: false,
  restore: false,
  remove: false,
  bringScores: true,
};

/** A mid-term of one subject, for the specifications of its screens. */
export const stageTest = (change: Partial<StageTest> = {}): StageTest => ({
  testId,
  state: 'draft',
  revision: 3,
  scored: 2,
  name: '八年级期中',
  kind: 'midterm',
  term: 'first',
  gid: 8,
  heldOn: '2026-11-12',
  classIds: [id(11)],
  classes: [{ classId: id(11), className: '八年级(1)班' }],
  subjects: [
    {
      subjectId: MATHS,
      subjectName: '初中数学',
      fullScore: 100,
      isElective: false,
      lines: usualLines,
      assigned: null,
      scored: 0,
      best: null,
      homework: [],
    },
  ],
  electives: 0,
  totalLines: usualLines,
  absentRule: 'left-out',
  ranks: hiddenRanks,
  startTestId: null,
  publishAt: '20261113080000',
  can,
  ...change,
});

export const stageImport = (change: Partial<StageImport> = {}): StageImport => ({
  importId,
  testId,
  state: 'checked',
  form: 'xlsx',
  sourceName: '期中.xlsx',
  rowCount: 2,
  columns: [
    { title: '学号', samples: ['1'], field: 'studentNo' },
    { title: '数学', samples: ['90'], field: `s${MATHS}` },
  ],
  counts: { added: 1, changed: 0, unchanged: 0, bad: 1, skipped: 0 },
  byName: '管理员',
  createdAt: '20261121083000',
  appliedAt: null,
  undoneAt: null,
  undone: null,
  can: { check: true, mend: true, apply: true, undo: false, discard: true },
  ...change,
});

const added = (mean: number, half: number): NonNullable<StageClass['added']> => ({
  students: 40,
  raw: mean,
  mean,
  low: mean - half,
  high: mean + half,
  verdict: mean - half > 0 ? 'above' : mean + half < 0 ? 'below' : 'unclear',
});

const stageClass = (nth: number, median: number, change: Partial<StageClass> = {}): StageClass => ({
  classId: id(10 + nth),
  className: `八年级(${nth})班`,
  teachers: ['林若溪'],
  entered: 40,
  sat: 40,
  absent: 0,
  unscored: 0,
  mean: median,
  median,
  deviation: 12,
  box: { low: 30, lower: median - 8, median, upper: median + 8, high: 98, outside: [] },
  levels: { excellent: 8, good: 12, pass: 12, fail: 6, low: 2 },
  contribution: { excellent: 1, good: 1, pass: 1 },
  added: added(nth === 1 ? 3.2 : -3.4, 2),
  canOpen: nth === 1,
  ...change,
});

export const stageOverview = (change: Partial<StageOverview> = {}): StageOverview => ({
  testId,
  name: '八年级期中',
  kind: 'midterm',
  term: 'first',
  gid: 8,
  heldOn: '2026-11-12',
  state: 'published',
  subjects: [{ subjectId: MATHS, subjectName: '初中数学', isAssigned: false }],
  subjectId: MATHS,
  fullScore: 100,
  lines: usualLines,
  cuts: { excellent: 85, good: 75, pass: 60, low: 40 },
  entered: 83,
  sat: 80,
  absent: 2,
  unscored: 1,
  mean: 70.4,
  median: 71,
  deviation: 12,
  best: 98,
  worst: 30,
  levels: { excellent: 16, good: 24, pass: 24, fail: 12, low: 4 },
  bins: [
    { from: 0, to: 60, count: 16 },
    { from: 60, to: 100, count: 64 },
  ],
  classes: [stageClass(1, 77), stageClass(2, 65, { entered: 43, absent: 2, unscored: 1 })],
  added: { testId: id(3), name: '七年级期末', measure: 'subject', counted: 78, leftOut: 2, slope: 0.9 },
  carried: [],
  others: [],
  fromHomework: false,
  can: { students: true, setUp: false },
  ...change,
});
