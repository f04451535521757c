import type { PrintOrder } from '@zhibi/contract/printing';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { PlainTable } from '../../../platform/layout/plain-table.js';
import { formatNear } from '../../../platform/time.js';
import { OrderStatus } from '../../parts/order-status.js';
import styles from './detail.module.css';

/** The tasks of a batch, what is wanted earliest first; a number leads to all of it. */
export function BatchTasks({
  orders,
  toOrder,
}: {
  orders: readonly PrintOrder[];
  toOrder: (orderId: string) => string;
}) {
  const { t } = useTranslation('printing');
  return (
    <PlainTable
      asCards
      words={4}
      columns={[
        t('column.number'),
        t('column.title'),
        t('column.wanted'),
        t('column.status'),
        t('column.pages'),
        t('column.pieces'),
      ]}
      rows={orders.map((order) => ({
        key: order.orderId,
        cells: [
          <Link key="to" to={toOrder(order.orderId)}>
            {order.number}
          </Link>,
          <span key="title" className={styles.task} translate="no">
            {order.title}
            <small>
              {order.schoolName} {order.classNames.join(' ')}
            </small>
          </span>,
          formatNear(order.wantedAt),
          <OrderStatus key="status" order={order} />,
          `${order.pageInfo.pageCount} × ${order.copies}`,
          order.pageInfo.totalPieceCount,
        ],
      }))}
    />
  );
}
