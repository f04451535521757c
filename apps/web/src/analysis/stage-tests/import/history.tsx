import {
  type StageImport,
  type StageImportState,
  type StageTest,
  stageTestsApi,
} from '@zhibi/contract/analysis/stage-tests';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useInfinite } from '../../../platform/api.js';
import { Card } from '../../../platform/layout/card.js';
import { EmptyState } from '../../../platform/layout/empty-state.js';
import { PagedTable } from '../../../platform/layout/paged-table.js';
import table from '../../../platform/layout/paged-table.module.css';
import { StatusTag, type StatusTone } from '../../../platform/layout/status-tag.js';
import { formatNear } from '../../../platform/time.js';
import styles from './import.module.css';
import { UndoButton } from './undo-button.js';

const tones: Readonly<Record<StageImportState, StatusTone>> = {
  columns: 'wait',
  checked: 'wait',
  applied: 'done',
  undone: 'off',
};

/** Earlier imports of the test, the newest first. */
export function History({ test: { testId }, onOpen }: { test: StageTest; onOpen: (importId: string) => void }) {
  const { t } = useTranslation('stageTests');
  const pages = useInfinite(stageTestsApi.imports, { testId });
  return (
    <Card title={t('import.history')} flush>
      <PagedTable
        pages={pages}
        columns={[
          { label: t('import.source') },
          { label: t('import.state') },
          { label: t('import.rows'), number: true },
          { label: t('import.by') },
          { label: t('import.at') },
          { label: t('import.actions') },
        ]}
        line={(one) => <Line key={one.importId} one={one} onOpen={onOpen} />}
        empty={<EmptyState title={t('import.empty')} hint={t('import.emptyHint')} />}
        awaited={3}
      />
    </Card>
  );
}

function Line({ one, onOpen }: { one: StageImport; onOpen: (importId: string) => void }) {
  const { t } = useTranslation('stageTests');
  const isOpen = one.state === 'columns' || one.state === 'checked';
  return (
    <tr>
      <td>{one.sourceName}</td>
      <td data-label={t('import.state')}>
        <StatusTag tone={tones[one.state]}>{t(`import.stateName.${one.state}`)}</StatusTag>
      </td>
      <td className={table.number} data-label={t('import.rows')}>
        {one.rowCount}
      </td>
      <td data-label={t('import.by')}>{one.byName}</td>
      <td className={styles.nowrap} data-label={t('import.at')}>
        {formatNear(one.undoneAt ?? one.appliedAt ?? one.createdAt)}
      </td>
      <td className={styles.nowrap}>
        <Button type="link" size="small" onClick={() => onOpen(one.importId)}>
          {t(isOpen ? 'import.resume' : 'import.view')}
        </Button>
        {one.can.undo && <UndoButton importId={one.importId} type="link" />}
      </td>
    </tr>
  );
}
