import { partnerLimits } from '@zhibi/contract/questions/partners';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { KeptTextArea } from '../../../platform/drafts/kept-text-area.js';
import { Dialog } from '../../../platform/layout/dialog.js';
import { notify } from '../../../platform/notify.js';

interface AnswerButtonProps {
  /** Which report is answered. */
  reportId: string;
  isSending: boolean;
  onSend: (answer: string, sent: () => void) => void;
}

/** Says that a report has been dealt with, with a word to its teacher where there is one to say. */
export function AnswerButton({ reportId, isSending, onSend }: AnswerButtonProps) {
  const { t } = useTranslation('partners');
  const [isAsking, setAsking] = useState(false);
  const [answer, setAnswer] = useState('');
  const sent = () => {
    setAsking(false);
    notify.done(t('reports.answered'));
  };
  return (
    <>
      <Button type="link" size="small" style={{ padding: 0 }} onClick={() => setAsking(true)}>
        {t('reports.done')}
      </Button>
      <Dialog
        open={isAsking}
        title={t('reports.done')}
        onClose={() => setAsking(false)}
        foot={{ isBusy: isSending, onMain: () => onSend(answer, sent) }}
      >
        <KeptTextArea
 draft={`report answer ${reportId}`}
          aria-label={t('reports.reply')}
          placeholder={t('reports.replyHint')}
          rows={3}
          maxLength={partnerLimits.reportNote}
          value={answer}
          onText={setAnswer}
        />
      </Dialog>
    </>
  );
}
