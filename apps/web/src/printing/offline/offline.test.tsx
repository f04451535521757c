import { screen, within } from '@testing-library/react';
import { pageInfoOf, printingApi, usualOptions } from '@zhibi/contract/printing';
import { type OfflineDetail, printOfflineApi } from '@zhibi/contract/printing/offline';
import { dictionaryOf, printSettingsApi } from '@zhibi/contract/printing/settings';
import { expect, it } from 'vitest';
import { fakeServer, show } from '../../../test/show.js';
import { newId, userInfo } from '../../../test/world.js';
import { Page as Centre } from './list/page.js';
import { Page as School } from './school/page.js';

const schoolId = newId();
const record: OfflineDetail = {
  offlineId: newId(),
  number: 'X000007',
  schoolId,
  schoolName: '青禾实验',
  shopId: null,
  shopName: '',
  printedOn: '20261102',
  title: '校庆节目单',
  pages: 3,
  copies: 30,
  paperSize: 'A4',
  weight: '80',
  options: usualOptions,
  printedBy: '文印室 王',
  reason: '停电',
  dots: true,
  codes: [{ first: '3.27.101', last: '3.27.130', books: 30 }],
  state: 'open',
  revision: 2,
  pageInfo: pageInfoOf({ pageCount: 3, copies: 30 }, usualOptions),
  costLi: null,
  files: 1,
  by: '周启明',
  createdAt: '20261103080000',
  can: { edit: true, withdraw: true, restore: false },
  attachments: [{ fileId: newId(), name: '收据.jpg', size: 1_000, by: '周启明', at: '20261103080000' }],
  history: [
    { at: '20261103080000', by: '周启明', step: 'made', note: '', changed: [] },
    { at: '20261103090000', by: '周启明', step: 'edited', note: '', changed: ['copies', 'reason'] },
  ],
};
const readOnly: OfflineDetail = { ...record, can: { edit: false, withdraw: false, restore: false } };
const server = (one: OfflineDetail) =>
  fakeServer()
    .on(printSettingsApi.dictionary, () => ({ entries: dictionaryOf([]) }))
    .on(printingApi.choices, () => ({ schools: [{ schoolId, schoolName: '青禾实验' }], shops: [] }))
    .on(printOfflineApi.list, () => ({ items: [one], next: null }))
    .on(printOfflineApi.detail, () => one);

/** The drawer or dialog that says this: all have the same id in this test, and so no names of their own. */
const opened = async (words: string) => {
  const found = await screen.findByText(words);
  return found.closest<HTMLElement>('[role=dialog]') ?? document.body;
};

it('the centre writes down what was printed outside, its sheets counted while it types, and sees the record', async () => {
  const fake = server(record).on(printOfflineApi.save, () => ({ offlineId: record.offlineId, revision: 1 }));
  const { person } = await show(<Centre />, { at: '/devops/printOffline', user: userInfo('ZHIBI_PRINT_CENTER') });
  await person.click(await screen.findByRole('button', { name: /登\s*记/ }));
  const dialog = await opened('印刷人');
  const save = within(dialog).getByRole('button', { name: /保\s*存/ });
  expect(save.hasAttribute('disabled')).toBe(true);
  expect(within(dialog).getByText(/还缺：学校、标题、印刷人、原因/)).toBeDefined();
  await person.click(within(dialog).getByLabelText('学校'));
  await person.click(await screen.findByText('青禾实验', { selector: '.ant-select-item-option-content' }));
  for (const [label, words] of [
    ['标题', '校庆节目单'],
    ['印刷人', '文印室'],
    ['原因', '停电'],
  ] as const)
    await person.type(within(dialog).getByLabelText(label), words);
  await person.type(within(dialog).getByLabelText('份数'), '{Backspace}30');
  expect(within(dialog).getByText('共 30 张'), 'nothing is missing').toBeDefined();
  await person.click(save);
  expect(fake.calls(printOfflineApi.save)[0]?.input).toMatchObject({
    schoolId,
    shopId: null,
    title: '校庆节目单',
    pages: 2,
    copies: 30,
    reason: '停电',
    dots: false,
  });
  const drawer = await opened('附件');
  expect(await within(drawer).findByText('3.27.101 – 3.27.130 · 30 本')).toBeDefined();
  expect(within(drawer).getByText('修改：份数和原因 · 周启明')).toBeDefined();
});

it.each([
  [['A3'], 1],
  [['A3', 'A4'], 0],
  [['A3', '双面长边翻', 'B4'], 0],
])(
  'after %j sheets are turned over the edge that suits them, unless somebody has said otherwise',
  async (chosen, edge) => {
    const fake = server(record).on(printOfflineApi.save, () => ({ offlineId: record.offlineId, revision: 1 }));
    const { person } = await show(<Centre />, { at: '/devops/printOffline', user: userInfo('ZHIBI_PRINT_CENTER') });
    await person.click(await screen.findByRole('button', { name: /登\s*记/ }));
    const dialog = await opened('印刷人');
    for (const words of chosen)
      await person.click(within(dialog).getByRole('radio', { name: new RegExp(`^${words}`) }));
    await person.click(within(dialog).getByLabelText('学校'));
    await person.click(await screen.findByText('青禾实验', { selector: '.ant-select-item-option-content' }));
    for (const label of ['标题', '印刷人', '原因']) await person.type(within(dialog).getByLabelText(label), 'x');
    await person.click(within(dialog).getByRole('button', { name: /保\s*存/ }));
    expect(fake.calls(printOfflineApi.save)[0]?.input).toMatchObject({ options: { doublePrintType: edge } });
  },
);

it('a record is withdrawn with a reason, as it was seen', async () => {
  const fake = server(record).on(printOfflineApi.withdraw, () => ({ revision: 3 }));
  const at = `/devops/printOffline?record=${record.offlineId}`;
  const { person } = await show(<Centre />, { at, user: userInfo('ZHIBI_PRINT_CENTER') });
  await person.click(await screen.findByRole('button', { name: /^撤\s*销$/ }));
  const dialog = await opened('撤销 X000007');
  await person.type(within(dialog).getByLabelText('撤销的原因'), '重复登记{Enter}');
  expect(fake.calls(printOfflineApi.withdraw).map(({ input }) => input)).toEqual([
    { offlineId: record.offlineId, revision: 2, isWithdrawn: true, note: '重复登记' },
  ]);
});

it('a school reads its own records and can change nothing', async () => {
  const at = `/print/offline?record=${record.offlineId}`;
  server(readOnly);
  await show(<School />, { at, user: userInfo('SCHOOLADMIN') });
  const drawer = await opened('附件');
  expect(await within(drawer).findByRole('button', { name: /收据\.jpg/ })).toBeDefined();
  for (const name of [/^撤\s*销$/, /^修\s*改$/, /删\s*除/, '添加附件'])
    expect(within(drawer).queryByRole('button', { name })).toBeNull();
  expect(screen.queryByRole('button', { name: /登\s*记/ })).toBeNull();
});
