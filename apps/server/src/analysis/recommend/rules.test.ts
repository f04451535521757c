import { GOAL } from '@zhibi/contract/analysis/recommend';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AIM, type Choice, chooseSet, expectedOf, explore, fitOf } from './rules-choose.js';
import { FEWEST_STUDENTS, liftOf } from './rules-lift.js';
import { type Mastery, masteryOf, needOf, type Scored, underWayOf, urgencyOf } from './rules-need.js';
import { chooseSets } from './rules-sets.js';

const scored = (rate: number, change: Partial<Scored> = {}): Scored => ({
  studentId: 's',
  homeworkId: 'h',
  knowledgeIds: ['k'],
  rate,
  daysAgo: 0,
  ...change,
});
const rates = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 1, maxLength: 30 });

describe('mastery of a knowledge point', () => {
  const of = (answers: Scored[]) => masteryOf(answers).get('k')?.mastery ?? Number.NaN;

  it('never falls by a better answer, and lies in its interval', () => {
    fc.assert(
      fc.property(rates, fc.double({ min: 0, max: 1, noNaN: true }), (all, better) => {
        const answers = all.map((rate) => scored(rate));
        const [first = scored(0), ...others] = answers;
        const point = masteryOf(answers).get('k');
        expect(of([{ ...first, rate: Math.max(first.rate, better) }, ...others])).toBeGreaterThanOrEqual(
          of(answers) - 1e-12,
        );
        expect(point && point.from <= point.mastery && point.mastery <= point.to).toBe(true);
      }),
    );
  });

  it('is decided more by new answers than by old ones', () =>
    expect(of([scored(1), scored(0, { daysAgo: 84 })])).toBeGreaterThan(of([scored(0), scored(1, { daysAgo: 84 })])));

  it('names who has not passed it, and counts an answer for each of its points', () => {
    const found = masteryOf([scored(0.5), scored(1, { studentId: 't', knowledgeIds: ['k', 'l', 'l'] })]);
    expect(found.get('k')).toMatchObject({ answers: 2, weakStudentIds: ['s'] });
    expect(found.get('l')).toMatchObject({ answers: 1, weakStudentIds: [] });
  });
});

describe('need', () => {
  it.each([
    [null, 1],
    [0, 2],
    [14, 1.5],
    [-3, 2],
  ])('with %s days to the exam is urgent by %s', (days, expected) => expect(urgencyOf(days)).toBe(expected));

  it('grows with what is not mastered, with the share of the curriculum and with the exam coming near', () => {
    const share = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(share, share, fc.nat(400), (mastery, weight, days) => {
        const need = needOf({ mastery, share: weight }, days);
        expect(needOf({ mastery: mastery / 2, share: weight }, days)).toBeGreaterThanOrEqual(need);
        expect(needOf({ mastery, share: weight / 2 }, days)).toBeLessThanOrEqual(need);
        expect(needOf({ mastery, share: weight }, days + 1)).toBeLessThanOrEqual(need);
        expect(needOf({ mastery, share: weight, isUnderWay: true }, days)).toBeLessThanOrEqual(need);
      }),
    );
  });
});

const choice = (questionId: string, change: Partial<Choice> = {}): Choice => ({
  questionId,
  knowledgeIds: ['k'],
  difficulty: 0.7,
  minutes: 2,
  unsuitable: 0,
  ...change,
});
const budget = { questions: 4, minutes: 15 };
const wanted = [{ knowledgeId: 'k', mastery: 0.65, need: 1 }];
const idsOf = (choices: Choice[], points = wanted) =>
  chooseSet(choices, points, budget, 1).map(({ questionId }) => questionId);

it('a point at its goal comes after a weak one, though more of the curriculum is about it', () => {
  const [atGoal, weak] = [
    { mastery: GOAL + 0.02, share: 0.3 },
    { mastery: GOAL - 0.02, share: 0.1 },
  ];
  expect(needOf(weak, null)).toBeGreaterThan(needOf(atGoal, null));
});

