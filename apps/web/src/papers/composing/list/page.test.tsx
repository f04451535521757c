import { configure, screen } from '@testing-library/react';
import { papersApi } from '@zhibi/contract/papers';
import { describe, expect, it } from 'vitest';
import { fakeServer, show } from '../../../../test/show.js';
import { newId, teacher } from '../../../../test/world.js';
import { Page } from './page.js';

configure({ asyncUtilTimeout: 5000 }); // two cores are shared: a slow machine is no failure

const summary = { paperType: 1, questionCount: 12, totalScore: 32, updatedAt: '20261113162000' } as const;
const open = () => show(<Page />, { at: '/source/list', user: teacher() });

describe('my papers', () => {
  it('removes a draft after asking; a published paper stays', async () => {
    let items = [
      { paperId: newId(), title: '草稿卷', status: 'draft' as const, ...summary },
      { paperId: newId(), title: '已发卷', status: 'published' as const, ...summary },
    ];
    fakeServer()
      .on(papersApi.list, () => ({ items, next: null }))
      .on(papersApi.remove, ({ paperId }) => {
        items = items.filter((one) => one.paperId !== paperId);
        return {};
      });
    const { person } = await open();
    await person.click(await screen.findByRole('button', { name: '删除' }));
    await person.click(await screen.findByRole('button', { name: '确定' }));
    expect(await screen.findByText('《草稿卷》已删除')).toBeDefined();
    expect(screen.queryByRole('button', { name: '删除' })).toBeNull();
  });

  it('leads to the questions where there is no paper yet', async () => {
    fakeServer().on(papersApi.list, () => ({ items: [], next: null }));
    const { person, router } = await open();
    await person.click(await screen.findByRole('link', { name: '去选题' }));
    expect(router.state.location.pathname).toBe('/source/source');
  });
});
