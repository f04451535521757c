import type { QueuedInk } from '@zhibi/contract/capture';
import { captureApi } from '@zhibi/contract/capture';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useInfinite } from '../../../../platform/api.js';
import { EmptyState } from '../../../../platform/layout/empty-state.js';
import { TableFoot } from '../../../../platform/layout/table-foot.js';
import { Screen } from '../../../../platform/screen.js';
import { AssignDrawer } from './assign-drawer.js';
import styles from './queue.module.css';
import { QueuedCard } from './queued-card.js';

/** Ink that fitted nowhere: nothing a student wrote is thrown away by a machine. */
export function Queue() {
  const { t } = useTranslation('capture');
  const pages = useInfinite(captureApi.queue, {});
  const [placing, setPlacing] = useState<QueuedInk | null>(null);
  return (
    <div className={styles.queue}>
      <p className={styles.note}>{t('queue.note')}</p>
      <Screen
        read={{
          data: pages.first && pages.rows,
          error: pages.error,
          refetch: () => pages.refetch().then(() => undefined as never),
        }} // the screen only waits for it
        skeleton={{ rows: 4 }}
        isEmpty={(rows) => rows.length === 0}
        empty={<EmptyState title={t('queue.empty')} hint={t('queue.emptyHint')} />}
      >
        {(rows) => (
          <>
            <ul className={styles.list}>
              {rows.map((queued) => (
                <QueuedCard key={queued.queueId} queued={queued} onPlace={() => setPlacing(queued)} />
              ))}
            </ul>
            <TableFoot
              shown={rows.length}
              onNext={pages.hasNextPage ? () => void pages.fetchNextPage() : undefined}
              loading={pages.isFetchingNextPage}
            />
          </>
        )}
      </Screen>
      <AssignDrawer key={placing?.queueId} queued={placing} onClose={() => setPlacing(null)} />
    </div>
  );
}
