import { screen, waitFor } from '@testing-library/react';
import { type PhotosOfCopy, scansApi } from '@zhibi/contract/capture/scans';
import { expect, it } from 'vitest';
import { fakeServer, show } from '../../../../test/show.js';
import { newId } from '../../../../test/world.js';
import { Page } from './page.js';

const secret = 's'.repeat(32);
const photo = {
  photoId: newId(),
  takenAt: '20261123170000',
  verdict: 'taken' as const,
  page: 1,
  bySlip: true,
  complaints: [],
  others: [],
};

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
    items: [photo],
    ...change,
  };
  const server = fakeServer()
    .on(scansApi.slipPhotos, () => copy)
    .on(scansApi.sendBySlip, () => ({ photoId: newId() }));
  return { server, ...(await show(<Page />, { at: `/photo?key=${secret}` })) };
}

const jpeg = () => new File([new Uint8Array([255, 216, 255])], 'page.jpg', { type: 'image/jpeg' });

it('says which page is missing, and sends a photograph under the secret of the slip', async () => {
  const { server, person } = await open();
  expect(await screen.findByText('还差第 2 页')).toBeDefined();
  expect(screen.queryByRole('button', { name: /交/ })).toBeNull();
  await person.upload(screen.getByLabelText('从相册选'), [jpeg()]);
  await waitFor(() => expect(server.calls(scansApi.sendBySlip)).toHaveLength(1));
  expect(server.calls(scansApi.sendBySlip)[0]?.input).toMatchObject({ secret });
});

it('calls a redo by what is redone, for who holds the slip learns no name', async () => {
  await open({ redoOf: '练习三' });
  expect(await screen.findByText('《练习三》的订正')).toBeDefined();
});

it('a page that came by another way is not asked for again', async () => {
  await open({ items: [], missing: [] });
  expect(await screen.findByText('交好了 2 页，共 2 页')).toBeDefined();
  expect(screen.getByText(/每一页都有了/)).toBeDefined();
});

it('what failed is taken away by one tap', async () => {
  const bad = { ...photo, photoId: newId(), verdict: 'no-page' as const, page: null };
  const { server, person } = await open({ items: [photo, bad] });
  server.on(scansApi.removeBySlip, () => ({}));
  await person.click(await screen.findByRole('button', { name: '删掉这一张' }));
  await waitFor(() =>
    expect(server.calls(scansApi.removeBySlip).map(({ input }) => input)).toEqual([{ secret, photoId: bad.photoId }]),
  );
});

it('asked to wait it keeps the photograph on the phone, and does not say that there is no network', async () => {
  const { server, person } = await open();
  server.refuse(scansApi.sendBySlip, 'too-often');
  await person.upload(await screen.findByLabelText('从相册选'), [jpeg()]);
  expect(await screen.findByText('等着')).toBeDefined();
  expect(screen.queryByText('没网了，先存在手机里')).toBeNull();
  server.on(scansApi.sendBySlip, () => ({ photoId: newId() }));
  dispatchEvent(new Event('online'));
  await waitFor(() => expect(screen.queryByText('等着')).toBeNull());
});

it('takes no more once it is collected, and a slip that has ended says what to do', async () => {
  await open({ isOpen: false });
  expect(await screen.findByText('已经收卷')).toBeDefined();
  expect(screen.queryByRole('button', { name: '拍照' })).toBeNull();
});

it.each([secret, 'half'])('a slip that has ended or was copied badly says what to do', async (key) => {
  fakeServer().refuse(scansApi.slipPhotos, 'not-found');
  await show(<Page />, { at: `/photo?key=${key}` });
  expect(await screen.findByText('这张拍照条打不开')).toBeDefined();
});
