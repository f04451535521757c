import { screen, waitFor, within } from '@testing-library/react';
import { captureApi } from '@zhibi/contract/capture';
import { captureEvents } from '@zhibi/contract/events/capture';
import {
  type CorrectedItem,
  type CorrectedPage,
  type CorrectingPen,
  correctionApi,
} from '@zhibi/contract/marking/pen-correction';
import { encodeStrokes, type Stroke } from '@zhibi/ink';
import { expect, it } from 'vitest';
import { talkingServer } from '../../../test/server-says.js';
import { fakeServer, show } from '../../../test/show.js';
import { newId, teacher } from '../../../test/world.js';
import { events } from '../../platform/events/use-event.js';
import { Page } from './page.js';

const stroke: Stroke = {
  id: '018f0000-0000-7000-8000-0000000f0001',
  t0: 0,
  tip: 'pen',
  points: [
    [60, 50, 0.5, 0],
    [63, 54, 0.5, 10],
    [70, 44, 0.5, 10],
  ],
};
const ink = btoa(String.fromCharCode(...encodeStrokes([stroke])));
const [homeworkId, studentId, first, second] = [newId(), newId(), newId(), newId()];

const item = (no: number, change: Partial<CorrectedItem> = {}): CorrectedItem => ({
  itemId: no === 17 ? first : second,
  no,
  maxScore: 8,
  score: null,
  status: 'waiting',
  place: { xMm: 20, yMm: 10 * no, widthMm: 170, heightMm: 60 },
  correction: null,
  canUndo: false,
  ...change,
});
const said = { version: 2, confidence: 0.98, doubt: null, guesses: [], at: '20261123140624', ink };
const scored = item(17, {
  score: 8,
  status: 'scored-by-person',
  canUndo: true,
  correction: { ...said, state: 'scored', meaning: 'full' },
});
const asked = item(18, {
  correction: {
    ...said,
    state: 'asked',
    meaning: null,
    doubt: 'several',
    guesses: [
      { points: 6, meaning: 'off', confidence: 0.68 },
      { points: 1, meaning: 'off', confidence: 0.29 },
    ],
  },
});
const pen: CorrectingPen = {
  mac: 'AA00000000F1',
  name: '林老师的红笔',
  battery: 82,
  isConnected: true,
  lastSeenAt: '20261123140631',
};

interface Shown {
  items?: readonly CorrectedItem[];
  pen?: CorrectingPen | null;
  state?: 'ready' | 'no-page' | 'unknown' | 'foreign';
  /** What stands in the address beside the pen. */
  from?: string;
  pictures?: CorrectedPage['pictures'];
}

async function correcting({
  items = [scored, asked],
  pen: own = pen,
  state = 'ready',
  from = '',
  pictures = [],
}: Shown = {}) {
  const students: Readonly<Record<string, string>> = { '3.27.1.3': '张泽宇', '3.27.2.3': '郑惠然' };
  const server = fakeServer()
    .onFile(captureApi.evidencePicture, () => new Response('picture'))
    .on(correctionApi.page, ({ pageCode, codeRule }) => ({
      pen: own,
      pageCode,
      codeRule,
      state,
      page:
        state !== 'ready'
          ? null
          : {
              homeworkId,
              title: '期中检测',
              studentId,
              studentName: students[pageCode] ?? '',
              className: '九(3)班',
              page: 3,
              pageSize: 'A4' as const,
              pictures: [...pictures],
              studentInk: ink,
              teacherInk: ink,
              items: [...items],
            },
    }))
    .on(correctionApi.answer, ({ score }) => ({ version: 3, score }))
    .on(correctionApi.undo, () => ({ version: 3, score: null }));
  const at = `/correct?deviceName=林老师的红笔&status=connected&pageCode=3.27.1.3&codeRule=demo${from}`;
  return { server, ...(await show(<Page />, { at, user: teacher() })) };
}

it('shows whose page it is, the pen, and what each mark gives', async () => {
  await correcting();
  expect(await screen.findByRole('heading', { name: '张泽宇' })).toBeTruthy();
  expect(within(screen.getByRole('region', { name: '批改笔' })).getByText('电量 82%')).toBeTruthy();
  expect(screen.getByText('期中检测 · 第 3 页 · 页码 3.27.1.3')).toBeTruthy();
  const [row] = screen.getAllByRole('listitem');
  expect(row?.textContent).toContain('第 17 题勾8/8');
  expect(screen.getByText('要问您 1 处')).toBeTruthy();
  expect(screen.getByText('同一题有几处批改')).toBeTruthy();
});

