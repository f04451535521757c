import { operationsApi } from '@zhibi/contract/operations';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useRead, useWrite } from '../../platform/api.js';
import { Card } from '../../platform/layout/card.js';
import { EmptyState } from '../../platform/layout/empty-state.js';
import { PlainTable } from '../../platform/layout/plain-table.js';
import { Screen } from '../../platform/screen.js';
import { formatStamp } from '../../platform/time.js';
import styles from './page.module.css';

/** Work of the product itself that was tried in vain: for whoever keeps the installation. */
export function TaskCard() {
  const { t } = useTranslation('operations');
  const read = useRead(operationsApi.failedTasks, {});
  const retry = useWrite(operationsApi.retryTask, [operationsApi.failedTasks]);
  return (
    <div className={styles.tasks}>
      <Card title={t('jobs.tasks')} flush>
        <Screen
          read={read}
          skeleton={{ rows: 2 }}
          isEmpty={({ items }) => items.length === 0}
          empty={<EmptyState title={t('jobs.noTasks')} hint={t('jobs.noTasksHint')} />}
        >
          {({ items }) => (
            <PlainTable
              asCards
              withActions
              words={2}
              columns={[t('jobs.kind'), t('jobs.lastTried'), t('jobs.tries'), t('jobs.actions')]}
              rows={items.map(({ taskId, kind, at, tries }) => ({
                key: taskId,
                cells: [
                  <code key="kind" translate="no">
                    {kind}
                  </code>,
                  formatStamp(at),
                  tries,
                  <Button
                    key="retry"
                    type="link"
                    aria-label={t('jobs.retryOne', { name: kind })}
                    onClick={() => retry.mutate({ taskId })}
                  >
                    {t('jobs.retry')}
                  </Button>,
                ],
              }))}
            />
          )}
        </Screen>
      </Card>
    </div>
  );
}
