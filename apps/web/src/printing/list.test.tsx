import { cleanup, screen, within } from '@testing-library/react';
import { printingApi } from '@zhibi/contract/printing';
import { dictionaryOf, printSettingsApi } from '@zhibi/contract/printing/settings';
import { expect, it } from 'vitest';
import { printOrder } from '../../test/print-order.js';
import { fakeServer, show } from '../../test/show.js';
import { userInfo } from '../../test/world.js';
import { Page as AllOrders } from './list/page.js';
import { Page as Tasks } from './task/page.js';

const serving = (...orders: ReturnType<typeof printOrder>[]) =>
  fakeServer()
    .on(printingApi.list, () => ({ items: orders, next: null, counts: [], withdrawn: 0 }))
    .on(printingApi.choices, () => ({ schools: [], shops: [] }))
    .on(printSettingsApi.dictionary, () => ({ entries: dictionaryOf([]) }));
const rowOf = async (number: string) =>
  within((await screen.findByRole('link', { name: number })).closest('tr') as HTMLElement); // as: a link of a table

it('the centre reads of every order where it comes from, who asked for it and what it costs', async () => {
  serving(
    printOrder({ number: 'P000001', source: 'handbook', by: '林若溪', costLi: 5_160 }),
    printOrder({ number: 'P000002', source: 'paper', costLi: null }),
  );
  await show(<AllOrders />, { at: '/devops/printList', user: userInfo('ZHIBI_PRINT_CENTER') });
  const row = await rowOf('P000001');
  for (const text of ['个册', '林若溪', '5.16']) expect(row.getByText(text)).toBeDefined();
  expect((await rowOf('P000002')).getByText('试卷')).toBeDefined();
  for (const name of ['来源', '提交人', '费用（元）']) expect(screen.getByRole('columnheader', { name })).toBeDefined();
});

it('an empty tab says that nothing is in it, a search that nothing was found, and only the first that there is none at all', async () => {
  serving();
  const user = userInfo('ZHIBI_PRINT_CENTER');
  const at = '/devops/printList';
  await show(<AllOrders />, { at: `${at}?tab=pendingReceipt`, user });
  expect(await screen.findByText('没有“待收货”的印刷单')).toBeDefined();
  cleanup();
  await show(<AllOrders />, { at: `${at}?words=周测`, user });
  expect(await screen.findByText('没有符合条件的印刷单')).toBeDefined();
  cleanup();
  await show(<AllOrders />, { at, user });
  expect(await screen.findByText('这个状态下没有印刷单')).toBeDefined();
});

it('a shop, which prints what it is told, has no such columns', async () => {
  serving(printOrder({ number: 'P000001' }));
  await show(<Tasks />, { at: '/devops/printTask', user: userInfo('ZHIBI_PRINT_SHOP') });
  await rowOf('P000001');
  expect(screen.queryByRole('columnheader', { name: '来源' })).toBeNull();
});
