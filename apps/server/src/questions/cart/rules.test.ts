import type { QuestionType } from '@zhibi/contract/questions';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cartView, inSchoolOrder, misfit, wholeShares } from './rules.js';

describe('whole shares', () => {
  const counts = fc.array(fc.integer({ min: 0, max: 200 }), { minLength: 1, maxLength: 9 });

  it('sum to 100 wherever there is something to share', () => {
    fc.assert(
      fc.property(counts, (given) => {
        const sum = wholeShares(given).reduce((total, one) => total + one, 0);
        expect(sum).toBe(given.some((one) => one > 0) ? 100 : 0);
      }),
    );
  });

  it('lie less than one from the exact share', () => {
    fc.assert(
      fc.property(counts, (given) => {
        const total = given.reduce((sum, one) => sum + one, 0);
        fc.pre(total > 0);
        wholeShares(given).forEach((share, at) => {
          expect(Math.abs(share - ((given[at] ?? 0) * 100) / total)).toBeLessThan(1);
        });
      }),
    );
  });

  it('give three thirds 34, 33 and 33', () => expect(wholeShares([1, 1, 1])).toEqual([34, 33, 33]));
});

describe('a cart', () => {
  const question = (type: QuestionType, minutes: number, difficulty: number) => {
    const questionId = `${type} ${minutes}`;
    return { questionId, version: 1, type, subjectId: 202, stage: 2 as const, minutes, difficulty };
  };

  it('is grouped in the order of a school paper, whatever came first', () => {
    const view = cartView(202, [question(1, 8, 0.5), question(2, 1, 0.9), question(4, 2, 0.8), question(2, 2, 0.7)]);
    expect(view.groups).toEqual([
      { quesType: 2, quesIds: ['2 1', '2 2'], share: 50 },
      { quesType: 4, quesIds: ['4 2'], share: 25 },
      { quesType: 1, quesIds: ['1 8'], share: 25 },
    ]);
    expect(view).toMatchObject({ minutes: 13, difficulty: 0.725 });
  });

  it('has no difficulty when it is empty', () =>
    expect(cartView(202, [])).toEqual({ subjectId: 202, groups: [], minutes: 0, difficulty: null }));

  it('keeps every question, whatever its type', () => {
    const types = fc.array(fc.constantFrom<QuestionType>(1, 2, 3, 4, 5, 6, 7, 8, 21), { maxLength: 30 });
    fc.assert(
      fc.property(types, (given) => {
        const groups = inSchoolOrder(given.map((type, at) => ({ type, at })));
        expect(groups.flatMap((group) => group.questions)).toHaveLength(given.length);
      }),
    );
  });
});

describe('what does not belong into a cart', () => {
  const cart = (...stages: number[]) => ({
    subjectId: 202,
    questions: stages.map((stage) => ({ subjectId: 202, stage })),
  });
  it.each([
    ['the subject and the stage of the basket', { subjectId: 202, stage: 2 }, cart(2), true, undefined],
    ['the subject, into an empty basket', { subjectId: 202, stage: 2 }, cart(), true, undefined],
    ['another discipline', { subjectId: 203, stage: 2 }, cart(2), false, 'wrong-subject'],
    ['another discipline of another stage', { subjectId: 101, stage: 1 }, cart(2), false, 'wrong-subject'],
    ['the discipline at another stage, beside others', { subjectId: 102, stage: 1 }, cart(2), true, 'wrong-stage'],
    ['the discipline at another stage, alone', { subjectId: 102, stage: 1 }, cart(), true, 'wrong-subject'],
    ['the subject, made for another stage', { subjectId: 202, stage: 1 }, cart(2), true, 'wrong-stage'],
  ])('%s', (_, question, basket, sameDiscipline, wrong) => {
    expect(misfit(question, basket, sameDiscipline)).toBe(wrong);
  });
});
