import { InboxOutlined } from '@ant-design/icons';
import { commentsApi } from '@zhibi/contract/marking/comments';
import { Alert, Upload } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../../platform/api.js';
import { Drawer } from '../../../platform/layout/drawer.js';
import { Foot } from '../../../platform/layout/foot.js';
import { PlainTable } from '../../../platform/layout/plain-table.js';
import { notify } from '../../../platform/notify.js';
import styles from './presets.module.css';

export interface ImportDrawerProps {
  open: boolean;
  subjectId: number;
  /** The comments that came in: they can be taken back at once. */
  onDone: (presetIds: readonly string[]) => void;
  onClose: () => void;
}

/** Own comments from a table: first every line is judged, then the good ones are taken. */
export function ImportDrawer({ open, ...rest }: ImportDrawerProps) {
  const { t } = useTranslation('comments');
  return (
    <Drawer title={t('import.title')} size="form" open={open} onClose={rest.onClose}>
      {open && <Inside {...rest} />}
    </Drawer>
  );
}

function Inside({ subjectId, onDone, onClose }: Omit<ImportDrawerProps, 'open'>) {
  const { t } = useTranslation('comments');
  const [file, setFile] = useState<File | null>(null);
  const judging = useWrite(commentsApi.importPresets);
  const taking = useWrite(commentsApi.importPresets, [commentsApi.list, commentsApi.tree], {
    onDone: ({ presetIds }) => {
      notify.done(t('import.done', { count: presetIds.length }));
      onDone(presetIds);
      onClose();
    },
  });
  const judge = (chosen: File) => {
    setFile(chosen);
    judging.mutate({ subjectId, how: 'try', file: chosen });
    return false; // it is sent by the call, with who asks
  };
  const lines = judging.data?.lines ?? [];
  const left = lines.filter(({ outcome }) => outcome !== 'added');
  const good = lines.length - left.length;
  return (
    <>
      <p>{t('import.columns')}</p>
      <Upload.Dragger accept=".csv,.txt" showUploadList={false} beforeUpload={judge}>
        <InboxOutlined aria-hidden />
        <p>{file?.name ?? t('import.choose')}</p>
      </Upload.Dragger>
      {judging.data && (
        <div className={styles.outcome}>
          <Alert
            type={left.length === 0 ? 'success' : 'warning'}
            showIcon
            title={t('import.judged', { count: lines.length, good })}
          />
          {left.length === 0 ? (
            <p>{t('import.allGood')}</p>
          ) : (
            <PlainTable
              columns={[t('import.line'), t('text'), t('import.reason')]}
              rows={left.map(({ line, text, outcome }) => ({
                key: String(line),
                cells: [String(line), text, t(`import.outcomes.${outcome}`)],
              }))}
            />
          )}
        </div>
      )}
      <Foot
        words={t('import.now', { count: good })}
        isDisabled={good === 0 || file === null}
        isBusy={taking.isPending || judging.isPending}
        onMain={() => taking.mutate({ subjectId, how: 'take', file })}
        onCancel={onClose}
      />
    </>
  );
}
