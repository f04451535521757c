import { grouped } from '@zhibi/contract/kernel';
import type { PrintOrderDetail } from '@zhibi/contract/printing';
import { Alert } from 'antd';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useUser } from '../../people/index.js';
import { useCanGo } from '../../platform/screen-line.js';
import { formatStamp } from '../../platform/time.js';
import styles from './orders.module.css';
import { useDictionary } from './use-dictionary.js';
import { usePageName } from './use-page-name.js';
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

const BATCH = '/devops/printBatchDetail';
const MOST_NAMES = 12;
/** The names on the sheets by class; of very many the first. */
function whoseOf({ sheets }: PrintOrderDetail, t: TFunction<'printing'>): string {
  const shown = [...grouped(sheets.slice(0, MOST_NAMES), ({ className }) => className)]
    .map(([className, own]) => `${className} ${own.map(({ name }) => name).join(' ')}`)
    .join(' · ');
  return sheets.length > MOST_NAMES ? t('info.andMore', { shown, count: sheets.length }) : shown;
}

/** What is printed, for whom and by when; what nobody knows yet (shop, shipment, cost) is not named. */
export function OrderFacts({ order }: { order: PrintOrderDetail }) {
  const { t } = useTranslation(['printing', 'printers']);
  const spec = useSpec();
  const { nameOf } = useDictionary();
  const isShop = useUser().currentRole === 'ZHIBI_PRINT_SHOP';
  const pageName = usePageName();
  const canSeeBatch = useCanGo(BATCH);
  const { title, schoolName, classNames, rejection, pageInfo, copies, by, shopName, shipmentNo, note } = order;
  const facts = [
    [t('column.wanted'), formatStamp(order.wantedAt)],
    [t('info.paper'), spec(order).join(' · ')],
    [t('info.copies'), copies],
    // A reprint is of some copies: whose, the school and the centre are told; a shop reads on the sheet what it has to know.
    [t('info.whose'), order.parentId && !isShop ? whoseOf(order, t) : ''],
    [t('info.pagesAgain'), order.parentId ? order.pages.map(pageName).join(' ') : ''],
    ...counted.map(
      (name) => [t(`info.${name}`), pageInfo[name] === 0 && beside.includes(name) ? '' : pageInfo[name]] as const,
    ),
    [t('info.by'), by],
    [t('info.shop'), shopName],
    // Most is done with all of a batch at once: whoever prints is one step from it.
    [
      t('info.batch'),
      order.batchId && canSeeBatch ? (
        <Link key="batch" to={`${BATCH}?batch=${order.batchId}`}>
          {t('info.toBatch')}
        </Link>
      ) : (
        ''
      ),
    ],
    [t('printers:here.machine'), order.machineName],
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
