import { useTranslation } from 'react-i18next';
import { useUser } from '../../people/index.js';
import { EmptyState } from '../../platform/layout/empty-state.js';
import { GoButton } from '../../platform/layout/go-button.js';
import { PageHead } from '../../platform/layout/page-head.js';
import { OrdersList } from '../parts/orders-list.js';
import { ScanBox } from '../parts/scan-box.js';
import { useStatusTabs } from '../parts/status-tabs.js';

/** What the school has ordered and where each order stands: a teacher's own, all of them for an administrator. */
export function Page() {
  const { t } = useTranslation(['printing', 'offline']);
  const { asTeacher } = useUser();
  const tabs = useStatusTabs().map((tab) =>
    tab.name === 'pendingReceipt' ? { ...tab, all: 'receive' as const } : tab,
  );
  return (
    <>
      <PageHead
        title={t(asTeacher ? 'orders.title' : 'orders.schoolTitle')}
        extra={
          <>
            {!asTeacher && <GoButton to="/print/offline">{t('offline:title')}</GoButton>}
            <ScanBox toOrder={(orderId) => `/print/orders?order=${orderId}`} />
          </>
        }
      />
      <OrdersList
        sort="newest"
        tabs={tabs}
        empty={
          <EmptyState
            title={t('orders.empty')}
            hint={t('orders.emptyHint')}
            action={
              <GoButton size="small" to="/source/list">
                {t('orders.toPapers')}
              </GoButton>
            }
          />
        }
      />
    </>
  );
}
