import type { StageResults } from '@zhibi/contract/analysis/stage-tests';
import { useTranslation } from 'react-i18next';
import { useNames } from '../../../people/index.js';
import { PlainTable } from '../../../platform/layout/plain-table.js';
import { formatNumber } from '../../../platform/time.js';
import { signed } from './findings.js';
import { useRankText } from './use-rank-text.js';

type Test = StageResults['tests'][number];

/** One student's results in one test: own scores, growth, and of the place what is shown. */
export function ResultsTable({
  test: { subjects },
  growth,
}: {
  test: Test;
  growth?: (change: number | null) => string;
}) {
  const { t } = useTranslation('stageTests');
  const names = useNames();
  const rankText = useRankText();
  const hasLevel = subjects.some(({ level }) => level !== null);
  const hasRank = subjects.some(({ rank }) => rank !== null);
  return (
    <PlainTable
      asCards
      formulas={{
        [t('mine.growth')]: t('detail.formula.change'),
        [t('detail.students.rank')]: t('detail.formula.rank'),
      }}
      columns={[
        t('mine.subject'),
        t('mine.result'),
        t('mine.growth'),
        ...(hasLevel ? [t('detail.students.level')] : []),
        ...(hasRank ? [t('detail.students.rank')] : []),
      ]}
      rows={subjects.map((one) => ({
        key: String(one.subjectId),
        cells: [
          one.subjectId === null ? <b key="total">{t('total')}</b> : names.subject(one.subjectName),
          one.score === null
            ? t('detail.students.absent')
            : t('mine.score', { score: formatNumber(one.assigned ?? one.score), full: formatNumber(one.fullScore) }),
          growth ? growth(one.change) : one.change === null ? formatNumber(null) : signed(one.change),
          ...(hasLevel ? [one.level === null ? formatNumber(null) : t(`level.${one.level}`)] : []),
          ...(hasRank ? [rankText(one.rank)] : []),
        ],
      }))}
    />
  );
}
