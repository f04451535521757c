import type { PrintOrder } from '@zhibi/contract/printing';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Card } from '../../../platform/layout/card.js';
import { EmptyState } from '../../../platform/layout/empty-state.js';
import { PlainTable } from '../../../platform/layout/plain-table.js';
import { StatusTag } from '../../../platform/layout/status-tag.js';
import { formatNear, instantOf } from '../../../platform/time.js';
import { OrderStatus } from '../../parts/order-status.js';

const LIST = '/devops/printList?only=late';
const [HOUR_MS, DAY_HOURS] = [3_600_000, 24];

/** What was wanted by now and is not there: by how much, and where it stands. */
export function LateOrders({ orders, count, now }: { orders: readonly PrintOrder[]; count: number; now: string }) {
  const { t } = useTranslation(['printing', 'counting']);
  if (count === 0)
    return (
      <Card>
        <EmptyState title={t('counting:centre.noLate')} hint={t('counting:centre.noLateHint')} />
      </Card>
    );
  const lateBy = (wantedAt: string): string => {
    const hours = Math.floor((instantOf(now).getTime() - instantOf(wantedAt).getTime()) / HOUR_MS);
    if (hours < 1) return t('counting:centre.soon');
    return hours < DAY_HOURS * 2
      ? t('counting:centre.hours', { count: hours })
      : t('counting:centre.days', { count: Math.floor(hours / DAY_HOURS) });
  };
  return (
    <Card
      flush
      title={t('counting:centre.late', { count })}
      extra={<Link to={LIST}>{t('counting:centre.seeAll')}</Link>}
    >
      <PlainTable
        asCards
        words={6}
        columns={[
          t('column.number'),
          t('column.title'),
          t('counting:centre.where'),
          t('column.status'),
          t('column.wanted'),
          t('counting:centre.lateBy'),
        ]}
        rows={orders.map((order) => ({
          key: order.orderId,
          cells: [
            <Link key="to" to={`${LIST}&order=${order.orderId}`}>
              {order.number}
            </Link>,
            <span key="title" translate="no">
              {order.title}
            </span>,
            <span key="where" translate="no">
              {order.schoolName} {order.classNames.join(' ')}
            </span>,
            <OrderStatus key="status" order={{ ...order, isLate: false }} />,
            formatNear(order.wantedAt),
            <StatusTag key="late" tone="warn">
              {lateBy(order.wantedAt)}
            </StatusTag>,
          ],
        }))}
      />
    </Card>
  );
}
