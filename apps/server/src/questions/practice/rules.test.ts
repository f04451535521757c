import type { QuestionType } from '@zhibi/contract/questions';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Candidate, type Unit, unitSizes, unitsOf } from './rules.js';
import { lessonsAfter, lessonsOf } from './rules-lessons.js';
import { unitView } from './rules-view.js';

let made = 0;
const question = (change: Partial<Candidate> = {}): Candidate => {
  const questionId = change.questionId ?? `q${String(++made).padStart(6, '0')}`;
  return {
    questionId,
    originId: questionId,
    type: 2,
    difficulty: 0.9,
    minutes: 1,
    isHad: false,
    isAside: false,
    ...change,
  };
};
const questions = (count: number, change: Partial<Candidate> = {}) =>
  Array.from({ length: count }, () => question(change));
const idsOf = (units: readonly Unit[]) => units.flatMap((unit) => unit.questions.map((one) => one.questionId));

describe('the units of a lesson', () => {
  it.each([
    ['nothing', [], []],
    ['easy ones', questions(3), [['basic', 3, 0]]],
    [
      'each kind',
      [...questions(1), ...questions(2, { difficulty: 0.7 }), ...questions(1, { difficulty: 0.2 })],
      [
        ['basic', 1, 0],
        ['standard', 2, 0],
        ['challenge', 1, 0],
      ],
    ],
    ['more than a unit holds', questions(11), [['basic', 8, 3]]],
    ['long ones: until the time is full', questions(9, { minutes: 6 }), [['basic', 3, 6]]],
    ['one that is longer than an evening', questions(2, { minutes: 90 }), [['basic', 1, 1]]],
  ])('of %s', (_, candidates, expected) => {
    expect(unitsOf(candidates).map(({ unit, questions: own, spare }) => [unit, own.length, spare])).toEqual(expected);
  });

  it('take turns between the types', () => {
    const written = questions(3, { type: 1 });
    const [unit] = unitsOf([...questions(20), ...written]);
    expect(unit?.questions.filter(({ type }) => type === 1)).toEqual(written);
  });

  it('hold a question or its copy, not both; what was had in one form was had', () => {
    const [first, fresh] = [question({ isHad: true }), question()];
    const copy = question({ originId: first.questionId });
    expect(idsOf(unitsOf([copy, first, fresh]))).toEqual([fresh.questionId, first.questionId]);
    const others = questions(8);
    expect(idsOf(unitsOf([first, copy, ...others]))).toEqual(others.map(({ questionId }) => questionId));
  });

  it('give the place of what was put aside to one of the same type, where there is one', () => {
    const [first, ...blanks] = questions(5, { type: 4 });
    const [unit] = unitsOf([...questions(5), ...blanks, question({ ...first, isAside: true })]);
    const shown = unit?.questions.filter(({ type }) => type === 4).map(({ questionId }) => questionId);
    expect(shown).toEqual(expect.arrayContaining(blanks.map(({ questionId }) => questionId)));
    expect([shown?.length, unit?.questions.length, unit?.spare]).toEqual([4, 8, 1]);
  });

  it('shrink where nothing is left to take the place', () => {
    const [unit] = unitsOf([...questions(2), question({ isAside: true })]);
    expect([unit?.questions.length, unit?.spare]).toEqual([2, 0]);
  });
});

