import { screen, within } from '@testing-library/react';
import { homeworkApi } from '@zhibi/contract/homework';
import { markingApi, type Result } from '@zhibi/contract/marking';
import { describe, expect, it } from 'vitest';
import { fakeServer, show } from '../../../test/show.js';
import { homeworkOfStudent, newId, student } from '../../../test/world.js';
import { Page } from './page.js';
import { resultWords } from './result-words.js';

const text = (v: string) => [{ t: 'p' as const, children: [{ t: 'text' as const, v }] }]; // literals of the rich text

describe("a student's own page", () => {
  it('opens only what came back', async () => {
    fakeServer().on(homeworkApi.mine, () => ({
      items: [
        homeworkOfStudent({ title: '还在写' }),
        homeworkOfStudent({ title: '发回来了', submission: 'released', score: 90 }),
      ],
      next: null,
    }));
    await show(<Page />, { at: '/student/detail', user: student() });
    const back = (await screen.findByText('发回来了')).closest('tr');
    expect(back && within(back).getByRole('link', { name: '看结果' })).toBeTruthy();
    expect(back && within(back).getByRole('img', { name: '3 颗星' })).toBeTruthy();
    expect(screen.getAllByRole('link', { name: '看结果' })).toHaveLength(1);
  });

  it('shows the score, the stars, what the teacher said and what is right', async () => {
    const homeworkId = newId();
    const result: Result = {
      homeworkId,
      title: '单元检测',
      studentName: '陈思远',
      totalScore: 100,
      score: 87.5,
      stars: 2.5,
      releasedAt: '20261121083000',
      items: [
        {
          itemId: newId(),
          no: 1,
          sectionTitle: '一、选择题',
          type: 2,
          maxScore: 4,
          score: 0,
          body: {
            type: 2,
            stem: text('哪一个是轴对称图形'),
            options: [],
            answer: { kind: 'choice', labels: ['C'] },
            analysis: text('对折以后重合'),
            parts: [],
          },
          comment: '注意审题',
          areas: [],
          ink: '',
        },
      ],
    };
    fakeServer().on(markingApi.result, () => result);
    await show(<Page />, { at: `/student/detail?homework=${homeworkId}`, user: student() });
    expect(await screen.findByText('87.5')).toBeTruthy();
    expect(screen.getByRole('img', { name: '2.5 颗星' })).toBeTruthy();
    expect(screen.getByText('老师说：注意审题')).toBeTruthy();
    expect(screen.getByText('对折以后重合')).toBeTruthy();
    expect(screen.getByText('这道题没有写')).toBeTruthy();
  });

  it.each([
    { name: 'all right', scores: [4, 4], words: { kind: 'allRight', count: 2 } },
    { name: 'marks lost', scores: [4, 3.5, null], words: { kind: 'lost', count: 1 } },
    { name: 'not all marked', scores: [4, null], words: { kind: 'unmarked', count: 1 } },
  ])('begins kindly: $name', ({ scores, words }) => {
    expect(resultWords(scores.map((score) => ({ score, maxScore: 4 })))).toEqual(words);
  });
});
