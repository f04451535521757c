import { toPlain } from '@zhibi/content';
import type { QuestionResult, RecordedTask as Recorded } from '@zhibi/contract/classroom';
import { taskKinds } from '@zhibi/contract/classroom';
import { useTranslation } from 'react-i18next';
import { Bar } from '../../../platform/layout/bar.js';
import { Go } from '../../../platform/layout/go.js';
import { listed } from '../../../platform/listed.js';
import { RichText } from '../../../platform/rich/rich-text.js';
import { formatRate, formatStamp } from '../../../platform/time.js';
import { KindTile } from '../../parts/kind-tile.js';
import styles from './record.module.css';

/** One task with every round of it: what was asked, what was right, and how the class moved. */
export function RecordedTask({ lessonId, task }: { lessonId: string; task: Recorded }) {
  const { t } = useTranslation('classroom');
  const { kind, no, title, openedAt, questions, rounds, quick, words, taskId } = task;
  return (
    <section className={styles.task}>
      <h2>
        <KindTile kind={kind} />
        {t('task', { kind: t(`kind.${taskKinds[kind].name}`), no })}
        {openedAt !== null && <small>{formatStamp(openedAt)}</small>}
      </h2>
      {title !== '' && title !== promptOf(questions) && (
        <p className={styles.asked} translate="no">
          {title}
        </p>
      )}
      {questions.map((question, nth) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: questions of a task never change their places
        <Answered key={nth} question={question} rounds={rounds.map(({ questions: results }) => results[nth])} />
      ))}
      {words && (
        <p>
          {words.map(({ word }) => (
            <span key={word}>{word}</span>
          ))}
          <Go to={`/study/interact?lesson=${lessonId}&task=${taskId}`}>{t('record.written')}</Go>
        </p>
      )}
      {quick.length > 0 && (
        <p>
          {listed(
            quick
              .slice(0, 5)
              .map(
                ({ place, name, afterMs, isTooFast }) =>
                  `${isTooFast ? t('record.doubtful') : t('place', { count: place })} ${name} ${(afterMs / 1_000).toFixed(2)} s`,
              ),
          )}
        </p>
      )}
    </section>
  );
}

interface AnsweredProps {
  question: Recorded['questions'][number];
  /** What came of it, round by round. */
  rounds: readonly (QuestionResult | undefined)[];
}

/** One question: each option with its words and how many chose it, in the last round and in those before. */
function Answered({ question: { prompt, options, key }, rounds }: AnsweredProps) {
  const { t } = useTranslation('classroom');
  const last = rounds.at(-1);
  const of = Math.max(1, last?.answered ?? 0, ...(last?.counts.map(({ count }) => count) ?? []));
  const rights = rounds.flatMap((one) => (one?.right == null ? [] : [t('right', { count: one.right })]));
  return (
    <div className={styles.question}>
      <RichText rich={prompt} />
      <ul className={styles.options}>
        {options.map(({ label, content }, at) => {
          const counts = rounds.map((one) => one?.counts[at]?.count ?? 0);
          return (
            <li key={label} data-key={key.includes(label)}>
              <b>{label}</b>
              <span>
                <RichText rich={content} inline />
              </span>
              <Bar value={(counts.at(-1) ?? 0) / of} tone={key.includes(label) ? 'success' : 'ink'} heightPx={8} />
              <span>{counts.join(' → ')}</span>
              <small>{formatRate(Math.min(1, (counts.at(-1) ?? 0) / of))}</small>
            </li>
          );
        })}
      </ul>
      {rights.length > 0 && (
        <p>
          {rights.length > 1
            ? listed(rights.map((right, at) => `${t('round', { count: at + 1 })} ${right}`))
            : rights[0]}
        </p>
      )}
      {options.length === 0 && <p>{t('people', { count: last?.answered ?? 0 })}</p>}
    </div>
  );
}

/** What is typed in class is both: said once. */
const promptOf = ([first]: Recorded['questions']) => (first === undefined ? '' : toPlain(first.prompt).trim());
