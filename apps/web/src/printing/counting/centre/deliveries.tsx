import type { printCountingApi } from '@zhibi/contract/printing/counting';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { z } from 'zod';
import { Card } from '../../../platform/layout/card.js';
import { EmptyState } from '../../../platform/layout/empty-state.js';
import { PlainTable } from '../../../platform/layout/plain-table.js';

type Delivery = z.output<typeof printCountingApi.centre.output>['deliveries'][number];

/** The rounds of today, earliest first: where to, and how much of it has left. */
export function Deliveries({ deliveries }: { deliveries: readonly Delivery[] }) {
  const { t } = useTranslation(['batches', 'counting', 'settings']);
  if (deliveries.length === 0)
    return (
      <Card>
        <EmptyState title={t('counting:centre.noDeliveries')} hint={t('counting:centre.noDeliveriesHint')} />
      </Card>
    );
  const inOrder = [...deliveries].sort((a, b) => (a.departsAt || '9').localeCompare(b.departsAt || '9'));
  return (
    <Card flush title={t('counting:centre.deliveries')}>
      <PlainTable
        asCards
        words={5}
        columns={[
          t('settings:set.departsAt'),
          t('settings:set.shop'),
          t('settings:set.schools'),
          t('batch.tasks'),
          t('batch.state'),
        ]}
        rows={inOrder.map((one) => ({
          key: `${one.shopId} ${one.round} ${one.departsAt}`,
          cells: [
            one.departsAt ? `${one.departsAt.slice(0, 2)}:${one.departsAt.slice(2)}` : t('counting:centre.anyTime'),
            <span key="shop" translate="no">
              {[one.shopName, one.round].filter(Boolean).join(' · ')}
            </span>,
            <span key="schools" translate="no">
              {one.schoolNames.join(' ')}
            </span>,
            <Link key="tasks" to={`/devops/printTask?shop=${one.shopId}`}>
              {t('counting:centre.delivery', { orders: one.orders, sheets: one.sheets.toLocaleString('en-US') })}
            </Link>,
            t('counting:centre.shipped', { count: one.shipped }),
          ],
        }))}
      />
    </Card>
  );
}
