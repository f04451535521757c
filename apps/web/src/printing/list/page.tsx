import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../platform/layout/empty-state.js';
import { PageHead } from '../../platform/layout/page-head.js';
import { OrdersList } from '../parts/orders-list.js';
import { useStatusTabs } from '../parts/status-tabs.js';

/** All orders of all schools of the print centre, by where they stand. */
export function Page() {
  const { t } = useTranslation('printing');
  const tabs = useStatusTabs();
  return (
    <>
      <PageHead title={t('list.title')} />
      <OrdersList
        isFull
        sort="newest"
        tabs={tabs}
        empty={<EmptyState title={t('orders.noneHere')} hint={t('check.emptyHint')} />}
      />
    </>
  );
}
