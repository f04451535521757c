import { InboxOutlined } from '@ant-design/icons';
import { classroomApi } from '@zhibi/contract/classroom';
import { importingApi, importLimits } from '@zhibi/contract/classroom/importing';
import { Alert, Button, Upload } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { v7 } from 'uuid';
import { useWrite } from '../../../platform/api.js';
import { Drawer } from '../../../platform/layout/drawer.js';
import { AtFoot } from '../../../platform/layout/foot.js';
import { notify } from '../../../platform/notify.js';
import styles from './importing.module.css';
import { LeftOutList } from './left-out-list.js';

const TYPES = '.xlsx,.csv,.txt,.gift,.xml,.zip,.json,.jsonl,.docx';

interface Props {
  open: boolean;
  lessonId: string;
  onClose: () => void;
}

export function ImportDrawer({ open, lessonId, onClose }: Props) {
  const { t } = useTranslation('importing');
  return (
    <Drawer open={open} onClose={onClose} size="form" title={t('title')}>
      {open && <Import lessonId={lessonId} onClose={onClose} />}
    </Drawer>
  );
}

/** One file after the other; what came of the last one stays to be read. */
function Import({ lessonId, onClose }: Omit<Props, 'open'>) {
  const { t } = useTranslation('importing');
  const bringing = useWrite(importingApi.importTasks, [classroomApi.board]);
  const [name, setName] = useState('');
  const bring = (file: File) => {
    if (file.size > importLimits.fileBytes) return notify.error(t('tooLarge'));
    setName(file.name);
    bringing.mutate({ lessonId, taskId: v7(), file });
  };
  const { data: done, isPending } = bringing;
  return (
    <div className={styles.import}>
      <p>{t('hint')}</p>
      <Upload.Dragger
        accept={TYPES}
        showUploadList={false}
        disabled={isPending}
        beforeUpload={(file) => {
          bring(file);
          return false; // it is sent by the call, with who asks
        }}
      >
        <InboxOutlined aria-hidden />
        <p>{isPending ? t('reading', { name }) : done ? t('again') : t('choose')}</p>
      </Upload.Dragger>
      <div aria-live="polite" className={styles.result}>
        {done && !isPending && (
          <>
            <Alert
              showIcon
              type={done.taken > 0 ? 'success' : 'warning'}
              title={
                done.taken > 0 ? t('done', { count: done.taken, tasks: t('tasks', { count: done.tasks }) }) : t('none')
              }
            />
            <LeftOutList left={done.left} />
          </>
        )}
      </div>
      {done && (
        <AtFoot>
          <Button type="primary" onClick={onClose}>
            {t('back')}
          </Button>
        </AtFoot>
      )}
    </div>
  );
}
