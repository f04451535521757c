import { ABSENT } from '@zhibi/contract/kernel';
import type { StudentToMark } from '@zhibi/contract/marking';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../platform/time.js';
import styles from './by-student.module.css';

interface StudentStripProps {
  students: readonly StudentToMark[];
  currentId: string;
  onGo: (studentId: string) => void;
}

/** Whose papers there are, and how far each is. */
export function StudentStrip({ students, currentId, onGo }: StudentStripProps) {
  const { t } = useTranslation('marking');
  const here = students.filter(({ isAbsent }) => !isAbsent);
  const done = here.filter(({ scored, total }) => scored === total);
  const showsClass = new Set(students.map(({ className }) => className)).size > 1;
  return (
    <nav className={styles.strip} aria-label={t('byStudent.students')}>
      <header>
        <b>{t('byStudent.students')}</b>
        <span>{t('byStudent.done', { done: done.length, of: here.length })}</span>
      </header>
      <ol>
        {students.map(({ studentId, studentNo, name, className, isAbsent, mayCome, scored, total, score, waiting }) => (
          <li key={studentId}>
            <button
              type="button"
              disabled={isAbsent}
              aria-current={studentId === currentId}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onGo(studentId)}
            >
              <span>{studentNo.slice(-2)}</span>
              <span className={styles.name}>
                {name}
                {showsClass && <small>{className}</small>}
              </span>
              {isAbsent ? (
                <small>{t(mayCome ? 'byStudent.mayCome' : 'byStudent.absent')}</small>
              ) : scored === total ? (
                <b>{formatNumber(score)}</b>
              ) : (
                <small>{waiting > 0 ? t('byStudent.open', { count: waiting }) : ABSENT}</small>
              )}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
