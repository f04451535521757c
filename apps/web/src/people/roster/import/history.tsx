import { ABSENT } from '@zhibi/contract/kernel';
import { type RosterKind, type RosterState, type RosterSummary, rosterApi } from '@zhibi/contract/people/roster';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useInfinite } from '../../../platform/api.js';
import { Card } from '../../../platform/layout/card.js';
import { EmptyState } from '../../../platform/layout/empty-state.js';
import { StatusTag, type StatusTone } from '../../../platform/layout/status-tag.js';
import { TableFoot } from '../../../platform/layout/table-foot.js';
import { Screen } from '../../../platform/screen.js';
import { formatNear } from '../../../platform/time.js';
import { together } from '../../../platform/together.js';
import styles from './roster-table.module.css';
import { UndoButton } from './undo-button.js';

const tones: Readonly<Record<RosterState, StatusTone>> = {
  columns: 'wait',
  checking: 'run',
  checked: 'wait',
  applying: 'run',
  applied: 'done',
  undoing: 'run',
  undone: 'off',
};

/** Earlier imports of this kind, the newest first. */
export function History({ kind, onOpen }: { kind: RosterKind; onOpen: (importId: string) => void }) {
  const { t } = useTranslation('roster');
  const pages = useInfinite(rosterApi.list, { kind });
  const { rows, hasNextPage, fetchNextPage, isFetchingNextPage } = pages;
  return (
    <Card title={t('history.title')} flush>
      <Screen
        read={together({ pages })}
        skeleton={{ rows: 3 }}
        isEmpty={() => rows.length === 0}
        empty={<EmptyState title={t('history.empty')} hint={t('history.emptyHint')} />}
      >
        {() => (
          <>
            <div className={styles.scroll}>
              <table className={styles.table}>
                <thead>
                  <tr>
                    <th scope="col">{t('history.name')}</th>
                    <th scope="col">{t('history.state')}</th>
                    <th scope="col" className={styles.number}>
                      {t('history.rows')}
                    </th>
                    <th scope="col" className={styles.number}>
                      {t('history.applied')}
                    </th>
                    <th scope="col">{t('history.by')}</th>
                    <th scope="col">{t('history.at')}</th>
                    <th scope="col">{t('history.actions')}</th>
                  </tr>
                </thead>
                <tbody>
                  {rows.map((one) => (
                    <Line key={one.importId} one={one} onOpen={onOpen} />
                  ))}
                </tbody>
              </table>
            </div>
            <TableFoot
              shown={rows.length}
              loading={isFetchingNextPage}
              onNext={hasNextPage ? () => void fetchNextPage() : undefined}
            />
          </>
        )}
      </Screen>
    </Card>
  );
}

function Line({ one, onOpen }: { one: RosterSummary; onOpen: (importId: string) => void }) {
  const { t } = useTranslation('roster');
  const isOpen = one.state !== 'applied' && one.state !== 'undone';
  return (
    <tr>
      <td>{one.sourceName || t('history.pasted')}</td>
      <td>
        <StatusTag tone={tones[one.state]}>{t(`state.${one.state}`)}</StatusTag>
      </td>
      <td className={styles.number}>{one.rowCount}</td>
      <td className={styles.number}>{one.appliedAt ? one.applied : ABSENT}</td>
      <td>{one.byName || ABSENT}</td>
      <td className={styles.when}>{formatNear(one.appliedAt ?? one.createdAt)}</td>
      <td className={styles.actions}>
        <Button type="link" size="small" onClick={() => onOpen(one.importId)}>
          {t(isOpen ? 'history.resume' : 'history.open')}
        </Button>
        {one.state === 'applied' && one.can.undo && (
          <UndoButton importId={one.importId} type="link" onBegun={() => onOpen(one.importId)} />
        )}
      </td>
    </tr>
  );
}