it('what was scanned of the page lies under both inks', async () => {
  const place = { xMm: 20, yMm: 170, widthMm: 170, heightMm: 60 };
  const of = { homeworkId, studentId, areaId: 'a1', source: 'scan' as const, version: 1 };
  await correcting({ pictures: [{ ...of, typed: null, besideMm: 10, place }] });
  await screen.findByRole('heading', { name: '张泽宇' });
  await waitFor(() => expect(document.querySelector('figure image')).toBeTruthy());
  const layers = [...document.querySelectorAll('figure svg')].map((one) =>
    one.querySelector('image') ? 'scan' : 'ink',
  );
  expect(layers).toEqual(['scan', 'ink', 'ink']);
});

it('leads back to the answers of the homework from which it was opened', async () => {
  await correcting({ from: `&homework=${homeworkId}` });
  expect((await screen.findByRole('link', { name: /返回/ })).getAttribute('href')).toBe(
    `/markFull?homework=${homeworkId}`,
  );
});

it('without a pen leads to the virtual one of the homework from which it was opened', async () => {
  await correcting({ state: 'no-page', pen: null, from: `&homework=${homeworkId}` });
  expect((await screen.findByRole('link', { name: '打开虚拟笔' })).getAttribute('href')).toBe(
    `/demo?homework=${homeworkId}`,
  );
});

it('answers a doubt with one key', async () => {
  const { server, person } = await correcting();
  await screen.findByText('要问您 1 处');
  await person.keyboard('1');
  const of = { homeworkId, studentId, itemId: second, version: 2 };
  await waitFor(() =>
    expect(server.calls(correctionApi.answer).map(({ input }) => input)).toEqual([{ ...of, score: 6 }]),
  );
});

it('sets a doubt aside, or gives another score, with the mouse', async () => {
  const { server, person } = await correcting();
  await person.click(await screen.findByRole('button', { name: /不算批改/ }));
  await waitFor(() => expect(server.calls(correctionApi.answer).map(({ input }) => input)).toHaveLength(1));
  await person.type(screen.getByRole('spinbutton', { name: '其他分数' }), '3.5');
  await person.click(screen.getByRole('button', { name: '给分' }));
  await waitFor(() =>
    expect(server.calls(correctionApi.answer).map(({ input }) => input)).toEqual([
      expect.objectContaining({ score: null }),
      expect.objectContaining({ score: 3.5 }),
    ]),
  );
});

it('takes back the score of one question', async () => {
  const { server, person } = await correcting();
  await person.click(await screen.findByRole('button', { name: '撤销第 17 题的分数' }));
  await waitFor(() =>
    expect(server.calls(correctionApi.undo).map(({ input }) => input)).toEqual([
      { homeworkId, studentId, itemId: first, version: 2 },
    ]),
  );
});

it('follows the pen to another page, and leads back', async () => {
  const say = talkingServer();
  const { router, person } = await correcting();
  events.start('teacher', [captureEvents.correctingPen]);
  await screen.findByRole('heading', { name: '张泽宇' });
  const news = { deviceName: '林老师的红笔', deviceMac: pen.mac, pageCode: '3.27.2.3', codeRule: 'demo' };
  say(captureEvents.correctingPen, news);
  expect(await screen.findByText('笔落在郑惠然的第 3 页，已跟过来')).toBeTruthy();
  expect(router.state.location.search).toContain('pageCode=3.27.2.3');
  await person.click(screen.getByRole('button', { name: '回到张泽宇' }));
  expect(await screen.findByRole('heading', { name: '张泽宇' })).toBeTruthy();
});

it('says that nothing is marked yet, and that the pen is away', async () => {
  await correcting({ items: [item(17), item(18)], pen: { ...pen, isConnected: false } });
  expect(await screen.findByText(/这一页还没有批/)).toBeTruthy();
  expect(screen.getByText(/笔断开了/)).toBeTruthy();
  expect(screen.getByText('已断开')).toBeTruthy();
});

it.each([
  ['foreign', pen, '这一页不归您批'],
  ['unknown', pen, '不认识这一页'],
  ['no-page', pen, '还没有落笔'],
  ['no-page', null, '没有您的批改笔'],
] as const)('%s: %#', async (state, own, words) => {
  await correcting({ state, pen: own });
  expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);
  expect(screen.queryByText('本页得分')).toBeNull();
});
