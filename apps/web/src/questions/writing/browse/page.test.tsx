import { screen, within } from '@testing-library/react';
import { questionsApi } from '@zhibi/contract/questions';
import { describe, expect, it } from 'vitest';
import { fakeServer, show } from '../../../../test/show.js';
import { teacher } from '../../../../test/world.js';
import { questionOf } from '../../../papers/parts/specimen.js';
import { Page } from './page.js';

const open = async (count: number, at = '/question/index') => {
  const items = Array.from({ length: count }, (_, at) => questionOf(at + 1));
  const server = fakeServer().on(questionsApi.search, () => ({ items, next: null, total: count }));
  await show(<Page />, { at, user: teacher() });
  return server;
};

describe('all questions', () => {
  it('lead each to its own page, with how often it was used and answered', async () => {
    await open(2);
    const [first] = await screen.findAllByRole('article');
    if (first === undefined) throw new Error('there is no card');
    expect(within(first).getByText('题干1')).toBeTruthy();
    expect(within(first).getByText('本校得分率 71%')).toBeTruthy();
  });

  it('ask for the words and types of the address', async () => {
    const server = await open(1, '/question/index?words=抛物线&types=2,5');
    await screen.findByRole('article');
    expect(server.calls(questionsApi.search).map(({ input }) => input)).toMatchObject([
      { words: '抛物线', types: [2, 5] },
    ]);
  });

  it('say what to try where none fits', async () => {
    await open(0, '/question/index?words=没有');
    expect(await screen.findByText('没有符合条件的试题')).toBeTruthy();
  });
});
