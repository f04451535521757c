import { InboxOutlined } from '@ant-design/icons';
import { papersApi } from '@zhibi/contract/papers';
import { libraryApi } from '@zhibi/contract/papers/library';
import { projectApi, projectLimits } from '@zhibi/contract/papers/project';
import { Button, Upload } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useWrite } from '../../../../platform/api.js';
import { Drawer } from '../../../../platform/layout/drawer.js';
import { AtFoot } from '../../../../platform/layout/foot.js';
import { notify } from '../../../../platform/notify.js';
import { Held } from './held.js';
import styles from './project.module.css';

interface Props {
  open: boolean;
  onClose: () => void;
}

/** A file is looked into first; what is taken of it is said before anything is kept. */
export function ImportDrawer({ open, onClose }: Props) {
  const { t } = useTranslation('library');
  return (
    <Drawer open={open} onClose={onClose} size="wide" title={t('project.title')}>
      {open && <Import onClose={onClose} />}
    </Drawer>
  );
}

function Import({ onClose }: Pick<Props, 'onClose'>) {
  const { t } = useTranslation('library');
  const navigate = useNavigate();
  const [file, setFile] = useState<File | null>(null);
  const looking = useWrite(projectApi.preview, []);
  const open = (paperId: string) => {
    onClose();
    void navigate(`/paper/detail?paper=${paperId}`);
  };
  const taking = useWrite(projectApi.import, [libraryApi.list, papersApi.list], {
    onDone: ({ paperId, added, there, areas }) => {
      const done = t('project.done', { title: looking.data?.title ?? '', added, there });
      if (areas === 'other-pages') notify.warn(t('project.otherPages', { done }));
      else notify.done(done);
      open(paperId);
    },
  });
  const look = (chosen: File) => {
    if (chosen.size > projectLimits.fileBytes) return notify.error(t('project.tooLarge'));
    setFile(chosen);
    looking.mutate({ file: chosen });
  };
  const held = looking.isPending ? undefined : looking.data;
  return (
    <div className={styles.import}>
      <p>{t('project.hint')}</p>
      <Upload.Dragger
        accept=".zip"
        showUploadList={false}
        disabled={looking.isPending || taking.isPending}
        beforeUpload={(chosen) => {
          look(chosen);
          return false; // it is sent by the call, with who asks
        }}
      >
        <InboxOutlined aria-hidden />
        <p>
          {looking.isPending
            ? t('project.reading', { name: file?.name ?? '' })
            : t(held ? 'project.again' : 'project.choose')}
        </p>
      </Upload.Dragger>
      <div aria-live="polite">{held && <Held project={held} />}</div>
      {held && file && (
        <AtFoot>
          {held.standing ? (
            <Button type="primary" onClick={() => open(held.standing?.paperId ?? '')}>
              {t('project.open')}
            </Button>
          ) : (
            <Button type="primary" loading={taking.isPending} onClick={() => taking.mutate({ file })}>
              {t('project.take')}
            </Button>
          )}
        </AtFoot>
      )}
    </div>
  );
}
