import { useTranslation } from 'react-i18next';
import styles from './screen.module.css';

/** The size of what comes: `card` one block of a height, `rows` a table, `cards` a grid of cards, `page` a whole page. */
export type SkeletonShape = { card: number } | { rows: number } | { cards: number } | 'page';

function bones(shape: SkeletonShape): { heights: number[]; isGrid: boolean } {
  if (shape === 'page') return { heights: [28, 34, 320], isGrid: false };
  if ('card' in shape) return { heights: [shape.card], isGrid: false };
  if ('rows' in shape) return { heights: Array.from({ length: shape.rows }, () => 32), isGrid: false };
  return { heights: Array.from({ length: shape.cards }, () => 128), isGrid: true };
}

/** Stands where content will be, in its size, so that the page never jumps while it loads. */
export function Skeleton({ shape }: { shape: SkeletonShape }) {
  const { t } = useTranslation('platform');
  const { heights, isGrid } = bones(shape);
  const classes = isGrid ? `${styles.bones} ${styles.cards}` : styles.bones;
  return (
    <div className={classes} role="status" aria-label={t('loading')}>
      {heights.map((height, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: bones have no identity
        <div key={at} className={styles.bone} style={{ height }} />
      ))}
    </div>
  );
}
