import { MoreOutlined } from '@ant-design/icons';
import { type DiskEntry, type DiskScope, diskApi } from '@zhibi/contract/disk';
import { Button, Dropdown } from 'antd';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../platform/api.js';
import { download } from '../../platform/download.js';
import { Confirm } from '../../platform/layout/confirm.js';
import { notify } from '../../platform/notify.js';
import table from '../parts/table.module.css';
import { startVersion } from '../uploads.js';
import styles from './cloud.module.css';
import { EntryLink } from './entry-link.js';
import { useTrash } from './use-trash.js';
import { FolderPicker, NameModal, OfferModal, ShareDrawer, UsesDrawer, VersionsDrawer } from './windows.js';

interface ActionsProps {
  entry: DiskEntry;
  scope: DiskScope;
  parentCdId: string;
}

/** What may be done with one row: the first words in place, the rest behind three dots. */
export function RowActions({ onOpen, ...props }: ActionsProps & { onOpen(entry: DiskEntry): void }) {
  const { t } = useTranslation('disk');
  const [sharing, setSharing] = useState(false);
  const { entry } = props;
  const isFolder = entry.kind === 'folder';
  if (props.scope === 'trash') return <TrashActions entry={entry} />;
  return (
    <span className={styles.actions}>
      {isFolder ? (
        <EntryLink entry={entry} onOpen={onOpen}>
          {t('action.open')}
        </EntryLink>
      ) : (
        <Button type="link" onClick={() => void download(diskApi.download, { cdId: entry.cdId })}>
          {t('action.download')}
        </Button>
      )}
      {entry.can.share && (
        <Button type="link" className={table.second} onClick={() => setSharing(true)}>
          {t('action.share')}
        </Button>
      )}
      <MoreButton {...props} />
      {sharing && <ShareDrawer entry={entry} onClose={() => setSharing(false)} />}
    </span>
  );
}

function TrashActions({ entry: { cdId } }: { entry: DiskEntry }) {
  const { t } = useTranslation('disk');
  const restoring = useWrite(diskApi.restore, [diskApi.list], { onDone: () => notify.done(t('restored')) });
  const purging = useWrite(diskApi.purge, [diskApi.list, diskApi.usage], { onDone: () => notify.done(t('purged')) });
  return (
    <span className={styles.actions}>
      <Button type="link" loading={restoring.isPending} onClick={() => restoring.mutate({ cdIds: [cdId] })}>
        {t('action.restore')}
      </Button>
      <Confirm
        title={t('purgeAsk.title')}
        hint={t('purgeAsk.hint')}
        onConfirm={() => purging.mutate({ cdIds: [cdId] })}
      >
        <Button type="link" loading={purging.isPending}>
          {t('action.purge')}
        </Button>
      </Confirm>
    </span>
  );
}

type Opened = 'rename' | 'move' | 'copy' | 'share' | 'versions' | 'uses' | 'offer';

/** The rest of what may be done. */
export function MoreButton({ entry, scope, parentCdId }: ActionsProps) {
  const { t } = useTranslation('disk');
  const [opened, setOpened] = useState<Opened | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const starring = useWrite(diskApi.star, [diskApi.list]);
  const trash = useTrash();
  const { cdId, name, kind, can, starred } = entry;
  if (scope === 'trash') return null;
  const isFile = kind !== 'folder';
  const close = () => setOpened(null);
  const item = (key: Opened) => ({ key, label: t(`action.${key}`), onClick: () => setOpened(key) });
  const items = [
    {
      key: 'star',
      label: t(starred ? 'action.unstar' : 'action.star'),
      onClick: () => starring.mutate({ cdIds: [cdId], starred: !starred }),
    },
    ...(can.share ? [item('share')] : []),
    ...(can.edit ? [item('rename'), item('move')] : []),
    item('copy'),
    ...(isFile ? [item('versions'), item('uses')] : []),
    ...(isFile && can.edit
      ? [{ key: 'new', label: t('action.newVersion'), onClick: () => input.current?.click() }]
      : []),
    ...(can.offer ? [item('offer')] : []),
    ...(can.trash
      ? [
          { type: 'divider' as const, key: 'line' },
          { key: 'trash', danger: true, label: t('action.trash'), onClick: () => trash([cdId]) },
        ]
      : []),
  ];
  return (
    <>
      <Dropdown trigger={['click']} menu={{ items }}>
        <Button type="text" size="small" icon={<MoreOutlined />} aria-label={t('action.more', { name })} />
      </Dropdown>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={t('action.newVersion')}
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) startVersion(file, { cdId, name, parentCdId });
          target.value = '';
        }}
      />
      {opened === 'rename' && <NameModal entry={entry} parentCdId={parentCdId} onClose={close} />}
      {(opened === 'move' || opened === 'copy') && <FolderPicker how={opened} cdIds={[cdId]} onClose={close} />}
      {opened === 'share' && <ShareDrawer entry={entry} onClose={close} />}
      {opened === 'versions' && <VersionsDrawer entry={entry} onClose={close} />}
      {opened === 'uses' && <UsesDrawer entry={entry} onClose={close} />}
      {opened === 'offer' && <OfferModal entry={entry} onClose={close} />}
    </>
  );
}
