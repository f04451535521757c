import { Modal } from 'antd';
import { useTranslation } from 'react-i18next';

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
    <Modal
      open
      title={t('leave.title')}
      okText={t('leave.anyway')}
      cancelText={t('leave.stay')}
      okButtonProps={{ danger: true }}
      onOk={onLeave}
      onCancel={onStay}
    >
      <ul>
        {lost.map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
      <p>{t('leave.hint')}</p>
    </Modal>
  );
}
