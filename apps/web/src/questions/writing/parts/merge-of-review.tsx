import { type MergeField, mergeBodies } from '@zhibi/content';
import type { Review } from '@zhibi/contract/questions/writing';
import { Segmented } from 'antd';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DiffView } from '../one/diff-view.js';
import styles from './banked-card.module.css';

type Take = 'copy' | 'original';
type Taken = Partial<Record<MergeField, Take>>;

/** What a merge would make of the original as it is now, and what of it a person has to settle. */
export function useMerge({ into, body: copy, state }: Review) {
  const [taken, setTaken] = useState<Taken>({});
  const keeps = useMemo(
    () => Object.entries(taken).flatMap(([field, take]) => (take === 'original' ? [field as MergeField] : [])), // as: the keys of `Taken`
    [taken],
  );
  const merge = useMemo(
    () =>
      into && state === 'waiting' ? mergeBodies({ base: into.base, original: into.body, copy }, keeps) : undefined,
    [into, copy, state, keeps],
  );
  if (!into || !merge) return undefined;
  return {
    ...merge,
    original: into.body,
    taken,
    take: (field: MergeField, take: Take) => setTaken({ ...taken, [field]: take }),
    /** Both changed it, and nobody has said yet which shall stand. */
    isOpen: merge.conflicts.some((field) => taken[field] === undefined),
    compared: { version: into.version, keeps: keeps.filter((field) => merge.conflicts.includes(field)) },
  };
}

/** The difference that taking it would make, the key's above all; where both changed the same, which shall stand. */
export function MergeOfReview({ merge }: { merge: NonNullable<ReturnType<typeof useMerge>> }) {
  const { t } = useTranslation('writing');
  const { original, body, conflicts, taken, take } = merge;
  return (
    <section aria-label={t('review.changes')}>
      <b className={styles.meta}>{t('review.changes')}</b>
      <DiffView before={original} after={body} />
      {conflicts.map((field) => {
        const words = t('review.both', { field: t(`review.field.${field}`) });
        return (
          <div key={field} className={styles.meta}>
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
  );
}
