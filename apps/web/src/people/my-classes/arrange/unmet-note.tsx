import type { Classmate, Unmet } from '@zhibi/contract/people/my-classes';
import { Alert, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from './seating.module.css';

interface Props {
  unmet: readonly Unmet[];
  students: readonly Classmate[];
  onAgain: () => void;
}

/** What automatic seating could not do, and whom it concerns. */
export function UnmetNote({ unmet, students, onAgain }: Props) {
  const { t } = useTranslation('myClasses');
  const nameOf = new Map(students.map(({ studentId, name }) => [studentId, name]));
  const again = (
    <Button size="small" onClick={onAgain}>
      {t('seats.again')}
    </Button>
  );
  if (unmet.length === 0)
    return <Alert type="success" showIcon className={styles.note} title={t('seats.met')} action={again} />;
  return (
    <Alert
      type="warning"
      showIcon
      className={styles.note}
      title={t('seats.unmet', { count: unmet.length })}
      action={again}
      description={
        <ul className={styles.unmet}>
          {unmet.map(({ kind, studentIds }) => (
            <li key={`${kind} ${studentIds.join()}`}>
              {t(`seats.unmetKinds.${kind}`)} <b>{studentIds.map((id) => nameOf.get(id) ?? '').join(' · ')}</b>
            </li>
          ))}
        </ul>
      }
    />
  );
}
