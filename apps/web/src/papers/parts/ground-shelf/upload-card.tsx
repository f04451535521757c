import { InboxOutlined } from '@ant-design/icons';
import { type GroundSummary, groundApi, groundLimits, groundReasons } from '@zhibi/contract/papers/ground';
import { Input, Select, Upload } from 'antd';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useWrite } from '../../../platform/api.js';
import { useDraft } from '../../../platform/drafts/use-draft.js';
import { jobs } from '../../../platform/jobs.js';
import { notify } from '../../../platform/notify.js';
import { session } from '../../../platform/session-store.js';
import styles from './ground.module.css';

const ACCEPT = '.pdf,.jpg,.jpeg,.png,.webp,.heic,.heif,.tif,.tiff';
const NONE = '';

/** Where a paper on paper comes in: one PDF, or its pages as photographs in their order. */
export function UploadCard({ subjectId, known }: { subjectId: number; known: readonly GroundSummary[] }) {
  const { t } = useTranslation('ground');
  const navigate = useNavigate();
  const [draft, keep, drop] = useDraft(`ground upload ${subjectId}`, () => ({ title: '', like: NONE }));
  const [name, setName] = useState('');
  const taken = useRef<readonly File[]>([]);
  const sending = useWrite(groundApi.upload, [groundApi.list], {
    onDone: ({ groundId, jobId }) => {
      const address = `/paperTest/ground?ground=${groundId}`;
      drop();
      jobs.follow(jobId, draft.title || name, address);
      void navigate(address);
    },
  });
  const say = (reason: 'too-large' | 'too-many-pages') =>
    notify.error(groundReasons[reason][session.get().language === 'en' ? 'en' : 'zh']);
  const take = (files: readonly File[]) => {
    const bytes = files.reduce((sum, { size }) => sum + size, 0);
    if (files.length > groundLimits.files) return say('too-many-pages');
    if (bytes > groundLimits.bytes || files.some(({ size }) => size > groundLimits.fileBytes)) return say('too-large');
    setName(files[0]?.name ?? '');
    const like = known.some(({ groundId }) => groundId === draft.like) ? { like: draft.like } : {};
    sending.mutate({ subjectId: String(subjectId), title: draft.title.trim(), ...like, file: [...files] });
  };
  return (
    <div className={styles.upload}>
      <div className={styles.uploadFields}>
        <div>
          <span aria-hidden>{t('upload.title')}</span>
          <Input
            aria-label={t('upload.title')}
            maxLength={100}
            placeholder={t('upload.titleHint')}
            value={draft.title}
            onChange={({ target }) => keep({ ...draft, title: target.value })}
          />
        </div>
        {known.length > 0 && (
          <div>
            <span aria-hidden>{t('upload.like')}</span>
            <Select
              aria-label={t('upload.like')}
              title={t('upload.likeHint')}
              value={known.some(({ groundId }) => groundId === draft.like) ? draft.like : NONE}
              options={[
                { value: NONE, label: t('upload.likeNone') },
                ...known.map(({ groundId, title }) => ({ value: groundId, label: title })),
              ]}
              onChange={(like) => keep({ ...draft, like })}
            />
          </div>
        )}
      </div>
      <Upload.Dragger
        multiple
        accept={ACCEPT}
        showUploadList={false}
        disabled={sending.isPending}
        beforeUpload={(file, list) => {
          // Called once for each: the first stands for all.
          if (file === list[0] && taken.current !== list) {
            taken.current = list;
            take(list);
          }
          return false; // it is sent by the call, with who asks
        }}
      >
        <InboxOutlined aria-hidden className={styles.inbox} />
        <p className={styles.drop}>{t(sending.isPending ? 'upload.sending' : 'upload.drop')}</p>
        <p className={styles.kinds}>{t('upload.kinds')}</p>
      </Upload.Dragger>
    </div>
  );
}
