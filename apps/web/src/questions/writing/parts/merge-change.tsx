import type { Review } from '@zhibi/contract/questions/writing';
import { useTranslation } from 'react-i18next';
import { DiffView } from '../one/diff-view.js';
import styles from './merge-change.module.css';

/** What approving does to the original: the key, too, is decided by who has seen what becomes of it. */
export function MergeChange({ review: { state, body }, into }: { review: Review; into: NonNullable<Review['into']> }) {
  const { t } = useTranslation('writing');
  if (state !== 'waiting') return null;
  return (
    <div className={styles.change}>
      <section aria-label={t('review.change')}>
        <h3>{t('review.change')}</h3>
        <DiffView before={into.body} after={body} />
      </section>
      {into.copied && (
        <section aria-label={t('review.behind')} className={styles.behind}>
          <h3>{t('review.behind')}</h3>
          <DiffView before={into.copied} after={into.body} />
        </section>
      )}
    </div>
  );
}
