import { Segmented } from 'antd';
import { useTranslation } from 'react-i18next';
import { DiffView } from '../one/diff-view.js';
import styles from './merge-change.module.css';
import type { Merge, Take } from './use-merge.js';

/** What approving makes of the original, the key's change above all; what others changed meanwhile; and, where both changed the same, which shall stand. */
export function MergeChange({ merge: { original, body, before, conflicts, taken, take } }: { merge: Merge }) {
  const { t } = useTranslation('writing');
  return (
    <div className={styles.change}>
      <section aria-label={t('review.change')}>
        <h3>{t('review.change')}</h3>
        <DiffView before={original} after={body} />
        {conflicts.map((field) => {
          const words = t('review.both', { field: t(`review.field.${field}`) });
          return (
            <div key={field} className={styles.both}>
              <span>{words}</span>
              <Segmented<Take | ''>
                aria-label={words}
                value={taken[field] ?? ''}
                options={(['copy', 'original'] as const).map((value) => ({ value, label: t(`review.take.${value}`) }))}
                onChange={(value) => value !== '' && take(field, value)}
              />
            </div>
          );
        })}
      </section>
      {before && (
        <section aria-label={t('review.behind')} className={styles.behind}>
          <h3>{t('review.behind')}</h3>
          <DiffView before={before} after={original} />
        </section>
      )}
    </div>
  );
}
