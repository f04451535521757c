import type { BackupRow } from '@zhibi/contract/operations';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../platform/layout/empty-state.js';
import { PlainTable } from '../../../platform/layout/plain-table.js';
import { StatusTag } from '../../../platform/layout/status-tag.js';
import { formatNumber, formatStamp } from '../../../platform/time.js';
import { sizeOf } from '../../parts/size-of.js';
import styles from './backups.module.css';

const tones = { here: 'done', elsewhere: 'run', gone: 'bad', removed: 'off' } as const;

/** The catalogue: which backups there are, or were, and where. */
export function BackupList({ items }: { items: readonly BackupRow[] }) {
  const { t } = useTranslation('operations');
  if (items.length === 0) return <EmptyState title={t('system.backups.none')} hint={t('system.backups.noneHint')} />;
  return (
    <PlainTable
      asCards
      words={3}
      columns={[
        t('system.backups.madeAt'),
        t('system.backups.file'),
        t('system.backups.where'),
        t('system.backups.size'),
        t('system.backups.files'),
        t('system.backups.took'),
      ]}
      rows={items.map(({ madeAt, madeBy, file, bytes, files, damaged, seconds, place }) => ({
        key: `${madeAt} ${file}`,
        cells: [
          <span key="made" className={styles.made}>
            {formatStamp(madeAt)}
            <small>{t(`system.backups.by.${madeBy}`)}</small>
          </span>,
          <span key="file" translate="no" className={styles.name}>
            {file}
          </span>,
          <StatusTag key="place" tone={tones[place]}>
            {t(`system.backups.places.${place}`)}
          </StatusTag>,
          sizeOf(bytes),
          <span key="files" className={styles.made}>
            {formatNumber(files)}
            {damaged > 0 && <small className={styles.bad}>{t('installation.damaged', { count: damaged })}</small>}
          </span>,
          t('system.backups.seconds', { seconds: formatNumber(seconds) }),
        ],
      }))}
    />
  );
}
