import { type DiskEntry, type DiskScope, diskApi } from '@zhibi/contract/disk';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../platform/api.js';
import { download } from '../../platform/download.js';
import { Confirm } from '../../platform/layout/confirm.js';
import { notify } from '../../platform/notify.js';
import styles from './cloud.module.css';
import { useTrash } from './use-trash.js';
import { FolderPicker } from './windows.js';

interface SelectionBarProps {
  picked: readonly DiskEntry[];
  scope: DiskScope;
  parentCdId: string;
  onDone(): void;
}

/** What may be done with all that is chosen. */
export function SelectionBar({ picked, scope, onDone }: SelectionBarProps) {
  const { t } = useTranslation('disk');
  const [opened, setOpened] = useState<'move' | 'copy' | null>(null);
  const [packing, setPacking] = useState(false);
  const cdIds = picked.map((one) => one.cdId);
  const trash = useTrash(onDone);
  const after = (text: 'restored' | 'purged') => ({
    onDone: () => {
      notify.done(t(text));
      onDone();
    },
  });
  const restoring = useWrite(diskApi.restore, [diskApi.list], after('restored'));
  const purging = useWrite(diskApi.purge, [diskApi.list, diskApi.usage], after('purged'));
  const [only] = picked;
  const pack = async () => {
    setPacking(true);
    const isOneFile = picked.length === 1 && only && only.kind !== 'folder';
    await (isOneFile ? download(diskApi.download, { cdId: only.cdId }) : download(diskApi.zip, { cdIds }));
    setPacking(false);
  };
  const all = (may: keyof DiskEntry['can']) => picked.every((one) => one.can[may]);
  return (
    <div className={styles.selection} role="toolbar">
      <span>{t('chosen', { count: picked.length })}</span>
      {scope === 'trash' ? (
        <>
          <Button size="small" onClick={() => restoring.mutate({ cdIds })} loading={restoring.isPending}>
            {t('action.restore')}
          </Button>
          <Confirm title={t('purgeAsk.title')} hint={t('purgeAsk.hint')} onConfirm={() => purging.mutate({ cdIds })}>
            <Button size="small" danger loading={purging.isPending}>
              {t('action.purge')}
            </Button>
          </Confirm>
        </>
      ) : (
        <>
          <Button size="small" loading={packing} onClick={() => void pack()}>
            {t('action.download')}
          </Button>
          {all('edit') && (
            <Button size="small" onClick={() => setOpened('move')}>
              {t('action.move')}
            </Button>
          )}
          <Button size="small" onClick={() => setOpened('copy')}>
            {t('action.copy')}
          </Button>
          {all('trash') && (
            <Button size="small" danger onClick={() => trash(cdIds)}>
              {t('action.trash')}
            </Button>
          )}
        </>
      )}
      <Button size="small" type="text" onClick={onDone}>
        {t('unchoose')}
      </Button>
      {opened && (
        <FolderPicker
          how={opened}
          cdIds={cdIds}
          onClose={() => {
            setOpened(null);
            onDone();
          }}
        />
      )}
    </div>
  );
}
