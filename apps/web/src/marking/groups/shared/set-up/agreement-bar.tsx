import { ABSENT } from '@zhibi/contract/kernel';
import type { RoundAgreement } from '@zhibi/contract/marking/rounds';
import { Tooltip } from 'antd';
import { useTranslation } from 'react-i18next';
import { formatRate } from '../../../../platform/time.js';
import styles from './set-up.module.css';

const points = (value: number) => value.toFixed(2);

/** How far two scorers agree: shares of the same score, within the tolerance, and beyond it; and kappa. */
export function AgreementBar({ agreement }: { agreement: RoundAgreement }) {
  const { t } = useTranslation('rounds');
  const { pairs, exact, within, meanDifference, kappa } = agreement;
  if (exact === null || within === null) return <span className={styles.quiet}>{t('agreement.none')}</span>;
  const shares = { exact, within: within - exact, beyond: 1 - within };
  const words = t('agreement.parts', {
    exact: formatRate(shares.exact),
    within: formatRate(shares.within),
    beyond: formatRate(shares.beyond),
  });
  return (
    <div className={styles.agreement}>
      <div role="img" aria-label={words} title={words} className={styles.shares}>
        {(['exact', 'within', 'beyond'] as const).map((share) => (
          <i key={share} data-share={share} style={{ flexGrow: shares[share] }} />
        ))}
      </div>
      <span>
        {t('agreement.pairs', { count: pairs })}
        {meanDifference !== null && ` · ${t('agreement.mean', { points: points(meanDifference) })}`}
      </span>
      <Tooltip title={t('agreement.kappaWhy')}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what the number means is told by keyboard too */}
        <span tabIndex={0}>{t('agreement.kappa', { kappa: kappa === null ? ABSENT : points(kappa) })}</span>
      </Tooltip>
    </div>
  );
}
