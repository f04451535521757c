import { ABSENT } from '@zhibi/contract/kernel';
import { type RosterKind, type RosterState, type RosterSummary, rosterApi } from '@zhibi/contract/people/roster';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useInfinite } from '../../../platform/api.js';
import { Card } from '../../../platform/layout/card.js';
import { EmptyState } from '../../../platform/layout/empty-state.js';
import { PagedTable } from '../../../platform/layout/paged-table.js';
import table from '../../../platform/layout/paged-table.module.css';
import { StatusTag, type StatusTone } from '../../../platform/layout/status-tag.js';
import { formatNear } from '../../../platform/time.js';
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
  return (
    <Card title={t('history.title')} flush>
      <PagedTable
        pages={pages}
        columns={[
          { label: t('history.name') },
          { label: t('history.state') },
          { label: t('history.rows'), number: true },
          { label: t('history.applied'), number: true },
          { label: t('history.by') },
          { label: t('history.at') },
          { label: t('history.actions') },
        ]}
        line={(one) => <Line key={one.importId} one={one} onOpen={onOpen} />}
        empty={<EmptyState title={t('history.empty')} hint={t('history.emptyHint')} />}
        awaited={3}
      />
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
      <td className={table.number} data-label={t('history.rows')}>
        {one.rowCount}
      </td>
      <td className={table.number} data-label={t('history.applied')}>
        {one.appliedAt ? one.applied : ABSENT}
      </td>
      <td>{one.byName || ABSENT}</td>
      <td className={styles.when}>{formatNear(one.appliedAt ?? one.createdAt)}</td>
      <td className={styles.actions}>
        <Button type="link" size="small" onClick={() => onOpen(one.importId)}>
          {t(isOpen ? 'history.resume' : 'history.open')}
        </Button>
        {one.state === 'applied' && one.can.undo && (
          <UndoButton one={one} type="link" onBegun={() => onOpen(one.importId)} />
        )}
      </td>
    </tr>
  );
}
