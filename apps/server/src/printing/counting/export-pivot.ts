import type { Language, SheetFormat } from '@zhibi/contract/kernel';
import { carbonG, type Dimension, type Sums, wasteOf } from '@zhibi/contract/printing/counting';
import { sheetFile } from '../../platform/sheets/index.js';

const words = {
  zh: {
    name: '印刷汇总',
    total: '合计',
    by: {
      school: '学校',
      shop: '印刷点',
      paper: '纸张',
      colour: '颜色',
      source: '来源',
      day: '日期',
      week: '周',
      month: '月',
    },
    columns: [
      '单数',
      '份数',
      '印面',
      '补白',
      '张数',
      '损耗张',
      '损耗率',
      '用纸（千克）',
      '造纸的碳排放（千克 CO₂e）',
      '费用（元）',
      '未定价的单',
    ],
  },
  en: {
    name: 'print summary',
    total: 'Total',
    by: {
      school: 'School',
      shop: 'Print shop',
      paper: 'Paper',
      colour: 'Colour',
      source: 'Source',
      day: 'Day',
      week: 'Week',
      month: 'Month',
    },
    columns: [
      'Orders',
      'Copies',
      'Pages',
      'Blank',
      'Sheets',
      'Waste',
      'Waste share',
      'Paper (kg)',
      'Carbon of making it (kg CO₂e)',
      'Cost (yuan)',
      'Unpriced orders',
    ],
  },
} as const satisfies Record<Language, unknown>;

/** The sums as a table, the last row is all of it. */
export function exportPivot(
  { rows, total }: { rows: readonly (Sums & { name: string })[]; total: Sums },
  { by, about, format, language }: { by: Dimension; about: string; format: SheetFormat; language: Language },
) {
  const word = words[language];
  const line = (name: string, sums: Sums) => [
    name,
    sums.orders,
    sums.copies,
    sums.pages,
    sums.blanks,
    sums.sheets,
    sums.wasteSheets,
    Math.round(wasteOf(sums) * 10_000) / 10_000,
    sums.paperG / 1_000,
    carbonG(sums.paperG) / 1_000,
    sums.costLi / 1_000,
    sums.unpriced,
  ];
  return sheetFile(
    {
      name: word.name,
      about: [about],
      columns: [{ title: word.by[by] }, ...word.columns.map((title) => ({ title }))],
      rows: [...rows.map((row) => line(row.name, row)), line(word.total, total)],
    },
    format,
  );
}
