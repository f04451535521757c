import { DownloadOutlined, QrcodeOutlined } from '@ant-design/icons';
import { useQueryClient } from '@tanstack/react-query';
import { printingEvents } from '@zhibi/contract/events/printing';
import { type PrintStatus, printStatuses } from '@zhibi/contract/printing';
import { printBatchesApi } from '@zhibi/contract/printing/batches';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../../people/index.js';
import { keyOf, useRead } from '../../../platform/api.js';
import { download } from '../../../platform/download.js';
import { useEvent } from '../../../platform/events/use-event.js';
import { Card } from '../../../platform/layout/card.js';
import { EmptyState } from '../../../platform/layout/empty-state.js';
import { GoButton } from '../../../platform/layout/go-button.js';
import { onDemand } from '../../../platform/layout/on-demand.js';
import { PageHead } from '../../../platform/layout/page-head.js';
import { Screen } from '../../../platform/screen.js';
import { formatNear } from '../../../platform/time.js';
import { useAddress } from '../../../platform/use-address.js';
import { PackButton } from '../../parts/packs/pack-button.js';
import { ScanBox } from '../../parts/scan-box.js';
import { usePaper } from '../parts/use-paper.js';
import { BatchFacts } from './batch-facts.js';
import { BatchMoves } from './batch-moves.js';
import { BatchTasks } from './batch-tasks.js';
import styles from './detail.module.css';

const OrderDrawer = onDemand(
  () => import('../../parts/order-drawer.js').then((made) => made.OrderDrawer),
  ({ open }) => open,
);
const isTask = ({ messageStatus }: { messageStatus: PrintStatus }) =>
  messageStatus === printStatuses.pendingPrint || messageStatus === printStatuses.printing;
const BACK = '/devops/printBatch';

/** One batch: where its tasks stand, what it takes, its papers, and what can be done with all of it. */
export function Page() {
  const { t } = useTranslation('batches');
  const { now, go } = useAddress(['batch', 'order']);
  const isCentre = useUser().currentRole === 'ZHIBI_PRINT_CENTER';
  const paper = usePaper();
  const read = useRead(printBatchesApi.detail, now.batch ? { batchId: now.batch } : null);
  const queries = useQueryClient();
  useEvent(printingEvents.moved, () => void queries.invalidateQueries({ queryKey: keyOf(printBatchesApi.detail) }));
  if (!now.batch)
    return (
      <EmptyState
        title={t('batch.gone')}
        hint={t(isCentre ? 'batch.emptyCentre' : 'batch.emptyShop')}
        action={<GoButton to={BACK}>{t('batch.title')}</GoButton>}
      />
    );
  const batchId = now.batch;
  const batch = read.data;
  const note = batch && [
    [batch.shopName, batch.machineName].filter(Boolean).join(' '),
    paper(batch),
    t('batch.schools', { count: batch.schools }),
    `${t('batch.due')} ${formatNear(batch.dueAt)}`,
  ];
  return (
    <>
      <PageHead
        title={batch?.number ?? t('batch.title')}
        note={note?.join(' · ')}
        back={BACK}
        extra={
          batch && (
            <>
              <Button icon={<QrcodeOutlined />} onClick={() => void download(printBatchesApi.ticket, { batchId })}>
                {t('batch.ticket')}
              </Button>
              <Button
                icon={<DownloadOutlined />}
                onClick={() => void download(printBatchesApi.packingList, { batchId })}
              >
                {t('batch.packing')}
              </Button>
              {batch.counts.some(isTask) && <PackButton of={{ batchId }} />}
              <BatchMoves batch={batch} />
            </>
          )
        }
      />
      <Screen read={read} skeleton={{ rows: 8 }}>
        {(shown) => (
          <div className={styles.columns}>
            <Card
              flush
              title={t('batch.tasksOf', { count: shown.tasks })}
              extra={<ScanBox toOrder={(order) => `/devops/printBatchDetail?batch=${batchId}&order=${order}`} />}
            >
              <BatchTasks orders={shown.orders} toOrder={(order) => `?batch=${batchId}&order=${order}`} />
            </Card>
            <BatchFacts batch={shown} orders={shown.orders} />
          </div>
        )}
      </Screen>
      <OrderDrawer open={now.order !== ''} orderId={now.order} onClose={() => go({ order: '' })} />
    </>
  );
}
