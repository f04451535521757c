import { screen } from '@testing-library/react';
import { type LectureItem, lectureApi } from '@zhibi/contract/marking/lecture';
import { questionsApi } from '@zhibi/contract/questions';
import { describe, expect, it } from 'vitest';
import { Refused } from '../../../../test/fake-server.js';
import { fakeServer, show } from '../../../../test/show.js';
import { teacher } from '../../../../test/world.js';
import { ids, item } from '../../parts/engine/specimen.js';
import { Page } from './page.js';
import { wrongFrom } from './wrong-from.js';

const question = (itemId: string, no: number, rate: number | null): LectureItem => ({
  itemId,
  questionId: itemId,
  no,
  type: 1,
  maxScore: 10,
  body: item().body,
  rate,
  scored: rate === null ? 0 : 3,
  full: 1,
  zero: 2,
  note: '',
  notedAt: null,
  samples: 0,
});
const items = [question(ids.first, 6, 0.9), question(ids.second, 7, 0.3), question(ids.homework, 8, null)];
const AT = `/correction/wrong?homework=${ids.homework}`;

describe('what counts as wrong', () => {
  it.each([
    [20, 0.8, true],
    [20, 0.81, false],
    // 1 − 0.6 is a little more than 0.4 to a computer, and 1 − 0.8 a little less than 0.2.
    [40, 0.6, true],
    [60, 0.4, true],
    [20, null, false],
  ])('from %i percent, a rate of %s: %s', (limit, rate, isWrong) => {
    expect(wrongFrom([question(ids.first, 1, rate)], limit).length > 0).toBe(isWrong);
  });

  it('puts first what lost most, and of equals the earlier question', () => {
    const all = [question('1', 3, 0.5), question('2', 2, 0.5), question('3', 9, 0.1)];
    expect(wrongFrom(all, 20).map(({ no }) => no)).toEqual([9, 2, 3]);
  });
});

describe('the wrong questions of a class', () => {
  it('become follow-up practice: the chosen ones go into the cart, those there already do no harm', async () => {
    const asked: string[] = [];
    fakeServer()
      .on(lectureApi.items, () => ({ title: '公式法', classNames: [], marked: 1, items }))
      .on(questionsApi.addToCart, ({ questionId }) => {
        asked.push(questionId);
        throw new Refused('conflict', { reason: 'duplicate' });
      });
    const { person, router } = await show(<Page />, { at: AT, user: teacher() });
    const follow = await screen.findByRole('button', { name: /做一份跟进练习/ });
    expect(follow.hasAttribute('disabled')).toBe(true);
    expect(screen.queryByText('第 6 题')).toBeNull();
    await person.click(await screen.findByRole('checkbox', { name: '选这题' }));
    await person.click(screen.getByRole('button', { name: /做一份跟进练习/ }));
    await expect.poll(() => router.state.location.pathname).toBe('/paperTest/self');
    expect(asked).toEqual([ids.second]);
  });

  it('says so where nothing was wrong that often', async () => {
    fakeServer().on(lectureApi.items, () => ({
      title: '公式法',
      classNames: [],
      marked: 1,
      items: [items[0] ?? question('', 1, 1)],
    }));
    await show(<Page />, { at: AT, user: teacher() });
    expect(await screen.findByText('没有错误率这么高的题')).toBeTruthy();
  });
});
