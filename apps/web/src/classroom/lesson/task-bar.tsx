import {
  classroomApi,
  type LessonBoard,
  type TaskForTeacher,
  type TaskMove,
  taskKinds,
} from '@zhibi/contract/classroom';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../platform/api.js';
import { RichText } from '../../platform/rich/rich-text.js';
import { KindTile } from '../parts/kind-tile.js';
import { useCountdown } from '../parts/use-countdown.js';
import styles from './lesson.module.css';

/** What the hand reaches for first in each state. */
const main: Partial<Record<TaskForTeacher['state'], TaskMove>> = { draft: 'open', open: 'reveal', locked: 'reveal' };

/** The task that is being asked, and what can be done with it now. */
export function TaskBar({ board, task }: { board: LessonBoard; task: TaskForTeacher | undefined }) {
  const { t } = useTranslation('classroom');
  const time = useCountdown(task?.closesInMs ?? null, task);
  if (!task) return null;
  const { kind, no, round, state, result } = task;
  return (
    <section className={styles.task} aria-label={t(`kind.${taskKinds[kind].name}`)}>
      <KindTile kind={kind} large />
      <div className={styles.what}>
        <b>{t('task', { kind: t(`kind.${taskKinds[kind].name}`), no })}</b>
        <small>
          {[
            t(`state.${state}`),
            ...(round > 1 ? [t('round', { count: round })] : []),
            t('answered', { count: result.answered, of: board.students.length }),
          ].join(' · ')}
          {time !== null && <strong className={styles.time}> {t('lesson.closesIn', { time })}</strong>}
        </small>
        <RichText rich={task.questions[0]?.prompt ?? []} inline />
      </div>
      <Moves lessonId={board.lessonId} task={task} />
    </section>
  );
}

/** The buttons of a task, of which one is the next step. */
export function Moves({ lessonId, task }: { lessonId: string; task: TaskForTeacher }) {
  const { t } = useTranslation('classroom');
  const moving = useWrite(classroomApi.moveTask, [classroomApi.board]);
  const { taskId, state, round, can } = task;
  return (
    <div className={styles.moves}>
      {can.map((move) => (
        <Button
          key={move}
          type={main[state] === move ? 'primary' : 'default'}
          disabled={moving.isPending}
          onClick={() => moving.mutate({ lessonId, taskId, state, round, move })}
        >
          {t(`move.${move}`)}
        </Button>
      ))}
    </div>
  );
}
