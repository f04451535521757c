import fc from 'fast-check';
import { expect, it } from 'vitest';
import { askedPlan } from './asked-plan.js';
import { freshPlan } from './plan.js';

const node = (id: string, title: string, children: { id: string; title: string; children: never[] }[] = []) => ({
  id,
  title,
  children,
});
const tree = [node('n', '数与式', [node('f', '分数运算') as never, node('r', '有理数') as never])];
const none = { minutes: '', questions: '', topic: '' };
const sum = (counts: readonly { count: number }[]) => counts.reduce((all, { count }) => all + count, 0);

it('nothing asked is the usual plan', () => expect(askedPlan(freshPlan([]), none, tree)).toEqual(freshPlan([])));
it('a 20-minute paper on fractions', () => {
  const { blueprint } = askedPlan(freshPlan([]), { ...none, minutes: '20', topic: '分数' }, tree);
  expect([blueprint.minutes, blueprint.topics]).toEqual([20, [{ topicId: 'f', share: null }]]);
  expect(sum(blueprint.types)).toBe(9);
});
it.each(['x', '-3', '1e9', '2.5'])('%s minutes are none, or what a paper may have', (minutes) => {
  const { blueprint } = askedPlan(freshPlan([]), { ...none, minutes }, tree);
  expect(blueprint.minutes).toBeGreaterThanOrEqual(5);
  expect(blueprint.minutes).toBeLessThanOrEqual(180);
});
it('has as many questions as were asked for', () =>
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100 }), (count) => {
      const { types } = askedPlan(freshPlan([]), { ...none, questions: String(count) }, tree).blueprint;
      expect(sum(types)).toBe(count);
    }),
  ));
