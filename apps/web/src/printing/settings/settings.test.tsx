import { cleanup, screen } from '@testing-library/react';
import {
  type DictEntry,
  dictionaryOf,
  printSettingsApi,
  usualCentre,
  usualShop,
} from '@zhibi/contract/printing/settings';
import { expect, it } from 'vitest';
import { fakeServer, show } from '../../../test/show.js';
import { newId, userInfo } from '../../../test/world.js';
import { Page as Dict } from './dict/page.js';
import { Page as Settings } from './set/page.js';

const centre = () => userInfo('ZHIBI_PRINT_CENTER');
const own: DictEntry = {
  kind: 'carrier',
  code: 'van2',
  zh: '二号车',
  en: 'Van 2',
  position: 3,
  enabled: true,
  revision: 1,
};

it('the dictionary adds with a code of letters, orders whole lists, and removes nothing that comes with the product', async () => {
  const server = fakeServer()
    .on(printSettingsApi.dictionary, () => ({ entries: dictionaryOf([own]) }))
    .on(printSettingsApi.saveEntry, () => ({ revision: 1 }))
    .on(printSettingsApi.orderEntries, () => ({}));
  const { person } = await show(<Dict />, { at: '/devops/printDict?kind=carrier', user: centre() });
  expect(await screen.findByText('二号车')).toBeDefined();
  expect(screen.getAllByRole('button', { name: /^删\s*除$/ })).toHaveLength(1);
  await person.click(screen.getByRole('button', { name: '二号车 上移' }));
  expect(server.calls(printSettingsApi.orderEntries)[0]?.input).toEqual({
    kind: 'carrier',
    codes: ['own', 'pickup', 'van2', 'express'],
  });
  await person.click(screen.getByRole('button', { name: /^增\s*加$/ }));
  await person.type(await screen.findByLabelText('代码'), '三号');
  expect((await screen.findByRole('alert')).textContent).toContain('字母');
  await person.clear(screen.getByLabelText('代码'));
  await person.type(screen.getByLabelText('代码'), 'van3');
  await person.type(screen.getByLabelText('中文'), '三号车');
  await person.type(screen.getByLabelText('英文'), 'Van 3');
  await person.click(screen.getByRole('button', { name: /^保\s*存$/ }));
  expect(server.calls(printSettingsApi.saveEntry)[0]?.input).toMatchObject({ code: 'van3', revision: 0, isNew: true });
});

it('a word that is being written is there again after a reload', async () => {
  fakeServer().on(printSettingsApi.dictionary, () => ({ entries: dictionaryOf([own]) }));
  const open = async () => {
    const { person } = await show(<Dict />, { at: '/devops/printDict?kind=carrier', user: centre() });
    await person.click(await screen.findByRole('button', { name: /^增\s*加$/ }));
    return { person, code: await screen.findByLabelText('代码') };
  };
  const first = await open();
  await first.person.type(first.code, 'van3');
  cleanup();
  expect((await open()).code.getAttribute('value')).toBe('van3');
});

it('a price is not saved before its day is chosen', async () => {
  const shop = { ...usualShop, shopId: newId(), shopName: '文二路', revision: 0, machines: [] };
  const server = fakeServer()
    .on(printSettingsApi.dictionary, () => ({ entries: dictionaryOf([]) }))
    .on(printSettingsApi.settings, () => ({ centre: { ...usualCentre, revision: 0 }, shops: [shop], prices: [] }))
    .on(printSettingsApi.addPrice, () => ({ priceId: newId() }));
  const { person } = await show(<Settings />, { at: '/devops/printSet?tab=prices', user: centre() });
  await person.click(await screen.findByRole('button', { name: '增加价格' }));
  await person.click(await screen.findByRole('button', { name: /^保\s*存$/ }));
  expect((await screen.findByRole('alert')).textContent).toBe('请选择从哪天起');
  expect(server.calls(printSettingsApi.addPrice)).toHaveLength(0);
});
