import { ABSENT } from '@zhibi/contract/kernel';
import type { PrintOrder } from '@zhibi/contract/printing';
import type { PrintBatch } from '@zhibi/contract/printing/batches';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../platform/layout/card.js';
import { formatShare } from '../../../platform/time.js';
import { wayBehind } from '../../parts/counts.js';
import orderStyles from '../../parts/orders.module.css';
import { useDictionary } from '../../parts/use-dictionary.js';
import { yuan } from '../../parts/yuan.js';
import { BatchCounts } from '../parts/batch-counts.js';
import { AskWaste } from './ask-waste.js';
import { BatchMachine } from './batch-machine.js';
import styles from './detail.module.css';

/** How far a batch is, what it takes, and how it travels. */
export function BatchFacts({ batch, orders }: { batch: PrintBatch; orders: readonly PrintOrder[] }) {
  const { t } = useTranslation(['batches', 'printing']);
  const { nameOf } = useDictionary();
  const [isCorrecting, setCorrecting] = useState(false);
  const share = wayBehind(batch.counts);
  const usage = [
    [t('batch.tasks'), batch.tasks],
    [t('batch.sheets'), batch.sheets.toLocaleString('en-US')],
    [t('batch.waste'), batch.wasteSheets],
    [t('batch.wasteShare'), formatShare(batch.wasteSheets, batch.sheets + batch.wasteSheets)],
    [t('batch.cost'), yuan(batch.costLi)],
  ] as const;
  const shipment = [
    [t('batch.carrier'), batch.carrier ? nameOf('carrier', batch.carrier) : ABSENT],
    [t('batch.shipmentNo'), batch.shipmentNo || ABSENT],
    [t('batch.by'), batch.by],
    [t('batch.note'), batch.note || ABSENT],
  ] as const;
  return (
    <div className={styles.stack}>
      <Card title={t('batch.progress')}>
        <div
          className={styles.bar}
          role="progressbar"
          aria-label={t('batch.progress')}
          aria-valuenow={Math.round(share * 100)}
        >
          <span style={{ width: `${share * 100}%` }} />
        </div>
        <div className={styles.states}>
          <BatchCounts batch={batch} />
        </div>
      </Card>
      <BatchMachine name={batch.machineName} orders={orders} />
      <Card
        title={t('batch.usage')}
        extra={
          batch.canCorrectWaste && (
            <Button size="small" onClick={() => setCorrecting(true)}>
              {t('printing:ask.correctWaste')}
            </Button>
          )
        }
      >
        <Facts facts={usage} />
        {isCorrecting && <AskWaste batch={batch} onClose={() => setCorrecting(false)} />}
      </Card>
      <Card title={t('batch.shipment')}>
        <Facts facts={shipment} />
      </Card>
    </div>
  );
}

const Facts = ({ facts }: { facts: readonly (readonly [name: string, value: string | number])[] }) => (
  <dl className={orderStyles.facts}>
    {facts.map(([name, value]) => (
      <div key={name} style={{ display: 'contents' }}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
