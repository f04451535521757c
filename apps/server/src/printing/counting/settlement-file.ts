import type { Language } from '@zhibi/contract/kernel';
import { bindingOf, type Settlement, type SettlementLine } from '@zhibi/contract/printing/counting';
import { type DictEntry, nameIn } from '@zhibi/contract/printing/settings';
import type { FormSheet } from '@zhibi/typeset';
import { sheetFile } from '../../platform/sheets/index.js';
import { timeText } from '../batches/paper-forms.js';

const words = {
  zh: {
    title: '结算单',
    columns: ['项目', '单数', '张数', '元/张', '装订份数', '元/份', '装订（元）', '金额（元）'],
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
    columns: [
      'Item',
      'Orders',
      'Sheets',
      'Yuan a sheet',
      'Bound copies',
      'Yuan a copy',
      'Binding (yuan)',
      'Amount (yuan)',
    ],
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

type Row = [string, ...(number | null)[]];
/** Which columns are about binding: on paper they stand only where something is bound. */
const OF_BINDING: readonly number[] = [4, 5, 6];
const inYuan = (li: number | null) => (li === null ? null : li / 1_000);
const bindingCells = (line: SettlementLine): (number | null)[] => {
  const { copies, copyLi, costLi } = bindingOf(line);
  return costLi === 0 ? [null, null, null] : [copies, inYuan(copyLi), inYuan(costLi)];
};

/** Item, orders, sheets, the price of one, what is bound at which price and for how much, the amount; the last row is all of it. */
function rowsOf({ settlement, dictionary, language }: OnPaper): Row[] {
  const word = words[language];
  const named = (kind: DictEntry['kind'], code: string) => nameIn(dictionary, kind, code, language);
  const rows = settlement.lines.map(
    (line): Row => [
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
      inYuan(line.sheetLi),
      ...bindingCells(line),
      line.costLi / 1_000,
    ],
  );
  const orders = settlement.lines.reduce((sum, line) => sum + line.orders, 0);
  const binding = settlement.lines.reduce((sum, line) => sum + bindingOf(line).costLi, 0);
  const sums = [orders, settlement.sheets, null, null, null, inYuan(binding || null), settlement.costLi / 1_000];
  return [...rows, [word.total, ...sums]];
}

const onPaper = (value: number | null, isSum: boolean): string =>
  value === null
    ? '--'
    : value.toLocaleString(
        'en-US',
        isSum ? { minimumFractionDigits: 2, maximumFractionDigits: 3 } : { maximumFractionDigits: 3 },
      );

/** The settlement as both sides sign it. */
export function settlementForm(of: OnPaper): FormSheet {
  const { settlement, language } = of;
  const word = words[language];
  const isBound = settlement.lines.some((line) => bindingOf(line).costLi !== 0);
  const stands = <T>(cells: readonly T[]) => (isBound ? cells : cells.filter((_, at) => !OF_BINDING.includes(at)));
  const money = word.columns.length - 1;
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
        columns: stands(word.columns.map((title, at) => ({ title, share: at === 0 ? 4 : 1.4, isNumber: at > 0 }))),
        rows: rowsOf(of).map(([item, ...cells]) =>
          stands([item, ...cells.map((cell, at) => onPaper(cell, at + 1 >= money - 1))]),
        ),
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
