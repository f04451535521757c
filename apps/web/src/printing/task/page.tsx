import { UploadOutlined } from '@ant-design/icons';
import { printStatuses } from '@zhibi/contract/printing';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../people/index.js';
import { EmptyState } from '../../platform/layout/empty-state.js';
import { onDemand } from '../../platform/layout/on-demand.js';
import { PageHead } from '../../platform/layout/page-head.js';
import { OrdersList } from '../parts/orders-list.js';

const ReportsDialog = onDemand(
  () => import('../parts/packs/reports-dialog.js').then((made) => made.ReportsDialog),
  ({ open }) => open,
);

const StockDrawer = onDemand(
  () => import('../parts/stock/stock-drawer.js').then((made) => made.StockDrawer),
  ({ open }) => open,
);

const { pendingPrint, printing, pendingShipment, pendingReceipt, completed } = printStatuses;

/** What the shops print, what is wanted earliest first; a shop sees what is assigned to it. */
export function Page() {
  const { t } = useTranslation(['printing', 'packs', 'stock']);
  const isCentre = useUser().currentRole === 'ZHIBI_PRINT_CENTER';
  const [open, setOpen] = useState<'reports' | 'stock' | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <PageHead
        title={t('task.title')}
        note={t('task.shopNote')}
        extra={
          <>
            {!isCentre && <Button onClick={() => setOpen('stock')}>{t('stock:tab')}</Button>}
            <Button icon={<UploadOutlined />} onClick={() => setOpen('reports')}>
              {t('packs:open')}
            </Button>
          </>
        }
      />
      <ReportsDialog open={open === 'reports'} onClose={close} />
      <StockDrawer open={open === 'stock'} onClose={close} />
      <OrdersList
        sort="due"
        empty={<EmptyState title={t('task.empty')} hint={t(isCentre ? 'task.centreHint' : 'task.emptyHint')} />}
        tabs={[
          { name: 'todo', label: t('task.todo'), statuses: [pendingPrint, printing, pendingShipment] },
          { name: 'shipped', label: t('task.shipped'), statuses: [pendingReceipt, completed] },
        ]}
      />
    </>
  );
}
