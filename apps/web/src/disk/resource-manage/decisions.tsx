import { diskApi, type Resource } from '@zhibi/contract/disk';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { KeptTextArea } from '../../platform/drafts/kept-text-area.js';
import { useWrite } from '../../platform/api.js';
import { download } from '../../platform/download.js';
import { Dialog } from '../../platform/layout/dialog.js';
import { notify } from '../../platform/notify.js';
import styles from '../parts/resource.module.css';

/** Look at it, approve it, refuse it with a reason, take it back. */
export function Decisions({ resource: { resourceId, name, can } }: { resource: Resource }) {
  const { t } = useTranslation('disk');
  const [refusing, setRefusing] = useState(false);
  const [reason, setReason] = useState('');
  const refreshed = [diskApi.offers, diskApi.resources];
  const deciding = useWrite(diskApi.decide, refreshed, {
    onDone: (_, { approved }) => {
      setRefusing(false);
      notify.done(t(approved ? 'manage.approved' : 'manage.refused'));
    },
  });
  const withdrawing = useWrite(diskApi.withdraw, refreshed, { onDone: () => notify.done(t('manage.withdrawn')) });
  return (
    <span className={styles.actions}>
      <Button type="link" onClick={() => void download(diskApi.downloadResource, { resourceId })}>
        {t('action.download')}
      </Button>
      {can.decide && (
        <>
          <Button
            type="link"
            loading={deciding.isPending}
            onClick={() => deciding.mutate({ resourceId, approved: true })}
          >
            {t('manage.approve')}
          </Button>
          <Button type="link" onClick={() => setRefusing(true)}>
            {t('manage.refuse')}
          </Button>
        </>
      )}
      {can.withdraw && (
        <Button type="link" loading={withdrawing.isPending} onClick={() => withdrawing.mutate({ resourceId })}>
          {t('manage.takeBack')}
        </Button>
      )}
      {refusing && (
        <Dialog
          title={`${t('manage.refuse')} · ${name}`}
          onClose={() => setRefusing(false)}
          foot={{
            words: t('manage.refuse'),
            isDisabled: reason.trim() === '',
            isBusy: deciding.isPending,
            onMain: () => deciding.mutate({ resourceId, approved: false, reason }),
          }}
        >
          <KeptTextArea
 draft={`refusal ${resourceId}`}
            aria-label={t('manage.reason')}
            placeholder={t('manage.reason')}
            maxLength={200}
            rows={3}
            value={reason}
            onText={setReason}
          />
        </Dialog>
      )}
    </span>
  );
}
