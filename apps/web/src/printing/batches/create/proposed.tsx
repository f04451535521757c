import type { PrintOrder } from '@zhibi/contract/printing';
import type { BatchDraft, Proposal } from '@zhibi/contract/printing/batches';
import { Alert, Button, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../platform/layout/card.js';
import { GoButton } from '../../../platform/layout/go-button.js';
import { PlainTable } from '../../../platform/layout/plain-table.js';
import { formatNear, formatRate } from '../../../platform/time.js';
import { useDictionary } from '../../parts/use-dictionary.js';
import { usePaper } from '../parts/use-paper.js';
import styles from './create.module.css';

export interface Made extends Pick<BatchDraft, 'shopId' | 'orderIds'> {
  machineId: string | null;
  weight: string;
  note: string;
}

interface Props {
  proposal: Proposal;
  orders: readonly PrintOrder[];
  isBusy: boolean;
  onMake: (batches: Made[]) => void;
}

const MOST_NAMED = 3;

/** What the machine proposes: looked at, taken apart where somebody knows better, and confirmed. */
export function Proposed({ proposal: { batches, left, gap, saved }, orders, isBusy, onMake }: Props) {
  const { t } = useTranslation('batches');
  const paper = usePaper();
  const { choicesOf } = useDictionary();
  const weights = choicesOf('weight');
  const [dropped, setDropped] = useState<ReadonlySet<number>>(new Set());
  const [weightOf, setWeightOf] = useState<Readonly<Record<number, string>>>({});
  const usual = weights[0]?.value ?? '';
  const kept = batches.flatMap((batch, at) => (dropped.has(at) ? [] : [{ batch, at }]));
  const send = () =>
    onMake(
      kept.map(({ batch: { shopId, machineId, orderIds }, at }) => ({
        shopId,
        machineId,
        orderIds,
        weight: weightOf[at] ?? usual,
        note: '',
      })),
    );
  const isSaving = saved.sheets > 0 || saved.minutes > 0;
  const numberOf = (orderId: string) => orders.find((order) => order.orderId === orderId)?.number ?? '';
  /** Which tasks, as far as a line holds them. */
  const namesOf = (orderIds: readonly string[]) => {
    const shown = orderIds.slice(0, MOST_NAMED).map(numberOf).join(' ');
    return orderIds.length > MOST_NAMED ? t('arrange.andMore', { shown, count: orderIds.length }) : shown;
  };
  return (
    <Card
      flush
      title={t('arrange.proposal')}
      extra={
        kept.length > 0 && (
          <Button type="primary" loading={isBusy} onClick={send}>
            {t('arrange.confirm', { count: kept.length })}
          </Button>
        )
      }
    >
      {batches.length > 0 && (
        <p className={styles.said}>
          {gap === 0 ? t('arrange.best') : t('arrange.gap', { percent: formatRate(gap) })} ·{' '}
          {isSaving ? t('arrange.saved', saved) : t('arrange.savedNone')}
        </p>
      )}
      {kept.length > 0 && (
        <PlainTable
          asCards
          words={4}
          columns={[
            t('arrange.shop'),
            t('batch.spec'),
            t('arrange.weight'),
            t('batch.due'),
            t('batch.tasks'),
            t('batch.sheets'),
            '',
          ]}
          rows={kept.map(({ batch, at }) => ({
            key: String(at),
            cells: [
              `${batch.shopName} · ${batch.machineName}`,
              paper(batch),
              <Select
                key="weight"
                size="small"
                aria-label={t('arrange.weight')}
                value={weightOf[at] ?? usual}
                onChange={(weight) => setWeightOf({ ...weightOf, [at]: weight })}
                options={weights}
              />,
              `${formatNear(batch.dueAt)} · ${t('arrange.minutes', { count: batch.minutes })}`,
              <span key="tasks" translate="no">
                {namesOf(batch.orderIds)}
              </span>,
              batch.sheets,
              <Button key="drop" type="link" size="small" onClick={() => setDropped(new Set([...dropped, at]))}>
                {t('arrange.drop')}
              </Button>,
            ],
          }))}
        />
      )}
      {left.length > 0 && (
        <Alert
          type="warning"
          showIcon
          className={styles.left ?? ''}
          title={t('arrange.left', { count: left.length })}
          action={<GoButton to="/devops/printSet">{t('arrange.toSettings')}</GoButton>}
          description={
            <ul style={{ margin: 0, paddingInlineStart: 18 }}>
              {left.map(({ orderId, why }) => (
                <li key={orderId}>
                  {numberOf(orderId)} {t(`arrange.${why}`)}
                </li>
              ))}
            </ul>
          }
        />
      )}
    </Card>
  );
}
