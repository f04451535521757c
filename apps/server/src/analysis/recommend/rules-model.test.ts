import { expect, it } from 'vitest';
import { masteryBy } from './rules-model.js';
import { masteryOf, type Scored } from './rules-need.js';

const scored = (studentId: string, knowledgeId: string, rate: number): Scored => ({
  ...{ studentId, homeworkId: 'h', knowledgeIds: [knowledgeId], rate, daysAgo: 0 },
});
const answers = [scored('a', 'known', 1), scored('b', 'known', 0), scored('a', 'new', 1)];

it('is the average where no model is trusted', () => expect(masteryBy(undefined)(answers)).toEqual(masteryOf(answers)));

it('is the model’s of those who answered, and the average of a point that it knows nothing of', () => {
  const own = (chance: number) => new Map([['known', { chance, from: chance - 0.1, to: chance + 0.1, answers: 7 }]]);
  const mastered = new Map([
    ['a', own(0.8)],
    ['b', own(0.5)],
    ['absent', own(0)],
  ]);
  const found = masteryBy(mastered)(answers);
  expect(found.get('known')).toMatchObject({ answers: 14, weakStudentIds: ['b'] });
  expect(found.get('known')?.mastery).toBeCloseTo(0.65, 9);
  expect(found.get('new')).toEqual(masteryOf(answers).get('new'));
});
