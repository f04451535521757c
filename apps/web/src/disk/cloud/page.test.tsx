import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { type DiskEntry, diskApi } from '@zhibi/contract/disk';
import { describe, expect, it } from 'vitest';
import { fakeServer, show } from '../../../test/show.js';
import { newId, teacher } from '../../../test/world.js';
import { tray } from '../upload/browser-tray.js';
import { UploadTray } from '../upload/upload-tray.js';
import { Page } from './page.js';

const everything = { edit: true, share: true, trash: true, restore: false, offer: true };
const entry = (name: string, change: Partial<DiskEntry> = {}): DiskEntry => ({
  cdId: newId(),
  name,
  fileSuffix: '',
  fileUrl: '',
  kind: 'ppt',
  size: 13_002_342,
  items: 0,
  changedAt: '20261120075800',
  by: '郑明',
  isMine: true,
  starred: false,
  shared: false,
  versions: 1,
  excerpt: '',
  trashedAt: null,
  can: everything,
  ...change,
});
const folder = (name: string) =>
  entry(name, { kind: 'folder', size: 0, items: 18, versions: 0, can: { ...everything, offer: false } });

function disk(items: readonly DiskEntry[]) {
  return fakeServer()
    .on(diskApi.list, ({ parentCdId }) => ({
      items: parentCdId === '' ? [...items] : [],
      next: null,
      total: items.length,
    }))
    .on(diskApi.place, ({ parentCdId }) => ({
      path: parentCdId === '' ? [] : [{ cdId: parentCdId, name: items[0]?.name ?? '' }],
      isOwn: true,
      can: { add: true },
    }))
    .on(diskApi.usage, () => ({ used: 19_756_849_561, quota: 50 * 1024 ** 3, schoolUsed: 0, schoolQuota: 1 }))
    .on(diskApi.check, ({ fileName }) => ({
      duplicates: fileName.filter((name) => name === '课件.pptx'),
      files: fileName.filter((name) => name === '课件.pptx').map((name) => ({ name, cdId: items[0]?.cdId ?? '' })),
    }));
}
const open = (at = '/cloud/index') => show(<Page />, { at, user: teacher() });

describe('my disk', () => {
  it('lists files with kind, size, time and who put them there, and how full it is', async () => {
    disk([
      folder('22 二次函数'),
      entry('课件.pptx'),
      entry('同事的.pdf', { kind: 'pdf', isMine: false, can: { ...everything, share: false } }),
    ]);
    await open();
    const row = await screen.findByRole('row', { name: /课件\.pptx/ });
    expect(
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['', 'P课件.pptx', 'PPT 课件', '12.4 MB', '11月20日 周五 07:58', '我', '下载共享']);
    expect(screen.getByRole('row', { name: /22 二次函数/ }).textContent).toContain('文件夹18 项');
    expect(screen.getByRole('row', { name: /同事的/ }).textContent).toContain('郑明');
    expect(within(screen.getByRole('row', { name: /同事的/ })).queryByRole('button', { name: '共享' })).toBeNull();
    expect(await screen.findByText('18.4 GB / 50 GB')).toBeDefined();
  });

  it('opens a folder in the address, and leads back', async () => {
    disk([folder('单元')]);
    const { person, router } = await open();
    const link = await screen.findByRole<HTMLAnchorElement>('link', { name: '单元' });
    expect(link.getAttribute('href')).toMatch(/^\/cloud\/index\?folder=/);
    await person.click(link);
    expect(router.state.location.search).toMatch(/^\?folder=/);
    expect(await screen.findByText('还没有文件')).toBeDefined();
    await person.click(screen.getAllByRole('link', { name: '我的云盘' }).at(-1) ?? link);
    expect(router.state.location.search).toBe('');
  });

  it('shows a file over the list, and the next and the one before it', async () => {
    const preview = (name: string) => ({
      name,
      kind: 'other' as const,
      size: 7,
      how: 'none' as const,
      token: 't',
      office: null,
      can: { edit: false, change: true },
    });
    const [one, two] = [entry('一.bin'), entry('二.bin')];
    disk([folder('单元'), one, two]).on(diskApi.preview, (input) =>
      preview('cdId' in input && input.cdId === two.cdId ? two.name : one.name),
    );
    const { person } = await open();
    const link = await screen.findByRole('link', { name: '一.bin' });
    expect(link.getAttribute('href')).toBe(`/wps?fileId=${one.cdId}`);
    await person.click(link);
    // What shows files comes on demand.
    const dialog = await screen.findByRole('dialog', {}, { timeout: 15_000 });
    expect(within(dialog).getByText('一.bin')).toBeTruthy();
    expect(within(dialog).getByText('1 / 2')).toBeTruthy();
    await person.click(within(dialog).getByRole('button', { name: '下一个文件' }));
    expect(await within(dialog).findByText('二.bin')).toBeTruthy();
    await person.click(within(dialog).getByRole('button', { name: '上一个文件' }));
    expect(await within(dialog).findByText('一.bin')).toBeTruthy();
  });

  it('is shared with the district to be read', async () => {
    const server = disk([entry('讲义.pdf')])
      .on(diskApi.shares, () => ({ items: [] }))
      .on(diskApi.share, () => ({ shareId: newId() }));
    const { person } = await open();
    await person.click(await screen.findByRole('button', { name: '共享' }));
    await person.click(await screen.findByText('区域内的学校'));
    const dialog = screen.getByRole('dialog');
    await person.click(within(dialog).getByRole('button', { name: /^共\s?享$/ }));
    await waitFor(() =>
      expect(server.calls(diskApi.share)[0]?.input).toMatchObject({ audience: 'region', mayEdit: false }),
    );
  });

  it('says what is wrong with a name beside the field, before and after asking the server', async () => {
    const server = disk([]).refuse(diskApi.createFolder, 'conflict', 'name-taken');
    const { person } = await open();
    await person.click(await screen.findByRole('button', { name: /新建文件夹/ }));
    const field = await screen.findByLabelText('名称');
    await person.clear(field);
    await person.type(field, 'a/b{Enter}');
    expect(await screen.findByText(/名称不能包含/)).toBeDefined();
    expect(server.calls(diskApi.createFolder)).toEqual([]);
    await person.clear(field);
    await person.type(field, '单元{Enter}');
    expect(await screen.findByText('已有同名文件')).toBeDefined();
  });

  it('throws away what is chosen', async () => {
    const server = disk([entry('一.pptx'), entry('二.pptx')]).on(diskApi.trash, () => ({}));
    const { person } = await open();
    await person.click(await screen.findByRole('checkbox', { name: '全选' }));
    const bar = await screen.findByRole('toolbar');
    expect(within(bar).getByText('已选 2 项')).toBeDefined();
    await person.click(within(bar).getByRole('button', { name: '删除' }));
    expect(await screen.findByText('已移到回收站')).toBeDefined();
    expect(server.calls(diskApi.trash)[0]?.input).toMatchObject({ cdIds: [expect.any(String), expect.any(String)] });
  });

  it('shows nothing to put where nothing may be put', async () => {
    disk([]).on(diskApi.place, () => ({ path: [], isOwn: false, can: { add: false } }));
    await open(`/cloud/index?folder=${newId()}`);
    await screen.findByText('还没有文件');
    expect(screen.queryByRole('button', { name: /上传/ })).toBeNull();
  });
});

