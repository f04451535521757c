import type { Clash } from '@zhibi/contract/papers/composing';
import { formatNumber } from '../../../platform/time.js';
import styles from './minutes-bar.module.css';
import { useWords } from './use-words.js';

/** How long the shortest paper takes, type by type, beside what was allowed. Where time is not what clashes there is nothing to show. */
export function MinutesBar({ clash: { proposals } }: { clash: Clash }) {
  const { t, typeName } = useWords();
  const longer = proposals.find(({ changes }) => changes.length === 1 && changes[0]?.wish.kind === 'minutes');
  const limit = longer?.changes[0]?.wanted.to;
  if (longer === undefined || limit === undefined || limit === null) return null;
  const { minutes, byType } = longer.figures;
  const share = (part: number) => `${((part / minutes) * 100).toFixed(2)}%`;
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
        <span>{t('clash.least', { minutes: formatNumber(minutes) })}</span>
      </figcaption>
    </figure>
  );
}
