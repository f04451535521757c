import {
  ballotOf,
  classroomApi,
  isRight,
  type LessonBoard,
  type LessonStudent,
  responseOf,
  type TaskForTeacher,
} from '@zhibi/contract/classroom';
import { Button, Popover } from 'antd';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../platform/api.js';
import styles from './lesson.module.css';

interface Props {
  board: LessonBoard;
  task: TaskForTeacher | undefined;
}

/** Everybody of the class: what was answered, and the teacher's own tap for whoever has no device. */
export function Seats({ board, task }: Props) {
  const { t } = useTranslation('classroom');
  const isSecret = task?.secrecy === 'anonymous';
  return (
    <section aria-label={t('record.students')}>
      {isSecret && <p className={styles.secret}>{t('lesson.answersHidden')}</p>}
      <ul className={styles.seats}>
        {board.students.map((student, nth) => (
          <li key={student.studentId}>
            <Seat board={board} task={isSecret ? undefined : task} student={student} seatNo={nth + 1} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** `seatNo`: what the wall calls somebody whose name is not shown there. */
function Seat({ board, task, student, seatNo }: Props & { student: LessonStudent; seatNo: number }) {
  const { t } = useTranslation('classroom');
  const { name, answers } = student;
  const device = deviceOf(student);
  const first = answers[0];
  const right = first ? isRight(first.labels, task?.questions[first.no]?.key ?? []) : null;
  const mark = !first ? '' : (task?.questions.length ?? 1) > 1 ? `${answers.length}` : first.labels.join('') || '✓';
  const missedWords = student.missed.map(({ labels }) => labels.join('') || '✓').join(' ');
  const isLate = answers.some((one) => one.isLate);
  const tone = !first ? '' : right === null ? styles.given : right ? styles.right : styles.wrong;
  const face = (
    <button
      type="button"
      className={`${styles.seat} ${tone}`}
      aria-label={[
        name,
        mark,
        isLate && t('lesson.late'),
        device === 'cutOff' && t('lesson.cutOff'),
        missedWords && t('lesson.missed', { answer: missedWords }),
      ]
        .filter(Boolean)
        .join(' ')}
    >
      <b>{mark}</b>
      {isLate && <small>{t('lesson.late')}</small>}
      {missedWords && <small data-missed>{t('lesson.missed', { answer: missedWords })}</small>}
      <span>
        <em>{seatNo}</em> {name}
      </span>
      {device === 'cutOff' ? (
        <small data-cut-off>{t('lesson.cutOff')}</small>
      ) : (
        <i title={t(`lesson.${device}`)} data-in={device === 'device'} />
      )}
    </button>
  );
  if (!board.can.run) return face;
  return (
    <Popover trigger="click" title={name} content={<SeatActions board={board} task={task} student={student} />}>
      {face}
    </Popover>
  );
}

/** How it stands with the device of a student, in the word that says it. */
function deviceOf({ seat, isOnline }: LessonStudent) {
  if (seat === 'in') return isOnline ? 'device' : 'cutOff';
  return seat === 'removed' ? 'removed' : 'noDevice';
}

function seatMoves(seat: LessonStudent['seat']) {
  if (seat === 'waiting') return ['admit', 'remove'] as const;
  if (seat === 'in') return ['free', 'remove'] as const;
  return seat === 'removed' ? (['admit'] as const) : [];
}

/** What a tap on somebody offers: an answer in their place, letting in, asking to leave. */
function SeatActions({ board, task, student }: Props & { student: LessonStudent }) {
  const { t } = useTranslation('classroom');
  const { lessonId } = board;
  const { studentId, seatId, seat, name, answers, missed } = student;
  const answering = useWrite(classroomApi.answerFor, [classroomApi.board]);
  const seating = useWrite(classroomApi.moveSeat, [classroomApi.board]);
  const takes = task && task.state !== 'draft' && ballotOf(task) === 'one';
  const labels = task?.questions[0]?.options.map(({ label }) => label) ?? [];
  const choices = task && responseOf(task.kind) !== 'options' ? [[]] : labels.map((label) => [label]);
  return (
    <div className={styles.actions}>
      {answers.some((one) => one.isLate) && <p>{t('lesson.lateHint')}</p>}
      {missed.length > 0 && <p>{t('lesson.missedHint')}</p>}
      {deviceOf(student) === 'cutOff' && <p>{t('lesson.cutOffHint')}</p>}
      {takes && task.questions.length === 1 && (
        <fieldset aria-label={t('lesson.tapFor', { name })}>
          {choices.map((chosen) => (
            <Button
              key={chosen.join()}
              disabled={answering.isPending}
              onClick={() =>
                answering.mutate({ lessonId, taskId: task.taskId, round: task.round, studentId, no: 0, labels: chosen })
              }
            >
              {chosen.join('') || '✓'}
            </Button>
          ))}
        </fieldset>
      )}
      {seatId !== null &&
        seatMoves(seat).map((move) => (
          <Button
            key={move}
            size="small"
            danger={move === 'remove'}
            disabled={seating.isPending}
            onClick={() => seating.mutate({ lessonId, seatId, move })}
          >
            {t(seat === 'removed' ? 'lesson.readmit' : `lesson.${move}`)}
          </Button>
        ))}
    </div>
  );
}
