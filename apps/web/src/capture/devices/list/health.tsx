import type { devicesApi } from '@zhibi/contract/capture/devices';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { category, value } from '../../../platform/chart/option.js';
import { SentenceChart } from '../../../platform/chart/sentence-chart.js';
import { Card } from '../../../platform/layout/card.js';
import { NumberStrip } from '../../../platform/layout/number-strip.js';
import { colour } from '../../../platform/theme.js';
import { formatDay, formatNumber, formatRate, formatShortDay } from '../../../platform/time.js';
import styles from './page.module.css';

type Report = z.output<typeof devicesApi.health.output>;
const worries = ['low-battery', 'losing', 'silent', 'never-seen'] as const;

/** How the devices are, and what came from them in seven days: the finding first, then the bars. */
export function Health({ health }: { health: Report | undefined }) {
  const { t } = useTranslation('devices');
  const reported = (count: number | undefined) => formatNumber(count);
  return (
    <>
      <NumberStrip
        label={t('numbers')}
        numbers={[
          { name: t('total'), value: reported(health?.total) },
          ...(['in-use', 'spare', 'lost', 'disabled'] as const).map((state) => ({
            name: t(`states.${state}`),
            value: reported(health?.byState[state]),
          })),
        ]}
      />
      {health && health.days.length > 0 && <Week health={health} />}
    </>
  );
}

function Week({ health }: { health: Report }) {
  const { t } = useTranslation('devices');
  const { days, byHealth } = health;
  const option = useMemo(
    () => ({
      grid: { left: 60, right: 16, top: 20, bottom: 28 },
      xAxis: category(days.map(({ day }) => formatShortDay(day))),
      yAxis: value(),
      series: [
        {
          type: 'bar',
          data: days.map(({ strokes }) => strokes),
          barMaxWidth: 32,
          itemStyle: { color: colour.ink, borderRadius: [3, 3, 0, 0] },
          label: { show: true, position: 'top', color: colour.text },
        },
      ],
    }),
    [days],
  );
  const worried = worries.filter((one) => byHealth[one] > 0);
  const listed = worried.map((one) => t('worry', { count: byHealth[one], what: t(`healths.${one}`) })).join(t('and'));
  return (
    <Card className={styles.chart}>
      <SentenceChart
        sentence={worried.length === 0 ? t('allWell') : t('needCare', { listed })}
        note={t('weekNote')}
        option={option}
        heightPx={150}
        table={{
          columns: [t('day'), t('devicesHeard'), t('strokes'), t('lost')],
          rows: days.map(({ day, devices, strokes, lostRate }) => [
            formatDay(day),
            devices,
            formatNumber(strokes),
            formatRate(lostRate),
          ]),
        }}
      />
    </Card>
  );
}
