import type { BackupDrill } from '@zhibi/contract/operations';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../platform/layout/card.js';
import { formatNumber, formatStamp } from '../../../platform/time.js';
import styles from './backups.module.css';

/** What came of restoring backups for practice: a backup that nobody has ever restored is a hope. */
export function DrillCard({ drills, newest }: { drills: readonly BackupDrill[]; newest: string | undefined }) {
  const { t } = useTranslation('operations');
  return (
    <Card title={t('system.backups.drills')}>
      {drills.length === 0 && <p className={styles.note}>{t('system.backups.noDrill')}</p>}
      <ul className={styles.drills}>
        {drills.slice(0, 3).map(({ drilledAt, file, seconds, changedTables, newFiles }) => (
          <li key={drilledAt}>
            {formatStamp(drilledAt)} · {t('system.backups.recovered', { seconds: formatNumber(seconds) })}
            {changedTables !== null && newFiles !== null && (
              <small>{t('system.backups.lost', { tables: changedTables, files: newFiles })}</small>
            )}
            <small translate="no">{file}</small>
          </li>
        ))}
      </ul>
      <p className={styles.note}>
        {t('system.backups.howToDrill')}
        <br />
        <code translate="no">npm run zhibi -- drill {newest ?? 'FILE'}</code>
      </p>
    </Card>
  );
}
