import { screen, within } from '@testing-library/react';
import { printCountingApi, type UnpricedWork } from '@zhibi/contract/printing/counting';
import { dictionaryOf, printSettingsApi } from '@zhibi/contract/printing/settings';
import { expect, it } from 'vitest';
import { fakeServer, show } from '../../../test/show.js';
import { newId, userInfo } from '../../../test/world.js';
import { Page as Count } from './count/page.js';

const kind = { shopId: newId(), paperSize: 'A4', weight: '80', colorPrint: false, doubleSidedPrint: true };
const work: UnpricedWork = {
  ...kind,
  shopName: '文二路',
  works: 3,
  sheets: 240,
  bound: 0,
  numbers: ['P000012', 'P000011'],
  inSettlements: 1,
  listed: null,
};
const settlement = {
  settlementId: newId(),
  number: 'S000007',
  revision: 1,
  shopId: kind.shopId,
  shopName: '文二路',
  from: '20261101',
  until: '20261130',
  lines: [
    {
      paperSize: 'A4',
      weight: '80',
      colour: 'black' as const,
      isDouble: true,
      sheetLi: null,
      isReprint: false,
      orders: 3,
      sheets: 240,
      costLi: 0,
    },
  ],
  sheets: 240,
  costLi: 0,
  unpriced: 3,
  createdAt: '20261201090000',
  by: '周',
  signatures: { centre: null, shop: null },
  can: { sign: false, cancel: true },
};
const open = async (role: 'ZHIBI_PRINT_CENTER' | 'ZHIBI_PRINT_SHOP', items: UnpricedWork[]) => {
  const fake = fakeServer()
    .on(printSettingsApi.dictionary, () => ({ entries: dictionaryOf([]) }))
    .on(printCountingApi.unpriced, () => ({ items }))
    .on(printCountingApi.setPrice, ({ works }) => ({ works }))
    .on(printCountingApi.settlements, () => ({ items: [settlement], next: null }));
  return { fake, ...(await show(<Count />, { at: '/devops/printCount?tab=sheets', user: userInfo(role) })) };
};

it('the centre sets the price of work that has none, with a reason, once it has said both', async () => {
  const { fake, person } = await open('ZHIBI_PRINT_CENTER', [work]);
  expect(await screen.findByText('3 单没有价格')).toBeDefined();
  expect(screen.getByText('P000012 P000011 等')).toBeDefined();
  expect(await screen.findByText('3 单没有价格，定价之后才能签字')).toBeDefined();
  expect(screen.getByText('没有价格', { exact: true })).toBeDefined();
  expect(screen.queryByRole('button', { name: /^签\s*字$/ })).toBeNull();
  await person.click(screen.getByRole('button', { name: /^定\s*价$/ }));
  const dialog = within(await screen.findByRole('dialog'));
  const save = dialog.getByRole<HTMLButtonElement>('button', { name: /^定\s*价$/ });
  await person.type(dialog.getByLabelText('原因'), '签约之前');
  expect(save.disabled).toBe(true);
  await person.type(dialog.getByLabelText('元/张'), '0.07');
  expect(dialog.getByText('共 16.80 元')).toBeDefined();
  await person.click(save);
  expect(await screen.findByText('已定价 3 单')).toBeDefined();
  expect(fake.calls(printCountingApi.setPrice).map(({ input }) => input)).toEqual([
    { ...kind, works: 3, price: { sheetLi: 70, boundLi: 0 }, reason: '签约之前' },
  ]);
});

it('it says that such work costs nothing, and is told where it is no longer the same', async () => {
  const { fake, person } = await open('ZHIBI_PRINT_CENTER', [{ ...work, bound: 80 }]);
  fake.refuse(printCountingApi.setPrice, 'conflict', 'unpriced-changed');
  await person.click(await screen.findByRole('button', { name: /^定\s*价$/ }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByLabelText('元/份（装订）')).toBeDefined();
  await person.click(dialog.getByText('不收费'));
  expect(dialog.queryByLabelText('元/张')).toBeNull();
  await person.type(dialog.getByLabelText('原因'), '样张');
  await person.click(dialog.getByRole('button', { name: /^定\s*价$/ }));
  expect(await screen.findByText(/请再看一遍/)).toBeDefined();
  expect(fake.calls(printCountingApi.setPrice)[0]?.input).toMatchObject({ price: null, reason: '样张' });
});

it('a shop sees why it cannot sign, and no prices to set', async () => {
  const { fake } = await open('ZHIBI_PRINT_SHOP', [work]);
  expect(await screen.findByText('3 单没有价格，定价之后才能签字')).toBeDefined();
  expect(screen.queryByRole('button', { name: /^定\s*价$/ })).toBeNull();
  expect(fake.calls(printCountingApi.unpriced)).toEqual([]);
});
