import { expect, it } from 'vitest';
import { waitingGroups } from './waiting-groups.js';

const one = (homeworkId: string, title: string, givingId: string | null = null) => ({
  ...{ homeworkId, title, givingId, papers: 1, answers: 2 },
});

it('puts what each student was given in one act under the name that all of it ends with', () => {
  const groups = waitingGroups([
    one('a', '周测 · 第六章'),
    one('b', '陈 · 订正 · 周测', 'g'),
    one('c', '分式'),
    one('d', '李 · 订正 · 周测', 'g'),
  ]);
  expect(groups.map(({ title, papers, answers, homework }) => [title, papers, answers, homework.length])).toEqual([
    ['周测 · 第六章', 1, 2, 1],
    ['订正 · 周测', 2, 4, 2],
    ['分式', 1, 2, 1],
  ]);
});

it('names a group that shares no words as its first', () =>
  expect(waitingGroups([one('a', '甲', 'g'), one('b', '乙', 'g')]).map(({ title }) => title)).toEqual(['甲']));
