import type { PrintOrderDetail } from '@zhibi/contract/printing';
import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { formatStamp } from '../../platform/time.js';
import styles from './orders.module.css';
import { useDictionary } from './use-dictionary.js';
import { useSpec } from './use-spec.js';
import { yuan } from './yuan.js';

const counted = [
  'pageCount',
  'blankPageCount',
  'pieceCount',
  'spareCount',
  'separatorPieceCount',
  'totalPageCount',
  'totalPieceCount',
] as const;
/** Said only where there are some. */
const beside: readonly string[] = ['spareCount', 'separatorPieceCount'];

/** What is printed, for whom and by when; what nobody knows yet (shop, shipment, cost) is not named. */
export function OrderFacts({ order }: { order: PrintOrderDetail }) {
  const { t } = useTranslation('printing');
  const spec = useSpec();
  const { nameOf } = useDictionary();
  const { title, schoolName, classNames, rejection, pageInfo, copies, by, shopName, shipmentNo, note } = order;
  const facts = [
    [t('column.wanted'), formatStamp(order.wantedAt)],
    [t('info.paper'), spec(order).join(' · ')],
    [t('info.copies'), copies],
    ...counted.map(
      (name) => [t(`info.${name}`), pageInfo[name] === 0 && beside.includes(name) ? '' : pageInfo[name]] as const,
    ),
    [t('info.by'), by],
    [t('info.shop'), shopName],
    [t('info.shipmentNo'), shipmentNo],
    [t('info.weight'), order.weight && nameOf('weight', order.weight)],
    [t('info.waste'), order.mayCorrectWaste ? order.wasteSheets : ''],
    [t('info.cost'), order.costLi === null ? '' : yuan(order.costLi)],
    [t('info.note'), note],
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
          title={t('detail.rejected', { reason: nameOf('rejectReason', rejection.reason) })}
          description={rejection.hint}
          style={{ marginBottom: 16 }}
        />
      )}
      <dl className={styles.facts}>
        {facts
          .filter(([, value]) => value !== '' && value !== null)
          .map(([name, value]) => (
            <div key={name} style={{ display: 'contents' }}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
    </>
  );
}