describe('whatever the lesson holds', () => {
  const type = fc.constantFrom<QuestionType>(1, 2, 3, 4, 5, 21);
  const facts = fc.record({
    type,
    difficulty: fc.double({ min: 0, max: 1, noNaN: true }),
    minutes: fc.constantFrom(0.5, 1, 2, 5, 12),
    isHad: fc.boolean(),
    isAside: fc.boolean(),
    origin: fc.option(fc.nat(10), { nil: undefined }),
  });
  const pools = fc.array(facts, { maxLength: 60 }).map((all) =>
    all.map(({ origin, ...one }, at): Candidate => {
      const questionId = `q${String(at).padStart(3, '0')}`;
      return {
        ...one,
        questionId,
        originId: origin === undefined ? questionId : `q${String(origin).padStart(3, '0')}`,
      };
    }),
  );

  it('no question comes twice, nothing put aside comes, and no unit holds more than it should', () => {
    fc.assert(
      fc.property(pools, (pool) => {
        const units = unitsOf(pool);
        const shown = units.flatMap((unit) => unit.questions);
        expect(new Set(shown.map(({ originId }) => originId)).size).toBe(shown.length);
        expect(shown.some(({ isAside }) => isAside)).toBe(false);
        for (const { unit, questions: own } of units) expect(own.length).toBeLessThanOrEqual(unitSizes[unit].questions);
      }),
    );
  });

  it('the order in which it was read changes nothing', () => {
    fc.assert(
      fc.property(pools, fc.integer(), (pool, seed) => {
        const mixed = [...pool].sort(
          (a, b) => ((a.questionId.charCodeAt(3) * seed) % 7) - ((b.questionId.charCodeAt(3) * seed) % 7),
        );
        expect(unitsOf(mixed)).toEqual(unitsOf(pool));
      }),
    );
  });

  it('putting one question aside where there is another changes that question and nothing else', () => {
    fc.assert(
      fc.property(pools, fc.nat(), (pool, pick) => {
        const before = unitsOf(pool);
        const open = before.filter(({ spare }) => spare > 0);
        fc.pre(open.length > 0);
        const unit = open[pick % open.length];
        const gone = unit?.questions[pick % unit.questions.length]?.questionId;
        const after = unitsOf(pool.map((one) => (one.questionId === gone ? { ...one, isAside: true } : one)));
        const [old, now] = [idsOf(before), idsOf(after)];
        expect(now).toHaveLength(old.length);
        expect(old.filter((id) => !now.includes(id))).toEqual([gone]);
      }),
    );
  });

  it('a new question, which is the youngest, changes nothing in a unit that was full of its kind', () => {
    const pool = questions(10);
    expect(idsOf(unitsOf([...pool, question()]))).toEqual(idsOf(unitsOf(pool)));
  });

  it('what the class has had comes only where nothing else is left', () => {
    fc.assert(
      fc.property(pools, (pool) => {
        const plain = pool.map((one) => ({ ...one, originId: one.questionId, isAside: false, difficulty: 0.7 }));
        const [unit] = unitsOf(plain);
        const shown = unit?.questions ?? [];
        if (shown.some(({ isHad }) => isHad))
          expect(
            plain
              .filter(({ isHad }) => !isHad)
              .every((one) => shown.some(({ questionId }) => questionId === one.questionId)),
          ).toBe(true);
      }),
    );
  });
});

describe('the lessons of a textbook', () => {
  const leaf = (id: string) => ({ id, title: `课${id}`, children: [] });
  const tree = [
    { id: 'a', title: '第一章', children: [leaf('a1'), { id: 'a2', title: '节', children: [leaf('a21')] }] },
    leaf('b'),
  ];

  it.each([
    [undefined, ['a1', 'a21', 'b']],
    ['a', ['a1', 'a21']],
    ['a2', ['a21']],
    ['b', ['b']],
    ['gone', []],
  ])('below %s', (id, expected) => expect(lessonsOf(tree, id).map(({ chapterId }) => chapterId)).toEqual(expected));

  it('know where they stand', () => expect(lessonsOf(tree)[1]?.above).toEqual(['第一章', '节']));

  it.each([
    [undefined, ['a1', 'a21']],
    ['a1', ['a21', 'b']],
    ['b', []],
    ['gone', ['a1', 'a21']],
  ])('follow %s page by page', (after, expected) =>
    expect(lessonsAfter(lessonsOf(tree), after, 2).map(({ chapterId }) => chapterId)).toEqual(expected),
  );
});

it('a unit is told with its types, its time and the classes that know some of it', () => {
  const own = [
    question({ questionId: 'x', minutes: 1.5 }),
    question({ questionId: 'y', type: 1, difficulty: 0.8, minutes: 4 }),
  ];
  const given = [
    { classId: 'c2', questionId: 'x', at: '20261120080000' },
    { classId: 'c2', questionId: 'y', at: '20261121080000' },
    { classId: 'c1', questionId: 'other', at: '20261121080000' },
  ];
  const classes = [
    { classId: 'c1', className: '3-1' },
    { classId: 'c2', className: '3-2' },
  ];
  expect(unitView({ unit: 'basic', questions: own, spare: 3 }, given, classes)).toEqual({
    unit: 'basic',
    questionIds: ['x', 'y'],
    spare: 3,
    minutes: 5.5,
    difficulty: 0.85,
    types: [
      { type: 2, questions: 1 },
      { type: 1, questions: 1 },
    ],
    given: [{ classId: 'c2', className: '3-2', questions: 2, at: '20261121080000' }],
  });
});
