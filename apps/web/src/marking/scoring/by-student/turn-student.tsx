import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../platform/time.js';
import styles from './by-student.module.css';

export interface TurnStudentProps {
  /** What the paper has come to so far. */
  sum: number;
  /** Whose scores these are: grey as long as no person has scored anything. */
  by: 'machine' | 'teacher';
  /** Some questions have no score yet. */
  isOpen: boolean;
  at: number;
  count: number;
  onTurn: (by: 1 | -1) => void;
}

/** Which of the papers this is, what it has come to, and the ones beside it. */
export function TurnStudent({ sum, by, isOpen, at, count, onTurn }: TurnStudentProps) {
  const { t } = useTranslation('marking');
  return (
    <>
      <Button
        type="text"
        icon={<LeftOutlined />}
        disabled={at <= 0}
        aria-label={t('byStudent.previous')}
        onClick={() => onTurn(-1)}
      />
      <span className={styles.sum}>
        {isOpen && t('byStudent.soFar')}
        <b data-by={by}>{formatNumber(sum)}</b>
        {t('byStudent.place', { at: at + 1, of: count })}
      </span>
      <Button
        type="text"
        icon={<RightOutlined />}
        disabled={at >= count - 1}
        aria-label={t('byStudent.next')}
        onClick={() => onTurn(1)}
      />
    </>
  );
}
