import { useQueryClient } from '@tanstack/react-query';
import { APPEAL_LENGTH, appealsApi } from '@zhibi/contract/marking/appeals';
import { Alert } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { refresh, useWrite } from '../../../platform/api.js';
import { formDrafts } from '../../../platform/drafts/form-drafts.js';
import { KeptTextArea } from '../../../platform/drafts/kept-text-area.js';
import { Dialog } from '../../../platform/layout/dialog.js';
import { notify } from '../../../platform/notify.js';
import styles from './own-appeal.module.css';

interface AppealDialogProps {
  of: { homeworkId: string; itemId: string };
  no: number;
  hasSecond: boolean;
  onClose: () => void;
}

/** Why the score is wrong, in the student's own words; who looks again, and what may come of it, stands above. */
export function AppealDialog({ of, no, hasSecond, onClose }: AppealDialogProps) {
  const { t } = useTranslation('appeals');
  const queries = useQueryClient();
  const draft = `appeal ${of.homeworkId} ${of.itemId}`;
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string>();
  const sending = useWrite(appealsApi.make, [appealsApi.own], {
    handles: ['appeals-over', 'appeals-used', 'appealed-already', 'nothing-lost'],
    onDone: () => {
      formDrafts.drop(draft);
      notify.done(t('own.sent'));
      onClose();
    },
    onRefused: ({ message }) => {
      setProblem(message);
      void refresh(queries, [appealsApi.own]);
    },
  });
  const words = reason.trim();
  return (
    <Dialog
      title={t('own.title', { no })}
      keepsTyping
      onClose={onClose}
      foot={{
        words: t('own.send'),
        isBusy: sending.isPending,
        isDisabled: words === '',
        onMain: () => sending.mutate({ ...of, reason: words }),
      }}
    >
      <div className={styles.fields}>
        <p>{hasSecond ? t('own.second') : t('own.alone')}</p>
        <KeptTextArea
          draft={draft}
          aria-label={t('own.reason')}
          placeholder={t('own.reasonHint')}
          maxLength={APPEAL_LENGTH}
          showCount
          autoSize={{ minRows: 4 }}
          value={reason}
          onText={setReason}
        />
        {problem && <Alert type="error" showIcon title={problem} />}
      </div>
    </Dialog>
  );
}
