import { configure, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { type KeptBook, type SchoolUse, treesApi } from '@zhibi/contract/questions/trees';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { FakeServer } from '../../../../test/fake-server.js';
import { fakeServer, show } from '../../../../test/show.js';
import { newId, userInfo } from '../../../../test/world.js';
import { Page } from './page.js';

vi.setConfig({ testTimeout: 60_000 }); // a drawer with a form of eight fields is found by role: that is slow where cores are shared
configure({ asyncUtilTimeout: 5000 }); // two cores are shared: a slow machine is no failure

const book: KeptBook = {
  textbookId: newId(),
  subjectId: 202,
  stage: 2,
  gid: 8,
  volume: '上册',
  edition: '人教版',
  title: '八年级上册',
  isbn: '9787107186165',
  year: 2024,
  coverId: null,
  chapters: 3,
  mapped: 0.5,
  questions: 12,
  schools: 7,
  state: 'offered',
  revision: 4,
  can: { retire: true, restore: false, giveToSchools: true, remove: true },
};
const retired: KeptBook = {
  ...book,
  textbookId: newId(),
  title: '八年级旧版',
  year: null,
  isbn: null,
  mapped: null,
  schools: 0,
  state: 'retired',
  can: { retire: false, restore: true, giveToSchools: false, remove: true },
};
const list = (...items: KeptBook[]) => ({ items, next: null, total: items.length });
const school = (name: string, uses: SchoolUse['uses']): SchoolUse => ({
  schoolId: newId(),
  schoolName: name,
  regionName: '海河区',
  uses,
  since: uses && '20260901080000',
  can: { give: uses === null, take: uses !== null },
});

let server: FakeServer;
beforeEach(() => {
  server = fakeServer();
  server
    .on(treesApi.subjects, () => ({
      items: [{ subjectId: 202, subjectMainId: 2, name: '初中数学', stage: 2 as const }],
    }))
    .on(treesApi.books, ({ gid }) => (gid === undefined ? list(book) : list()))
    .on(treesApi.book, () => book)
    .on(treesApi.saveBook, () => ({ textbookId: book.textbookId }))
    .on(treesApi.removeBook, () => ({ undoId: newId(), touched: { nodes: 3, questions: 12, needs: 0, taught: 0 } }));
});
const open = (at = '/devops/bookSet') => show(<Page />, { at, user: userInfo('ZHIBI_SRE_SYS') });

describe('the textbooks', () => {
  it('are listed with subject, grade and what hangs on them', async () => {
    await open();
    const row = await screen.findByRole('row', { name: /八年级上册/ });
    for (const words of ['初中数学', '八年级上册', '人教版', '3']) expect(within(row).getByText(words)).toBeDefined();
    expect(screen.getByText('共 1 本')).toBeDefined();
    for (const words of ['初中', '2024', '978-7-107-18616-5', '50%', '使用中', '12 题'])
      expect(within(row).getByText(words)).toBeDefined();
    expect(within(row).getByRole('button', { name: '7 所学校使用《八年级上册》' })).toBeDefined();
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

  const more = async (person: UserEvent, what: string) => {
    await person.click(await screen.findByText('更多'));
    await person.click(await within(await screen.findByRole('menu')).findByText(what));
  };

  it('tell what goes with one before it is deleted, and offer the way back', async () => {
    const { person } = await open();
    await more(person, '删除');
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText(/将一并删除 3 个章节，12 道试题/)).toBeDefined();
    await person.click(within(dialog).getByRole('button', { name: '删除' }));
    expect(await screen.findByText('已删除《八年级上册》')).toBeDefined();
    expect(screen.getByText('撤销')).toBeDefined();
  });

  it('are retired after it was said what that means, and offered again', async () => {
    server.on(treesApi.retireBook, () => ({ revision: 5 })).on(treesApi.restoreBook, () => ({ revision: 6 }));
    const { person } = await open();
    await more(person, '停用');
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText(/选择教材的地方不再出现它/)).toBeDefined();
    expect(within(dialog).getByText(/7 所学校的默认教材是它/)).toBeDefined();
    await person.click(within(dialog).getByRole('button', { name: '停用' }));
    expect(await screen.findByText('已停用《八年级上册》')).toBeDefined();
    await person.click(screen.getByText('撤销'));
    expect(await screen.findByText('已恢复教材')).toBeDefined();
    expect(server.calls(treesApi.restoreBook).at(-1)?.input).toEqual({ textbookId: book.textbookId, revision: 5 });
  });

  it('that are retired say so, and are offered nothing that cannot be', async () => {
    server.on(treesApi.books, () => list(retired)).on(treesApi.restoreBook, () => ({ revision: 5 }));
    const { person } = await open();
    const row = await screen.findByRole('row', { name: /八年级旧版/ });
    expect(within(row).getByText('已停用')).toBeDefined();
    expect(within(row).queryByText('学校默认')).toBeNull();
    await more(person, '恢复使用');
    expect(await screen.findByText('《八年级旧版》已恢复使用')).toBeDefined();
  });

  it('are sorted by the server, and the address says how', async () => {
    const { person } = await open('/devops/bookSet?sort=mapped');
    await screen.findByRole('row', { name: /八年级上册/ });
    expect(server.calls(treesApi.books).at(-1)?.input).toMatchObject({ sort: 'mapped', order: 'asc' });
    await person.click(screen.getByRole('columnheader', { name: /使用学校/ }));
    await waitFor(() => expect(server.calls(treesApi.books).at(-1)?.input).toMatchObject({ sort: 'schools' }));
  });

  it('are given to schools, which can be taken back', async () => {
    const [free, using] = [school('实验中学', null), school('第二中学', { ...book, textbookId: newId() })];
    server
      .on(treesApi.bookSchools, () => ({ items: [free, using], next: null, total: 2 }))
      .on(treesApi.giveBook, () => ({ undoId: newId(), changed: 1 }))
      .on(treesApi.undoBookSchools, () => ({ restored: 1, left: 0 }));
    const { person } = await open();
    await person.click(await screen.findByText('学校默认'));
    const drawer = await screen.findByRole('dialog');
    expect(await within(drawer).findByText('第二中学')).toBeDefined();
    const give = within(drawer).getByRole('button', { name: '设为默认' }) as HTMLButtonElement; // a button by its role
    expect(give.disabled).toBe(true);
    await person.click(within(drawer).getByRole('checkbox', { name: '实验中学' }));
    await person.click(give);
    expect(await within(drawer).findByText('1 所学校默认使用《八年级上册》')).toBeDefined();
    expect(server.calls(treesApi.giveBook).at(-1)?.input).toEqual({
      textbookId: book.textbookId,
      schoolIds: [free.schoolId],
    });
    await person.click(within(drawer).getByRole('button', { name: '撤销' }));
    expect(await screen.findByText('已恢复 1 所学校的设置')).toBeDefined();
  });
});
