import { cleanup, screen } from '@testing-library/react';
import { type PrintOrder, pageInfoOf, printingApi, printStatuses, usualOptions } from '@zhibi/contract/printing';
import { type PrintBatch, printBatchesApi } from '@zhibi/contract/printing/batches';
import { printersApi } from '@zhibi/contract/printing/printers';
import { dictionaryOf, printSettingsApi } from '@zhibi/contract/printing/settings';
import { expect, it, vi } from 'vitest';
import { fakeServer, show } from '../../../test/show.js';
import { newId, userInfo } from '../../../test/world.js';
import { Page as Create } from './create/page.js';
import { Page as Detail } from './detail/page.js';
import { Page as List } from './list/page.js';

const [shopId, machineId] = [newId(), newId()];
const order = (number: string): PrintOrder => ({
  orderId: newId(),
  number,
  parentId: null,
  schoolId: newId(),
  schoolName: '青禾实验',
  title: '一元二次方程',
  source: 'homework',
  classNames: ['九(3)班'],
  by: '林老师',
  createdAt: '20261120080000',
  messageStatus: printStatuses.pendingAssignment,
  revision: 4,
  options: usualOptions,
  pageSize: 'A4',
  dots: false,
  copies: 40,
  pageInfo: pageInfoOf({ pageCount: 3, copies: 40 }, usualOptions),
  wantedAt: '20261123073000',
  isLate: false,
  isWithdrawn: false,
  orderedAnew: null,
  note: '',
  shopName: '',
  shipmentNo: '',
  weight: '',
  code: 'ZB-P000042-7F3A91',
  batchId: null,
  wasteSheets: 0,
  costLi: null,
  rejection: null,
  errors: 0,
  warnings: 0,
  isSound: true,
  can: ['assign'],
});
const paper = { paperSize: 'A4', colorPrint: false, doubleSidedPrint: true, doublePrintTypes: [0 as const] };
const batch: PrintBatch = {
  ...paper,
  batchId: newId(),
  number: 'B000012',
  code: 'ZB-B000012-7F3A91',
  shopId,
  shopName: '文二路',
  machineName: '1 号机',
  weight: '80',
  dueAt: '20261123073000',
  createdAt: '20261120080000',
  by: '周',
  note: '',
  carrier: '',
  shipmentNo: '',
  tasks: 2,
  schools: 1,
  sheets: 160,
  wasteSheets: 0,
  costLi: 12_800,
  counts: [{ messageStatus: printStatuses.printing, count: 2 }],
  isLate: false,
  can: ['fail', 'finish'],
  canCorrectWaste: false,
};
const server = () => fakeServer().on(printSettingsApi.dictionary, () => ({ entries: dictionaryOf([]) }));

it('what is chosen is arranged by the machine, said with what it saves, and given to the shop as it was seen', async () => {
  const orders = [order('P000001'), order('P000002'), order('P000003')];
  const fake = server()
    .on(printingApi.list, () => ({ items: orders, next: null, counts: [], withdrawn: 0 }))
    .on(printBatchesApi.propose, ({ orderIds }) => ({
      batches: [
        {
          ...paper,
          shopId,
          shopName: '文二路',
          machineId,
          machineName: '1 号机',
          orderIds: orderIds.slice(0, 1),
          sheets: 80,
          minutes: 7,
          dueAt: '20261123073000',
        },
      ],
      left: orderIds.slice(1).map((orderId) => ({ orderId, why: 'no-time' as const })),
      gap: 0,
      saved: { sheets: 5, minutes: 6 },
    }))
    .on(printBatchesApi.create, () => ({ batchIds: [newId()] }));
  const { person } = await show(<Create />, { at: '/devops/printBatchCreate', user: userInfo('ZHIBI_PRINT_CENTER') });
  await person.click(await screen.findByRole('checkbox', { name: 'P000003' }));
  expect(screen.getByText('已选 2 单')).toBeDefined();
  await person.click(screen.getByRole('button', { name: '自动分批' }));
  expect(await screen.findByText(/已是最优/)).toBeDefined();
  expect(screen.getByText(/省 5 张纸、6 分钟/)).toBeDefined();
  expect(screen.getByText(/在要用之前印不完/)).toBeDefined();
  await person.click(screen.getByRole('button', { name: '确认 1 批，交给印刷点' }));
  await vi.waitFor(() => expect(fake.calls(printBatchesApi.create)).toHaveLength(1));
  expect(fake.calls(printBatchesApi.create)[0]?.input).toMatchObject({
    batches: [{ shopId, machineId, weight: '80', orders: [{ orderId: orders[0]?.orderId, revision: 4 }] }],
  });
});

