import { operationsApi, type SlowRow } from '@zhibi/contract/operations';
import { useTranslation } from 'react-i18next';
import { useRead } from '../../../platform/api.js';
import { Card } from '../../../platform/layout/card.js';
import { EmptyState } from '../../../platform/layout/empty-state.js';
import { PlainTable } from '../../../platform/layout/plain-table.js';
import { Screen } from '../../../platform/screen.js';
import { formatNumber, formatStamp } from '../../../platform/time.js';
import styles from './speed.module.css';

const EVERY_MS = 30_000;

/** What took long since this server process started: calls of people, and statements of the database. */
export function SpeedView() {
  const { t } = useTranslation('operations');
  const read = useRead(operationsApi.slow, {}, { everyMs: EVERY_MS });
  return (
    <Screen read={read} skeleton={{ rows: 8 }}>
      {({ since, callMs, statementMs, tracesTo, calls, statements }) => (
        <div className={styles.view}>
          <p className={styles.note}>
            {t('system.speed.note', {
              since: t('system.speed.since', { since: formatStamp(since) }),
              traces: tracesTo === null ? t('system.speed.noTraces') : t('system.speed.traces', { host: tracesTo }),
            })}
          </p>
          <SlowCard title={t('system.speed.calls', { ms: formatNumber(callMs) })} rows={calls} />
          <SlowCard title={t('system.speed.statements', { ms: formatNumber(statementMs) })} rows={statements} />
        </div>
      )}
    </Screen>
  );
}

function SlowCard({ title, rows }: { title: string; rows: readonly SlowRow[] }) {
  const { t } = useTranslation('operations');
  return (
    <Card flush title={title}>
      {rows.length === 0 ? (
        <EmptyState title={t('system.speed.none')} hint={t('system.speed.noneHint')} />
      ) : (
        <PlainTable
          asCards
          columns={[
            t('system.speed.what'),
            t('system.speed.times'),
            t('system.speed.mean'),
            t('system.speed.most'),
            t('system.speed.last'),
          ]}
          rows={rows.map(({ what, times, meanMs, mostMs, lastAt }) => ({
            key: what,
            cells: [
              <code key="what" translate="no" className={styles.what} title={what}>
                {what}
              </code>,
              formatNumber(times),
              t('system.speed.ms', { ms: formatNumber(meanMs) }),
              t('system.speed.ms', { ms: formatNumber(mostMs) }),
              formatStamp(lastAt),
            ],
          }))}
        />
      )}
    </Card>
  );
}
