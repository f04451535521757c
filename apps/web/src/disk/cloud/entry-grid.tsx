import { Checkbox } from 'antd';
import { useTranslation } from 'react-i18next';
import { KindIcon } from '../parts/kind-icon.js';
import { formatBytes } from '../parts/size.js';
import styles from './cloud.module.css';
import { EntryLink } from './entry-link.js';
import { type EntriesProps, toggled } from './entry-table.js';
import { MoreButton } from './row-actions.js';

/** The same files as icons. */
export function EntryGrid({ rows, chosen, onChoose, onOpen, scope, parentCdId }: EntriesProps) {
  const { t } = useTranslation('disk');
  return (
    <ul className={styles.grid}>
      {rows.map((row) => (
        <li key={row.cdId} className={styles.tile}>
          <Checkbox
            aria-label={t('action.select', { name: row.name })}
            checked={chosen.includes(row.cdId)}
            onChange={() => onChoose(toggled(chosen, row.cdId))}
          />
          <span className={styles.more}>
            <MoreButton entry={row} scope={scope} parentCdId={parentCdId} />
          </span>
          <KindIcon kind={row.kind} sizePx={48} />
          {scope === 'trash' ? (
            <span>{row.name}</span>
          ) : (
            <EntryLink entry={row} onOpen={onOpen}>
              {row.name}
            </EntryLink>
          )}
          <small>{row.kind === 'folder' ? t('items', { count: row.items }) : formatBytes(row.size)}</small>
        </li>
      ))}
    </ul>
  );
}
