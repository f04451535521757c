import { screen } from '@testing-library/react';
import { diskApi, type RegionFile, type Resource } from '@zhibi/contract/disk';
import { expect, it } from 'vitest';
import { fakeServer, show } from '../../../test/show.js';
import { newId, teacher, userInfo } from '../../../test/world.js';
import { Part as OffersCard } from '../parts/offers-card.js';
import { Page as Shelf } from '../resource/page.js';
import { Page } from './page.js';

const offered = (change: Partial<Resource> = {}): Resource => ({
  resourceId: newId(),
  name: '公开课.pptx',
  fileSuffix: '',
  fileUrl: '',
  kind: 'ppt',
  size: 2_000,
  subjectId: 202,
  subjectName: '初中数学',
  note: '二次函数第一课时',
  state: 'waiting',
  reason: '',
  by: '郑明',
  isMine: false,
  at: '20261120075800',
  decidedAt: null,
  taken: 3,
  can: { decide: true, withdraw: false },
  ...change,
});

it('a leader approves, and refuses only with a reason', async () => {
  const server = fakeServer()
    .on(diskApi.offers, () => ({ items: [offered()], next: null, waiting: 1 }))
    .on(diskApi.decide, () => ({}));
  const { person } = await show(<Page />, { at: '/cloud/resourceManage', user: userInfo('SCHOOLPRINCIPAL') });
  expect(await screen.findByText('1 份待审核')).toBeDefined();
  await person.click(screen.getByRole('button', { name: '通过' }));
  expect(await screen.findByText('已上架', { selector: '.ant-message *' })).toBeDefined();
  await person.click(screen.getByRole('button', { name: '退回' }));
  const ok = (await screen.findAllByRole('button', { name: '退回' })).at(-1);
  expect(ok?.hasAttribute('disabled')).toBe(true);
  await person.type(screen.getByLabelText('退回的原因'), '请补充答案');
  await person.click((await screen.findAllByRole('button', { name: '退回' })).at(-1) as HTMLElement);
  await screen.findByText('已退回', { selector: '.ant-message *' });
  expect(server.calls(diskApi.decide).map((one) => one.input)).toMatchObject([
    { approved: true },
    { approved: false, reason: '请补充答案' },
  ]);
});

it('what waits for a leader stands on the home page, and leads to the decision', async () => {
  fakeServer().on(diskApi.offers, () => ({ items: [offered()], next: null, waiting: 1 }));
  await show(<OffersCard />, { user: userInfo('SCHOOLADMIN') });
  expect(await screen.findByText('公开课.pptx')).toBeTruthy();
  expect(screen.getByRole('link', { name: /去审核/ }).getAttribute('href')).toBe('/cloud/resourceManage?state=waiting');
});

it('where nothing waits the card leads to the shelf', async () => {
  fakeServer().on(diskApi.offers, () => ({ items: [], next: null, waiting: 0 }));
  await show(<OffersCard />, { user: userInfo('SCHOOLPRINCIPAL') });
  expect((await screen.findByRole('link', { name: /看校本资源/ })).getAttribute('href')).toBe('/cloud/resource');
});

it('a teacher sees what became of an offer, and takes from the shelf', async () => {
  const can = { decide: false, withdraw: false };
  const server = fakeServer()
    .on(diskApi.offers, () => ({
      items: [offered({ state: 'refused', reason: '请补充答案', isMine: true, can })],
      next: null,
      waiting: 0,
    }))
    .on(diskApi.resources, () => ({ items: [offered({ state: 'approved', can })], next: null }))
    .on(diskApi.take, () => ({ cdId: newId() }));
  const view = await show(<Page />, { at: '/cloud/resourceManage', user: teacher() });
  expect(await screen.findByText('请补充答案')).toBeDefined();
  expect(screen.queryByRole('button', { name: '通过' })).toBeNull();
  view.unmount();
  const { person } = await show(<Shelf />, { at: '/cloud/resource', user: teacher() });
  await person.click(await screen.findByRole('button', { name: '存到云盘' }));
  expect(await screen.findByText('已存到“我的云盘”')).toBeDefined();
  expect(server.calls(diskApi.take)[0]?.input).toMatchObject({ parentCdId: '' });
});

it('what other schools of the district share is found, saved on the own disk, and searched', async () => {
  const file: RegionFile = {
    cdId: newId(),
    name: '区公开课.mp4',
    fileSuffix: 'mp4',
    fileUrl: '',
    kind: 'video',
    size: 9_000_000,
    schoolName: '滨江第二中学',
    by: '郑明',
    changedAt: '20261120075800',
  };
  const server = fakeServer()
    .on(diskApi.regionFiles, ({ words }) => ({ items: words ? [] : [file], next: null }))
    .on(diskApi.takeRegion, () => ({ cdId: newId() }));
  const { person } = await show(<Shelf />, { at: '/cloud/resource?whose=district', user: teacher() });
  expect(await screen.findByText('滨江第二中学')).toBeDefined();
  await person.click(screen.getByRole('button', { name: '存到云盘' }));
  expect(await screen.findByText('已存到“我的云盘”')).toBeDefined();
  expect(server.calls(diskApi.takeRegion)[0]?.input).toEqual({ cdId: file.cdId, parentCdId: '' });
});

it('what stands on the shelf is taken down after a question', async () => {
  const server = fakeServer()
    .on(diskApi.resources, () => ({
      items: [offered({ state: 'approved', can: { decide: false, withdraw: true } })],
      next: null,
    }))
    .on(diskApi.withdraw, () => ({}));
  const { person } = await show(<Shelf />, { at: '/cloud/resource', user: teacher() });
  await person.click(await screen.findByRole('button', { name: /^下\s*架$/ }));
  await screen.findByText('把它下架？');
  expect(server.calls(diskApi.withdraw)).toHaveLength(0);
  await person.click(screen.getAllByRole('button', { name: /^下\s*架$/ }).at(-1) as HTMLElement); // as: found by its role
  expect(await screen.findByText(/已下架/, { selector: '.ant-message *' })).toBeDefined();
});
