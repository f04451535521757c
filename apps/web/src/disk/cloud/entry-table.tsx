import { ShareAltOutlined, StarFilled } from '@ant-design/icons';
import type { DiskEntry, DiskScope } from '@zhibi/contract/disk';
import { Checkbox } from 'antd';
import { useTranslation } from 'react-i18next';
import { formatStamp } from '../../platform/time.js';
import { KindIcon } from '../parts/kind-icon.js';
import { formatBytes } from '../parts/size.js';
import table from '../parts/table.module.css';
import styles from './cloud.module.css';
import { EntryLink } from './entry-link.js';
import { RowActions } from './row-actions.js';

export interface EntriesProps {
  rows: readonly DiskEntry[];
  chosen: readonly string[];
  onChoose(cdIds: readonly string[]): void;
  onOpen(entry: DiskEntry): void;
  scope: DiskScope;
  parentCdId: string;
}

/** The rows with one more chosen, or one less. */
export const toggled = (chosen: readonly string[], cdId: string): string[] =>
  chosen.includes(cdId) ? chosen.filter((one) => one !== cdId) : [...chosen, cdId];

/** Files and folders as a list; a name opens a folder and shows a file. */
export function EntryTable(props: EntriesProps) {
  const { t } = useTranslation('disk');
  const { rows, chosen, onChoose, scope } = props;
  const all = chosen.length > 0 && rows.every((row) => chosen.includes(row.cdId));
  return (
    <table className={table.table}>
      <thead>
        <tr>
          <th scope="col" className={table.check}>
            <Checkbox
              aria-label={t('action.selectAll')}
              checked={all}
              indeterminate={!all && chosen.length > 0}
              onChange={() => onChoose(all ? [] : rows.map((row) => row.cdId))}
            />
          </th>
          <th scope="col">{t('column.name')}</th>
          <th scope="col" className={table.kind}>
            {t('column.kind')}
          </th>
          <th scope="col" className={table.size}>
            {t('column.size')}
          </th>
          <th scope="col" className={table.when}>
            {t(scope === 'trash' ? 'column.thrown' : 'column.changed')}
          </th>
          <th scope="col" className={table.by}>
            {t('column.by')}
          </th>
          <td className={table.does} />
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.cdId} {...props} row={row} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ row, chosen, onChoose, onOpen, scope, parentCdId }: EntriesProps & { row: DiskEntry }) {
  const { t } = useTranslation('disk');
  const { cdId, name, kind, size, items, trashedAt, changedAt, isMine, by } = row;
  const isChosen = chosen.includes(cdId);
  return (
    <tr data-chosen={isChosen || undefined}>
      <td className={table.check}>
        <Checkbox
          aria-label={t('action.select', { name })}
          checked={isChosen}
          onChange={() => onChoose(toggled(chosen, cdId))}
        />
      </td>
      <td>
        <Name row={row} onOpen={onOpen} isThrown={scope === 'trash'} />
      </td>
      <td className={table.kind}>{t(`kinds.${kind}`)}</td>
      <td className={table.size}>{kind === 'folder' ? t('items', { count: items }) : formatBytes(size)}</td>
      <td className={table.when}>{formatStamp(trashedAt ?? changedAt)}</td>
      <td className={table.by}>{isMine ? t('me') : by}</td>
      <td className={table.does}>
        <RowActions entry={row} scope={scope} parentCdId={parentCdId} onOpen={onOpen} />
      </td>
    </tr>
  );
}

function Name({ row, onOpen, isThrown }: { row: DiskEntry; onOpen(entry: DiskEntry): void; isThrown: boolean }) {
  const { t } = useTranslation('disk');
  return (
    <span className={styles.name} title={row.name}>
      <KindIcon kind={row.kind} />
      {isThrown ? (
        <span className={styles.label}>{row.name}</span>
      ) : (
        <EntryLink entry={row} onOpen={onOpen}>
          {row.name}
        </EntryLink>
      )}
      {row.excerpt && <small className={styles.excerpt}>{row.excerpt}</small>}
      {row.starred && <StarFilled className={styles.mark} aria-label={t('starredMark')} />}
      {row.shared && <ShareAltOutlined className={styles.link} aria-label={t('sharedMark')} />}
    </span>
  );
}
