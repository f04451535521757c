import { screen } from '@testing-library/react';
import { type DiskEntry, diskApi, type LinkedFile } from '@zhibi/contract/disk';
import { beforeAll, expect, it } from 'vitest';
import { fakeServer, show } from '../../../test/show.js';
import { newId, teacher, userInfo } from '../../../test/world.js';
import { LinkedFiles } from '../index.js';

// What a browser fetches when it is asked for is compiled here first.
beforeAll(() => import('./linked-button.js').then(() => undefined));

const linked = (change: Partial<LinkedFile> = {}): LinkedFile => ({
  linkId: newId(),
  name: '讲义.pdf',
  fileSuffix: 'pdf',
  fileUrl: '/api/disk/linked/file?linkId=1',
  kind: 'pdf',
  size: 2_000,
  by: '林晓',
  at: '20261120075800',
  can: { remove: true },
  ...change,
});
const entry = (name: string, kind: DiskEntry['kind']): DiskEntry => ({
  cdId: newId(),
  name,
  fileSuffix: '',
  fileUrl: '',
  kind,
  size: 3,
  items: 0,
  changedAt: '20261120075800',
  by: '林晓',
  isMine: true,
  starred: false,
  shared: false,
  excerpt: '',
  versions: 1,
  trashedAt: null,
  can: { edit: true, share: true, trash: true, restore: false, offer: true },
});

it('a teacher lays files of the disk beside a homework, out of any folder, and takes one away', async () => {
  const target = { kind: 'homework' as const, id: newId() };
  const [folder, inside, outside] = [entry('课件', 'folder'), entry('函数.pptx', 'ppt'), entry('练习.docx', 'word')];
  const server = fakeServer()
    .on(diskApi.linked, () => ({ items: [], can: { add: true } }))
    .on(diskApi.list, ({ parentCdId }) => ({
      items: parentCdId === folder.cdId ? [inside] : [folder, outside],
      next: null,
      total: 2,
    }))
    .on(diskApi.place, ({ parentCdId }) => ({
      path: parentCdId ? [{ cdId: folder.cdId, name: folder.name }] : [],
      isOwn: true,
      can: { add: true },
    }))
    .on(diskApi.link, () => ({}));
  const { person } = await show(<LinkedFiles target={target} title="第一次作业" />, { user: teacher() });
  await person.click(await screen.findByText('资料'));
  expect(await screen.findByText('相关资料 · 第一次作业')).toBeDefined();
  await person.click(await screen.findByText('从云盘添加'));
  await screen.findByText('从云盘选择文件');
  await person.click(await screen.findByLabelText('练习.docx'));
  await person.click(screen.getByText('课件'));
  await person.click(await screen.findByLabelText('函数.pptx'));
  await person.click(screen.getByText('添加 2 个文件'));
  expect(await screen.findByText('已添加', { selector: '.ant-message *' })).toBeDefined();
  expect(server.calls(diskApi.link)[0]?.input).toEqual({ ...target, cdIds: [outside.cdId, inside.cdId] });
});

it('a teacher takes a file away again', async () => {
  const [target, here] = [{ kind: 'paper' as const, id: newId() }, linked()];
  const server = fakeServer()
    .on(diskApi.linked, () => ({ items: [here], can: { add: true } }))
    .on(diskApi.unlink, () => ({}));
  const { person } = await show(<LinkedFiles target={target} title="期中试卷" />, { user: teacher() });
  await person.click(await screen.findByText('资料'));
  await person.click(await screen.findByLabelText('移除：讲义.pdf'));
  await person.click(await screen.findByRole('button', { name: /确\s*定/ }));
  await screen.findByText('已移除', { selector: '.ant-message *' });
  expect(server.calls(diskApi.unlink)[0]?.input).toEqual({ linkId: here.linkId });
});

it('a student only takes them out', async () => {
  fakeServer().on(diskApi.linked, () => ({ items: [linked({ can: { remove: false } })], can: { add: false } }));
  const target = { kind: 'homework' as const, id: newId() };
  const { person } = await show(<LinkedFiles target={target} title="作业" />, { user: userInfo('STUDENT') });
  await person.click(await screen.findByText('资料'));
  expect(await screen.findByRole('button', { name: '下载：讲义.pdf' })).toBeDefined();
  expect(screen.queryByRole('button', { name: /移除|从云盘添加/ })).toBeNull();
});
