import { usualOptions } from '@zhibi/contract/printing';
import type { OfflineWork } from '@zhibi/contract/printing/offline';
import { expect, it } from 'vitest';
import { offlineRights } from './policy.js';
import { attachmentType, booksToReserve, changedFields, stateOf } from './rules.js';

const work: OfflineWork = {
  schoolId: '0199d6ad-0000-7000-8000-000000000001',
  shopId: null,
  printedOn: '20261101',
  title: '校庆节目单',
  pages: 4,
  copies: 30,
  paperSize: 'A4',
  weight: '80',
  options: usualOptions,
  printedBy: '文印室',
  reason: '停电',
  dots: false,
};

it('a change says how the changed fields stood before, and nothing of the others', () => {
  expect(changedFields(work, { ...work, copies: 31, options: { ...usualOptions } })).toEqual({ copies: 30 });
  const { bookbind, ...rest } = usualOptions;
  expect(changedFields(work, { ...work, options: { bookbind, ...rest } })).toEqual({});
  expect(changedFields(work, { ...work, options: { ...usualOptions, bookbind: 1 } })).toEqual({
    options: usualOptions,
  });
});

it.each([
  [{ dots: false, copies: 30 }, [], 0],
  [{ dots: true, copies: 30 }, [], 30],
  [{ dots: true, copies: 30 }, [20, 4], 6],
  [{ dots: true, copies: 10 }, [30], 0],
])('%j with books %j reserves %i more', (wanted, books, more) => {
  expect(
    booksToReserve(
      wanted,
      books.map((count) => ({ books: count })),
    ),
  ).toBe(more);
});

it.each([
  ['%PDF-1.7 and so on', 'application/pdf'],
  ['\xff\xd8\xff\xe0 a photograph', 'image/jpeg'],
  ['\x89PNG\r\n\x1a\n and more', 'image/png'],
  ['RIFF....WEBPVP8 ', 'image/webp'],
  ['RIFF....WAVEfmt ', undefined],
  ['<svg onload="x()"></svg>', undefined],
  ['MZ a program that runs', undefined],
  ['PK\x03\x04 a sheet or an archive', undefined],
  ['', undefined],
  ['%PDF', undefined],
])('%j is %s', (text, type) => {
  expect(attachmentType(Buffer.from(text, 'latin1'))).toBe(type);
});

const open = { settlementId: null, withdrawnAt: null };
const centre = { role: 'ZHIBI_PRINT_CENTER' } as const;
it.each([
  ['open', open, centre, [true, true, false]],
  ['withdrawn', { ...open, withdrawnAt: new Date(0) }, centre, [false, false, true]],
  ['settled', { ...open, settlementId: 'x' }, centre, [false, false, false]],
  ['open', open, { role: 'SCHOOLADMIN' }, [false, false, false]],
  ['open', open, { role: 'ZHIBI_PRINT_SHOP' }, [false, false, false]],
] as const)('an %s record %j gives %j the rights %j', (state, row, actor, [edit, withdraw, restore]) => {
  expect(stateOf(row)).toBe(state);
  expect(offlineRights(actor, row)).toEqual({ edit, withdraw, restore });
});
