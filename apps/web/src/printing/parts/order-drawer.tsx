import { type PrintOrderDetail, printingApi, printStatuses } from '@zhibi/contract/printing';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../people/index.js';
import { useRead } from '../../platform/api.js';
import { Drawer } from '../../platform/layout/drawer.js';
import { AtFoot } from '../../platform/layout/foot.js';
import { onDemand } from '../../platform/layout/on-demand.js';
import { Screen } from '../../platform/screen.js';
import { DownloadButton } from './download-button.js';
import { FileLink } from './file-link.js';
import { OrderFacts } from './order-facts.js';
import { OrderHistory } from './order-history.js';
import { OrderMoves } from './order-moves.js';
import { OrderStatus } from './order-status.js';
import { PrintHere } from './printers/print-here.js';
import { PrintJobs } from './printers/print-jobs.js';

// With its own texts, which only some screens of printing bring: it waits for them by itself.
const PackButton = onDemand(() => import('./packs/pack-button.js').then((made) => made.PackButton));

interface Props {
  open: boolean;
  orderId: string;
  onClose: () => void;
}

/** One order beside its list: what it is, what has happened, and what the reader may do now. */
export function OrderDrawer({ open, orderId, onClose }: Props) {
  const { t } = useTranslation('printing');
  const role = useUser().currentRole;
  const isPrinter = role === 'ZHIBI_PRINT_SHOP' || role === 'ZHIBI_PRINT_CENTER';
  const read = useRead(printingApi.detail, open ? { orderId } : null);
  return (
    <Drawer title={read.data?.number ?? t('list.title')} open={open} onClose={onClose}>
      <Screen read={read} skeleton={{ rows: 8 }}>
        {(order) => (
          <>
            <OrderStatus order={order} />
            <OrderFacts order={order} />
            <PrintJobs order={order} />
            <OrderHistory order={order} />
            <AtFoot>
              <DownloadButton orderId={order.orderId} />
              <FileLink order={order} />
              {isPrinter && isTask(order) && <PackButton of={{ orderId: order.orderId }} />}
              <PrintHere order={order} />
              <OrderMoves order={order} />
            </AtFoot>
          </>
        )}
      </Screen>
    </Drawer>
  );
}

const isTask = ({ messageStatus }: PrintOrderDetail) =>
  messageStatus === printStatuses.pendingPrint || messageStatus === printStatuses.printing;
