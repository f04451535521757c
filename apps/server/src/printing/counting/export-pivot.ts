import type { Language, SheetFormat } from '@zhibi/contract/kernel';
import { carbonG, type Dimension, type printCountingApi, type Sums, wasteOf } from '@zhibi/contract/printing/counting';
import type { z } from 'zod';
import { sheetFile } from '../../platform/sheets/index.js';

const words = {
  zh: {
    name: '印刷汇总',
    total: '合计',
    sheetsOf: (name: string) => `张数：${name}`,
    by: {
      school: '学校',
      grade: '年级',
      class: '班级',
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
      '损耗张数',
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
    sheetsOf: (name: string) => `Sheets: ${name}`,
    by: {
      school: 'School',
      grade: 'Grade',
      class: 'Class',
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

type Pivot = z.output<typeof printCountingApi.pivot.output>;

/** The sums as a table, sheets by the second dimension behind them; the last row is all of it. */
export function exportPivot(
  { rows, columns, total }: Pivot,
  { by, about, format, language }: { by: Dimension; about: string; format: SheetFormat; language: Language },
) {
  const word = words[language];
  const line = (name: string, sums: Sums, sheets: readonly number[]) => [
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
    ...sheets,
  ];
  const cell = ({ cells }: Pivot['rows'][number], key: string) => cells[key]?.sheets ?? 0;
  const ofRow = (row: Pivot['rows'][number]) => columns.map(({ key }) => cell(row, key));
  const ofAll = columns.map(({ key }) => rows.reduce((sum, row) => sum + cell(row, key), 0));
  const titles = [word.by[by], ...word.columns, ...columns.map(({ name }) => word.sheetsOf(name))];
  return sheetFile(
    {
      name: word.name,
      about: [about],
      columns: titles.map((title) => ({ title })),
      rows: [...rows.map((row) => line(row.name, row, ofRow(row))), line(word.total, total, ofAll)],
    },
    format,
  );
}
