import { statusesInOrder, statusName } from '@zhibi/contract/printing';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../platform/layout/empty-state.js';
import { PageHead } from '../../platform/layout/page-head.js';
import { OrdersList } from '../parts/orders-list.js';

/** All orders of all schools of the print centre, by where they stand. */
export function Page() {
  const { t } = useTranslation('printing');
  const tabs = statusesInOrder.map((status) => ({
    name: statusName(status),
    label: t(`status.${statusName(status)}`),
    statuses: [status],
  }));
  return (
    <>
      <PageHead title={t('list.title')} />
      <OrdersList
        sort="newest"
        tabs={[{ name: 'all', label: t('list.all') }, ...tabs]}
        empty={<EmptyState title={t('orders.noneHere')} hint={t('check.emptyHint')} />}
      />
    </>
  );
}
