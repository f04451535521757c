import { useQueryClient } from '@tanstack/react-query';
import { printingEvents } from '@zhibi/contract/events/printing';
import { printStatuses } from '@zhibi/contract/printing';
import { printCountingApi } from '@zhibi/contract/printing/counting';
import { useTranslation } from 'react-i18next';
import { keyOf, useRead } from '../../../platform/api.js';
import { useEvent } from '../../../platform/events/use-event.js';
import { GoButton } from '../../../platform/layout/go-button.js';
import { PageHead } from '../../../platform/layout/page-head.js';
import { Screen } from '../../../platform/screen.js';
import { countOf } from '../../parts/counts.js';
import styles from './centre.module.css';
import { Deliveries } from './deliveries.js';
import { Funnel } from './funnel.js';
import { LateOrders } from './late-orders.js';
import { Loads } from './loads.js';
import { Paper } from './paper.js';

const MINUTE_MS = 60_000;

/** How printing stands now: what waits where, what is late, how full the shops are, what leaves today. */
export function Page() {
  const { t } = useTranslation(['counting', 'offline']);
  const read = useRead(printCountingApi.centre, {}, { everyMs: MINUTE_MS });
  const queries = useQueryClient();
  useEvent(printingEvents.moved, () => void queries.invalidateQueries({ queryKey: keyOf(printCountingApi.centre) }));
  const centre = read.data;
  const review = centre ? countOf(centre.counts, printStatuses.pendingReview) : 0;
  const note =
    centre &&
    t('centre.note', {
      sheets: centre.sheetsToday.toLocaleString('en-US'),
      cutOff: centre.cutOff.replace(/^(\d\d)/, '$1:'),
    });
  return (
    <>
      <PageHead
        title={t('centre.title')}
        note={note}
        extra={
          <>
            <GoButton to="/devops/printOffline">{t('offline:title')}</GoButton>
            {review > 0 && (
              <GoButton type="primary" to="/devops/printCheck">
                {t('centre.review', { count: review })}
              </GoButton>
            )}
          </>
        }
      />
      <Screen read={read} skeleton={{ rows: 8 }}>
        {(shown) => (
          <div className={styles.stack}>
            <Funnel counts={shown.counts} />
            <div className={styles.columns}>
              <div className={styles.stack}>
                <LateOrders orders={shown.late} count={shown.lateCount} now={shown.now} />
                <Deliveries deliveries={shown.deliveries} />
              </div>
              <div className={styles.stack}>
                <Loads shops={shown.shops} />
                <Paper />
              </div>
            </div>
          </div>
        )}
      </Screen>
    </>
  );
}
