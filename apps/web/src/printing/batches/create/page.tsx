import { printingApi, printStatuses } from '@zhibi/contract/printing';
import { type BatchDraft, MOST_TASKS, type Proposal, printBatchesApi } from '@zhibi/contract/printing/batches';
import { Button, Checkbox } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useInfinite, useWrite } from '../../../platform/api.js';
import { Card } from '../../../platform/layout/card.js';
import { EmptyState } from '../../../platform/layout/empty-state.js';
import { GoButton } from '../../../platform/layout/go-button.js';
import { PageHead } from '../../../platform/layout/page-head.js';
import { PlainTable } from '../../../platform/layout/plain-table.js';
import { TableFoot } from '../../../platform/layout/table-foot.js';
import { notify } from '../../../platform/notify.js';
import { Screen } from '../../../platform/screen.js';
import { formatNear } from '../../../platform/time.js';
import { together } from '../../../platform/together.js';
import { useSpec } from '../../parts/use-spec.js';
import { ByHand } from './by-hand.js';
import styles from './create.module.css';
import { Proposed } from './proposed.js';

/** Approved tasks are chosen, put together by the machine or by hand, and given to shops. */
export function Page() {
  const { t } = useTranslation(['printing', 'batches']);
  const navigate = useNavigate();
  const spec = useSpec();
  const tasks = useInfinite(printingApi.list, { sort: 'due', statuses: [printStatuses.pendingAssignment] });
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [proposal, setProposal] = useState<Proposal | null>(null);
  const [isByHand, setByHand] = useState(false);
  const proposing = useWrite(printBatchesApi.propose, [], { onDone: setProposal });
  const making = useWrite(printBatchesApi.create, [printingApi.list, printBatchesApi.list], {
    onDone: ({ batchIds }) => {
      notify.done(t('batches:arrange.made', { count: batchIds.length }));
      void navigate('/devops/printBatch');
    },
  });
  const { rows } = tasks;
  const chosen = rows.filter(({ orderId }) => !left.has(orderId));
  const isTooMany = chosen.length > MOST_TASKS;
  const toggle = (orderId: string) => {
    const next = new Set(left);
    if (!next.delete(orderId)) next.add(orderId);
    setLeft(next);
    setProposal(null);
  };
  const revisionOf = new Map(rows.map(({ orderId, revision }) => [orderId, revision]));
  const make = (
    batches: readonly (Pick<BatchDraft, 'shopId' | 'orderIds'> & {
      machineId: string | null;
      weight: string;
      note: string;
    })[],
  ) =>
    making.mutate({
      batches: batches.map(({ orderIds, ...batch }) => ({
        ...batch,
        orders: orderIds.map((orderId) => ({ orderId, revision: revisionOf.get(orderId) ?? 1 })),
      })),
    });
  const [first] = chosen;
  const isOne =
    first !== undefined &&
    chosen.every(
      ({ pageSize, options }) =>
        pageSize === first.pageSize &&
        options.colorPrint === first.options.colorPrint &&
        options.doubleSidedPrint === first.options.doubleSidedPrint,
    );
  return (
    <>
      <PageHead
        title={t('batches:arrange.title')}
        note={t('batches:arrange.note')}
        back="/devops/printBatch"
        extra={
          <>
            <Button disabled={!isOne || isTooMany} onClick={() => setByHand(true)}>
              {t('batches:arrange.byHand')}
            </Button>
            <Button
              type={proposal ? 'default' : 'primary'}
              disabled={chosen.length === 0 || isTooMany}
              loading={proposing.isPending}
              onClick={() => proposing.mutate({ orderIds: chosen.map(({ orderId }) => orderId) })}
            >
              {t('batches:arrange.propose')}
            </Button>
          </>
        }
      />
      {proposal && (
        <div className={styles.proposal}>
          <Proposed
            key={proposing.submittedAt}
            proposal={proposal}
            orders={rows}
            isBusy={making.isPending}
            onMake={make}
          />
        </div>
      )}
      <Card
        flush
        title={t('batches:arrange.choose')}
        extra={
          isTooMany
            ? t('batches:arrange.most', { count: MOST_TASKS })
            : `${t('batches:arrange.chosen', { count: chosen.length })}${isOne || chosen.length === 0 ? '' : ` · ${t('batches:arrange.notTogether')}`}`
        }
      >
        <Screen
          read={together({ tasks })}
          skeleton={{ rows: 8 }}
          isEmpty={() => rows.length === 0}
          empty={
            <EmptyState
              title={t('batches:arrange.empty')}
              hint={t('batches:arrange.emptyHint')}
              action={<GoButton to="/devops/printCheck">{t('batches:arrange.toCheck')}</GoButton>}
            />
          }
        >
          {() => (
            <>
              <PlainTable
                asCards
                words={5}
                columns={[
                  t('column.number'),
                  t('column.where'),
                  t('column.title'),
                  t('column.spec'),
                  t('column.wanted'),
                  t('column.pieces'),
                ]}
                rows={rows.map((order) => ({
                  key: order.orderId,
                  cells: [
                    <Checkbox key="choose" checked={!left.has(order.orderId)} onChange={() => toggle(order.orderId)}>
                      {order.number}
                    </Checkbox>,
                    <span key="where" translate="no">
                      {order.schoolName} {order.classNames.join(' ')}
                    </span>,
                    <span key="title" translate="no">
                      {order.title}
                    </span>,
                    spec(order).join(' · '),
                    formatNear(order.wantedAt),
                    order.pageInfo.totalPieceCount,
                  ],
                }))}
              />
              <TableFoot
                shown={rows.length}
                loading={tasks.isFetchingNextPage}
                onNext={tasks.hasNextPage ? () => void tasks.fetchNextPage() : undefined}
              />
            </>
          )}
        </Screen>
      </Card>
      {isByHand && <ByHand orders={chosen} isBusy={making.isPending} onClose={() => setByHand(false)} onMake={make} />}
    </>
  );
}
