import type { Language, SheetFormat } from '@zhibi/contract/kernel';
import { codesOf } from '@zhibi/contract/printing';
import type { OfflineRecord } from '@zhibi/contract/printing/offline';
import { type DictEntry, nameIn } from '@zhibi/contract/printing/settings';
import { sheetFile } from '../../platform/sheets/index.js';

/** The words of the table; a spreadsheet has no other place to find them. */
const words = {
  zh: {
    name: '线下印刷记录',
    states: { open: '未结算', settled: '已结算', withdrawn: '已撤销' },
    columns: [
      '编号',
      '印刷日期',
      '学校',
      '标题',
      '每份面数',
      '份数',
      '总张数',
      '纸张',
      '克重',
      '颜色',
      '单双面',
      '装订',
      '拼版',
      '印刷人',
      '原因',
      '印刷点',
      '费用（元）',
      '预留页码',
      '附件',
      '状态',
      '登记人',
    ],
  },
  en: {
    name: 'printed outside',
    states: { open: 'to be settled', settled: 'settled', withdrawn: 'withdrawn' },
    columns: [
      'No.',
      'Printed on',
      'School',
      'Title',
      'Pages',
      'Copies',
      'All sheets',
      'Paper',
      'Weight',
      'Colour',
      'Sides',
      'Binding',
      'Layout',
      'Printed by',
      'Reason',
      'Print shop',
      'Cost (yuan)',
      'Reserved codes',
      'Attachments',
      'State',
      'Written by',
    ],
  },
} as const satisfies Record<Language, unknown>;

/** The records of a list as a table. */
export function exportOffline(
  records: readonly OfflineRecord[],
  { format, language, dictionary }: { format: SheetFormat; language: Language; dictionary: readonly DictEntry[] },
) {
  const word = words[language];
  const named = (kind: DictEntry['kind'], code: string) => nameIn(dictionary, kind, code, language);
  const rows = records.map((one) => [
    one.number,
    one.printedOn.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3'),
    one.schoolName,
    one.title,
    one.pages,
    one.copies,
    one.pageInfo.totalPieceCount,
    named('paperSize', one.paperSize),
    named('weight', one.weight),
    named('colour', codesOf(one.options).colour),
    named('duplex', codesOf(one.options).duplex),
    named('binding', codesOf(one.options).binding),
    named('imposition', codesOf(one.options).imposition),
    one.printedBy,
    one.reason,
    one.shopName,
    one.costLi === null ? '' : one.costLi / 1_000,
    one.codes.map(({ first, last }) => `${first} – ${last}`).join(' '),
    one.files,
    word.states[one.state],
    one.by,
  ]);
  return sheetFile({ name: word.name, columns: word.columns.map((title) => ({ title })), rows }, format);
}
