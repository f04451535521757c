import { useQueryClient } from '@tanstack/react-query';
import { ABSENT } from '@zhibi/contract/kernel';
import {
  bindingOf,
  printCountingApi,
  type Settlement,
  type SettlementLine,
  settlementSides,
} from '@zhibi/contract/printing/counting';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { keyOf, useWrite } from '../../../platform/api.js';
import { download } from '../../../platform/download.js';
import { Card } from '../../../platform/layout/card.js';
import { Confirm } from '../../../platform/layout/confirm.js';
import { PlainTable } from '../../../platform/layout/plain-table.js';
import { StatusTag } from '../../../platform/layout/status-tag.js';
import { notify } from '../../../platform/notify.js';
import { formatDay, formatStamp } from '../../../platform/time.js';
import { useDictionary } from '../../parts/use-dictionary.js';
import { unitYuan, yuan } from '../../parts/yuan.js';
import styles from './pivot.module.css';

const inAll = (settlement: Settlement): number =>
  settlement.lines.reduce((sum, line) => sum + bindingOf(line).costLi, 0);

/** One settlement: every number that its sums are made of, and who has signed. */
export function SettlementCard({ settlement }: { settlement: Settlement }) {
  const { t } = useTranslation(['counting', 'settings']);
  const { nameOf } = useDictionary();
  const { settlementId, revision, number, shopName, from, until, lines, can } = settlement;
  const queries = useQueryClient();
  const refreshed = [printCountingApi.settlements];
  const signing = useWrite(printCountingApi.sign, refreshed, {
    onDone: () => notify.done(t('settle.signed')),
    // What was seen is no longer what would be signed: it is shown as it is now.
    onRefused: () => void queries.invalidateQueries({ queryKey: keyOf(printCountingApi.settlements) }),
  });
  const cancelling = useWrite(printCountingApi.cancelSettlement, refreshed);
  const fetch = (format: 'pdf' | 'xlsx') => void download(printCountingApi.settlementFile, { settlementId, format });
  const isBound = inAll(settlement) > 0;
  const binding = (line: SettlementLine): string => {
    const { copies, copyLi, costLi } = bindingOf(line);
    if (costLi === 0) return ABSENT;
    if (copies === null || copyLi === null) return yuan(costLi);
    return t('settle.bound', { copies: copies.toLocaleString('en-US'), price: unitYuan(copyLi), cost: yuan(costLi) });
  };
  return (
    <Card
      flush
      title={`${number} · ${shopName} · ${formatDay(from)} – ${formatDay(until)}`}
      extra={
        <>
          <Button size="small" onClick={() => fetch('xlsx')}>
            {t('settle.xlsx')}
          </Button>
          <Button size="small" onClick={() => fetch('pdf')}>
            {t('settle.pdf')}
          </Button>
          {can.cancel && (
            <Confirm
              title={t('settle.cancel')}
              hint={t('settle.cancelHint')}
              words={t('settle.cancel')}
              isDangerous
              onConfirm={() => cancelling.mutate({ settlementId })}
            >
              <Button size="small" danger>
                {t('settle.cancel')}
              </Button>
            </Confirm>
          )}
          {can.sign && (
            <Confirm
              title={t('settle.sign')}
              hint={t('settle.signHint', { cost: yuan(settlement.costLi) })}
              words={t('settle.sign')}
              onConfirm={() => signing.mutate({ settlementId, revision })}
            >
              <Button size="small" type="primary" loading={signing.isPending}>
                {t('settle.sign')}
              </Button>
            </Confirm>
          )}
        </>
      }
    >
      <PlainTable
        asCards
        columns={[
          t('settle.item'),
          t('count.orders'),
          t('count.sheets'),
          t('settings:set.sheetPrice'),
          ...(isBound ? [t('settle.binding')] : []),
          t('count.cost'),
        ]}
        rows={[
          ...lines.map((line, at) => ({
            key: String(at),
            cells: [
              [
                nameOf('paperSize', line.paperSize),
                nameOf('weight', line.weight),
                nameOf('colour', line.colour),
                t(line.isDouble ? 'settings:set.double' : 'settings:set.single'),
                ...(line.isReprint ? [t('settle.reprint')] : []),
                ...(line.isOffline ? [t('settle.offline')] : []),
              ].join(' · '),
              line.orders,
              line.sheets.toLocaleString('en-US'),
              line.sheetLi === null ? ABSENT : unitYuan(line.sheetLi),
              ...(isBound ? [binding(line)] : []),
              line.sheetLi === null && !line.isReprint ? t('unpriced.noPrice') : yuan(line.costLi),
            ],
          })),
          {
            key: 'total',
            cells: [
              <b key="item">{t('settle.toPay')}</b>,
              '',
              <b key="sheets">{settlement.sheets.toLocaleString('en-US')}</b>,
              '',
              ...(isBound ? [<b key="binding">{yuan(inAll(settlement))}</b>] : []),
              <b key="cost">{yuan(settlement.costLi)}</b>,
            ],
          },
        ]}
      />
      <p className={styles.signatures}>
        {settlementSides.map((side) => {
          const signature = settlement.signatures[side];
          return (
            <StatusTag key={side} tone={signature ? 'done' : 'wait'}>
              {signature
                ? t('settle.signedBy', { side: t(`settle.${side}`), by: signature.by, at: formatStamp(signature.at) })
                : t('settle.unsigned', { side: t(`settle.${side}`) })}
            </StatusTag>
          );
        })}
        {settlement.unpriced > 0 && (
          <StatusTag tone="warn">{t('unpriced.blocks', { count: settlement.unpriced })}</StatusTag>
        )}
      </p>
    </Card>
  );
}
