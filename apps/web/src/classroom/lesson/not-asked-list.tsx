import { type NotAsked, notAskedReasons } from '@zhibi/contract/classroom';
import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { Line } from '../../platform/rich/line.js';
import styles from './lesson.module.css';

interface Props {
  left: readonly NotAsked[];
  onClose: () => void;
}

/** Which of the chosen questions are not asked, and why: named until the teacher has read it. */
export function NotAskedList({ left, onClose }: Props) {
  const { t, i18n } = useTranslation('classroom');
  if (left.length === 0) return null;
  const language = i18n.language === 'en' ? 'en' : 'zh';
  return (
    <Alert
      type="warning"
      showIcon
      className={styles.left}
      closable={{ onClose, 'aria-label': t('lesson.read') }}
      title={t('lesson.taken', { count: left.length })}
      description={
        <ul>
          {left.map(({ no, begins, why }) => (
            <li key={no}>
              <b>{t('lesson.chosenNo', { no })}</b>{' '}
              <span translate="no">
                <Line text={begins} />
              </span>
              <br />
              {notAskedReasons[why][language]}
            </li>
          ))}
        </ul>
      }
    />
  );
}