describe('choosing files', () => {
  const files = (...names: string[]) => names.map((name) => new File(['x'], name));
  const choose = async (chosen: File[]) => {
    await waitFor(() => screen.getByLabelText('上传文件'));
    fireEvent.change(screen.getByLabelText('上传文件'), { target: { files: chosen } });
  };

  it('refuses more than ten', async () => {
    disk([]);
    await open();
    await choose(files(...Array.from({ length: 11 }, (_, i) => `${i}.txt`)));
    expect(await screen.findByText('一次最多上传10个文件')).toBeDefined();
  });

  it('refuses names that exist, with their list', async () => {
    const server = disk([entry('课件.pptx')]);
    await show(
      <>
        <Page />
        <UploadTray />
      </>,
      { at: '/cloud/index', user: teacher() },
    );
    await choose(files('课件.pptx', '新.pptx'));
    expect(await screen.findByText('以下文件已存在：课件.pptx')).toBeDefined();
    expect(server.calls(diskApi.getUploadId)).toEqual([]);
    tray.removeAll();
  });

  it.each([
    ['两份都留', '课件 (2).pptx', null],
    ['作为新版本', '课件.pptx', 'it'],
    ['改名上传', '新课件.pptx', null],
  ])('asks what becomes of a name that exists: %s', async (way, name, versionOf) => {
    const there = entry('课件.pptx');
    disk([there]);
    const { person } = await show(
      <>
        <Page />
        <UploadTray />
      </>,
      { at: '/cloud/index', user: teacher() },
    );
    await choose(files('课件.pptx'));
    const dialog = within(await screen.findByRole('dialog'));
    await person.click(dialog.getByText(way));
    if (way === '改名上传') {
      const field = dialog.getByLabelText('课件.pptx 的新名称');
      await person.clear(field);
      await person.type(field, name);
    }
    await person.click(dialog.getByRole('button', { name: '上传' }));
    await waitFor(() => expect(tray.get().map((one) => one.name)).toEqual([name]));
    expect(tray.get()[0]?.versionOf).toBe(versionOf === null ? null : there.cdId);
    tray.removeAll();
  });

  it('refuses a name that no computer keeps', async () => {
    disk([]);
    await open();
    await choose(files('CON.txt', 'AUX.doc', '好.txt'));
    expect(await screen.findByText(/^CON\.txt、AUX\.doc：该名称是 Windows 保留名称/)).toBeDefined();
  });
});

it('the recycle bin gives back, and asks before it deletes for ever', async () => {
  const can = { edit: false, share: false, trash: false, restore: true, offer: false };
  const server = disk([entry('旧.pptx', { trashedAt: '20261119075800', can })])
    .on(diskApi.restore, () => ({}))
    .on(diskApi.purge, () => ({}));
  const { person } = await open('/cloud/index?scope=trash');
  await person.click(await screen.findByRole('button', { name: '恢复' }));
  expect(await screen.findByText('已恢复')).toBeDefined();
  await person.click(screen.getByRole('button', { name: '彻底删除' }));
  expect(await screen.findByText('删除后无法恢复')).toBeDefined();
  expect(server.calls(diskApi.purge)).toEqual([]);
  await person.click(screen.getByRole('button', { name: '确定' }));
  expect(await screen.findByText('已彻底删除')).toBeDefined();
});
