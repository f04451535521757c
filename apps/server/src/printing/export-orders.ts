import type { Language, SheetFormat } from '@zhibi/contract/kernel';
import { codesOf, type PrintOrder, type PrintStatusName, statusName } from '@zhibi/contract/printing';
import { type DictEntry, nameIn } from '@zhibi/contract/printing/settings';
import { sheetFile } from '../platform/sheets/index.js';

/** The words of the table; a spreadsheet has no other place to find them. */
const words = {
  zh: {
    name: '印刷单',
    columns: [
      '单号',
      '学校',
      '班级',
      '标题',
      '来源',
      '纸张',
      '颜色',
      '单双面',
      '装订',
      '拼版',
      '每份面数',
      '补白',
      '每份张数',
      '份数',
      '总印面',
      '总张数',
      '要用时间',
      '状态',
      '印刷点',
      '发货单号',
      '费用（元）',
      '提交人',
      '提交时间',
    ],
  },
  en: {
    name: 'print orders',
    columns: [
      'No.',
      'School',
      'Classes',
      'Title',
      'Source',
      'Paper',
      'Colour',
      'Sides',
      'Binding',
      'Layout',
      'Pages',
      'Blank',
      'Sheets a copy',
      'Copies',
      'All pages',
      'All sheets',
      'Wanted',
      'Status',
      'Print shop',
      'Shipment',
      'Cost (yuan)',
      'Asked by',
      'Asked',
    ],
  },
} as const satisfies Record<Language, unknown>;

const statusWords: Readonly<Record<PrintStatusName, Readonly<Record<Language, string>>>> = {
  pendingPush: { zh: '待推送', en: 'pending push' },
  pendingReview: { zh: '待审核', en: 'pending review' },
  pendingAssignment: { zh: '待分配', en: 'pending assignment' },
  pendingPrint: { zh: '待印刷', en: 'pending print' },
  printing: { zh: '印刷中', en: 'printing' },
  pendingShipment: { zh: '待发货', en: 'pending shipment' },
  pendingReceipt: { zh: '待收货', en: 'pending receipt' },
  completed: { zh: '已完成', en: 'completed' },
  rejected: { zh: '已驳回', en: 'rejected' },
};

const sourceWords: Readonly<Record<PrintOrder['source'], Readonly<Record<Language, string>>>> = {
  homework: { zh: '作业', en: 'homework' },
  handbook: { zh: '个册', en: 'workbook' },
  characters: { zh: '字帖', en: 'character sheet' },
  arithmetic: { zh: '口算', en: 'arithmetic' },
  paper: { zh: '试卷', en: 'paper' },
};

const withdrawnWords: Readonly<Record<Language, string>> = { zh: '已撤回', en: 'withdrawn' };

/** 20261123073000 as people write it. */
const timeText = (stamp: string): string => stamp.replace(/^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)\d\d$/, '$1-$2-$3 $4:$5');

/** The orders of a list as a table. */
export function exportOrders(
  orders: readonly PrintOrder[],
  { format, language, dictionary }: { format: SheetFormat; language: Language; dictionary: readonly DictEntry[] },
) {
  const named = (kind: DictEntry['kind'], code: string) => nameIn(dictionary, kind, code, language);
  const word = words[language];
  const rows = orders.map((order) => [
    order.number,
    order.schoolName,
    order.classNames.join(' '),
    order.title,
    sourceWords[order.source][language],
    named('paperSize', order.pageSize),
    named('colour', codesOf(order.options).colour),
    named('duplex', codesOf(order.options).duplex),
    named('binding', codesOf(order.options).binding),
    named('imposition', codesOf(order.options).imposition),
    order.pageInfo.pageCount,
    order.pageInfo.blankPageCount,
    order.pageInfo.pieceCount,
    order.copies,
    order.pageInfo.totalPageCount,
    order.pageInfo.totalPieceCount,
    timeText(order.wantedAt),
    order.isWithdrawn ? withdrawnWords[language] : statusWords[statusName(order.messageStatus)][language],
    order.shopName,
    order.shipmentNo,
    order.costLi === null ? '' : order.costLi / 1_000,
    order.by,
    timeText(order.createdAt),
  ]);
  return sheetFile({ name: word.name, columns: word.columns.map((title) => ({ title })), rows }, format);
}
