import { screen, waitFor } from '@testing-library/react';
import { onScreenApi } from '@zhibi/contract/capture/on-screen';
import { type PhotosOfCopy, scansApi } from '@zhibi/contract/capture/scans';
import { expect, it, vi } from 'vitest';
import { fakeServer, show } from '../../../../test/show.js';
import { newId, student } from '../../../../test/world.js';
import { Page } from './page.js';

const homeworkId = newId();
const photo = (change: Partial<PhotosOfCopy['items'][number]> = {}) => ({
  photoId: newId(),
  takenAt: '20261123170000',
  verdict: 'taken' as const,
  page: 1,
  bySlip: false,
  complaints: [],
  others: [],
  ...change,
});

async function open(change: Partial<PhotosOfCopy> = {}) {
  const copy: PhotosOfCopy = {
    title: '练习三',
    redoOf: null,
    subjectName: '小学数学',
    endAt: '20991123200000',
    isOpen: true,
    handedInAt: null,
    pageCount: 2,
    missing: [2],
    items: [photo()],
    ...change,
  };
  const server = fakeServer()
    .on(scansApi.photos, () => copy)
    .on(scansApi.sendPhoto, () => ({ photoId: newId() }))
    .on(onScreenApi.handIn, () => ({}));
  return { server, ...(await show(<Page />, { at: `/student/photo?homework=${homeworkId}`, user: student() })) };
}

const jpeg = () => new File([new Uint8Array([255, 216, 255])], 'page.jpg', { type: 'image/jpeg' });

it('says which page is missing and what is wrong with a photograph, and asks before it is handed in so', async () => {
  const dark = photo({ complaints: ['uneven-light'] });
  const { server, person } = await open({ items: [dark, photo({ verdict: 'no-page', page: null })] });
  expect(await screen.findByText('还差第 2 页')).toBeDefined();
  expect(screen.getByText('有阴影，换个方向再拍')).toBeDefined();
  expect(screen.getByText(/没找到卷子/)).toBeDefined();
  await person.click(screen.getByRole('button', { name: '就这样交' }));
  expect(server.calls(onScreenApi.handIn)).toHaveLength(0);
  await person.click(await screen.findByRole('button', { name: /确\s*定/ }));
  await waitFor(() => expect(server.calls(onScreenApi.handIn)).toHaveLength(1));
});

it('calls a redo by what is redone', async () => {
  await open({ redoOf: '练习三' });
  expect(await screen.findByText('《练习三》的订正')).toBeDefined();
});

it('names several missing pages one by one, and says beside a bad photograph what is to be done and why', async () => {
  await open({ pageCount: 3, missing: [1, 2, 3], items: [photo({ verdict: 'no-page', page: null })] });
  expect(await screen.findByText('还差第 1、2、3 页')).toBeDefined();
  expect(screen.getByText('要重拍')).toBeDefined();
  expect(screen.getByText(/没找到卷子/).tagName).toBe('SPAN');
});

it('says of half a page which half is missing and that it is not handed in, and lets it stand but not be taken away', async () => {
  const half = photo({ verdict: 'cut-off', complaints: ['cut-bottom'] });
  const corner = photo({ verdict: 'cut-off', page: null });
  const { server, person } = await open({ missing: [1, 2], items: [half, corner] });
  server.on(scansApi.keepPhoto, () => ({}));
  expect(await screen.findByText('下面没拍到 · 只拍到一部分，把四个角都拍进去再拍一张')).toBeDefined();
  expect(screen.getAllByText(/这一页还没算交。老师看得到这张/)).toHaveLength(1);
  expect(screen.getByText('还差第 1、2 页')).toBeDefined();
  expect(screen.getAllByRole('button', { name: '删掉这一张' })).toHaveLength(1);
  await person.click(screen.getByRole('button', { name: '就用这张' }));
  await waitFor(() =>
    expect(server.calls(scansApi.keepPhoto).map(({ input }) => input)).toEqual([{ photoId: half.photoId }]),
  );
});

it('a photograph that failed is taken away by one tap, one that the teacher sees is not', async () => {
  const bad = photo({ verdict: 'no-picture', page: null });
  const { server, person } = await open({ items: [photo(), bad] });
  server.on(scansApi.removePhoto, () => ({}));
  const [remove, ...more] = await screen.findAllByRole('button', { name: '删掉这一张' });
  if (!remove) throw new Error('no button');
  expect(more).toEqual([]);
  await person.click(remove);
  await waitFor(() =>
    expect(server.calls(scansApi.removePhoto).map(({ input }) => input)).toEqual([{ photoId: bad.photoId }]),
  );
});

it('over plain HTTP, where no page can show a camera, says so and opens the camera of the phone', async () => {
  vi.stubGlobal('isSecureContext', false);
  await open({ missing: [1, 2], items: [] });
  expect(await screen.findByText(/网址不是 https 开头/)).toBeDefined();
  expect(screen.getByLabelText('拍照').getAttribute('capture')).toBe('environment');
  vi.unstubAllGlobals();
});

it('without a network a photograph waits on the phone and goes once there is one, once', async () => {
  const { server, person } = await open();
  server.refuse(scansApi.sendPhoto, 'fault');
  await person.upload(await screen.findByLabelText('从相册选'), [jpeg()]);
  await screen.findByText('没网了，先存在手机里');
  expect(screen.getByRole('button', { name: '就这样交' })).toHaveProperty('disabled', true);
  server.on(scansApi.sendPhoto, () => ({ photoId: newId() }));
  const before = server.calls(scansApi.sendPhoto).length;
  dispatchEvent(new Event('online'));
  await waitFor(() => expect(screen.queryByText('没网了，先存在手机里')).toBeNull());
  expect(server.calls(scansApi.sendPhoto)).toHaveLength(before + 1);
});
