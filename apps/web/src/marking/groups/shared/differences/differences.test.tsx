import { screen, waitFor } from '@testing-library/react';
import { type RoundDifference, roundsApi } from '@zhibi/contract/marking/rounds';
import { describe, expect, it } from 'vitest';
import { fakeServer, show } from '../../../../../test/show.js';
import { teacher } from '../../../../../test/world.js';
import { answer, answerId, ids, item } from '../../../parts/engine/specimen.js';
import { Page } from '../../page.js';

const apart = (n: number, scores: readonly [number, number], settled: number | null = null): RoundDifference => ({
  itemId: ids.first,
  answer: answer(n, `#${n}`),
  scores: [
    { name: '周老师', score: scores[0], comment: '', levels: null },
    { name: '吴老师', score: scores[1], comment: '漏写单位', levels: null },
  ],
  difference: Math.abs(scores[0] - scores[1]),
  settled,
});

async function open(first = [apart(1, [8, 3]), apart(2, [2, 6])]) {
  let items = first;
  const server = fakeServer()
    .on(roundsApi.differences, () => ({ title: '期中测验', itemsToSettle: [item()], items }))
    .on(roundsApi.settle, ({ answerId: id, revision, score }) => {
      items = items.map((one) => (one.answer.answerId === id ? { ...one, settled: score } : one));
      return { answerId: id, revision: revision + 1, score };
    });
  const at = `/markFullNew?homework=${ids.homework}&view=differences`;
  return { ...(await show(<Page />, { at, user: teacher() })), server };
}
const sent = (server: ReturnType<typeof fakeServer>) => server.calls(roundsApi.settle).map(({ input }) => input);

describe('differences', () => {
  it('show both scores with what was said, and take one of them by a key', async () => {
    const { person, server } = await open();
    expect(await screen.findByText('第 6 题 · #1')).toBeTruthy();
    expect(screen.getByText('相差 5 分')).toBeTruthy();
    expect(screen.getByText('漏写单位')).toBeTruthy();
    await person.keyboard('{ArrowRight}');
    expect(await screen.findByText('第 6 题 · #2')).toBeTruthy();
    await waitFor(() => expect(sent(server)).toMatchObject([{ answerId: answerId(1), revision: 1, score: 3 }]));
    expect(await screen.findByText('还有 1 份')).toBeTruthy();
  });

  it('are settled at a score of the arbiter’s own, with a reason', async () => {
    const { person, server } = await open([apart(1, [8, 3])]);
    await person.click(await screen.findByRole('button', { name: '5' }));
    await person.type(screen.getByRole('textbox', { name: '定分理由（可不写；只有老师看得到）' }), '步骤对一半');
    await person.click(screen.getByRole('button', { name: '定为 5 分' }));
    await waitFor(() => expect(sent(server)).toMatchObject([{ score: 5, comment: '步骤对一半' }]));
    expect(await screen.findByText('都定好了')).toBeTruthy();
  });

  it('stay in sight when they are settled, and can be taken back', async () => {
    const { person, server } = await open([apart(1, [8, 3], 6)]);
    expect(await screen.findByText('已定 6 分')).toBeTruthy();
    await person.click(screen.getByRole('button', { name: /撤\s*回/ }));
    await waitFor(() => expect(sent(server)).toMatchObject([{ score: null }]));
  });

  it('stay before the eyes with what was typed when somebody was quicker, and are read again', async () => {
    const { person, server } = await open();
    server.refuse(roundsApi.settle, 'conflict', 'changed-meanwhile');
    await person.type(await screen.findByRole('textbox', { name: '定分理由（可不写；只有老师看得到）' }), '步骤对一半');
    await person.click(screen.getByRole('button', { name: '周老师给了 8 分' }));
    expect(await screen.findByText('这份答案刚刚有变化，已为您刷新')).toBeTruthy();
    await waitFor(() => expect(server.calls(roundsApi.differences).length).toBeGreaterThan(1));
    expect(screen.getByText('第 6 题 · #1')).toBeTruthy();
    expect(screen.getByDisplayValue('步骤对一半')).toBeTruthy();
  });

  it('say to whoever settles none that there is nothing', async () => {
    fakeServer().refuse(roundsApi.differences, 'not-found');
    await show(<Page />, { at: `/markFullNew?homework=${ids.homework}&view=differences`, user: teacher() });
    expect(await screen.findByText('没有要您定的分')).toBeTruthy();
  });

  it('say when there is nothing to settle', async () => {
    await open([]);
    expect(await screen.findByText('没有要您定的分')).toBeTruthy();
  });
});
