import { PlusOutlined } from '@ant-design/icons';
import { diskApi, type LinkedFile, type LinkTarget } from '@zhibi/contract/disk';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRead, useWrite } from '../../platform/api.js';
import { download } from '../../platform/download.js';
import { Confirm } from '../../platform/layout/confirm.js';
import { Drawer } from '../../platform/layout/drawer.js';
import { EmptyState } from '../../platform/layout/empty-state.js';
import { notify } from '../../platform/notify.js';
import { Screen } from '../../platform/screen.js';
import { formatStamp } from '../../platform/time.js';
import { KindIcon } from '../parts/kind-icon.js';
import { formatBytes } from '../parts/size.js';
import { FilePicker } from './file-picker.js';
import styles from './linked.module.css';

interface Props {
  target: LinkTarget;
  title: string;
  onClose: () => void;
}

/** The files beside something: whoever reads it takes them out, whoever runs it lays them there from the disk. */
export function LinkedDrawer({ target, title, onClose }: Props) {
  const { t } = useTranslation('disk');
  const [picking, setPicking] = useState(false);
  const read = useRead(diskApi.linked, target);
  const linking = useWrite(diskApi.link, [diskApi.linked], {
    onDone: () => {
      notify.done(t('linked.added'));
      setPicking(false);
    },
  });
  const canAdd = read.data?.can.add === true;
  const add = (
    <Button type="primary" icon={<PlusOutlined />} onClick={() => setPicking(true)}>
      {t('linked.add')}
    </Button>
  );
  return (
    <Drawer open size="wide" title={`${t('linked.title')} · ${title}`} onClose={onClose} extra={canAdd && add}>
      <Screen
        read={read}
        skeleton={{ rows: 3 }}
        isEmpty={({ items }) => items.length === 0}
        empty={<EmptyState title={t('linked.empty')} hint={t(canAdd ? 'linked.emptyHint' : 'linked.emptyReader')} />}
      >
        {({ items }) => (
          <ul className={styles.rows}>
            {items.map((file) => (
              <Row key={file.linkId} file={file} />
            ))}
          </ul>
        )}
      </Screen>
      {picking && (
        <FilePicker
          busy={linking.isPending}
          onChosen={(cdIds) => linking.mutate({ ...target, cdIds })}
          onClose={() => setPicking(false)}
        />
      )}
    </Drawer>
  );
}

function Row({ file: { linkId, name, kind, size, by, at, can } }: { file: LinkedFile }) {
  const { t } = useTranslation('disk');
  const removing = useWrite(diskApi.unlink, [diskApi.linked], { onDone: () => notify.done(t('linked.removed')) });
  return (
    <li>
      <KindIcon kind={kind} />
      <span>
        <Button type="link" className={styles.name} onClick={() => void download(diskApi.downloadLinked, { linkId })}>
          {name}
        </Button>
        <small>{[formatBytes(size), by, formatStamp(at)].join(' · ')}</small>
      </span>
      <Button
        type="link"
        size="small"
        aria-label={t('linked.download', { name })}
        onClick={() => void download(diskApi.downloadLinked, { linkId })}
      >
        {t('action.download')}
      </Button>
      {can.remove && (
        <Confirm
          title={t('linked.removeAsk')}
          hint={t('linked.removeHint')}
          onConfirm={() => removing.mutate({ linkId })}
        >
          <Button
            type="link"
            size="small"
            danger
            loading={removing.isPending}
            aria-label={t('linked.remove', { name })}
          >
            {t('linked.take')}
          </Button>
        </Confirm>
      )}
    </li>
  );
}
