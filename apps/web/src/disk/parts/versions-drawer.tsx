import { type DiskEntry, diskApi } from '@zhibi/contract/disk';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useRead, useWrite } from '../../platform/api.js';
import { download } from '../../platform/download.js';
import { Drawer } from '../../platform/layout/drawer.js';
import { StatusTag } from '../../platform/layout/status-tag.js';
import { notify } from '../../platform/notify.js';
import { Screen } from '../../platform/screen.js';
import { formatStamp } from '../../platform/time.js';
import styles from './rows.module.css';
import { formatBytes } from './size.js';

interface VersionsDrawerProps {
  entry: Pick<DiskEntry, 'cdId' | 'name'> & { can: Pick<DiskEntry['can'], 'edit'> };
  onClose: () => void;
}

/** Every version of a file: to take out, or to make current again. */
export function VersionsDrawer({ entry: { cdId, name, can }, onClose }: VersionsDrawerProps) {
  const { t } = useTranslation('disk');
  const versions = useRead(diskApi.versions, { cdId });
  const restoring = useWrite(diskApi.restoreVersion, [diskApi.versions, diskApi.list, diskApi.usage, diskApi.preview], {
    onDone: () => notify.done(t('versions.restored')),
  });
  return (
    <Drawer open title={`${t('versions.title')} · ${name}`} onClose={onClose}>
      <Screen read={versions} skeleton={{ rows: 3 }}>
        {({ items }) => (
          <ul className={styles.rows}>
            {items.map(({ versionId, number, size, at, by, isCurrent }) => (
              <li key={versionId}>
                <span>
                  {t('versions.number', { number })}
                  <small>{[formatStamp(at), by, formatBytes(size)].join(' · ')}</small>
                </span>
                {isCurrent ? (
                  <StatusTag tone="done">{t('versions.current')}</StatusTag>
                ) : (
                  can.edit && (
                    <Button
                      type="link"
                      size="small"
                      loading={restoring.isPending}
                      onClick={() => restoring.mutate({ cdId, versionId })}
                    >
                      {t('versions.restore')}
                    </Button>
                  )
                )}
                <Button type="link" size="small" onClick={() => void download(diskApi.download, { cdId, versionId })}>
                  {t('action.download')}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </Screen>
    </Drawer>
  );
}
