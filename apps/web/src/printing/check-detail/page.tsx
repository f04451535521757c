import { printingApi, printStatuses } from '@zhibi/contract/printing';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useRead } from '../../platform/api.js';
import { EmptyState } from '../../platform/layout/empty-state.js';
import { GoButton } from '../../platform/layout/go-button.js';
import { ToolFrame } from '../../platform/layout/tool-frame.js';
import { Screen } from '../../platform/screen.js';
import { useSearchParams } from '../../platform/search-params.js';
import { formatNear } from '../../platform/time.js';
import { DownloadButton } from '../parts/download-button.js';
import { OrderFacts } from '../parts/order-facts.js';
import styles from './check-detail.module.css';
import { Copy, type View } from './copy.js';
import { Decision } from './decision.js';
import { Findings } from './findings.js';
import type { Chosen } from './places.js';

const BACK = '/devops/printCheck';

/** One order before a reviewer: a copy as the machine and as a reader takes it, what the machine found, and the decision. */
export function Page() {
  const { t } = useTranslation('printing');
  const orderId = useSearchParams()[0].get('order');
  const navigate = useNavigate();
  const read = useRead(printingApi.detail, orderId === null ? null : { orderId });
  const order = read.data;
  const [view, setView] = useState<View>('faces');
  const [chosen, setChosen] = useState<Chosen | null>(null);
  // Places are marked on the sheets as the machine takes them.
  const show = (place: Chosen) => {
    setView('faces');
    setChosen(place);
  };
  const wayOn = <GoButton to={BACK}>{t('check.title')}</GoButton>;
  if (orderId === null)
    return (
      <ToolFrame title={t('check.title')} back={BACK}>
        <EmptyState title={t('detail.gone')} hint={t('check.emptyHint')} action={wayOn} />
      </ToolFrame>
    );
  return (
    <ToolFrame
      title={order ? <span translate="no">{order.title}</span> : t('check.title')}
      note={
        order && `${order.number} · ${order.schoolName} · ${t('check.wantedAt', { at: formatNear(order.wantedAt) })}`
      }
      back={BACK}
      actions={order && <DownloadButton orderId={orderId} />}
      panel={
        order && (
          <div className={styles.panel}>
            <Findings order={order} chosen={chosen} onChoose={show} />
            <OrderFacts order={order} />
            {order.messageStatus === printStatuses.pendingReview ? (
              <Decision key={order.orderId} order={order} onDone={() => void navigate(BACK)} />
            ) : (
              <p>{t('check.isDone')}</p>
            )}
          </div>
        )
      }
    >
      <Screen read={read} skeleton="page" wayOn={wayOn}>
        {(shown) => <Copy order={shown} view={view} onView={setView} chosen={chosen} onChoose={show} />}
      </Screen>
    </ToolFrame>
  );
}
