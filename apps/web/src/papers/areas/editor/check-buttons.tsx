import { CheckOutlined, RollbackOutlined } from '@ant-design/icons';
import { areaLimits, areasApi } from '@zhibi/contract/papers/areas';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { KeptTextArea } from '../../../platform/drafts/kept-text-area.js';
import { useWrite } from '../../../platform/api.js';
import { Dialog } from '../../../platform/layout/dialog.js';
import { notify } from '../../../platform/notify.js';
import type { Areas } from './use-areas.js';

/** A second person confirms what was saved, or returns it with a reason. */
export function CheckButtons({ areas }: { areas: Areas }) {
  const { t } = useTranslation('areas');
  const [isReturning, setReturning] = useState(false);
  const [note, setNote] = useState('');
  const { paperId, revision, can } = areas.saved;
  const check = useWrite(areasApi.check, [areasApi.queue], {
    onDone: (answer) => {
      setReturning(false);
      areas.show(answer);
      notify.done(t(answer.marking?.state === 'confirmed' ? 'confirmed' : 'returned'));
    },
  });
  if (!can.check) return null;
  return (
    <>
      <Button icon={<RollbackOutlined />} disabled={areas.isDirty} onClick={() => setReturning(true)}>
        {t('return')}
      </Button>
      <Button
        icon={<CheckOutlined />}
        disabled={areas.isDirty}
        loading={check.isPending}
        onClick={() => check.mutate({ paperId, revision, verdict: 'confirmed' })}
      >
        {t('confirm')}
      </Button>
      {isReturning && (
        <Dialog
          title={t('return')}
          keepsTyping
          onClose={() => setReturning(false)}
          foot={{
            words: t('return'),
            isBusy: check.isPending,
            isDisabled: note.trim() === '',
            onMain: () => check.mutate({ paperId, revision, verdict: 'returned', note }),
          }}
        >
          <KeptTextArea
 draft={`areas return ${paperId}`}
            aria-label={t('returnWhy')}
            placeholder={t('returnWhy')}
            maxLength={areaLimits.note}
            autoSize={{ minRows: 3 }}
            value={note}
            onText={setNote}
          />
        </Dialog>
      )}
    </>
  );
}
