import { ABSENT } from '@zhibi/contract/kernel';
import type { PaperRecord } from '@zhibi/contract/papers/library';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../platform/layout/card.js';
import { EmptyState } from '../../../platform/layout/empty-state.js';
import { PlainTable } from '../../../platform/layout/plain-table.js';
import { formatNumber, formatShare } from '../../../platform/time.js';
import { typeNames } from '../../../questions/index.js';
import styles from '../parts/paper.module.css';

const columns = ['no', 'type', 'score', 'answers', 'facility'] as const;

/** How each question was answered in the school; of few students nothing is said. */
export function Results({ record: { paper, results } }: { record: PaperRecord }) {
  const { t } = useTranslation('library');
  const names = useTranslation('questions').t;
  const resultOf = new Map(results.map((result) => [result.itemId, result]));
  const items = paper.sections.flatMap((section) => section.items);
  const isAnswered = results.some(({ answers }) => answers > 0);
  return (
    <Card
      className={styles.card ?? ''}
      title={t('section.results')}
      extra={<span className={styles.hint}>{t('result.hint')}</span>}
      flush={isAnswered}
    >
      {isAnswered ? (
        <PlainTable
          words={2}
          columns={columns.map((column) => t(`result.column.${column}`))}
          rows={items.map(({ itemId, no, type, score }) => {
            const result = resultOf.get(itemId);
            const facility = result?.facility ?? null;
            return {
              key: itemId,
              cells: [
                t('no', { no }),
                names(`type.${typeNames[type]}`),
                formatNumber(score),
                result?.answers ?? 0,
                facility === null ? ABSENT : formatShare(facility, 1),
              ],
            };
          })}
        />
      ) : (
        <EmptyState title={t('result.none')} hint={t('result.noneHint')} />
      )}
    </Card>
  );
}
