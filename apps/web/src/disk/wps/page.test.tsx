import { screen, waitFor, within } from '@testing-library/react';
import { diskApi } from '@zhibi/contract/disk';
import { exchangeApi } from '@zhibi/contract/questions/exchange';
import { expect, it, vi } from 'vitest';
import { fakeServer, show } from '../../../test/show.js';
import { newId, teacher } from '../../../test/world.js';
import { Page } from './page.js';

const cdId = newId();
const room = (name = '讲义.docx') =>
  fakeServer().on(diskApi.preview, () => ({
    name,
    kind: 'word' as const,
    size: 7,
    how: 'none' as const,
    token: 't',
    office: null,
    can: { edit: false, change: true },
  }));
const open = (fileId = cdId) => show(<Page />, { at: `/wps?fileId=${fileId}`, user: teacher() });

it('a document gets another name and shows its versions', async () => {
  const server = room()
    .on(diskApi.rename, () => ({}))
    .on(diskApi.versions, () => ({
      items: [{ versionId: newId(), number: 2, size: 7, at: '20261120075800', by: '郑明', isCurrent: true }],
    }));
  const { person } = await open();
  await person.click(await screen.findByRole('button', { name: '重命名' }));
  const field = await screen.findByLabelText('名称');
  await person.clear(field);
  await person.type(field, '{Enter}');
  expect(await screen.findByText(/不能为空|请输入/)).toBeTruthy();
  // The ending stands beside the field and stays, typed or not.
  expect(screen.getByText('.docx')).toBeTruthy();
  await person.type(field, '教案{Enter}');
  await waitFor(() => expect(server.calls(diskApi.rename)[0]?.input).toEqual({ cdId, name: '教案.docx' }));
  await person.click(await screen.findByRole('button', { name: '重命名' }));
  await person.clear(await screen.findByLabelText('名称'));
  await person.type(await screen.findByLabelText('名称'), '教案二.DOCX{Enter}');
  await waitFor(() => expect(server.calls(diskApi.rename)[1]?.input).toEqual({ cdId, name: '教案二.docx' }));
  await person.click(screen.getByRole('button', { name: '历史版本' }));
  const dialog = await screen.findByRole('dialog', { name: /历史版本/ });
  expect(await within(dialog).findByText(/第 2 版/)).toBeTruthy();
});

it('a document of questions is turned into a paper by way of its import', async () => {
  const importId = newId();
  const server = room().on(exchangeApi.import, () => ({ importId, jobId: newId() }));
  const answer = globalThis.fetch;
  vi.stubGlobal('fetch', (...asked: Parameters<typeof fetch>) =>
    String(asked[0]).startsWith(diskApi.download.path) ? Promise.resolve(new Response('docx')) : answer(...asked),
  );
  const { person, router } = await open();
  await person.click(await screen.findByRole('button', { name: '转为试卷' }));
  await waitFor(() =>
    expect(router.state.location.pathname + router.state.location.search).toBe(
      `/source/import?import=${importId}&paper=1`,
    ),
  );
  expect(server.calls(exchangeApi.import)).toHaveLength(1);
});

it.each(['照片.png', '笔记.txt'])('%s is not turned into a paper', async (name) => {
  room(name);
  await open();
  await screen.findByText(name);
  expect(screen.queryByRole('button', { name: '转为试卷' })).toBeNull();
});

it('a wrong id is not there', async () => {
  fakeServer().refuse(diskApi.preview, 'invalid');
  await open('nonsense');
  expect(await screen.findByText('内容不存在或已被删除')).toBeTruthy();
});
