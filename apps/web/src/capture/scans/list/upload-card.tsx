import { InboxOutlined } from '@ant-design/icons';
import { scanLimits, scanReasons, scansApi } from '@zhibi/contract/capture/scans';
import { Upload } from 'antd';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../../platform/api.js';
import { jobs } from '../../../platform/jobs.js';
import { notify } from '../../../platform/notify.js';
import { session } from '../../../platform/session-store.js';
import styles from './upload-card.module.css';

const ACCEPT = '.pdf,.jpg,.jpeg,.heic,.heif,.png,.tif,.tiff';

/** Where scans are put in: everything that is chosen at once is one batch. */
export function UploadCard({ homeworkId, title }: { homeworkId: string; title: string }) {
  const { t } = useTranslation('scans');
  const taken = useRef<readonly File[]>([]);
  const sending = useWrite(scansApi.upload, [scansApi.batches], {
    onDone: ({ jobId, batchId }) => {
      jobs.follow(jobId, t('upload.job', { title }), `/homework/scan?batch=${batchId}`);
      notify.done(t('upload.started'));
    },
  });
  const take = (files: readonly File[]) => {
    const isTooMuch = files.length > scanLimits.files || files.some(({ size }) => size > scanLimits.fileBytes);
    if (isTooMuch) notify.error(scanReasons['too-large'][session.get().language === 'en' ? 'en' : 'zh']);
    else sending.mutate({ homeworkId, file: [...files] });
  };
  return (
    <div className={styles.card}>
      <Upload.Dragger
        multiple
        accept={ACCEPT}
        showUploadList={false}
        disabled={sending.isPending}
        beforeUpload={(_, files) => {
          // It is called once for each of the files that were chosen together, always with the same list.
          if (taken.current !== files) {
            taken.current = files;
            take(files);
          }
          return false;
        }}
      >
        <p className="ant-upload-drag-icon">
          <InboxOutlined />
        </p>
        <p className="ant-upload-text">
          {sending.isPending ? t('upload.sending', { count: taken.current.length }) : t('upload.title')}
        </p>
        <p className="ant-upload-hint">{t('upload.hint')}</p>
      </Upload.Dragger>
    </div>
  );
}
