import { ABSENT } from '@zhibi/contract/kernel';
import type { PrintOrderDetail } from '@zhibi/contract/printing';
import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { formatStamp } from '../../platform/time.js';
import styles from './orders.module.css';
import { useSpec } from './use-spec.js';

const counted = ['pageCount', 'blankPageCount', 'pieceCount', 'totalPageCount', 'totalPieceCount'] as const;

/** What is printed, for whom and by when. */
export function OrderFacts({ order }: { order: PrintOrderDetail }) {
  const { t } = useTranslation('printing');
  const spec = useSpec();
  const { title, schoolName, classNames, rejection, pageInfo, copies, by, shopName, shipmentNo, note } = order;
  const facts = [
    [t('column.wanted'), formatStamp(order.wantedAt)],
    [t('info.paper'), spec(order).join(' · ')],
    [t('info.copies'), copies],
    ...counted.map((name) => [t(`info.${name}`), pageInfo[name]] as const),
    [t('info.by'), by],
    [t('info.shop'), shopName || ABSENT],
    [t('info.shipmentNo'), shipmentNo || ABSENT],
    [t('info.note'), note || ABSENT],
  ] as const;
  return (
    <>
      <div className={styles.head}>
        <b translate="no">{title}</b>
        <p translate="no">
          {schoolName} {classNames.join(' ')}
        </p>
      </div>
      {rejection && (
        <Alert
          type="error"
          showIcon
          title={t('detail.rejected', { reason: t(`reason.${rejection.reason}`) })}
          description={rejection.hint}
          style={{ marginBottom: 16 }}
        />
      )}
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name} style={{ display: 'contents' }}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