it('a batch says over which edges its sheets are turned', async () => {
  const lying = { ...batch, doublePrintTypes: [1 as const] };
  server()
    .on(printBatchesApi.detail, () => ({ ...lying, orders: [] }))
    .on(printBatchesApi.list, () => ({ items: [lying], next: null, alone: 0 }));
  await show(<Detail />, {
    at: `/devops/printBatchDetail?batch=${batch.batchId}`,
    user: userInfo('ZHIBI_PRINT_SHOP'),
  });
  expect(await screen.findByText(/A4 · 黑白 · 双面短边翻/)).toBeDefined();
  cleanup();
  await show(<List />, { at: '/devops/printBatch', user: userInfo('ZHIBI_PRINT_SHOP') });
  expect(await screen.findByText(/A4 · 黑白 · 双面短边翻/)).toBeDefined();
});

it('says what is missing while a batch cannot be shipped yet', async () => {
  server().on(printBatchesApi.detail, () => ({ ...batch, can: ['ship' as const], orders: [] }));
  const { person } = await show(<Detail />, {
    at: `/devops/printBatchDetail?batch=${batch.batchId}`,
    user: userInfo('ZHIBI_PRINT_SHOP'),
  });
  await person.click(await screen.findByRole('button', { name: /^发\s*货$/ }));
  expect(await screen.findByText('填了发货单号或送货人才能发货')).toBeDefined();
  await person.type(screen.getByLabelText('发货单号或送货人'), '张师傅');
  expect(screen.queryByText('填了发货单号或送货人才能发货')).toBeNull();
});

it('waste that was typed wrong is corrected with a reason, as it was seen', async () => {
  const fake = server()
    .on(printBatchesApi.detail, () => ({
      ...batch,
      wasteSheets: 99,
      can: ['ship' as const],
      canCorrectWaste: true,
      orders: [],
    }))
    .on(printBatchesApi.correctWaste, () => ({}));
  const { person } = await show(<Detail />, {
    at: `/devops/printBatchDetail?batch=${batch.batchId}`,
    user: userInfo('ZHIBI_PRINT_SHOP'),
  });
  await person.click(await screen.findByRole('button', { name: '更正损耗' }));
  const waste = await screen.findByLabelText('损耗了多少张');
  await person.clear(waste);
  await person.type(waste, '9');
  const save = screen.getByRole('button', { name: /^更\s*正$/ });
  expect(save.hasAttribute('disabled')).toBe(true);
  await person.type(screen.getByLabelText('为什么更正'), '多打了一个 9');
  await person.click(save);
  await vi.waitFor(() =>
    expect(fake.calls(printBatchesApi.correctWaste).map(({ input }) => input)).toEqual([
      { batchId: batch.batchId, was: 99, wasteSheets: 9, note: '多打了一个 9' },
    ]),
  );
});

it('a batch in its machine says how far each task should be, and that this is reckoned', async () => {
  const running = (number: string, progress?: number) => ({
    ...order(number),
    messageStatus: printStatuses.printing,
    ...(progress !== undefined && { progress }),
  });
  server().on(printBatchesApi.detail, () => ({
    ...batch,
    orders: [running('P000001', 1), running('P000002', 0.728), running('P000003')],
  }));
  await show(<Detail />, { at: `/devops/printBatchDetail?batch=${batch.batchId}`, user: userInfo('ZHIBI_PRINT_SHOP') });
  const bar = await screen.findByRole('progressbar', { name: 'P000002' });
  expect(bar.getAttribute('aria-valuenow')).toBe('72');
  expect(screen.getAllByText('约 72%')).toHaveLength(2);
  expect(screen.getAllByText('应已印完')).toHaveLength(2);
  expect(screen.queryByRole('progressbar', { name: 'P000003' })).toBeNull();
  expect(screen.getByText('按机器的速度从开印算起，不是数出来的')).toBeDefined();
});

