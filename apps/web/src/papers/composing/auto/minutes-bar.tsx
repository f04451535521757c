import type { Clash } from '@zhibi/contract/papers/composing';
import { formatNumber } from '../../../platform/time.js';
import styles from './minutes-bar.module.css';
import { moreTime } from './more-time.js';
import { useWords } from './use-words.js';

/** Room after the bar, for what stands at its end. */
const WHOLE = 1.22;

/** How long the shortest paper takes, type by type, beside what was allowed. Where time is not what clashes there is nothing to show. */
export function MinutesBar({ clash: { proposals } }: { clash: Clash }) {
  const { t, typeName } = useWords();
  const longer = moreTime(proposals);
  if (longer === null) return null;
  const { limit, minutes, byType } = longer;
  const share = (part: number) => `${((part / minutes / WHOLE) * 100).toFixed(2)}%`;
  const words = byType.map(({ type, minutes: own }) =>
    t('clash.bar', { type: typeName(type), minutes: formatNumber(own) }),
  );
  return (
    <figure className={styles.figure} aria-label={words.join(t('clash.comma'))}>
      <div className={styles.bar}>
        {byType.map(({ type, minutes: own }, at) => (
          <span key={type} style={{ width: share(own) }} title={words[at]}>
            {words[at]}
          </span>
        ))}
        <i style={{ left: share(limit) }} />
      </div>
      <figcaption>
        <b style={{ left: share(limit) }}>{t('clash.limit', { minutes: formatNumber(limit) })}</b>
        <span style={{ left: share(minutes) }}>{t('clash.least', { minutes: formatNumber(minutes) })}</span>
      </figcaption>
    </figure>
  );
}
