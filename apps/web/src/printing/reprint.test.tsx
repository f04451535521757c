import { screen } from '@testing-library/react';
import { type PrintOrderDetail, pageInfoOf, printingApi, printStatuses, usualOptions } from '@zhibi/contract/printing';
import { printersApi } from '@zhibi/contract/printing/printers';
import { dictionaryOf, printSettingsApi } from '@zhibi/contract/printing/settings';
import { printTracingApi, type TracedPage } from '@zhibi/contract/printing/tracing';
import { expect, it, vi } from 'vitest';
import { printOrder } from '../../test/print-order.js';
import { fakeServer, show } from '../../test/show.js';
import { newId, userInfo } from '../../test/world.js';
import { AskDamaged } from './parts/moves/ask-damaged.js';
import { TraceDrawer } from './parts/tracing/trace-drawer.js';

const serving = () =>
  fakeServer()
    .on(printersApi.jobs, () => ({ items: [] }))
    .on(printSettingsApi.dictionary, () => ({ entries: dictionaryOf([]) }))
    .on(printingApi.move, () => ({ messageStatus: printStatuses.pendingReceipt, revision: 9, childId: newId() }));

async function asking(change: Partial<PrintOrderDetail> = {}) {
  const order = printOrder({ messageStatus: printStatuses.pendingReceipt, can: ['damaged'], ...change });
  const server = serving();
  const { person } = await show(<AskDamaged order={order} onClose={() => {}} />, {
    user: userInfo('ZHIBI_PRINT_SHOP'),
  });
  const send = () => person.click(screen.getByRole('button', { name: '登记坏张' }));
  const choose = async (field: string, option: string | RegExp) => {
    await person.click(screen.getByRole('combobox', { name: field }));
    await person.click(await screen.findByTitle(option));
  };
  const sent = () =>
    vi.waitFor(() => {
      const [call] = server.calls(printingApi.move);
      expect(call).toBeDefined();
      return call?.input;
    });
  return { order, person, send, choose, sent };
}

it('a damaged sheet is printed again with its code, or with a new one where it may turn up again', async () => {
  const { order, person, send, choose, sent } = await asking();
  expect(screen.queryByRole('radio', { name: '新码' }), 'nobody is chosen').toBeNull();
  await choose('谁的', '安安 九(3)班');
  expect(screen.getByText(/坏张作废时用/)).toBeDefined();
  await person.click(screen.getByRole('radio', { name: '新码' }));
  expect(screen.getByText(/坏张可能还会交上来/)).toBeDefined();
  expect(screen.getByRole('button', { name: '登记坏张' }).hasAttribute('disabled')).toBe(true);
  await person.type(screen.getByLabelText('怎么坏的'), '撕破');
  await send();
  expect(await sent()).toMatchObject({
    move: 'damaged',
    studentIds: [order.sheets[0]?.studentId],
    pages: [1, 2, 3],
    codes: 'new',
    covers: false,
    note: '撕破',
  });
});

it('covers, spare copies and separators are asked for where the order has some', async () => {
  const options = { ...usualOptions, cover: true, separators: 'row', spares: true } as const;
  const { person, send, choose, sent } = await asking({
    options,
    pageInfo: pageInfoOf({ pageCount: 3, copies: 2, spares: 1, separators: 2 }, options),
    separators: [
      { className: '九(3)班', row: 1, copies: 1 },
      { className: '九(3)班', row: 0, copies: 1 },
    ],
  });
  // A grey button says what it waits for.
  expect(screen.getByText('选谁的、哪几面，并写明怎么坏的')).toBeDefined();
  await choose('隔页纸', '九(3)班 未排座，1 份');
  await person.type(screen.getByLabelText('怎么坏的'), '湿');
  expect(screen.queryByRole('radio', { name: '新码' }), 'nobody’s sheets have codes').toBeNull();
  await person.clear(screen.getByLabelText('这些页的备用卷份数'));
  await person.type(screen.getByLabelText('这些页的备用卷份数'), '1');
  await person.click(screen.getByRole('checkbox', { name: '封面' }));
  expect(screen.queryByText('选谁的、哪几面，并写明怎么坏的')).toBeNull();
  await send();
  expect(await sent()).toMatchObject({ studentIds: [], spares: 1, separators: [1], covers: true, pages: [1, 2, 3] });
});

const traced = (change: Partial<TracedPage>): TracedPage => ({
  pageCode: '3.27.9.1',
  replaces: null,
  replaced: null,
  page: 1,
  title: '复习讲义',
  schoolName: '青禾实验',
  className: '九(3)班',
  name: '安安',
  orders: ['3.27.9.1', '3.27.80.1'].map((pageCode, at) => ({
    orderId: newId(),
    number: `P00004${at}`,
    isReprint: at > 0,
    pageCode,
    messageStatus: printStatuses.pendingReceipt,
    isWithdrawn: false,
    shopName: '北区',
    batch: '',
    machineName: '',
    jobs: [],
    shippedAt: null,
  })),
  ...change,
});

it.each([
  [
    'an old sheet tells when it was replaced and by which code',
    { replaced: { pageCode: '3.27.80.1', at: '20261127093000', order: { orderId: newId(), number: 'P000041' } } },
    [/由 3\.27\.80\.1 顶替/, /写在哪一张上都算这一页/, /页码 3\.27\.80\.1/],
  ],
  [
    'a new sheet tells in whose place it came',
    { pageCode: '3.27.80.1', replaces: '3.27.9.1' },
    [/顶替 3\.27\.9\.1/, /页码 3\.27\.9\.1/],
  ],
] as const)('%s', async (_, change, said) => {
  fakeServer().on(printTracingApi.page, () => traced(change));
  await show(<TraceDrawer open code="3.27.9.1" toOrder={(id) => `?order=${id}`} onClose={() => {}} />, {
    user: userInfo('ZHIBI_PRINT_SHOP'),
  });
  for (const words of said) expect(await screen.findByText(words)).toBeDefined();
});
