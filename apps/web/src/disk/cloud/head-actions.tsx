import { FolderAddOutlined, UploadOutlined } from '@ant-design/icons';
import { diskApi } from '@zhibi/contract/disk';
import { Button, Dropdown } from 'antd';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRead } from '../../platform/api.js';
import { Bar } from '../../platform/layout/bar.js';
import { formatBytes } from '../parts/size.js';
import { chosenOf, startUpload } from '../uploads.js';
import styles from './cloud.module.css';
import { NameModal } from './windows.js';

/** How full the disk is, a new folder, and the upload; only the first where nothing may be put. */
export function HeadActions({ parentCdId }: { parentCdId: string | null }) {
  const { t } = useTranslation('disk');
  const usage = useRead(diskApi.usage, {});
  const [naming, setNaming] = useState(false);
  const files = useRef<HTMLInputElement>(null);
  const folder = useRef<HTMLInputElement>(null);
  const begin = (input: HTMLInputElement) => {
    if (parentCdId !== null) void startUpload(chosenOf(input.files ?? []), parentCdId);
    input.value = ''; // the same file may be chosen again
  };
  return (
    <>
      {usage.data && (
        <span className={styles.usage} title={t('usageOf')}>
          <span>{t('usage', { used: formatBytes(usage.data.used), quota: formatBytes(usage.data.quota) })}</span>
          <Bar
            value={usage.data.used / usage.data.quota}
            tone={usage.data.used > usage.data.quota * 0.9 ? 'warning' : 'ink'}
          />
        </span>
      )}
      {parentCdId !== null && (
        <>
          <Button icon={<FolderAddOutlined />} onClick={() => setNaming(true)}>
            {t('action.newFolder')}
          </Button>
          <Dropdown
            trigger={['hover', 'click']}
            menu={{
              items: [
                { key: 'files', label: t('action.uploadFiles'), onClick: () => files.current?.click() },
                { key: 'folder', label: t('action.uploadFolder'), onClick: () => folder.current?.click() },
              ],
            }}
          >
            <Button type="primary" icon={<UploadOutlined />}>
              {t('action.upload')}
            </Button>
          </Dropdown>
          <input
            ref={files}
            type="file"
            multiple
            hidden
            aria-label={t('action.uploadFiles')}
            onChange={(event) => begin(event.target)}
          />
          <input
            ref={folder}
            type="file"
            hidden
            aria-label={t('action.uploadFolder')}
            {...{ webkitdirectory: '' }}
            onChange={(event) => begin(event.target)}
          />
          {naming && <NameModal parentCdId={parentCdId} onClose={() => setNaming(false)} />}
        </>
      )}
    </>
  );
}
