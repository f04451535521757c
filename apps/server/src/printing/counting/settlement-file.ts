import type { Language } from '@zhibi/contract/kernel';
import type { Settlement } from '@zhibi/contract/printing/counting';
import { type DictEntry, nameIn } from '@zhibi/contract/printing/settings';
import type { FormSheet } from '@zhibi/typeset';
import { sheetFile } from '../../platform/sheets/index.js';
import { timeText } from '../batches/paper-forms.js';

const words = {
  zh: {
    title: '结算单',
    columns: ['项目', '单数', '张数', '单价（元）', '金额（元）'],
    double: '双面',
    single: '单面',
    reprint: '补印，不计费',
    offline: '线下印刷',
    total: '应付',
    period: '发货日期',
    made: '制单',
    unpriced: '没有价格的单（定价后才能签）',
    centre: '印刷中心',
    shop: '印刷点',
  },
  en: {
    title: 'Settlement',
    columns: ['Item', 'Orders', 'Sheets', 'Price (yuan)', 'Amount (yuan)'],
    double: 'double',
    single: 'single',
    reprint: 'printed again, free',
    offline: 'printed outside',
    total: 'To pay',
    period: 'Shipped',
    made: 'Made by',
    unpriced: 'Orders without a price (not to be signed before they have one)',
    centre: 'Print centre',
    shop: 'Print shop',
  },
} as const satisfies Record<Language, unknown>;

interface OnPaper {
  settlement: Settlement;
  dictionary: readonly DictEntry[];
  language: Language;
}

const days = ({ from, until }: Settlement): string =>
  [from, until].map((day) => day.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3')).join(' – ');

/** Item, orders, sheets, price in yuan, amount in yuan; the last row is all of it. */
function rowsOf({ settlement, dictionary, language }: OnPaper): [string, number, number, number | null, number][] {
  const word = words[language];
  const named = (kind: DictEntry['kind'], code: string) => nameIn(dictionary, kind, code, language);
  const rows = settlement.lines.map((line): [string, number, number, number | null, number] => [
    [
      named('paperSize', line.paperSize),
      named('weight', line.weight),
      named('colour', line.colour),
      line.isDouble ? word.double : word.single,
      ...(line.isReprint ? [word.reprint] : []),
      ...(line.isOffline ? [word.offline] : []),
    ].join(' '),
    line.orders,
    line.sheets,
    line.sheetLi === null ? null : line.sheetLi / 1_000,
    line.costLi / 1_000,
  ]);
  const orders = settlement.lines.reduce((sum, line) => sum + line.orders, 0);
  return [...rows, [word.total, orders, settlement.sheets, null, settlement.costLi / 1_000]];
}

/** The settlement as both sides sign it. */
export function settlementForm(of: OnPaper): FormSheet {
  const { settlement, language } = of;
  const word = words[language];
  const signed = (side: 'centre' | 'shop', who: string) => {
    const signature = settlement.signatures[side];
    return signature ? `${who}  ${signature.by}  ${timeText(signature.at)}` : who;
  };
  return {
    title: `${word.title} ${settlement.number}`,
    note: settlement.shopName,
    facts: [
      [word.period, days(settlement)],
      [word.made, `${settlement.by} ${timeText(settlement.createdAt)}`],
      ...(settlement.unpriced > 0 ? [[word.unpriced, String(settlement.unpriced)] as const] : []),
    ],
    tables: [
      {
        title: '',
        columns: word.columns.map((title, at) => ({ title, share: at === 0 ? 4 : 1.4, isNumber: at > 0 })),
        rows: rowsOf(of).map(([item, orders, sheets, price, amount]) => [
          item,
          String(orders),
          sheets.toLocaleString('en-US'),
          price === null ? '--' : String(price),
          amount.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 3 }),
        ]),
        hasSum: true,
      },
    ],
    signatures: [signed('centre', word.centre), signed('shop', `${word.shop} ${settlement.shopName}`)],
  };
}

export function settlementSheet(of: OnPaper, format: 'xlsx' | 'csv') {
  const word = words[of.language];
  return sheetFile(
    {
      name: word.title,
      about: [of.settlement.number],
      columns: word.columns.map((title, at) => ({ title, width: at === 0 ? 36 : 14 })),
      rows: rowsOf(of),
    },
    format,
  );
}
