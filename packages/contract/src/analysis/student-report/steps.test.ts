import { describe, expect, it } from 'vitest';
import type { ReportPoint, ReportSubject } from './model.js';
import { nextSteps, standingOf } from './steps.js';

const point = (title: string, rate: number, answers = 6): ReportPoint => ({
  knowledgeId: '01a20978-2e4d-75f6-a1c8-8a72f23cb504',
  title,
  rate: { rate, low: rate - 0.1, high: rate + 0.1 },
  answers,
  mastery: null,
  homeworkIds: [],
});
const subject = (change: Partial<ReportSubject> = {}): ReportSubject => ({
  subjectId: 202,
  subjectName: '初中数学',
  given: 5,
  handedIn: 5,
  late: 0,
  excused: 0,
  answers: 20,
  homework: [],
  change: null,
  isModelled: false,
  points: [],
  tests: [],
  wrong: [],
  ...change,
});
const kinds = (due: number, ...subjects: ReportSubject[]) => nextSteps({ due, subjects }).map(({ kind }) => kind);

describe('what to do next', () => {
  it.each([
    ['nothing, where all is well and nothing is known', 0, subject(), []],
    ['what is missing, but not what is excused', 0, subject({ handedIn: 3, excused: 1 }), ['hand-in']],
    ['nothing missing, where all of it is excused', 0, subject({ handedIn: 3, excused: 2 }), []],
    ['what is due today', 4, subject(), ['review']],
    ['a habit, from three on', 0, subject({ wrong: [{ cause: 'sign', state: 'new', count: 3 }] }), ['habit']],
    ['no habit of causes that nobody named', 0, subject({ wrong: [{ cause: null, state: 'new', count: 9 }] }), []],
    ['once late is no habit', 0, subject({ late: 1 }), []],
    ['what goes well, where there is nothing else', 0, subject({ points: [point('整式', 0.95)] }), ['keep']],
    ['nothing of a point that was asked twice', 0, subject({ points: [point('整式', 0.1, 2)] }), []],
  ] as const)('%s', (_, due, one, expected) => expect(kinds(due, one)).toEqual(expected));

  it('is never more than three, the most pressing first, the weakest point before the others', () => {
    const one = subject({
      handedIn: 4,
      late: 3,
      points: [point('分式', 0.6), point('因式分解', 0.4), point('整式', 0.95)],
    });
    const steps = nextSteps({ due: 2, subjects: [one] });
    expect(steps.map(({ kind }) => kind)).toEqual(['hand-in', 'review', 'practise']);
    expect(steps[2]).toMatchObject({ title: '因式分解', answers: 6, rate: 0.4 });
    expect(nextSteps({ due: 0, subjects: [{ ...one, handedIn: 5 }] }).map(({ kind }) => kind)).toEqual([
      'practise',
      'practise',
      'on-time',
    ]);
  });
});

it('goes by mastery where the model is trusted, and by the share that was won elsewhere', () => {
  const known = { ...point('x', 0.5, 2), mastery: { chance: 0.9, from: 0.8, to: 0.95, answers: 12 } };
  expect(standingOf(known)).toBe('firm');
  expect(standingOf({ ...known, mastery: null })).toBe('few');
  expect(standingOf({ ...known, mastery: { ...known.mastery, answers: 2 } })).toBe('few');
});

it.each([
  [0.9, 6, 'firm'],
  [0.85, 6, 'firm'],
  [0.7, 6, 'fair'],
  [0.69, 6, 'weak'],
  [0.1, 2, 'few'],
] as const)('a rate of %s in %s answers is %s', (rate, answers, standing) =>
  expect(standingOf(point('x', rate, answers))).toBe(standing),
);
