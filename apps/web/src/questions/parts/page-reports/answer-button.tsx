import { partnerLimits } from '@zhibi/contract/questions/partners';
import { Button, Input, Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '../../../platform/notify.js';

interface AnswerButtonProps {
  isSending: boolean;
  onSend: (answer: string, sent: () => void) => void;
}

/** Says that a report has been dealt with, with a word to its teacher where there is one to say. */
export function AnswerButton({ isSending, onSend }: AnswerButtonProps) {
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
      <Modal
        open={isAsking}
        title={t('reports.done')}
        okButtonProps={{ loading: isSending }}
        onOk={() => onSend(answer, sent)}
        onCancel={() => setAsking(false)}
      >
        <Input.TextArea
          aria-label={t('reports.reply')}
          placeholder={t('reports.replyHint')}
          rows={3}
          maxLength={partnerLimits.reportNote}
          value={answer}
          onChange={({ target }) => setAnswer(target.value)}
        />
      </Modal>
    </>
  );
}