it('a shop finishes a whole batch and says what was spoiled', async () => {
  const fake = server()
    .on(printBatchesApi.detail, () => ({ ...batch, orders: [order('P000001')] }))
    .on(printBatchesApi.move, () => ({ moved: 2 }));
  const { person } = await show(<Detail />, {
    at: `/devops/printBatchDetail?batch=${batch.batchId}`,
    user: userInfo('ZHIBI_PRINT_SHOP'),
  });
  await person.click(await screen.findByRole('button', { name: /^印\s*完$/ }));
  const waste = await screen.findByLabelText('损耗了多少张');
  await person.clear(waste);
  await person.type(waste, '7');
  const finish = (await screen.findAllByRole('button', { name: /^印\s*完$/ })).at(-1);
  if (finish === undefined) throw new Error('no button');
  await person.click(finish);
  expect(fake.calls(printBatchesApi.move).map(({ input }) => input)).toEqual([
    { move: 'finish', batchId: batch.batchId, wasteSheets: 7 },
  ]);
});

it('a shop whose tasks are in no batch is told of them where its day begins, and led there', async () => {
  const fake = fakeServer().on(printBatchesApi.list, () => ({ items: [], next: null, alone: 2 }));
  await show(<List />, { at: '/devops/printBatch', user: userInfo('ZHIBI_PRINT_SHOP') });
  expect(await screen.findByText('有 2 单任务在做，不在批次里')).toBeDefined();
  expect(screen.getByRole('link', { name: '看印刷任务' }).getAttribute('href')).toBe('/devops/printTask');
  expect(screen.queryByText('没有在做的批次')).toBeNull();
  expect(fake.calls(printBatchesApi.list)).toHaveLength(1);
});

it('where nothing can be put together that is said, which tasks a batch holds, and why these make no single batch', async () => {
  const plain = order('P000001');
  const coloured = { ...order('P000002'), options: { ...usualOptions, colorPrint: true } };
  server()
    .on(printingApi.list, () => ({ items: [plain, coloured], next: null, counts: [], withdrawn: 0 }))
    .on(printBatchesApi.propose, ({ orderIds }) => ({
      batches: orderIds.map((orderId) => ({
        ...paper,
        shopId,
        shopName: '文二路',
        machineId,
        machineName: '1 号机',
        orderIds: [orderId],
        sheets: 80,
        minutes: 7,
        dueAt: '20261123073000',
      })),
      left: [],
      gap: 0,
      saved: { sheets: 0, minutes: 0 },
    }));
  const { person } = await show(<Create />, { at: '/devops/printBatchCreate', user: userInfo('ZHIBI_PRINT_CENTER') });
  expect(await screen.findByText(/已选 2 单 · 纸张、颜色、单双面相同的单才能合成一批/)).toBeDefined();
  await person.click(screen.getByRole('button', { name: '自动分批' }));
  expect(await screen.findByText(/没有同一天、同一种纸的单可以合并/)).toBeDefined();
  expect(screen.getAllByText(/^P00000[12]$/)).toHaveLength(4);
});

it('a batch that was made for no machine is begun on the one that the shop names', async () => {
  const machine = (machineName: string) => ({
    machineId: newId(),
    machineName,
    stopped: '',
    revision: 0 as const,
    printer: null,
  });
  const [first, second] = [machine('1 号机'), machine('2 号机')];
  const fake = server()
    .on(printersApi.list, () => ({ items: [first, second] }))
    .on(printBatchesApi.detail, () => ({ ...batch, machineName: '', can: ['start' as const], orders: [] }))
    .on(printBatchesApi.move, () => ({ moved: 2 }));
  const { person } = await show(<Detail />, {
    at: `/devops/printBatchDetail?batch=${batch.batchId}`,
    user: userInfo('ZHIBI_PRINT_SHOP'),
  });
  await person.click(await screen.findByRole('button', { name: /^开\s*印$/ }));
  await person.click(await screen.findByRole('radio', { name: '2 号机' }));
  const begin = screen.getAllByRole('button', { name: /^开\s*印$/ }).at(-1);
  if (begin === undefined) throw new Error('no button');
  await person.click(begin);
  await vi.waitFor(() =>
    expect(fake.calls(printBatchesApi.move).map(({ input }) => input)).toEqual([
      { move: 'start', batchId: batch.batchId, machineId: second.machineId },
    ]),
  );
});
