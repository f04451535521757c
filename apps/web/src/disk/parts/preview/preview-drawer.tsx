import { type DiskEntry, diskApi } from '@zhibi/contract/disk';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useRead } from '../../../platform/api.js';
import { download } from '../../../platform/download.js';
import { Drawer } from '../../../platform/layout/drawer.js';
import { Go } from '../../../platform/layout/go.js';
import { Screen } from '../../../platform/screen.js';
import { FileView } from './file-view.js';
import styles from './preview.module.css';

export type Previewed = { cdId: string; versionId?: string } | { resourceId: string } | { regionCdId: string };

interface Props {
  file: Previewed;
  name: DiskEntry['name'];
  onClose(): void;
}

/** A file as it looks, over the list that it was opened from. */
export function PreviewDrawer({ file, name, onClose }: Props) {
  const { t } = useTranslation('disk');
  const preview = useRead(diskApi.preview, file);
  const save = () => {
    if ('cdId' in file) return download(diskApi.download, file);
    if ('regionCdId' in file) return download(diskApi.downloadRegion, { cdId: file.regionCdId });
    return download(diskApi.downloadResource, file);
  };
  return (
    <Drawer
      open
      size="page"
      title={name}
      onClose={onClose}
      extra={
        <span className={styles.extra}>
          {'cdId' in file && !file.versionId && <Go to={`/wps?fileId=${file.cdId}`}>{t('preview.wholeWindow')}</Go>}
          <Button type="link" onClick={() => void save()}>
            {t('action.download')}
          </Button>
        </span>
      }
    >
      <Screen read={preview} skeleton={{ card: 320 }}>
        {(shown) => <FileView preview={shown} />}
      </Screen>
    </Drawer>
  );
}
