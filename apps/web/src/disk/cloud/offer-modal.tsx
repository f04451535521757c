import { type DiskEntry, diskApi } from '@zhibi/contract/disk';
import { Form, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../people/index.js';
import { useWrite } from '../../platform/api.js';
import { Dialog } from '../../platform/layout/dialog.js';
import { notify } from '../../platform/notify.js';

/** Offers a file for the school's shelf, with a word about it. */
export function OfferModal({ entry: { cdId }, onClose }: { entry: DiskEntry; onClose: () => void }) {
  const { t } = useTranslation('disk');
  const { subjectId } = useUser();
  const [note, setNote] = useState('');
  const offering = useWrite(diskApi.offer, [diskApi.offers], {
    onDone: () => {
      notify.done(t('offer.done'));
      onClose();
    },
  });
  return (
    <Dialog
      title={t('offer.title')}
      onClose={onClose}
      foot={{
        words: t('offer.send'),
        isBusy: offering.isPending,
        onMain: () => offering.mutate({ cdId, note, subjectId: subjectId ?? undefined }),
      }}
    >
      <p>{t('offer.hint')}</p>
      <Form layout="vertical">
        <Form.Item label={t('offer.note')} htmlFor="offer-note">
          <Input.TextArea
            id="offer-note"
            maxLength={200}
            rows={3}
            value={note}
            placeholder={t('offer.notePlaceholder')}
            onChange={(event) => setNote(event.target.value)}
          />
        </Form.Item>
      </Form>
    </Dialog>
  );
}
