import type { LessonStage, TaskOnStage } from '@zhibi/contract/classroom';
import { useTranslation } from 'react-i18next';
import styles from './stage.module.css';

/** Who has answered, by number; by name only where the teacher shows names. And the code, for whoever comes late. */
export function Seats({ stage: { students, code, isOpen }, task }: { stage: LessonStage; task: TaskOnStage }) {
  const { t } = useTranslation('classroom');
  return (
    <footer className={styles.foot}>
      <div className={styles.sum}>
        <strong>{task.answered}</strong>
        <span>/ {students.length}</span>
        <small>{t('stage.answered')}</small>
      </div>
      {task.secrecy === 'named' && (
        <ul className={styles.seats}>
          {students.map(({ seatNo, name, hasAnswered }) => (
            <li key={seatNo} data-answered={hasAnswered} className={name === null ? undefined : styles.named}>
              {name ?? seatNo}
            </li>
          ))}
        </ul>
      )}
      {isOpen && code !== null && task.state === 'open' && (
        <div className={styles.late}>
          <small>{t('stage.join')}</small>
          <strong>{`${code.slice(0, 3)} ${code.slice(3)}`}</strong>
        </div>
      )}
    </footer>
  );
}
