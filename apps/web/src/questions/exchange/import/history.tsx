import { ABSENT } from '@zhibi/contract/kernel';
import { exchangeApi, type ImportState, type QuestionImport } from '@zhibi/contract/questions/exchange';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useInfinite } from '../../../platform/api.js';
import { Card } from '../../../platform/layout/card.js';
import { EmptyState } from '../../../platform/layout/empty-state.js';
import { PagedTable } from '../../../platform/layout/paged-table.js';
import table from '../../../platform/layout/paged-table.module.css';
import { StatusTag, type StatusTone } from '../../../platform/layout/status-tag.js';
import { formatNear } from '../../../platform/time.js';
import styles from './exchange.module.css';

const tones: Readonly<Record<ImportState, StatusTone>> = {
  waiting: 'wait',
  running: 'run',
  done: 'done',
  undone: 'off',
  failed: 'bad',
};

/** The teacher's earlier imports, the newest first. */
export function History({ onOpen }: { onOpen: (importId: string) => void }) {
  const { t } = useTranslation('exchange');
  const pages = useInfinite(exchangeApi.imports, {});
  return (
    <Card title={t('history.title')} flush>
      <PagedTable
        pages={pages}
        columns={[
          { label: t('history.name') },
          { label: t('history.format') },
          { label: t('history.state') },
          ...(['added', 'skipped', 'doubtful'] as const).map((name) => ({ label: t(`history.${name}`), number: true })),
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

function Line({ one, onOpen }: { one: QuestionImport; onOpen: (importId: string) => void }) {
  const { t } = useTranslation('exchange');
  const { counts, format } = one;
  return (
    <tr>
      <td className={styles.text}>{one.fileName || ABSENT}</td>
      <td className={styles.short}>{format ? t(`format.${format}`) : ABSENT}</td>
      <td>
        <StatusTag tone={tones[one.state]}>{t(`state.${one.state}`)}</StatusTag>
      </td>
      <td className={table.number} data-label={t('history.added')}>
        {counts.added + counts.kept}
      </td>
      <td className={table.number} data-label={t('history.skipped')}>
        {counts.skipped}
      </td>
      <td className={table.number} data-label={t('history.doubtful')}>
        {counts.doubtful}
      </td>
      <td className={styles.short}>{formatNear(one.createdAt)}</td>
      <td>
        <Button className={styles.mend} type="link" size="small" onClick={() => onOpen(one.importId)}>
          {t('history.open')}
        </Button>
      </td>
    </tr>
  );
}
