import { printBatchesApi } from '@zhibi/contract/printing/batches';
import { Segmented } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useUser } from '../../../people/index.js';
import { useInfinite } from '../../../platform/api.js';
import { Card } from '../../../platform/layout/card.js';
import { EmptyState } from '../../../platform/layout/empty-state.js';
import { FilterBar } from '../../../platform/layout/filter-bar.js';
import { GoButton } from '../../../platform/layout/go-button.js';
import { PageHead } from '../../../platform/layout/page-head.js';
import { PagedTable } from '../../../platform/layout/paged-table.js';
import styles from '../../../platform/layout/paged-table.module.css';
import { formatNear } from '../../../platform/time.js';
import { useAddress } from '../../../platform/use-address.js';
import { ScanBox } from '../../parts/scan-box.js';
import own from '../batches.module.css';
import { BatchCounts } from '../parts/batch-counts.js';
import { usePaper } from '../parts/use-paper.js';

/** What is printed together: where the day of a print shop begins. */
export function Page() {
  const { t } = useTranslation('batches');
  const isCentre = useUser().currentRole === 'ZHIBI_PRINT_CENTER';
  const { now, go } = useAddress(['tab']);
  const isOpen = now.tab !== 'done';
  const pages = useInfinite(printBatchesApi.list, { isOpen });
  const paper = usePaper();
  // Work that waits is said where the day begins, in a batch or not.
  const alone = isOpen ? (pages.first?.alone ?? 0) : 0;
  const toTasks = (
    <GoButton size="small" to="/devops/printTask">
      {t('batch.toTasks')}
    </GoButton>
  );
  const hint = t(isCentre ? 'batch.emptyCentre' : 'batch.emptyShop');
  return (
    <>
      <PageHead
        title={t('batch.title')}
        extra={
          isCentre && (
            <GoButton type="primary" to="/devops/printBatchCreate">
              {t('batch.create')}
            </GoButton>
          )
        }
      />
      <FilterBar>
        <Segmented
          aria-label={t('batch.states')}
          value={isOpen ? 'open' : 'done'}
          onChange={(tab) => go({ tab })}
          options={(['open', 'done'] as const).map((value) => ({ value, label: t(`batch.${value}`) }))}
        />
        <ScanBox toOrder={(orderId) => `/devops/printTask?order=${orderId}`} />
      </FilterBar>
      {alone > 0 && pages.rows.length > 0 && (
        <p className={own.alone}>
          {t('batch.alone', { count: alone })} {toTasks}
        </p>
      )}
      <Card flush>
        <PagedTable
          pages={pages}
          awaited={6}
          empty={
            alone > 0 ? (
              <EmptyState title={t('batch.onlyAlone', { count: alone })} hint={t('batch.aloneHint')} action={toTasks} />
            ) : (
              <EmptyState title={t(isOpen ? 'batch.empty' : 'batch.emptyDone')} hint={hint} />
            )
          }
          columns={[
            { label: t('batch.number') },
            { label: t('batch.shop') },
            { label: t('batch.spec') },
            { label: t('batch.tasks'), number: true },
            { label: t('batch.sheets'), number: true },
            { label: t('batch.due') },
            { label: t('batch.state') },
          ]}
          line={(batch) => (
            <tr key={batch.batchId}>
              <td>
                <Link to={`/devops/printBatchDetail?batch=${batch.batchId}`}>{batch.number}</Link>
              </td>
              <td translate="no">{[batch.shopName, batch.machineName].filter(Boolean).join(' · ')}</td>
              <td>{paper(batch)}</td>
              <td className={styles.number} data-label={t('batch.tasks')}>
                {batch.tasks}
              </td>
              <td className={styles.number} data-label={t('batch.sheets')}>
                {batch.sheets}
              </td>
              <td data-label={t('batch.due')}>{formatNear(batch.dueAt)}</td>
              <td>
                <BatchCounts batch={batch} />
              </td>
            </tr>
          )}
        />
      </Card>
    </>
  );
}
