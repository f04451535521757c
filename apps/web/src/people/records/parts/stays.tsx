import { ABSENT } from '@zhibi/contract/kernel';
import type { Stay } from '@zhibi/contract/people/records';
import { useTranslation } from 'react-i18next';
import styles from './records.module.css';

const dated = (day: string) => `${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}`;

/** The way through the classes, the present one first. */
export function Stays({ stays }: { stays: readonly Stay[] }) {
  const { t } = useTranslation('records');
  if (stays.length === 0) return <>{ABSENT}</>;
  return (
    <ul className={styles.stays}>
      {stays.map(({ classId, className, fromOn, toOn }) => (
        <li key={`${classId} ${fromOn}`}>
          {className}
          <span>
            {toOn
              ? t('detail.until', { from: dated(fromOn), to: dated(toOn) })
              : t('detail.since', { day: dated(fromOn) })}
          </span>
        </li>
      ))}
    </ul>
  );
}
