import { configure, screen, within } from '@testing-library/react';
import { treesApi } from '@zhibi/contract/questions/trees';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { FakeServer } from '../../../../test/fake-server.js';
import { fakeServer, show } from '../../../../test/show.js';
import { newId, userInfo } from '../../../../test/world.js';
import { Page } from './page.js';

vi.setConfig({ testTimeout: 60_000 }); // a drawer with a form of eight fields is found by role: that is slow where cores are shared
configure({ asyncUtilTimeout: 5000 }); // two cores are shared: a slow machine is no failure

const book = {
  ...{ textbookId: newId(), subjectId: 202, gid: 8, volume: '上册', edition: '人教版', title: '八年级上册' },
  ...{ isbn: null, year: null, coverId: null, chapters: 3, questions: 12, revision: 4 },
};

let server: FakeServer;
beforeEach(() => {
  server = fakeServer();
  server
    .on(treesApi.subjects, () => ({ items: [{ subjectId: 202, name: '初中数学', stage: 2 }] }))
    .on(treesApi.books, ({ gid }) => ({ items: gid === undefined ? [book] : [] }))
    .on(treesApi.saveBook, () => ({ textbookId: book.textbookId }))
    .on(treesApi.removeBook, () => ({ undoId: newId(), touched: { nodes: 3, questions: 12, needs: 0 } }));
});
const open = (at = '/devops/bookSet') => show(<Page />, { at, user: userInfo('ZHIBI_SRE_SYS') });

describe('the textbooks', () => {
  it('are listed with subject, grade and what hangs on them', async () => {
    await open();
    const row = await screen.findByRole('row', { name: /八年级上册/ });
    for (const words of ['初中数学', '八年级', '人教版', '3', '12']) expect(within(row).getByText(words)).toBeDefined();
    expect(screen.getByText('共 1 本')).toBeDefined();
  });

  it('say so where none is of the chosen grade', async () => {
    await open('/devops/bookSet?grade=7');
    expect(await screen.findByText('没有符合条件的教材')).toBeDefined();
  });

  it('are changed in a drawer that names what is missing and keeps what was typed when somebody was quicker', async () => {
    server.refuse(treesApi.saveBook, 'conflict', 'changed');
    const { person } = await open();
    await person.click(await screen.findByRole('button', { name: '编辑' }));
    const title = await screen.findByLabelText('教材名称');
    const save = screen.getByRole('button', { name: '保存' });
    await person.clear(title);
    await person.click(save);
    expect(await screen.findByText('请填写教材名称')).toBeDefined();
    await person.type(title, '新名');
    await person.click(save);
    expect(await screen.findByText('这本教材刚被别人修改')).toBeDefined();
    await person.click(screen.getByText('载入最新内容'));
    expect((title as HTMLInputElement).value).toBe('新名');
  });

  it('tell what goes with one before it is deleted, and offer the way back', async () => {
    const { person } = await open();
    await person.click(await screen.findByRole('button', { name: '删除' }));
    const ask = await screen.findByText(/将一并删除 3 个章节，12 道试题/);
    await person.click(within(ask.closest('.ant-popover') as HTMLElement).getByRole('button', { name: '删除' })); // the question is in its bubble
    expect(await screen.findByText('已删除《八年级上册》')).toBeDefined();
    expect(screen.getByRole('button', { name: '撤销' })).toBeDefined();
  });
});
