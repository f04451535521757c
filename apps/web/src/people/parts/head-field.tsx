import { peopleApi } from '@zhibi/contract/people';
import { headTypes, LARGEST_HEAD_BYTES, profileApi, profileReasons } from '@zhibi/contract/people/profile';
import { Button } from 'antd';
import { type ChangeEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../platform/api.js';
import { notify } from '../../platform/notify.js';
import { useSession } from '../../platform/session-store.js';
import type { User } from '../user.js';
import { Face } from './face.js';
import styles from './head-field.module.css';

/** The face of whoever is signed in, to be set, changed and taken away. The server judges a picture; only its size is looked at before. */
export function HeadField({ user, size }: { user: User; size: number }) {
  const { t } = useTranslation('profile');
  const { language } = useSession();
  const chooser = useRef<HTMLInputElement>(null);
  const records = [peopleApi.info, peopleApi.studentInfo];
  const upload = useWrite(profileApi.uploadHead, records, { onDone: () => notify.done(t('head.done')) });
  const remove = useWrite(profileApi.removeHead, records, { onDone: () => notify.done(t('head.removed')) });
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0];
    currentTarget.value = ''; // the same file may be chosen again
    if (!file) return;
    if (file.size > LARGEST_HEAD_BYTES) notify.error(profileReasons['head-too-large'][language]);
    else upload.mutate({ file });
  };
  return (
    <div className={styles.head}>
      <Face name={user.name} fileId={user.fileId} size={size} />
      <div>
        <input
          ref={chooser}
          type="file"
          accept={[...headTypes, '.heic', '.heif'].join(',')}
          hidden
          aria-label={t('head.input')}
          onChange={choose}
        />
        <Button size="small" loading={upload.isPending} onClick={() => chooser.current?.click()}>
          {t(user.fileId === null ? 'head.first' : 'head.choose')}
        </Button>
        {user.fileId !== null && (
          <Button size="small" type="text" loading={remove.isPending} onClick={() => remove.mutate({})}>
            {t('head.remove')}
          </Button>
        )}
        <p>{t('head.hint')}</p>
      </div>
    </div>
  );
}
