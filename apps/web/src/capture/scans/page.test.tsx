import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ScanBatchDetail, type ScanPage, scansApi } from '@zhibi/contract/capture/scans';
import { homeworkApi } from '@zhibi/contract/homework';
import type { Endpoint } from '@zhibi/contract/kernel';
import { expect, it } from 'vitest';
import type { FakeServer } from '../../../test/fake-server.js';
import { fakeServer, show } from '../../../test/show.js';
import { homework, teacher } from '../../../test/world.js';
import { Page as Bench } from './bench/page.js';
import { Page as List } from './list/page.js';

const id = (n: number) => `01890000-0000-7000-8000-${String(n).padStart(12, '0')}`;
const li = { studentId: id(20), name: '李宛青', studentNo: '20190804', className: '八(1)班' };
const gao = { studentId: id(21), name: '高天佑', studentNo: '20190814', className: '八(1)班' };
const page = (n: number, change: Partial<ScanPage>): ScanPage => ({
  pageId: id(n),
  no: n,
  fileName: 'scan.pdf',
  state: 'read',
  reason: null,
  student: li,
  page: 1,
  candidates: [],
  openChoices: 0,
  complaints: [],
  dpi: 300,
  turnedDeg: 1.7,
  ...change,
});
const box = (option: string, marked: number) => ({
  areaId: `a.${option}`,
  option,
  state: marked > 0.5 ? ('marked' as const) : ('unmarked' as const),
  probability: Math.max(marked, 1 - marked),
  marked,
});
const batch: ScanBatchDetail = {
  batchId: id(1),
  name: 'SC-1121-0007',
  schoolName: '青禾实验中学',
  homework: { homeworkId: id(2), title: '期中检测' },
  state: 'read',
  createdBy: '王老师',
  createdAt: '20261121083000',
  files: 2,
  unopened: 1,
  waitingFiles: 1,
  pages: 2,
  byState: { read: 0, doubt: 1, unknown: 1, foreign: 0, double: 0, unreadable: 0, 'set-aside': 0 },
  doubts: 2,
  pageSize: 'A4',
  pageCount: 1,
  scanned: [
    page(7, { state: 'doubt', openChoices: 1 }),
    page(8, { state: 'unknown', reason: 'code-unclear', student: null, page: null, candidates: [{ ...gao, page: 1 }] }),
  ],
  choices: [
    {
      pageId: id(7),
      no: 0,
      itemNo: 7,
      boxes: [box('A', 0.01), box('B', 0.9), box('C', 0.3), box('D', 0.01)],
      several: false,
      doubts: ['unclear-box'],
      chosen: ['B'],
      state: 'open',
    },
  ],
  missing: [{ ...gao, pages: [1], isAll: true }],
  broken: [{ position: 1, fileName: '加密.pdf', problem: 'encrypted', settled: false }],
  doctor: [{ complaint: 'black-and-white', pages: 2 }],
};

const sent = (server: FakeServer, endpoint: Endpoint) => server.calls(endpoint).map(({ input }) => input);

function openBench() {
  const server = fakeServer()
    .on(scansApi.batch, () => batch)
    .on(scansApi.page, () => ({ areas: [], choices: [] }))
    .on(scansApi.settle, () => ({}))
    .on(scansApi.assign, () => ({}))
    .on(scansApi.settleFile, () => ({}))
    .refuse(scansApi.picture, 'not-found');
  return { server, shown: show(<Bench />, { at: `/homework/scan?batch=${id(1)}`, user: teacher() }) };
}

it('one key mends a doubt: that place is settled and nothing else', async () => {
  const { server, shown } = openBench();
  await shown;
  expect(await screen.findByRole('heading', { name: '第7题涂的是哪一个？' })).toBeTruthy();
  await userEvent.keyboard('1');
  await expect.poll(() => sent(server, scansApi.settle)).toEqual([{ pageId: id(7), no: 0, chosen: ['B'] }]);
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.poll(() => sent(server, scansApi.settle)[1]).toEqual({ pageId: id(7), no: 0, chosen: null });
});

it('a page that is nobody’s is given to one of the likely students; what cannot be read says why', async () => {
  const { server, shown } = openBench();
  await shown;
  await screen.findByRole('heading', { name: '第7题涂的是哪一个？' });
  expect(screen.getByText('文件有密码，请去掉密码后再传')).toBeTruthy();
  expect(screen.getByText(/扫成了黑白/)).toBeTruthy();
  await userEvent.keyboard('l');
  expect(await screen.findByRole('heading', { name: '这一页是谁的？' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: /高天佑/ }));
  await expect
    .poll(() => sent(server, scansApi.assign))
    .toEqual([{ pageId: id(8), studentId: gao.studentId, page: 1 }]);
});

