import type { PrintOrder } from '@zhibi/contract/printing';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useUser } from '../../people/index.js';
import styles from '../../platform/layout/paged-table.module.css';
import { formatNear } from '../../platform/time.js';
import { OrderStatus } from './order-status.js';
import own from './orders.module.css';
import { useSpec } from './use-spec.js';
import { yuan } from './yuan.js';

/** One order of a list; its number leads to all of it. */
export function OrderRow({ order, to, isFull }: { order: PrintOrder; to: string; isFull: boolean }) {
  const { t } = useTranslation('printing');
  const spec = useSpec();
  // Who belongs to a school need not read which.
  const isStaff = useUser().currentRole.startsWith('ZHIBI_PRINT');
  const { number, schoolName, classNames, title, pageInfo, copies, wantedAt } = order;
  return (
    <tr className={own.row}>
      <td>
        <Link to={to}>{number}</Link>
      </td>
      <td className={`${own.title} ${own.across}`} translate="no">
        {title}
        {order.parentId && <small className={own.again}>{t('again')}</small>}
        {isFull && (
          <small className={own.asked}>
            {t(`source.${order.source}`)} · {order.by}
          </small>
        )}
      </td>
      {isFull && (
        <td className={`${own.word} ${styles.wide}`} data-label={t('column.source')}>
          {t(`source.${order.source}`)}
        </td>
      )}
      {isFull && (
        <td className={`${own.word} ${styles.wide} ${own.by}`} data-label={t('column.by')} translate="no">
          {order.by}
        </td>
      )}
      <td className={own.across} translate="no">
        {[...(isStaff ? [schoolName] : []), ...classNames].map((name) => (
          <span key={name} className={own.name}>
            {name}
          </span>
        ))}
      </td>
      <td className={`${own.spec} ${own.across} ${styles.wide}`}>{spec(order).join(' · ')}</td>
      <td className={`${styles.number} ${own.pages}`} data-label={t('column.pages')}>
        {pageInfo.pageCount} × {copies}
      </td>
      <td className={`${styles.number} ${own.pieces}`} data-label={t('column.pieces')}>
        {pageInfo.totalPieceCount}
      </td>
      <td className={isFull ? own.wanted : `${own.wanted} ${own.across}`} data-label={t('column.wanted')}>
        {formatNear(wantedAt)}
      </td>
      {isFull && (
        <td className={`${styles.number} ${own.cost}`} data-label={t('column.cost')}>
          {yuan(order.costLi)}
        </td>
      )}
      <td className={own.stands}>
        <OrderStatus order={order} />
      </td>
    </tr>
  );
}
