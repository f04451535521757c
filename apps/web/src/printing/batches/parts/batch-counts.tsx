import { statusesInOrder, statusName } from '@zhibi/contract/printing';
import type { PrintBatch } from '@zhibi/contract/printing/batches';
import { useTranslation } from 'react-i18next';
import { StatusTag } from '../../../platform/layout/status-tag.js';
import { countOf } from '../../parts/counts.js';
import { tones } from '../../parts/order-status.js';

/** Where the tasks of a batch stand, in the order of the way. */
export function BatchCounts({ batch: { counts, isLate } }: { batch: Pick<PrintBatch, 'counts' | 'isLate'> }) {
  const { t } = useTranslation(['printing', 'batches']);
  if (counts.length === 0) return <StatusTag tone="off">{t('batches:batch.none')}</StatusTag>;
  return (
    <>
      {statusesInOrder
        .filter((status) => countOf(counts, status) > 0)
        .map((status) => (
          <StatusTag key={status} tone={tones[status]}>
            {t('batches:batch.of', { count: countOf(counts, status), status: t(`status.${statusName(status)}`) })}
          </StatusTag>
        ))}
      {isLate && <StatusTag tone="warn">{t('late')}</StatusTag>}
    </>
  );
}