it.each([
  ['given today, nothing scored', 0, [], true],
  ['an answer of it is scored', 3, ['given'], false],
  ['answers of another homework', 3, ['other'], true],
  ['two weeks without an answer', 14, [], false],
] as const)('a point is under way while its set waits for results: %s', (_, days, homeworkIds, isUnderWay) => {
  const now = new Date('2026-11-24T08:00:00Z');
  const startAt = new Date(now.getTime() - days * 86_400_000);
  const set = { knowledgeId: 'k', homework: { homeworkId: 'given' }, startAt };
  const answers = homeworkIds.map((homeworkId) => scored(1, { homeworkId }));
  expect(underWayOf([set], answers, now).has('k')).toBe(isUnderWay);
  expect(underWayOf([{ ...set, homework: null, startAt: null }], answers, now).size).toBe(0);
});

describe('a set', () => {
  it('begins with the point that is needed most, though a question of another fits better', () => {
    const points = [...wanted, { knowledgeId: 'l', mastery: 0.65, need: 1.2 }];
    const choices = [choice('fits', { difficulty: 0.72 }), choice('first', { knowledgeIds: ['l'], difficulty: 0.6 })];
    expect(idsOf(choices, points)).toEqual(['first', 'fits']);
  });

  it('passes over a point whose questions are far from fitting while another has one that does', () => {
    const points = [...wanted, { knowledgeId: 'l', mastery: 0.65, need: 1.2 }];
    const choices = [choice('fits', { difficulty: 0.72 }), choice('far', { knowledgeIds: ['l'], difficulty: 0.05 })];
    expect(idsOf(choices, points)).toEqual(['fits', 'far']);
  });

  it('takes what is neither too easy nor too difficult for these students', () => {
    expect(fitOf(AIM)).toBe(1);
    expect(
      idsOf([
        choice('easy', { difficulty: 0.97 }),
        choice('fit', { difficulty: 0.72 }),
        choice('hard', { difficulty: 0.2 }),
      ]),
    ).toEqual(['fit', 'easy', 'hard']);
    expect(expectedOf(0.3, 0.7)).toBeLessThan(expectedOf(0.8, 0.7));
  });

  it('takes what is doubted elsewhere after what is not', () =>
    expect(idsOf([choice('a', { unsuitable: 1 }), choice('b')])).toEqual(['b', 'a']));

  it('spreads over the points that are needed', () => {
    const points = [...wanted, { knowledgeId: 'l', mastery: 0.65, need: 0.8 }];
    expect(idsOf([choice('a'), choice('b'), choice('c', { knowledgeIds: ['l'] })], points)[1]).toBe('c');
  });

  it('stays in its minutes and questions, holds nothing twice, and is the same for the same seed', () => {
    const some = fc.array(
      fc.record({
        knowledgeIds: fc.constantFrom(['k'], ['l'], ['k', 'l'], ['m']),
        difficulty: fc.double({ min: 0, max: 1, noNaN: true }),
        minutes: fc.integer({ min: 1, max: 9 }),
        unsuitable: fc.nat(3),
      }),
      { maxLength: 20 },
    );
    fc.assert(
      fc.property(some, fc.nat(), (found, seed) => {
        const choices = found.map((one, at) => ({ questionId: `q${at}`, ...one }));
        const points = [...wanted, { knowledgeId: 'l', mastery: 0.2, need: 2 }];
        const set = chooseSet(choices, points, budget, seed);
        expect(set.length).toBeLessThanOrEqual(budget.questions);
        expect(set.reduce((sum, { minutes }) => sum + minutes, 0)).toBeLessThanOrEqual(budget.minutes);
        expect(new Set(set.map(({ questionId }) => questionId)).size).toBe(set.length);
        expect(set.every(({ knowledgeId }) => ['k', 'l'].includes(knowledgeId))).toBe(true);
        expect(chooseSet([...choices].reverse(), points, budget, seed)).toEqual(set);
      }),
    );
  });
});

