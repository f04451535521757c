import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { type DiskEntry, diskApi } from '@zhibi/contract/disk';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRead } from '../../../platform/api.js';
import { download } from '../../../platform/download.js';
import { Drawer } from '../../../platform/layout/drawer.js';
import { AtFoot } from '../../../platform/layout/foot.js';
import { Go } from '../../../platform/layout/go.js';
import { Screen } from '../../../platform/screen.js';
import { usePhone } from '../../../platform/window-width.js';
import { FileView } from './file-view.js';
import styles from './preview.module.css';

export type Previewed = { cdId: string; versionId?: string } | { resourceId: string } | { regionCdId: string };

/** A file of a list, and what it is called. */
export interface Listed {
  file: Previewed;
  name: DiskEntry['name'];
}

interface Props {
  /** The files of the list that it was opened from, in its order. */
  files: readonly Listed[];
  first: number;
  onClose(): void;
}

/** A file as it looks, over the list that it was opened from, with the way to the one before and the next. */
export function PreviewDrawer({ files, first, onClose }: Props) {
  const { t } = useTranslation('disk');
  const [at, setAt] = useState(first);
  const now = files[at];
  const isPhone = usePhone();
  const acts = (
    <span className={styles.extra}>
      {files.length > 1 && (
        <>
          <Button
            type="text"
            icon={<LeftOutlined />}
            aria-label={t('preview.previous')}
            disabled={at === 0}
            onClick={() => setAt(at - 1)}
          />
          <span className={styles.of}>{t('preview.of', { at: at + 1, of: files.length })}</span>
          <Button
            type="text"
            icon={<RightOutlined />}
            aria-label={t('preview.next')}
            disabled={at === files.length - 1}
            onClick={() => setAt(at + 1)}
          />
        </>
      )}
      {now && 'cdId' in now.file && !now.file.versionId && (
        <Go to={`/wps?fileId=${now.file.cdId}`}>{t('preview.wholeWindow')}</Go>
      )}
      {now && (
        <Button type="link" onClick={() => void save(now.file)}>
          {t('action.download')}
        </Button>
      )}
    </span>
  );
  return (
    <Drawer size="page" title={now?.name} onClose={onClose} extra={!isPhone && acts}>
      {now && <Shown key={now.name} file={now.file} />}
      {isPhone && <AtFoot>{acts}</AtFoot>}
    </Drawer>
  );
}

function save(file: Previewed): Promise<boolean> {
  if ('cdId' in file) return download(diskApi.download, file);
  if ('regionCdId' in file) return download(diskApi.downloadRegion, { cdId: file.regionCdId });
  return download(diskApi.downloadResource, file);
}

function Shown({ file }: { file: Previewed }) {
  const preview = useRead(diskApi.preview, file);
  return (
    <Screen read={preview} skeleton={{ card: 320 }}>
      {(shown) => <FileView preview={shown} />}
    </Screen>
  );
}
