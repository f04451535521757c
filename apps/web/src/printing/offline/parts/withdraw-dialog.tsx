import { type OfflineRecord, printOfflineApi } from '@zhibi/contract/printing/offline';
import { Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../../platform/api.js';
import { Dialog } from '../../../platform/layout/dialog.js';

/** Why a record is withdrawn: one line that its history keeps. */
export function WithdrawDialog({
  record: { offlineId, revision, number },
  onClose,
}: {
  record: OfflineRecord;
  onClose: () => void;
}) {
  const { t } = useTranslation('offline');
  const [note, setNote] = useState('');
  const withdrawing = useWrite(printOfflineApi.withdraw, [printOfflineApi.list, printOfflineApi.detail], {
    onDone: onClose,
  });
  const said = note.trim();
  const send = () => {
    if (said !== '') withdrawing.mutate({ offlineId, revision, isWithdrawn: true, note: said });
  };
  return (
    <Dialog
      title={`${t('withdraw')} ${number}`}
      onClose={onClose}
      keepsTyping
      foot={{
        words: t('withdraw'),
        isBusy: withdrawing.isPending,
        isDisabled: said === '',
        note: said === '' && t('whyNeeded'),
        isDangerous: true,
        onMain: send,
      }}
    >
      <p>{t('withdrawHint')}</p>
      <Input
        autoFocus
        aria-label={t('why')}
        placeholder={t('why')}
        maxLength={200}
        value={note}
        onChange={({ target }) => setNote(target.value)}
        onPressEnter={send}
      />
    </Dialog>
  );
}