it('of all questions at most one in ten explores, none twice, and no set grows or takes longer', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(6), { maxLength: 30 }), fc.nat(20), fc.nat(), (sizes, many, seed) => {
      const sets = sizes.map((size, set) =>
        Array.from({ length: size }, (_, at) => ({
          questionId: `${set} ${at}`,
          knowledgeId: 'k',
          why: 'practice' as const,
          expected: 0.7,
          minutes: 2,
        })),
      );
      const fresh = Array.from({ length: many }, (_, at) =>
        choice(`new ${at}`, { knowledgeIds: ['n'], minutes: 1 + (at % 3) }),
      );
      const after = explore(sets, fresh, seed);
      const explored = after.flat().filter(({ why }) => why === 'explore');
      expect(explored.length * 10).toBeLessThanOrEqual(after.flat().length);
      expect(new Set(explored.map(({ questionId }) => questionId)).size).toBe(explored.length);
      expect(after.map((set) => set.length)).toEqual(sizes);
      expect(after.every((set) => set.every(({ minutes }) => minutes <= 2))).toBe(true);
    }),
  );
});

describe('whether a set helped', () => {
  const done = { homeworkId: 'set', knowledgeId: 'k', daysAgo: 10 };
  /** A student who won `before` and later `after`, and who did the set or not. */
  const student = (nth: number, { before, after, did }: { before: number; after: number; did: boolean }): Scored[] => {
    const of = { studentId: `s${nth}` };
    return [
      scored(before, { ...of, daysAgo: 20 }),
      scored(after, { ...of, homeworkId: 'later', daysAgo: 5 }),
      ...(did ? [scored(0, { ...of, homeworkId: 'set', daysAgo: 10 })] : []),
    ];
  };
  const some = (count: number, did: boolean, from = 0) =>
    Array.from({ length: count }, (_, nth) =>
      student(from + nth, { before: 0.4, after: (did ? 0.6 : 0.5) + (nth % 2 ? 0.02 : -0.02), did }),
    ).flat();

  it('compares each with the own past, and leaves the set itself out', () => {
    const lift = liftOf([...some(6, true), ...some(8, false, 100)], done);
    expect(lift?.did).toMatchObject({ students: 6, change: expect.closeTo(0.2, 10) });
    expect(lift?.others).toMatchObject({ students: 8, change: expect.closeTo(0.1, 10) });
    // Standard error of six changes of 0.18 and 0.22 by turns: sqrt(6 · 0.02² / 5 / 6).
    expect(lift?.did.to).toBeCloseTo(0.2 + 1.645 * Math.sqrt((0.02 * 0.02) / 5), 10);
  });

  it('says nothing of few, of other points and without a later answer', () => {
    const enough = some(FEWEST_STUDENTS, false, 100);
    expect(liftOf([...some(FEWEST_STUDENTS - 1, true), ...enough], done)).toBeUndefined();
    expect(liftOf([...some(6, true), ...enough], { ...done, knowledgeId: 'l' })).toBeUndefined();
    expect(liftOf([...some(6, true), ...enough], { ...done, daysAgo: 1 })).toBeUndefined();
  });
});

it('who has mastered what was asked gets no set of the own, and still writes that of the class', () => {
  const answers = [
    ...Array.from({ length: 20 }, () => scored(1, { studentId: 'strong' })),
    ...Array.from({ length: 20 }, () => scored(0.3, { studentId: 'weak' })),
  ];
  const audience = (kind: 'class' | 'student', members: string[]) => ({
    kind,
    level: null,
    studentId: null,
    name: '',
    members,
  });
  const sets = chooseSets(
    [audience('class', ['strong', 'weak']), audience('student', ['strong']), audience('student', ['weak'])],
    answers,
    {
      ...{ choices: [choice('a')], unmeasured: new Set<string>(), minutes: 15, seed: 1 },
      masteryOf,
      wantedOf: (of: ReadonlyMap<string, Mastery>) =>
        [...of].map(([knowledgeId, one]) => ({ ...one, knowledgeId, need: 1 - one.mastery })),
    },
  );
  expect(sets.map(({ audience: { kind, members } }) => `${kind} ${members.join(' ')}`)).toEqual([
    'class strong weak',
    'student weak',
  ]);
});
