import { screen, waitFor } from '@testing-library/react';
import { captureApi } from '@zhibi/contract/capture';
import { markingApi } from '@zhibi/contract/marking';
import { roundsApi } from '@zhibi/contract/marking/rounds';
import { describe, expect, it } from 'vitest';
import { fakeServer, show } from '../../../../test/show.js';
import { teacher } from '../../../../test/world.js';
import { answer, answerId, ids, item } from '../../parts/engine/specimen.js';
import { Page } from '../by-question/page.js';

const picture = {
  homeworkId: ids.homework,
  studentId: answer(1, '').studentId,
  areaId: 'a1',
  source: 'scan' as const,
  version: 1,
  typed: null,
  besideMm: 10,
};

async function open(items = [answer(1, '#1'), answer(2, '#2')]) {
  const server = fakeServer()
    .on(roundsApi.items, () => ({
      title: '期中测验',
      items: [item({ total: 2, waiting: 2 })],
    }))
    .on(roundsApi.answers, () => ({ items }))
    .on(roundsApi.score, ({ scores }) => ({
      items: scores.map(({ answerId: id, revision, score }) => ({ answerId: id, revision: revision + 1, score })),
    }))
    .refuse(roundsApi.picture, 'not-found')
    .on(roundsApi.undo, ({ answerId: id, revision }) => ({ answerId: id, revision: revision + 1, score: null }));
  const at = `/markFull?homework=${ids.homework}&share=own&per=1`;
  return { ...(await show(<Page />, { at, user: teacher() })), server };
}

describe('the own share of a homework that several score', () => {
  it('is scored by the same keys, and goes to the round', async () => {
    const { person, server } = await open();
    expect(await screen.findByText('匿名评分：不显示姓名和别人的分数')).toBeTruthy();
    await screen.findByRole('article', { name: /#1/ });
    await person.keyboard('7{Enter}');
    await screen.findByRole('article', { name: /#2/ });
    await waitFor(() =>
      expect(server.calls(roundsApi.score).map(({ input }) => input)).toMatchObject([
        { scores: [{ answerId: answerId(1), score: 7 }] },
      ]),
    );
    await person.keyboard('u');
    await waitFor(() => expect(server.calls(roundsApi.undo)).toHaveLength(1));
    expect(server.calls(markingApi.score)).toEqual([]);
  });

  it('shows no record of scores, nothing to collect, and does not ask what only teachers of the class may', async () => {
    const { person } = await open();
    await screen.findByRole('article', { name: /#1/ });
    expect(screen.queryByRole('button', { name: /优秀/ })).toBeNull();
    expect(screen.queryByRole('button', { name: '待批' })).toBeNull();
    await person.keyboard('x');
    // By group one marks the own share too, never the class.
    const byGroup = screen.queryByRole('link', { name: '按组' });
    expect(byGroup?.getAttribute('href')).toBe(`/markFullNew?homework=${ids.homework}&share=own`);
  });

  it('asks the round for pictures', async () => {
    const { server } = await open([answer(1, '#1', { pictures: [picture] })]);
    await screen.findByRole('article', { name: /#1/ });
    await waitFor(() => expect(server.calls(roundsApi.picture).length).toBeGreaterThan(0));
    expect(server.calls(captureApi.evidencePicture)).toEqual([]);
  });

  it('says that nothing was dealt, or is no longer', async () => {
    fakeServer().refuse(roundsApi.items, 'not-found');
    await show(<Page />, { at: `/markFull?homework=${ids.homework}&share=own`, user: teacher() });
    expect(await screen.findByText('没有分给您的答案')).toBeTruthy();
  });
});
