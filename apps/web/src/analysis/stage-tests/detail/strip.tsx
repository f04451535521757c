import type { StageOverview } from '@zhibi/contract/analysis/stage-tests';
import { useTranslation } from 'react-i18next';
import { WithFormula } from '../../../platform/layout/with-formula.js';
import { formatNumber, formatRate } from '../../../platform/time.js';
import styles from './strip.module.css';

/** The plain numbers of a test; each tells its formula. */
export function Strip({ overview }: { overview: StageOverview }) {
  const { t } = useTranslation('stageTests');
  const { sat, entered, mean, median, deviation, levels, cuts } = overview;
  const reached = {
    excellent: levels.excellent,
    good: levels.excellent + levels.good,
    pass: levels.excellent + levels.good + levels.pass,
  };
  // Everybody who counts has a level: under the rule that counts them with 0 the absent too.
  const counted = Object.values(levels).reduce((sum, count) => sum + count, 0);
  const share = (count: number) => formatRate(counted === 0 ? null : count / counted);
  const people = (count: number) => t('detail.people', { count });
  const lines = (['excellent', 'good', 'pass'] as const).map((line) => ({
    key: line,
    name: t(line === 'good' ? 'detail.lineUp' : 'detail.line', {
      level: t(`level.${line}`),
      cut: formatNumber(cuts[line]),
    }),
    value: share(reached[line]),
    note: people(reached[line]),
  }));
  const stats = [
    { key: 'sat' as const, name: t('detail.sat'), value: String(sat), note: `/ ${entered}` },
    {
      key: 'mean' as const,
      name: t('detail.mean'),
      value: formatNumber(mean),
      note: t('detail.deviation', { value: formatNumber(deviation) }),
    },
    { key: 'median' as const, name: t('detail.median'), value: formatNumber(median), note: '' },
    ...lines,
    {
      key: 'low' as const,
      name: t('detail.lowLine', { cut: formatNumber(cuts.low) }),
      value: share(levels.low),
      note: people(levels.low),
    },
  ];
  return (
    <dl className={styles.strip} aria-label={t('detail.numbers')}>
      {stats.map(({ key, name, value, note }) => (
        <div key={key}>
          <dt>
            <WithFormula formula={t(`detail.formula.${key}`)}>{name}</WithFormula>
          </dt>
          <dd>
            {value}
            <em>{note}</em>
          </dd>
        </div>
      ))}
    </dl>
  );
}
