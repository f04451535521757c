import { kindOf } from '@zhibi/contract/disk';
import { useTranslation } from 'react-i18next';
import { PlainTable } from '../../../../platform/layout/plain-table.js';
import { KindIcon } from '../../kind-icon.js';
import { formatBytes } from '../../size.js';
import type { Seen } from '../read/bytes.js';
import { listZip } from '../read/zip-list.js';
import { Parsed } from './parsed.js';
import styles from './views.module.css';

/** What lies in a zip; nothing is taken out of it. */
export function ZipView({ seen }: { seen: Seen }) {
  const { t } = useTranslation('disk');
  return (
    <Parsed seen={seen} parse={listZip}>
      {({ entries, total }) => (
        <div className={styles.zip}>
          <p className={styles.note}>
            {entries.length < total
              ? t('preview.firstFiles', { count: entries.length, total })
              : t('preview.files', { count: total })}
          </p>
          <PlainTable
            columns={[t('column.name'), t('column.size')]}
            rows={entries.map(({ name, size, isFolder, isLocked }, at) => ({
              key: `${at}`,
              cells: [
                <span key="name" className={styles.entry}>
                  <KindIcon kind={isFolder ? 'folder' : kindOf(name)} />
                  {name}
                  {isLocked && <small>{t('preview.locked')}</small>}
                </span>,
                isFolder ? '' : formatBytes(size),
              ],
            }))}
          />
        </div>
      )}
    </Parsed>
  );
}
