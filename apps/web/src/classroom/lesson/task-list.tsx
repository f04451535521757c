import { type LessonBoard, type TaskForTeacher, taskKinds } from '@zhibi/contract/classroom';
import { useTranslation } from 'react-i18next';
import { KindTile } from '../parts/kind-tile.js';
import styles from './lesson.module.css';
import { Moves } from './task-bar.js';

/** The tasks of the lesson but the one that is being asked. */
export function TaskList({ board, shown }: { board: LessonBoard; shown: TaskForTeacher | undefined }) {
  const { t } = useTranslation('classroom');
  const others = board.tasks.filter((task) => task !== shown);
  if (others.length === 0) return null;
  return (
    <section className={styles.tasks} aria-label={t('lesson.tasks')}>
      <h2>{t('lesson.tasks')}</h2>
      <ul>
        {others.map((task) => (
          <li key={task.taskId}>
            <KindTile kind={task.kind} />
            <div>
              <b>{task.title || t('task', { kind: t(`kind.${taskKinds[task.kind].name}`), no: task.no })}</b>
              <small>
                {t(`state.${task.state}`)} · {t('answered', { count: task.result.answered, of: board.students.length })}
              </small>
            </div>
            {board.can.run && <Moves lessonId={board.lessonId} task={task} />}
          </li>
        ))}
      </ul>
    </section>
  );
}
