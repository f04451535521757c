import { screen, within } from '@testing-library/react';
import { type BankedQuestion, writingApi } from '@zhibi/contract/questions/writing';
import { describe, expect, it } from 'vitest';
import { fakeServer, show } from '../../../../test/show.js';
import { teacher } from '../../../../test/world.js';
import { bankedQuestion } from '../parts/specimen.js';
import { Page } from './page.js';

async function open(items: BankedQuestion[], at = '/paperTest/myQues') {
  const server = fakeServer().on(writingApi.mine, () => ({ items, next: null, total: items.length }));
  await show(<Page />, { at, user: teacher() });
  return server;
}

describe('my questions', () => {
  it('show what each may have done with it, and nothing else', async () => {
    await open([bankedQuestion()]);
    const card = within(await screen.findByRole('article'));
    expect(card.getByText('最小的质数是')).toBeTruthy();
    expect(card.getAllByRole('button').map((one) => one.textContent?.replace(/\s/g, ''))).toEqual([
      '答案与解析',
      '提交校本',
      '删除',
    ]);
    expect(card.getByRole('link', { name: /修\s*改/ })).toBeTruthy();
  });

  it('say that only people mark one, why one came back, and who it was taken from', async () => {
    await open([
      bankedQuestion({
        markable: false,
        lacks: [{ reason: 'key-missing', where: 'answer' }],
        review: { reviewId: 'r', state: 'returned', version: 1, note: '答案不全' },
        origin: { questionId: 'q', shelf: 'school', author: '郑老师' },
      }),
    ]);
    expect(await screen.findByText('不能自动批改')).toBeTruthy();
    expect(screen.getByText('没有答案，不能自动批改')).toBeTruthy();
    expect(screen.getByText('退回原因：答案不全')).toBeTruthy();
    expect(screen.getByText('改编自 郑老师')).toBeTruthy();
  });

  it('tell how to begin where there are none', async () => {
    await open([]);
    expect(await screen.findByText('还没有自己的试题')).toBeTruthy();
  });

  it('ask for the shelf and the words of the address', async () => {
    const server = await open(
      [bankedQuestion({ archivedAt: '20261121083000' })],
      '/paperTest/myQues?shelf=archived&words=质数',
    );
    await screen.findByText('已归档', { selector: 'article *' });
    expect(server.calls(writingApi.mine).map(({ input }) => input)).toMatchObject([
      { state: 'archived', words: '质数' },
    ]);
  });
});
