import { type ActingRow, operationsApi } from '@zhibi/contract/operations';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useInfinite } from '../../../platform/api.js';
import { Card } from '../../../platform/layout/card.js';
import { EmptyState } from '../../../platform/layout/empty-state.js';
import { TableFoot } from '../../../platform/layout/table-foot.js';
import { Screen } from '../../../platform/screen.js';
import { formatNear, formatStamp } from '../../../platform/time.js';
import styles from './acted-list.module.css';
import { CallsDrawer } from './calls-drawer.js';

const FEW = 3;

/** Who acted for a school, the newest first; each opens what was called. @param whose for a school its own, for operations those of every school */
export function ActedList({ whose }: { whose: 'mine' | 'all' }) {
  const { t } = useTranslation('operations');
  const pages = useInfinite(operationsApi.actings, {});
  const [isWhole, setIsWhole] = useState(false);
  const [opened, setOpened] = useState<ActingRow | null>(null);
  const { rows, hasNextPage, fetchNextPage, isFetchingNextPage } = pages;
  const shown = isWhole ? rows : rows.slice(0, FEW);
  return (
    <Card title={t(whose === 'all' ? 'acted.all' : 'acted.mine')}>
      <Screen
        read={pages}
        skeleton={{ rows: FEW }}
        isEmpty={() => rows.length === 0}
        empty={<EmptyState title={t('acted.none')} hint={t(whose === 'all' ? 'acted.noneHint' : 'acted.noneHere')} />}
      >
        {() => (
          <>
            <ul className={styles.list}>
              {shown.map((row) => (
                <li key={row.actingId}>
                  <span className={styles.when}>{formatNear(row.beginTime)}</span>
                  <span className={styles.what}>
                    <b>{whose === 'all' ? row.schoolName : row.operator}</b>
                    <span>{row.reason}</span>
                    <small>
                      {whose === 'all' && `${row.operator} · `}
                      {row.endTime === ''
                        ? t('acted.now')
                        : t('acted.until', { time: formatStamp(row.endTime).slice(-5) })}{' '}
                      · {t('acted.changes', { count: row.changes })}
                    </small>
                  </span>
                  <Button type="link" onClick={() => setOpened(row)}>
                    {t('acted.open')}
                  </Button>
                </li>
              ))}
            </ul>
            {!isWhole && (rows.length > FEW || hasNextPage) ? (
              <Button type="link" onClick={() => setIsWhole(true)}>
                {t('acted.whole')}
              </Button>
            ) : (
              hasNextPage && (
                <TableFoot shown={rows.length} loading={isFetchingNextPage} onNext={() => void fetchNextPage()} />
              )
            )}
          </>
        )}
      </Screen>
      <CallsDrawer acting={opened} onClose={() => setOpened(null)} />
    </Card>
  );
}
