import { FolderAddOutlined } from '@ant-design/icons';
import { diskApi } from '@zhibi/contract/disk';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useInfinite, useRead, useWrite } from '../../platform/api.js';
import { Dialog } from '../../platform/layout/dialog.js';
import { notify } from '../../platform/notify.js';
import { Screen } from '../../platform/screen.js';
import { say } from '../../platform/text.js';
import { KindIcon } from '../parts/kind-icon.js';
import { NameModal } from '../parts/name-modal.js';
import rows from '../parts/rows.module.css';
import styles from './cloud.module.css';

interface FolderPickerProps {
  how: 'move' | 'copy';
  cdIds: string[];
  onClose: () => void;
}

/** Chooses the folder that something goes to, from the root of one's own disk down. */
export function FolderPicker({ how, cdIds, onClose }: FolderPickerProps) {
  const { t } = useTranslation('disk');
  const [parentCdId, setParent] = useState('');
  const [naming, setNaming] = useState(false);
  const folders = useInfinite(diskApi.list, { parentCdId, kind: 'folder', sort: 'name' });
  const place = useRead(diskApi.place, { parentCdId });
  const refreshed = [diskApi.list, diskApi.usage];
  const after = {
    onDone: () => {
      notify.done(t(how === 'move' ? 'moved' : 'copied'));
      onClose();
    },
  };
  const moving = useWrite(diskApi.move, refreshed, after);
  const copying = useWrite(diskApi.copy, refreshed, after);
  const way = [{ cdId: '', name: t('pick.root') }, ...(place.data?.path ?? [])];
  const shown = folders.rows.filter((one) => how === 'copy' || !cdIds.includes(one.cdId));
  return (
    <Dialog
      title={t(`pick.${how}`)}
      onClose={onClose}
      foot={{
        words: t('pick.here'),
        isBusy: moving.isPending || copying.isPending,
        onMain: () => (how === 'move' ? moving : copying).mutate({ cdIds, parentCdId }),
      }}
    >
      <span className={styles.crumbs}>
        {way.map(({ cdId, name }) => (
          <Button key={cdId} type="link" size="small" onClick={() => setParent(cdId)}>
            {name} /
          </Button>
        ))}
        <Button type="text" size="small" icon={<FolderAddOutlined />} onClick={() => setNaming(true)}>
          {t('pick.add')}
        </Button>
      </span>
      <Screen read={folders} skeleton={{ rows: 4 }} isEmpty={() => shown.length === 0} empty={<p>{t('pick.none')}</p>}>
        {() => (
          <ul className={rows.rows}>
            {shown.map(({ cdId, name }) => (
              <li key={cdId}>
                <KindIcon kind="folder" />
                <Button type="link" size="small" onClick={() => setParent(cdId)}>
                  {name}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </Screen>
      {folders.hasNextPage && (
        <Button size="small" onClick={() => void folders.fetchNextPage()}>
          {say('platform:nextPage')}
        </Button>
      )}
      {naming && <NameModal parentCdId={parentCdId} onClose={() => setNaming(false)} />}
    </Dialog>
  );
}
