import { ABSENT } from '@zhibi/contract/kernel';
import { printCountingApi, type Settlement, settlementSides } from '@zhibi/contract/printing/counting';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../../people/index.js';
import { useInfinite, useWrite } from '../../../platform/api.js';
import { download } from '../../../platform/download.js';
import { Card } from '../../../platform/layout/card.js';
import { Confirm } from '../../../platform/layout/confirm.js';
import { EmptyState } from '../../../platform/layout/empty-state.js';
import { PlainTable } from '../../../platform/layout/plain-table.js';
import { StatusTag } from '../../../platform/layout/status-tag.js';
import { TableFoot } from '../../../platform/layout/table-foot.js';
import { notify } from '../../../platform/notify.js';
import { Screen } from '../../../platform/screen.js';
import { formatDay, formatStamp } from '../../../platform/time.js';
import { together } from '../../../platform/together.js';
import { useDictionary } from '../../parts/use-dictionary.js';
import { unitYuan, yuan } from '../../parts/yuan.js';
import styles from './pivot.module.css';
import { SettleDialog } from './settle-dialog.js';
import { Unpriced } from './unpriced.js';

/** What shops are paid, each sheet with the signatures of both sides. */
export function Settlements() {
  const { t } = useTranslation(['counting', 'settings']);
  const isCentre = useUser().currentRole === 'ZHIBI_PRINT_CENTER';
  const pages = useInfinite(printCountingApi.settlements, {});
  const [isMaking, setMaking] = useState(false);
  const { rows } = pages;
  return (
    <>
      {isCentre && (
        <p className={styles.make}>
          <Button type="primary" onClick={() => setMaking(true)}>
            {t('settle.make')}
          </Button>
        </p>
      )}
      {isCentre && <Unpriced />}
      <Screen
        read={together({ pages })}
        skeleton={{ rows: 6 }}
        isEmpty={() => rows.length === 0}
        empty={<EmptyState title={t('settle.empty')} hint={t('settle.emptyHint')} />}
      >
        {() => (
          <div className={styles.stack}>
            {rows.map((settlement) => (
              <SettlementCard key={settlement.settlementId} settlement={settlement} />
            ))}
            <TableFoot
              shown={rows.length}
              loading={pages.isFetchingNextPage}
              onNext={pages.hasNextPage ? () => void pages.fetchNextPage() : undefined}
            />
          </div>
        )}
      </Screen>
      {isMaking && <SettleDialog onClose={() => setMaking(false)} />}
    </>
  );
}

function SettlementCard({ settlement }: { settlement: Settlement }) {
  const { t } = useTranslation(['counting', 'settings']);
  const { nameOf } = useDictionary();
  const { settlementId, number, shopName, from, until, lines, can } = settlement;
  const refreshed = [printCountingApi.settlements];
  const signing = useWrite(printCountingApi.sign, refreshed, { onDone: () => notify.done(t('settle.signed')) });
  const cancelling = useWrite(printCountingApi.cancelSettlement, refreshed);
  const fetch = (format: 'pdf' | 'xlsx') => void download(printCountingApi.settlementFile, { settlementId, format });
  return (
    <Card
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
              onConfirm={() => signing.mutate({ settlementId })}
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
