import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Review, writingApi } from '@zhibi/contract/questions/writing';
import { describe, expect, it } from 'vitest';
import { fakeServer, show } from '../../../../test/show.js';
import { teacher } from '../../../../test/world.js';
import { bankedQuestion } from '../parts/specimen.js';
import { Page } from './page.js';

const { questionId, body, facts } = bankedQuestion();
const review = (change: Partial<Review> = {}): Review => ({
  reviewId: '01890000-0000-7000-8000-000000000009',
  questionId,
  version: 1,
  state: 'waiting',
  body,
  facts,
  lacks: [],
  author: '郑老师',
  note: '请看看',
  askedAt: '20261121083000',
  into: null,
  verdict: null,
  can: { decide: true, withdraw: false },
  ...change,
});

async function open(at: string, reviews: Review[] = []) {
  const server = fakeServer()
    .on(writingApi.school, () => ({
      items: [
        bankedQuestion({
          shelf: 'school',
          author: '郑老师',
          timesUsed: 3,
          schoolRate: 0.62,
          lastGiven: { className: '八年级(2)班', at: '20251118083000' },
        }),
      ],
      next: null,
      total: 1,
    }))
    .on(writingApi.reviews, () => ({ items: reviews, next: null, total: reviews.length }))
    .on(writingApi.decide, () => ({ questionId: null }));
  await show(<Page />, { at, user: teacher() });
  return server;
}

describe("the school's bank", () => {
  it('shows who gave a question, how often it was used and how it was answered', async () => {
    await open('/paperTest/xcQues', [review()]);
    const card = within(await screen.findByRole('article'));
    expect(card.getByText('郑老师')).toBeTruthy();
    expect(card.getByText('本校得分率 62%')).toBeTruthy();
    expect(card.getByText('八年级(2)班 2025年11月18日 用过')).toBeTruthy();
    expect(screen.getByText('待我审核 1')).toBeTruthy();
    expect(screen.getByRole('button', { name: /导出/ })).toBeTruthy();
  });

  it('returns a question only with a reason', async () => {
    const server = await open('/paperTest/xcQues?view=to-decide', [review()]);
    await userEvent.click(await screen.findByRole('button', { name: '退回' }));
    const dialog = within(await screen.findByRole('dialog'));
    const ok = dialog.getByRole('button', { name: /确\s?定|好|OK/i });
    expect((ok as HTMLButtonElement).disabled).toBe(true);
    await userEvent.type(dialog.getByRole('textbox', { name: '退回的原因' }), '答案不全');
    await userEvent.click(ok);
    await waitFor(() =>
      expect(server.calls(writingApi.decide).map(({ input }) => input)).toMatchObject([
        { verdict: 'returned', note: '答案不全' },
      ]),
    );
  });

  it('names everybody who had a part in a question, and what a review merges into', async () => {
    const into = { questionId, version: 2, author: '林若溪', isBehind: false, body, base: body };
    const server = await open('/paperTest/xcQues?view=to-decide', [review({ into })]);
    const way = await screen.findByRole('link', { name: '合并到 林若溪 的原题（现为版本 2）' });
    expect(way.getAttribute('href')).toContain(questionId);
    const shared = bankedQuestion({ shelf: 'school', credits: ['林若溪', '郑老师'] });
    server.on(writingApi.school, () => ({ items: [shared], next: null, total: 1 }));
    await userEvent.click(screen.getByText('题库', { exact: true }));
    expect(await screen.findByText('林若溪、郑老师')).toBeTruthy();
  });

  const stem = (v: string) => [{ t: 'p' as const, children: [{ t: 'text' as const, v }] }];
  const become = async () => within(await screen.findByRole('region', { name: '通过后，原题会改成这样' }));
  const behind = { name: '原题在复制之后又有这些修改：两边改的不同处都保留' };

  it('shows who decides what a merge makes of the original, its key too, beside what others changed meanwhile', async () => {
    const copy = { ...body, answer: { kind: 'choice' as const, labels: ['B'] } };
    const now = { ...body, stem: stem('最大的质数是') };
    const into = { questionId, version: 2, author: '林若溪', isBehind: true, body: now, base: body };
    const server = await open('/paperTest/xcQues?view=to-decide', [review({ body: copy, into })]);
    const change = await become();
    expect(change.getByText('答案')).toBeTruthy();
    expect(change.queryByText('题干')).toBeNull();
    expect(within(screen.getByRole('region', behind)).getByText('题干')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: /通\s?过/ }));
    await waitFor(() =>
      expect(server.calls(writingApi.decide)[0]?.input).toMatchObject({
        verdict: 'published',
        compared: { version: 2, keeps: [] },
      }),
    );
  });

  it('asks which shall stand where both changed the same, and approves only then', async () => {
    const into = { questionId, version: 3, author: '林若溪', isBehind: true, base: body };
    const given = review({
      body: { ...body, stem: stem('提交的题干') },
      into: { ...into, body: { ...body, stem: stem('原题的题干') } },
    });
    const server = await open('/paperTest/xcQues?view=to-decide', [given]);
    const change = await become();
    expect(change.getByRole('insertion').textContent).toBe('提交');
    const publish = screen.getByRole('button', { name: /通\s?过/ });
    expect(publish).toHaveProperty('disabled', true);
    await userEvent.click(change.getByText('留原题的'));
    await userEvent.click(publish);
    await waitFor(() =>
      expect(server.calls(writingApi.decide)[0]?.input).toMatchObject({
        verdict: 'published',
        compared: { version: 3, keeps: ['stem'] },
      }),
    );
  });

  it('asks nothing of who has handed it in', async () => {
    const into = { questionId, version: 3, author: '林若溪', isBehind: true, base: body };
    const own = review({
      can: { decide: false, withdraw: true },
      into: { ...into, body: { ...body, stem: stem('原题的题干') } },
      body: { ...body, stem: stem('提交的题干') },
    });
    await open('/paperTest/xcQues?view=own', [own]);
    expect((await become()).queryByText('留原题的')).toBeNull();
  });

  it('says so where nothing waits', async () => {
    await open('/paperTest/xcQues?view=to-decide');
    expect(await screen.findByText('没有待审核的试题')).toBeTruthy();
  });
});
