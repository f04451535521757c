import { StarFilled, StarOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import styles from './group.module.css';

/** The star of a leader, or the offer of one. */
export function LeaderStar({ isLeader, isFixed, onTurn }: { isLeader: boolean; isFixed: boolean; onTurn: () => void }) {
  const { t } = useTranslation('myClasses');
  if (isFixed) return isLeader ? <StarFilled className={styles.leads} aria-label={t('group.leader')} /> : null;
  return (
    <button
      type="button"
      className={isLeader ? `${styles.star} ${styles.leads}` : styles.star}
      aria-label={t(isLeader ? 'group.unmakeLeader' : 'group.makeLeader')}
      title={t(isLeader ? 'group.leader' : 'group.makeLeader')}
      onClick={onTurn}
    >
      {isLeader ? <StarFilled /> : <StarOutlined />}
    </button>
  );
}
