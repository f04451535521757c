import { isRight, responseOf } from '@zhibi/contract/classroom';
import type { TaskInRoom } from '@zhibi/contract/classroom/room';
import { useTranslation } from 'react-i18next';
import type { RoomView } from '../parts/room-client.js';
import { answerKey } from '../parts/room-outbox.js';
import styles from './room.module.css';

interface Props {
  task: TaskInRoom;
  no: number;
  isOpen: boolean;
  view: RoomView;
}

/** How it stands with the own answer to a question: on its way, arrived, not counted, right or wrong. */
export function AnswerState({ task, no, isOpen, view: { unsent, lost, isCutOff } }: Props) {
  const { t } = useTranslation('classroom');
  const key = answerKey({ taskId: task.taskId, round: task.round, no });
  const rightKey = task.questions[no]?.key ?? [];
  const mine = task.mine.find((one) => one.no === no);
  const right = task.state === 'revealed' && mine ? isRight(mine.labels, rightKey) : null;
  const gone = lost.find((one) => answerKey(one) === key);
  const isUnsent = unsent.includes(key);
  const response = responseOf(task.kind);
  const arrived = response === 'done' ? 'room.told' : response === 'tap' ? 'room.tapped' : 'room.chosen';
  const answer = mine?.labels.join('') ?? '';
  return (
    <>
      <p className={styles.said}>
        {task.place !== null && <b>{t('place', { count: task.place })}</b>}
        {right !== null && (
          <b data-right={right}>{right ? t('room.isRight') : t('room.isWrong', { key: rightKey.join('') })}</b>
        )}
        {task.state === 'locked' && task.place === null && t('room.locked')}
        {mine?.byTeacher && t('room.byTeacher')}
        {isUnsent
          ? isCutOff && <b>{answer === '' ? t('room.tapUnsent') : t('room.unsent', { answer })}</b>
          : isOpen && mine && !mine.byTeacher && t(arrived)}
      </p>
      {gone && (
        <p className={styles.error} role="alert">
          <b>{gone.labels.length === 0 ? t('room.tapLost') : t('room.lost', { answer: gone.labels.join('') })}</b>{' '}
          {gone.why}
        </p>
      )}
    </>
  );
}
