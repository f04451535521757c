import type { Language, SheetFormat } from '@zhibi/contract/kernel';
import { sheetFile } from '../../platform/sheets/index.js';
import type { RoundList } from './list-rounds.js';

const words = {
  zh: {
    name: '多人评分',
    columns: [
      '题号',
      '评分人',
      '应评',
      '已评',
      '秒/份',
      '最近评分',
      '标准卷已评',
      '标准卷平均偏差',
      '标准卷超差',
      '两人都评',
      '完全一致',
      '误差内',
      '平均相差',
      'Kappa',
    ],
  },
  en: {
    name: 'Scoring by several',
    columns: [
      'Question',
      'Scorer',
      'Answers',
      'Scored',
      'Seconds each',
      'Last scored',
      'Gold papers scored',
      'Gold: mean deviation',
      'Gold: beyond tolerance',
      'Scored by two',
      'Exactly the same',
      'Within tolerance',
      'Mean difference',
      'Kappa',
    ],
  },
} as const satisfies Record<Language, unknown>;

const rounded = (value: number | null): number | '' => (value === null ? '' : Math.round(value * 1000) / 1000);

/** A row for each question and scorer; the agreement of a question stands in the row of its first scorer. */
export function exportRounds(
  { title, items }: RoundList,
  { format, language }: { format: SheetFormat; language: Language },
) {
  const { name, columns } = words[language];
  const rows = items.flatMap(({ no, round }) =>
    (round?.scorers ?? []).map((one, at) => [
      no,
      one.name,
      one.dealt,
      one.scored,
      rounded(one.secondsEach),
      one.lastAt ?? '',
      one.gold.scored,
      rounded(one.gold.deviation),
      one.gold.beyond,
      ...(at === 0 && round !== null
        ? [
            round.agreement.pairs,
            rounded(round.agreement.exact),
            rounded(round.agreement.within),
            rounded(round.agreement.meanDifference),
            rounded(round.agreement.kappa),
          ]
        : ['', '', '', '', '']),
    ]),
  );
  return sheetFile({ name, about: [title], columns: columns.map((each) => ({ title: each })), rows }, format);
}
