import type { OptionShare } from '@zhibi/contract/questions/statistics';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { category, value } from '../../../platform/chart/option.js';
import { SentenceChart } from '../../../platform/chart/sentence-chart.js';
import { series } from '../../../platform/theme.js';
import { sayingOf } from './sentence.js';
import styles from './statistics.module.css';

const percent = (share: number | null): string => (share === null ? '--' : `${Math.round(share * 100)}%`);
const label = {
  show: true,
  position: 'top',
  fontSize: 11,
  formatter: ({ value: one }: { value: number | null }) => percent(one),
};

/** Which bar is whose, in the order of the bars. */
function Names() {
  const { t } = useTranslation('writing');
  return (
    <span className={styles.names}>
      {(['upper', 'lower'] as const).map((group, at) => (
        <span key={group}>
          <i style={{ background: series[at] }} />
          {t(`stat.${group}`)}
        </span>
      ))}
    </span>
  );
}

/** Who chose which option: the best beside the weakest, or all where the groups are too small to be told. */
export function OptionChart({ options }: { options: readonly OptionShare[] }) {
  const { t } = useTranslation('writing');
  const saying = sayingOf(options);
  const isGrouped = options.some(({ upper }) => upper !== null);
  const chart = useMemo(() => {
    const bars = (name: string, shares: (number | null)[], color: string) => ({
      type: 'bar',
      name,
      data: shares,
      barMaxWidth: 26,
      itemStyle: { color, borderRadius: [3, 3, 0, 0] },
      label,
    });
    return {
      grid: { left: 8, right: 8, top: 24, bottom: 4, containLabel: true },
      xAxis: category(
        options.map((one) => (one.right ? `${one.label} ✓` : one.label)),
        { axisLabel: { interval: 0 } },
      ),
      yAxis: value({ max: 1, axisLabel: { formatter: percent } }),
      series: isGrouped
        ? [
            bars(
              t('stat.upper'),
              options.map(({ upper }) => upper),
              series[0],
            ),
            bars(
              t('stat.lower'),
              options.map(({ lower }) => lower),
              series[1],
            ),
          ]
        : [
            bars(
              t('stat.all'),
              options.map(({ all }) => all),
              series[0],
            ),
          ],
    };
  }, [options, isGrouped, t]);
  return (
    <SentenceChart
      sentence={t(`stat.says.${saying.key}`, { label: '', share: 0, ...saying })}
      note={t(isGrouped ? 'stat.chartNote' : 'stat.chartNoteAll')}
      option={chart}
      heightPx={180}
      extra={isGrouped && <Names />}
      table={{
        columns: [t('stat.option'), t('stat.all'), t('stat.upper'), t('stat.lower')],
        rows: options.map((one) => [
          one.right ? t('stat.right', { label: one.label }) : one.label,
          percent(one.all),
          percent(one.upper),
          percent(one.lower),
        ]),
      }}
    />
  );
}
