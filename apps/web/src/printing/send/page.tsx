import { pageOn, printingApi, usualOptionsOf } from '@zhibi/contract/printing';
import { endOfSchool } from '@zhibi/contract/printing/settings';
import { useTranslation } from 'react-i18next';
import { useRead } from '../../platform/api.js';
import { Card } from '../../platform/layout/card.js';
import { EmptyState } from '../../platform/layout/empty-state.js';
import { GoButton } from '../../platform/layout/go-button.js';
import { PageHead } from '../../platform/layout/page-head.js';
import { Screen } from '../../platform/screen.js';
import { useSearchParams } from '../../platform/search-params.js';
import { openerOr } from '../../platform/way.js';
import { SendForm } from './send-form.js';
import { SendTogether } from './together/send-together.js';

/** Copies that are ready are sent to be printed; an order that was sent back is changed and pushed again. */
export function Page() {
  const { t } = useTranslation(['printing', 'send']);
  const [query] = useSearchParams();
  const [printRunId, orderId] = [query.get('run'), query.get('order')];
  const printRunIds = query.get('runs')?.split(',') ?? [];
  return (
    <>
      <PageHead back={openerOr('/print/send', '/print/orders')} title={t(orderId ? 'send:mendTitle' : 'send:title')} />
      <Card>
        {orderId ? (
          <Mend key={orderId} orderId={orderId} />
        ) : printRunId ? (
          <Fresh key={printRunId} printRunId={printRunId} />
        ) : printRunIds.length > 0 ? (
          <SendTogether printRunIds={printRunIds} />
        ) : (
          <Nothing words={t('send:choose')} />
        )}
      </Card>
    </>
  );
}

function Fresh({ printRunId }: { printRunId: string }) {
  const { t } = useTranslation(['printing', 'send']);
  const read = useRead(printingApi.forRun, { printRunId });
  return (
    <Screen read={read} skeleton={{ rows: 6 }}>
      {(run) => {
        if (run.orderId) return <Nothing words={t('send:ordered')} orderId={run.orderId} />;
        if (run.isReady && run.copies === 0) return <Nothing words={t('send:nothing')} />;
        if (!run.isReady) return <Nothing words={t('send:notReady')} />;
        return (
          <SendForm
            run={run}
            order={null}
            neededBy={run.neededBy}
            first={{
              options: usualOptionsOf(run.pageSize, run.pageCount),
              wantedAt: endOfSchool(run.earliestOn),
              note: '',
            }}
          />
        );
      }}
    </Screen>
  );
}

function Mend({ orderId }: { orderId: string }) {
  const { t } = useTranslation(['printing', 'send']);
  const read = useRead(printingApi.detail, { orderId });
  // When it can be there counts from now, for an order that was sent back as for a new one.
  const run = useRead(printingApi.forRun, read.data ? { printRunId: read.data.printRunId } : null);
  return (
    <Screen read={read} skeleton={{ rows: 6 }}>
      {(order) =>
        order.can.includes('mend') ? (
          <SendForm
            neededBy={run.data?.neededBy ?? null}
            run={{
              ...order,
              pageSize: pageOn(order.pageSize, order.options.imposition),
              pageCount: order.pages.length,
              earliestOn: run.data?.earliestOn,
            }}
            order={order}
            first={{ options: order.options, wantedAt: order.wantedAt, note: order.note }}
          />
        ) : (
          <Nothing words={t('check.isDone')} orderId={orderId} />
        )
      }
    </Screen>
  );
}

function Nothing({ words, orderId }: { words: string; orderId?: string }) {
  const { t } = useTranslation(['printing', 'send']);
  return (
    <EmptyState
      title={words}
      hint={t('orders.emptyHint')}
      action={
        <div style={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 8 }}>
          <GoButton to={orderId ? `/print/orders?order=${orderId}` : '/print/orders'}>{t('send:toOrder')}</GoButton>
          {!orderId && <GoButton to="/source/list">{t('orders.toPapers')}</GoButton>}
        </div>
      }
    />
  );
}
