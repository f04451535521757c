import { type BatchRow, organisationApi } from '@zhibi/contract/people/organisation';
import { Button, Table, type TableColumnsType } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../../platform/api.js';
import { Card } from '../../../platform/layout/card.js';
import { Confirm } from '../../../platform/layout/confirm.js';
import { notify } from '../../../platform/notify.js';
import { formatDay, formatFarDay, formatNumber } from '../../../platform/time.js';
import styles from '../parts/list.module.css';
import page from './page.module.css';
import { useFilter } from './use-filter.js';

const FEW = 3;

/** The newest batches: what became of each, printed or disabled as a whole. */
export function Batches({ batches, onPrint }: { batches: readonly BatchRow[]; onPrint: (batchId: string) => void }) {
  const { t } = useTranslation('organisation');
  const { go } = useFilter();
  const [showsAll, setShowsAll] = useState(false);
  const columns: TableColumnsType<BatchRow> = [
    {
      title: t('codes.batch'),
      width: 230,
      render: (_, { schoolName, role, className, note }) => (
        <>
          <span className={styles.name}>{schoolName}</span>
          <span className={styles.fact}>{[t(`roles.${role}`), className, note].filter(Boolean).join(' · ')}</span>
        </>
      ),
    },
    {
      title: t('codes.issued'),
      width: 150,
      render: (_, { issuedAt, issuedBy }) => (
        <>
          {formatDay(issuedAt)}
          <span className={styles.fact}>{issuedBy}</span>
        </>
      ),
    },
    { title: t('codes.validUntil'), width: 120, render: (_, { validUntil }) => formatFarDay(validUntil) },
    ...(['unused', 'used', 'expired', 'disabled'] as const).map((state) => ({
      title: t(`codes.states.${state}`),
      width: 84,
      align: 'right' as const,
      render: (_: unknown, { counts }: BatchRow) => formatNumber(counts[state]),
    })),
    {
      title: t('actions'),
      fixed: 'end',
      width: 210,
      render: (_, batch) => <Actions batch={batch} onPrint={onPrint} onSee={() => go({ batch: batch.batchId })} />,
    },
  ];
  return (
    <Card
      flush
      className={page.batches}
      title={t('codes.batches')}
      extra={
        batches.length > FEW && (
          <Button type="link" size="small" onClick={() => setShowsAll(!showsAll)}>
            {showsAll ? t('codes.fewer') : t('codes.more', { count: batches.length - FEW })}
          </Button>
        )
      }
    >
      <Table
        className={styles.number}
        rowKey="batchId"
        size="small"
        columns={columns}
        dataSource={showsAll ? batches : batches.slice(0, FEW)}
        pagination={false}
        scroll={{ x: 1046 }}
      />
    </Card>
  );
}

function Actions({
  batch,
  onPrint,
  onSee,
}: {
  batch: BatchRow;
  onPrint: (batchId: string) => void;
  onSee: () => void;
}) {
  const { t } = useTranslation('organisation');
  const { batchId, counts } = batch;
  const switching = useWrite(organisationApi.switchCodes, [organisationApi.codes, organisationApi.codeSummary], {
    onDone: ({ changed }, { disabled }) =>
      notify.done(t(disabled ? 'codes.disabledNow' : 'codes.enabledNow', { count: changed })),
  });
  const open = counts.unused + counts.expired;
  return (
    <span className={styles.actions}>
      <Button type="link" onClick={onSee}>
        {t('codes.see')}
      </Button>
      {counts.unused > 0 && (
        <Button type="link" onClick={() => onPrint(batchId)}>
          {t('codes.print')}
        </Button>
      )}
      {open > 0 ? (
        <Confirm
          title={t('codes.disableAsk', { count: open })}
          hint={t('codes.disableHint')}
          onConfirm={() => switching.mutate({ which: { batchId }, disabled: true })}
        >
          <Button type="link">{t('codes.disable')}</Button>
        </Confirm>
      ) : (
        counts.disabled > 0 && (
          <Button type="link" onClick={() => switching.mutate({ which: { batchId }, disabled: false })}>
            {t('enable')}
          </Button>
        )
      )}
    </span>
  );
}
