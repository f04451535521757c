import type { PaperRecord } from '@zhibi/contract/papers/library';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../platform/layout/card.js';
import { EmptyState } from '../../../platform/layout/empty-state.js';
import { Go } from '../../../platform/layout/go.js';
import { PlainTable } from '../../../platform/layout/plain-table.js';
import { formatStamp } from '../../../platform/time.js';
import styles from '../parts/paper.module.css';

/** The homework that was made of the paper: its owner's alone. */
export function Homework({ record: { homework, isMine } }: { record: PaperRecord }) {
  const { t } = useTranslation('library');
  if (!isMine) return null;
  return (
    <Card className={styles.card ?? ''} title={t('section.homework')} flush={homework.length > 0}>
      {homework.length === 0 ? (
        <EmptyState title={t('homework.none')} hint={t('homework.noneHint')} />
      ) : (
        <PlainTable
          words={2}
          columns={[t('homework.column.title'), t('homework.column.start')]}
          rows={homework.map(({ homeworkId, title, startAt }) => ({
            key: homeworkId,
            cells: [
              <Go key="title" to={`/homework/written/detail?homework=${homeworkId}`}>
                {title}
              </Go>,
              formatStamp(startAt),
            ],
          }))}
        />
      )}
    </Card>
  );
}
