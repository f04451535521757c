import { type LessonStage, responseOf, type TaskOnStage, taskKinds } from '@zhibi/contract/classroom';
import { useTranslation } from 'react-i18next';
import { RichText } from '../../platform/rich/rich-text.js';
import { formatRate } from '../../platform/time.js';
import { WordsOnWall } from '../parts/dictation/words-on-wall.js';
import { KindTile } from '../parts/kind-tile.js';
import { useCountdown } from '../parts/use-countdown.js';
import styles from './stage.module.css';

/** One task: its question before, the answers and the key once it is revealed. */
export function TaskOnWall({ stage, task }: { stage: LessonStage; task: TaskOnStage }) {
  const { t } = useTranslation('classroom');
  const time = useCountdown(task.closesInMs, task);
  const { kind, no, round, state, questions, result } = task;
  const name = t(`kind.${taskKinds[kind].name}`);
  const said =
    state === 'revealed'
      ? t('stage.revealed', { count: result?.answered ?? 0 })
      : state === 'locked'
        ? t('stage.locked')
        : '';
  return (
    <>
      <header className={styles.head}>
        <KindTile kind={kind} large />
        <b>{[t('task', { kind: name, no }), ...(round > 1 ? [t('round', { count: round })] : [])].join(' · ')}</b>
        <span>{stage.className}</span>
        {time === null ? (
          <em>{said}</em>
        ) : (
          <em>
            {t('stage.left')} <strong>{time}</strong>
          </em>
        )}
      </header>
      {questions.length === 1 ? <One task={task} /> : <Several task={task} />}
    </>
  );
}

function One({ task }: { task: TaskOnStage }) {
  const { t } = useTranslation('classroom');
  const [question] = task.questions;
  if (!question) return null;
  const response = responseOf(task.kind);
  return (
    <>
      <div className={styles.prompt}>
        {question.prompt.length > 0 && <RichText rich={question.prompt} />}
        {response === 'done' && task.wordCount === 0 && <small>{t('stage.done')}</small>}
        {task.wordCount > 0 && <WordsOnWall task={task} />}
        {response === 'tap' && task.state === 'open' && <small>{t('stage.quick')}</small>}
      </div>
      {question.options.length > 0 && <Options task={task} />}
      {task.quick.length > 0 && (
        <ol className={styles.quick}>
          {task.quick.map(({ place, seatNo, name }) => (
            <li key={seatNo}>
              <b>{t('place', { count: place })}</b> {name ?? t('stage.seat', { no: seatNo })}
            </li>
          ))}
        </ol>
      )}
    </>
  );
}

/** The options with, once revealed, how many chose each; the round before is a thin line under it. */
function Options({ task }: { task: TaskOnStage }) {
  const { t } = useTranslation('classroom');
  const [question] = task.questions;
  const result = task.result?.questions[0];
  const before = task.before?.questions[0];
  const isRanking = task.kind === 13 && task.ballot === 'ranking';
  const most = Math.max(
    1,
    ...(result?.counts ?? []).map(({ count }) => count),
    ...(before?.counts ?? []).map(({ count }) => count),
  );
  return (
    <ul className={result ? `${styles.options} ${styles.shown}` : styles.options}>
      {question?.options.map(({ label, content }, nth) => {
        const count = result?.counts[nth]?.count ?? 0;
        const then = before?.counts[nth]?.count;
        const isKey = question.key.includes(label);
        return (
          <li key={label} className={isKey ? styles.key : undefined}>
            <div className={styles.option}>
              <b>{label}</b>
              <RichText rich={content} inline />
              {isKey && <i aria-hidden="true">✓</i>}
            </div>
            {result && (
              <div className={styles.count}>
                <span>
                  <s style={{ width: `${(count / most) * 100}%` }} />
                  {then !== undefined && <u style={{ width: `${(then / most) * 100}%` }} />}
                </span>
                <strong>{isRanking ? t('points', { count }) : t('people', { count })}</strong>
                <small>
                  {then === undefined
                    ? isRanking
                      ? ''
                      : formatRate(result.answered === 0 ? 0 : count / result.answered)
                    : t('before', { count: then })}
                </small>
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** So many questions have room for their options on a wall. */
const MOST_WITH_OPTIONS = 6;

/** A quiz: each question with its options, for who answers without a screen too; its key and how many were right once revealed. */
function Several({ task }: { task: TaskOnStage }) {
  const { t } = useTranslation('classroom');
  return (
    <ol className={styles.several}>
      {task.questions.map(({ prompt, options, key }, no) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: questions of a task never change their places
        <li key={no}>
          <b>{no + 1}</b>
          <div>
            <RichText rich={prompt} />
            {task.questions.length <= MOST_WITH_OPTIONS && options.length > 0 && (
              <p className={styles.choices}>
                {options.map(({ label, content }) => (
                  <span key={label} data-key={key.includes(label)}>
                    <b>{label}</b> <RichText rich={content} inline />
                  </span>
                ))}
              </p>
            )}
          </div>
          {task.result && (
            <strong>
              {key.join('')} · {t('right', { count: task.result.questions[no]?.right ?? 0 })}
            </strong>
          )}
        </li>
      ))}
    </ol>
  );
}
