import { useTranslation } from 'react-i18next';
import styles from './stars.module.css';

const PATH = 'M12 2.6l2.9 6 6.5.9-4.7 4.6 1.1 6.5L12 17.5l-5.8 3.1 1.1-6.5L2.6 9.5l6.5-.9z';

/** Three stars, whole, half or empty. */
export function Stars({ count, sizePx = 18 }: { count: number; sizePx?: number }) {
  const { t } = useTranslation('marking');
  return (
    <span className={styles.stars} role="img" aria-label={t('stars', { count })}>
      {[1, 2, 3].map((place) => (
        <Star key={place} share={Math.min(1, Math.max(0, count - place + 1))} sizePx={sizePx} />
      ))}
    </span>
  );
}

const Star = ({ share, sizePx }: { share: number; sizePx: number }) => (
  <span className={styles.star} style={{ width: sizePx, height: sizePx }}>
    <svg viewBox="0 0 24 24" width={sizePx} height={sizePx} aria-hidden="true">
      <path d={PATH} className={styles.empty} />
    </svg>
    <span style={{ width: `${share * 100}%` }}>
      <svg viewBox="0 0 24 24" width={sizePx} height={sizePx} aria-hidden="true">
        <path d={PATH} className={styles.full} />
      </svg>
    </span>
  </span>
);
