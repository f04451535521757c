import { type AreaLock, areaLimits } from '@zhibi/contract/papers/areas';
import { Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../platform/layout/dialog.js';

/** Copies are out by these areas: another version needs a reason, and leaves them as they are. */
export function ReissueDialog({
  lock,
  onClose,
  onSay,
}: {
  lock: AreaLock;
  onClose: () => void;
  onSay: (reason: string) => void;
}) {
  const { t } = useTranslation('areas');
  const [reason, setReason] = useState('');
  return (
    <Dialog
      title={t('reissue')}
      keepsTyping
      onClose={onClose}
      foot={{ words: t('reissue'), isDisabled: reason.trim().length < 2, onMain: () => onSay(reason.trim()) }}
    >
      <p>
        {t(`lock.${lock}`)}
        {t('stop')}
        {t('reissueHint')}
      </p>
      <Input
        aria-label={t('reissueWhy')}
        placeholder={t('reissueWhy')}
        maxLength={areaLimits.note}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
    </Dialog>
  );
}
