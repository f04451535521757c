import { operationsApi, type RetentionRule } from '@zhibi/contract/operations';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRead } from '../../platform/api.js';
import { Card } from '../../platform/layout/card.js';
import { PageHead } from '../../platform/layout/page-head.js';
import { PlainTable } from '../../platform/layout/plain-table.js';
import { Screen } from '../../platform/screen.js';
import { formatDay, formatNumber } from '../../platform/time.js';
import { ChangeDialog } from './change-dialog.js';
import styles from './page.module.css';

/** How long the school keeps what it needs for a while only, and what goes tonight. */
export function Page() {
  const { t } = useTranslation('operations');
  const read = useRead(operationsApi.retention, {});
  const [changing, setChanging] = useState<RetentionRule | null>(null);
  const run = read.data?.lastRun;
  const removed = Object.values(run?.removed ?? {}).reduce((sum, one) => sum + one, 0);
  return (
    <>
      <PageHead title={t('retention.title')} note={t('retention.note')} />
      <Card flush>
        <Screen read={read} skeleton={{ rows: 4 }}>
          {({ rules }) => (
            <PlainTable
              asCards
              withActions
              words={2}
              columns={[t('retention.kind'), t('retention.kept'), t('retention.due'), '']}
              rows={rules.map((rule) => ({
                key: rule.kind,
                cells: [
                  <span key="kind" className={styles.kind}>
                    {t(`retention.kinds.${rule.kind}`)}
                    <small>{t(`retention.hints.${rule.kind}`)}</small>
                  </span>,
                  rule.days === null ? t('retention.forGood') : t('retention.days', { count: rule.days }),
                  formatNumber(rule.due),
                  <Button
                    key="change"
                    aria-label={t('retention.changeOf', { kind: t(`retention.kinds.${rule.kind}`) })}
                    onClick={() => setChanging(rule)}
                  >
                    {t('retention.change')}
                  </Button>,
                ],
              }))}
            />
          )}
        </Screen>
      </Card>
      {read.data && (
        <p className={styles.last}>
          {run ? t('retention.lastRun', { day: formatDay(run.day), count: removed }) : t('retention.neverRun')}
        </p>
      )}
      {changing && <ChangeDialog key={changing.kind} rule={changing} onClose={() => setChanging(null)} />}
    </>
  );
}
