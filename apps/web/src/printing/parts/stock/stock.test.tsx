import { screen, within } from '@testing-library/react';
import { dictionaryOf, printSettingsApi, usualCentre, usualShop } from '@zhibi/contract/printing/settings';
import { type PaperStock, printStockApi } from '@zhibi/contract/printing/stock';
import { expect, it } from 'vitest';
import { fakeServer, show } from '../../../../test/show.js';
import { newId, userInfo } from '../../../../test/world.js';
import { Paper } from '../../counting/centre/paper.js';
import { Page as Settings } from '../../settings/set/page.js';

const shopId = newId();
const a3: PaperStock = {
  shopId,
  shopName: '文二路',
  paperSize: 'A3',
  weight: '80',
  left: 6_200,
  countedAt: '20261120080000',
  by: '何永强',
  waiting: 9_400,
  perDay: 3_000,
  lastsDays: 2.1,
  entries: [{ step: 'counted', sheets: 6_200, at: '20261120080000', by: '何永强', note: '' }],
};
const a4: PaperStock = { ...a3, paperSize: 'A4', left: null, countedAt: null, by: '', waiting: 10, entries: [] };

const server = (items: PaperStock[]) =>
  fakeServer()
    .on(printSettingsApi.dictionary, () => ({ entries: dictionaryOf([]) }))
    .on(printSettingsApi.settings, () => ({
      centre: { ...usualCentre, revision: 0 },
      shops: [{ ...usualShop, shopId, shopName: '文二路', revision: 0, machines: [] }],
      prices: [],
    }))
    .on(printStockApi.stock, () => ({ items }))
    .on(printStockApi.record, () => ({}));

it('paper that is too little for what waits is said with how much is missing, and what came is added', async () => {
  const calls = server([a3, a4]);
  const { person } = await show(<Settings />, {
    at: '/devops/printSet?tab=stock',
    user: userInfo('ZHIBI_PRINT_CENTER'),
  });
  expect(await screen.findByText('差 3,200 张')).toBeDefined();
  const uncounted = screen.getByText('没有点过数');
  expect(uncounted).toBeDefined();
  // On a phone it would be a dash without a name.
  expect(uncounted.closest('td')?.nextElementSibling?.textContent).toBe('');
  await person.click(screen.getAllByRole('button', { name: /^登\s*记$/ })[1] as HTMLElement); // as: found by its role
  const dialog = within(await screen.findByRole('dialog'));
  await person.click(dialog.getByText('来纸'));
  await person.type(dialog.getByLabelText('张数'), '5000');
  await person.click(dialog.getByRole('button', { name: /^登\s*记$/ }));
  expect(calls.calls(printStockApi.record).map(({ input }) => input)).toMatchObject([
    { shopId, paperSize: 'A3', weight: '80', step: 'came', sheets: 5_000 },
  ]);
});

it('the dashboard says the scarcest paper in its title, and asks for a count where nobody has counted', async () => {
  server([a3]);
  await show(<Paper />, { at: '/devops/printCenter', user: userInfo('ZHIBI_PRINT_CENTER') });
  expect(await screen.findByText('A3 80 g 不够待印的单')).toBeDefined();
});

it('without any count the dashboard leads to where it is written down', async () => {
  server([]);
  await show(<Paper />, { at: '/devops/printCenter', user: userInfo('ZHIBI_PRINT_CENTER') });
  expect(await screen.findByText('还没有登记纸张')).toBeDefined();
});