it('a file that could not be opened is waited for until somebody says that it is seen to', async () => {
  const { server, shown } = openBench();
  await shown;
  await userEvent.click(await screen.findByRole('button', { name: '已经处理，不用再等' }));
  await expect.poll(() => sent(server, scansApi.settleFile)).toEqual([{ batchId: id(1), position: 1, settled: true }]);
});

it('a batch of which nothing could be opened is not done: it asks to be uploaded again, in the list and in its page', async () => {
  const lost = {
    ...batch,
    files: 1,
    pages: 0,
    doubts: 0,
    scanned: [],
    choices: [],
    byState: { ...batch.byState, doubt: 0, unknown: 0 },
    doctor: [],
  };
  fakeServer().on(scansApi.batch, () => lost);
  const { unmount } = await show(<Bench />, { at: `/homework/scan?batch=${id(1)}`, user: teacher() });
  expect(await screen.findByText('这一批没有一页能打开')).toBeTruthy();
  expect(screen.getByRole('link', { name: '重新上传' })).toBeTruthy();
  for (const words of ['没有存疑', '这一批都处理好了', '可以去批改了；缺的页随时可以补扫'])
    expect(screen.queryByText(words)).toBeNull();
  unmount();
  fakeServer().on(scansApi.batches, () => ({ items: [lost], next: null }));
  await show(<List />, { at: '/homework/scans', user: teacher() });
  expect(await screen.findByText('没能打开')).toBeTruthy();
  expect(screen.queryByText('已识别')).toBeNull();
});

it('a teacher puts scans into a homework and sees its batches', async () => {
  const server = fakeServer()
    .on(homeworkApi.detail, () => homework({ homeworkId: id(2) }))
    .on(scansApi.batches, () => ({ items: [batch], next: null }))
    .on(scansApi.strayPhotos, () => ({ items: [] }))
    .on(scansApi.upload, () => ({ batchId: id(1), jobId: id(3) }));
  await show(<List />, { at: `/homework/scans?homework=${id(2)}`, user: teacher() });
  expect(await screen.findByText('SC-1121-0007')).toBeTruthy();
  const input = document.querySelector('input[type=file]');
  if (!(input instanceof HTMLInputElement)) throw new Error('there is nowhere to put files');
  await userEvent.upload(input, [
    new File(['%PDF-'], 'a.pdf', { type: 'application/pdf' }),
    new File(['x'], 'b.jpg', { type: 'image/jpeg' }),
  ]);
  await expect.poll(() => server.calls(scansApi.upload).length).toBe(1); // both are one batch
});

it('a photograph of which no page is known is put onto one by the teacher, or taken away', async () => {
  const stray = {
    photoId: id(30),
    pageId: id(31),
    student: li,
    takenAt: '20261123170000',
    bySlip: false,
    verdict: 'no-code' as const,
    page: null,
    complaints: [],
    pageCount: 2,
    missing: [2],
  };
  const server = fakeServer()
    .on(homeworkApi.detail, () => homework({ homeworkId: id(2) }))
    .on(scansApi.batches, () => ({ items: [], next: null }))
    .on(scansApi.strayPhotos, () => ({ items: [stray] }))
    .on(scansApi.assign, () => ({}))
    .on(scansApi.takeAway, () => ({}))
    .refuse(scansApi.strayPicture, 'not-found');
  const { person } = await show(<List />, { at: `/homework/scans?homework=${id(2)}`, user: teacher() });
  expect(await screen.findByText('李宛青')).toBeTruthy();
  expect(screen.getByText('认不出是第几页')).toBeTruthy();
  expect(screen.getByText('还差第 2 页')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: '放到这一页' }));
  await expect
    .poll(() => sent(server, scansApi.assign))
    .toEqual([{ pageId: id(31), studentId: li.studentId, page: 2 }]);
  await person.click(screen.getByRole('button', { name: '拿走' }));
  await person.click((await screen.findAllByRole('button', { name: '拿走' })).at(-1) ?? document.body);
  await expect.poll(() => sent(server, scansApi.takeAway)).toEqual([{ photoId: id(30) }]);
});
