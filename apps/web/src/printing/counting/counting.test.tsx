import { screen, waitFor, within } from '@testing-library/react';
import { printStatuses, statusesInOrder } from '@zhibi/contract/printing';
import { noSums, printCountingApi } from '@zhibi/contract/printing/counting';
import { dictionaryOf, printSettingsApi } from '@zhibi/contract/printing/settings';
import { printStockApi } from '@zhibi/contract/printing/stock';
import { expect, it } from 'vitest';
import { fakeServer, show } from '../../../test/show.js';
import { newId, userInfo } from '../../../test/world.js';
import { Page as Centre } from './centre/page.js';
import { Page as Count } from './count/page.js';

const server = () =>
  fakeServer()
    .on(printSettingsApi.dictionary, () => ({ entries: dictionaryOf([]) }))
    .on(printStockApi.stock, () => ({ items: [] }))
    .on(printCountingApi.unpriced, () => ({ items: [] }));

it('each number of the dashboard leads to its list', async () => {
  const shopId = newId();
  server().on(printCountingApi.centre, () => ({
    now: '20261120140600',
    counts: statusesInOrder.map((messageStatus, at) => ({
      messageStatus,
      count: at + 1,
      late: messageStatus === printStatuses.printing ? 1 : 0,
      nextAt: null,
    })),
    sheetsToday: 18_630,
    late: [],
    lateCount: 0,
    shops: [
      { shopId, shopName: '文二路', sheets: 5_200, capacity: 5_000, machines: 2, working: 1, closed: null },
      { shopId: newId(), shopName: '临平', sheets: 0, capacity: 0, machines: 1, working: 0, closed: '检修' },
    ],
    deliveries: [],
    cutOff: '1100',
  }));
  await show(<Centre />, { at: '/devops/printCenter', user: userInfo('ZHIBI_PRINT_CENTER') });
  const funnel = await screen.findByRole('list', { name: '各状态的单数' });
  expect(
    within(funnel)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual([
    '/devops/printList?tab=pendingPush',
    '/devops/printList?tab=pendingReview',
    '/devops/printList?tab=pendingAssignment',
    '/devops/printList?tab=pendingPrint',
    '/devops/printList?tab=printing',
    '/devops/printList?tab=pendingShipment',
    '/devops/printList?tab=pendingReceipt',
    '/devops/printList?tab=completed',
    '/devops/printList?tab=rejected',
  ]);
  expect(screen.getByText('1 单已晚')).toBeDefined();
  expect(screen.getByText('超出 200 张')).toBeDefined();
  expect(screen.getByText('停业：检修')).toBeDefined();
  expect(screen.getByRole('link', { name: '文二路' }).getAttribute('href')).toBe(`/devops/printTask?shop=${shopId}`);
});

it('the summary says what has no price, and a school opens its orders', async () => {
  const schoolId = newId();
  const sums = {
    ...noSums,
    orders: 3,
    copies: 120,
    pages: 360,
    blanks: 120,
    sheets: 240,
    wasteSheets: 10,
    paperG: 50_000,
    costLi: 19_200,
  };
  const fake = server().on(printCountingApi.pivot, () => ({
    rows: [{ ...sums, unpriced: 1, key: schoolId, name: '青禾实验', cells: { black: sums } }],
    columns: [{ key: 'black', name: '黑白' }],
    total: { ...sums, unpriced: 1 },
  }));
  await show(<Count />, {
    at: '/devops/printCount?from=20261101&until=20261130&columns=colour',
    user: userInfo('ZHIBI_PRINT_CENTER'),
  });
  expect(await screen.findByText(/1 单没有价格/)).toBeDefined();
  expect(fake.calls(printCountingApi.pivot)[0]?.input).toEqual({
    from: '20261101',
    until: '20261130',
    rows: 'school',
    columns: 'colour',
  });
  expect(screen.getByRole('link', { name: '青禾实验' }).getAttribute('href')).toBe(
    `/devops/printList?school=${schoolId}`,
  );
  expect(screen.getAllByText('19.20').length).toBeGreaterThan(0);
});

it('a school folds out into its grades', async () => {
  const schoolId = newId();
  const sums = { ...noSums, orders: 2, sheets: 240 };
  const fake = server().on(printCountingApi.pivot, ({ rows }) => ({
    rows:
      rows === 'school'
        ? [{ ...sums, key: schoolId, name: '青禾实验', cells: {} }]
        : [
            { ...sums, sheets: 40, key: `${schoolId} `, name: '青禾实验 不分年级', cells: {} },
            { ...sums, sheets: 200, key: `${schoolId} 08`, name: '青禾实验 八年级', cells: {} },
          ],
    columns: [],
    total: sums,
  }));
  const { person } = await show(<Count />, { at: '/devops/printCount', user: userInfo('ZHIBI_PRINT_CENTER') });
  expect(screen.queryByText('八年级')).toBeNull();
  const fold = await screen.findByRole('button', { name: '青禾实验的年级' });
  await person.click(fold);
  expect((await screen.findByText('八年级')).closest('tr')?.textContent).toContain('200');
  expect(screen.getByText('不分年级')).toBeDefined();
  await person.click(fold);
  expect(screen.queryByText('八年级')).toBeNull();
  const asked = fake.calls(printCountingApi.pivot).map(({ input }) => input);
  expect(asked).toMatchObject([{ rows: 'school' }, { rows: 'grade' }]);
});

it('a settlement that waits for its side is signed, and says who has signed', async () => {
  const settlementId = newId();
  const fake = server()
    .on(printCountingApi.settlements, () => ({
      items: [
        {
          settlementId,
          number: 'S000007',
          shopId: newId(),
          shopName: '文二路',
          from: '20261101',
          until: '20261130',
          revision: 3,
          lines: [
            {
              paperSize: 'A4',
              weight: '80',
              colour: 'black' as const,
              isDouble: true,
              sheetLi: 70,
              isReprint: false,
              orders: 2,
              sheets: 240,
              bound: 24,
              boundLi: 100,
              costLi: 19_200,
            },
          ],
          sheets: 240,
          costLi: 19_200,
          unpriced: 0,
          createdAt: '20261201090000',
          by: '周',
          signatures: { centre: { by: '周启明', at: '20261201101200' }, shop: null },
          can: { sign: true, cancel: false },
        },
      ],
      next: null,
    }))
    .on(printCountingApi.sign, () => ({}));
  const { person } = await show(<Count />, {
    at: '/devops/printCount?tab=sheets',
    user: userInfo('ZHIBI_PRINT_SHOP'),
  });
  expect(await screen.findByText(/周启明/)).toBeDefined();
  expect(screen.getByText('印刷点未签')).toBeDefined();
  expect(screen.queryByRole('button', { name: '出结算单' })).toBeNull();
  await person.click(screen.getByRole('button', { name: /^签\s*字$/ }));
  await person.click((await screen.findAllByRole('button', { name: /^签\s*字$/ })).at(-1) ?? document.body);
  expect(fake.calls(printCountingApi.sign).map(({ input }) => input)).toEqual([{ settlementId, revision: 3 }]);
  // 240 × 0.07 + 24 × 0.10: nothing is in the sum that is not in the line.
  expect(screen.getByText('24 份 × 0.10 = 2.40')).toBeDefined();
  fake.refuse(printCountingApi.sign, 'conflict', 'settlement-changed');
  const asked = fake.calls(printCountingApi.settlements).length;
  await person.click(screen.getByRole('button', { name: /^签\s*字$/ }));
  await person.click((await screen.findAllByRole('button', { name: /^签\s*字$/ })).at(-1) ?? document.body);
  expect(await screen.findByText(/金额刚刚变了/)).toBeDefined();
  await waitFor(() => expect(fake.calls(printCountingApi.settlements).length).toBeGreaterThan(asked));
});
