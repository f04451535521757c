import type { Language, SheetFormat } from '@zhibi/contract/kernel';
import type { AppealToDecide } from '@zhibi/contract/marking/appeals';
import { sheetFile } from '../../platform/sheets/index.js';

const words = {
  zh: {
    name: '申诉',
    columns: ['作业', '题号', '申诉时间', '学生的理由', '原分', '状态', '复核后', '给学生的话', '处理时间'],
    states: { waiting: '待复核', kept: '维持原分', changed: '已改分', withdrawn: '已撤回' },
  },
  en: {
    name: 'Appeals',
    columns: [
      'Homework',
      'Question',
      'Appealed',
      'Reason',
      'Score',
      'State',
      'Score now',
      'Word to the student',
      'Decided',
    ],
    states: { waiting: 'Waiting', kept: 'Kept', changed: 'Changed', withdrawn: 'Withdrawn' },
  },
} as const satisfies Record<Language, unknown>;

/** A row for each appeal, without the names of students: it goes where the list goes. */
export function exportAppeals(
  items: readonly AppealToDecide[],
  { format, language }: { format: SheetFormat; language: Language },
) {
  const { name, columns, states } = words[language];
  const rows = items.map((one) => [
    one.title,
    one.no,
    one.appealedAt,
    one.reason,
    one.scoreBefore,
    states[one.state],
    one.scoreAfter ?? '',
    one.word,
    one.decidedAt ?? '',
  ]);
  return sheetFile({ name, columns: columns.map((title) => ({ title })), rows }, format);
}
