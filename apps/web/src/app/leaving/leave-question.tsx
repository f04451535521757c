import { useTranslation } from 'react-i18next';
import { Dialog } from '../../platform/layout/dialog.js';

export interface LeaveQuestionProps {
  /** What would be lost, in words. */
  lost: readonly string[];
  onStay: () => void;
  onLeave: () => Promise<void>;
}

/** Something of this person has not reached the server: logging out would lose it. */
export function LeaveQuestion({ lost, onStay, onLeave }: LeaveQuestionProps) {
  const { t } = useTranslation('app');
  return (
    <Dialog
      title={t('leave.title')}
      onClose={onStay}
      foot={{ words: t('leave.anyway'), isDangerous: true, onMain: onLeave, cancelWords: t('leave.stay') }}
    >
      <ul>
        {lost.map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
      <p>{t('leave.hint')}</p>
    </Dialog>
  );
}
