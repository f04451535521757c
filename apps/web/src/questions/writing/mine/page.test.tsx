import { screen, within } from '@testing-library/react';
import { parseRich } from '@zhibi/content';
import { type BankedQuestion, writingApi } from '@zhibi/contract/questions/writing';
import { describe, expect, it } from 'vitest';
import { fakeServer, show } from '../../../../test/show.js';
import { teacher } from '../../../../test/world.js';
import { Page } from './page.js';

const question = (change: Partial<BankedQuestion> = {}): BankedQuestion => ({
  ...{ questionId: '01890000-0000-7000-8000-000000000001', version: 1, shelf: 'mine', type: 2, gradeGroupId: 2 },
  body: {
    ...{ type: 2, stem: parseRich('最小的质数是'), analysis: [], parts: [], answer: { kind: 'choice', labels: ['A'] } },
    options: [
      { label: 'A', content: parseRich('2') },
      { label: 'B', content: parseRich('1') },
    ],
  },
  facts: {
    ...{ subjectId: 202, difficulty: 0.9, minutes: 2, year: null, source: '', licence: 'own' },
    ...{ knowledgeIds: [], chapterIds: [] },
  },
  ...{ knowledge: [], lacks: [], markable: true, timesUsed: 0, lastUsedAt: null, author: '林若溪', origin: null },
  ...{ review: null, archivedAt: null, updatedAt: '20261121083000' },
  can: { edit: true, remove: 'delete', restore: false, submit: true, withdraw: false, fork: false },
  ...change,
});

async function open(items: BankedQuestion[], at = '/paperTest/myQues') {
  const server = fakeServer().on(writingApi.mine, () => ({ items, next: null, total: items.length }));
  await show(<Page />, { at, user: teacher() });
  return server;
}

describe('my questions', () => {
  it('show what each may have done with it, and nothing else', async () => {
    await open([question()]);
    const card = within(await screen.findByRole('article'));
    expect(card.getByText('最小的质数是')).toBeTruthy();
    expect(card.getAllByRole('button').map((one) => one.textContent?.replace(/\s/g, ''))).toEqual([
      '答案与解析',
      '修改',
      '提交校本',
      '删除',
    ]);
  });

  it('say that only people mark one, why one came back, and who it was taken from', async () => {
    await open([
      question({
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
      [question({ archivedAt: '20261121083000' })],
      '/paperTest/myQues?shelf=archived&words=质数',
    );
    await screen.findByText('已归档', { selector: 'article *' });
    expect(server.calls(writingApi.mine).map(({ input }) => input)).toMatchObject([
      { state: 'archived', words: '质数' },
    ]);
  });
});
