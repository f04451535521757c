import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { category, value } from '../../../platform/chart/option.js';
import { SentenceChart } from '../../../platform/chart/sentence-chart.js';
import { Card } from '../../../platform/layout/card.js';
import { colour } from '../../../platform/theme.js';
import { formatDay, formatShortDay } from '../../../platform/time.js';
import styles from './page.module.css';

interface Day {
  day: string;
  codes: number;
}

/** How many unused codes come to their end in the next thirty days: whoever knows can hand them out before. */
export function Forecast({ expiring }: { expiring: readonly Day[] }) {
  const { t } = useTranslation('organisation');
  const total = expiring.reduce((sum, { codes }) => sum + codes, 0);
  const option = useMemo(
    () => ({
      grid: { left: 44, right: 16, top: 16, bottom: 28 },
      xAxis: category(expiring.map(({ day }) => formatShortDay(day))),
      yAxis: value({ minInterval: 1 }),
      series: [
        {
          type: 'bar',
          data: expiring.map(({ codes }) => codes),
          barMaxWidth: 28,
          itemStyle: { color: colour.ink, borderRadius: [3, 3, 0, 0] },
          label: { show: true, position: 'top', color: colour.text },
        },
      ],
    }),
    [expiring],
  );
  const [first] = expiring;
  if (first === undefined) return <p className={styles.quiet}>{t('codes.noneExpires')}</p>;
  return (
    <Card className={styles.chart}>
      <SentenceChart
        sentence={t('codes.expires', { count: total, day: formatDay(first.day) })}
        note={t('codes.expiresNote')}
        option={option}
        heightPx={140}
        table={{
          columns: [t('codes.day'), t('codes.amount')],
          rows: expiring.map(({ day, codes }) => [formatDay(day), codes]),
        }}
      />
    </Card>
  );
}
