import { responseOf, taskKinds } from '@zhibi/contract/classroom';
import type { TaskInRoom } from '@zhibi/contract/classroom/room';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazily } from '../../platform/lazily.js';
import type { RoomClient, RoomView } from '../parts/room-client.js';
import { useCountdown } from '../parts/use-countdown.js';
import { AnswerState } from './answer-state.js';
import { Choices } from './choices.js';
import styles from './room.module.css';

/** Formulas and drawings are fetched with the first question that is more than plain words. */
const RichText = lazily(() => import('../../platform/rich/rich-text.js').then((made) => made.RichText));
const Pad = lazily(() => import('../parts/dictation/pad.js').then((made) => made.Pad));
const Secret = lazily(() => import('./secret-vote.js').then((made) => made.SecretVote));

interface Props {
  client: RoomClient;
  token: string;
  task: TaskInRoom;
  view: RoomView;
}

/** What is asked now, and the answer to it. */
export function LiveTask({ client, token, task, view }: Props) {
  const { t } = useTranslation('classroom');
  const [no, setNo] = useState(0);
  const time = useCountdown(task.closesInMs, `${task.taskId} ${task.round} ${task.closesInMs}`);
  const question = task.questions[no];
  if (!question) return null;
  const mine = task.mine.find((one) => one.no === no);
  const isOpen = task.state === 'open' && !view.state?.isGuest;
  return (
    <section className={styles.task}>
      <div className={styles.kind}>
        <b>{t(`kind.${taskKinds[task.kind].name}`)}</b>
        {task.questions.length > 1 && <span>{t('room.question', { no: no + 1, count: task.questions.length })}</span>}
        {time !== null && <strong>{time}</strong>}
      </div>
      {question.prompt.length > 0 && (
        <div className={styles.prompt}>
          <Suspense fallback="…">
            <RichText rich={question.prompt} />
          </Suspense>
        </div>
      )}
      {task.writing !== null && (
        <Suspense fallback="…">
          <Pad client={client} task={task} writing={task.writing} isOpen={isOpen && !mine?.byTeacher} />
        </Suspense>
      )}
      {task.secrecy === 'anonymous' ? (
        <Suspense fallback={null}>
          <Secret token={token} task={task} isOpen={isOpen} />
        </Suspense>
      ) : responseOf(task.kind) === 'options' || responseOf(task.kind) === 'quiz' ? (
        <Choices
          key={no}
          task={task}
          no={no}
          chosen={mine?.labels ?? []}
          isOpen={isOpen && !mine?.byTeacher}
          onChoose={(labels) => client.answer(task, no, labels)}
        />
      ) : (
        <button
          type="button"
          className={task.writing === null ? styles.tap : styles.main}
          disabled={!isOpen || mine !== undefined}
          onClick={() => client.answer(task, 0, [])}
        >
          {t(responseOf(task.kind) === 'tap' ? 'room.tap' : 'room.done')}
        </button>
      )}
      <AnswerState task={task} no={no} isOpen={isOpen} view={view} />
      {task.questions.length > 1 && (
        <nav className={styles.steps}>
          {task.questions.map((_, nth) => (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: questions of a task never change their places
              key={nth}
              type="button"
              aria-current={nth === no}
              data-answered={task.mine.some((one) => one.no === nth)}
              onClick={() => setNo(nth)}
            >
              {nth + 1}
            </button>
          ))}
        </nav>
      )}
    </section>
  );
}
