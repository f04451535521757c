import { classroomApi, type LessonBoard, type TaskForTeacher } from '@zhibi/contract/classroom';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../platform/api.js';
import { Bar } from '../../platform/layout/bar.js';
import { RichText } from '../../platform/rich/rich-text.js';
import { formatRate } from '../../platform/time.js';
import styles from './lesson.module.css';

/** How the answers lie, before anybody else sees it. */
export function TaskResult({ board, task }: { board: LessonBoard; task: TaskForTeacher | undefined }) {
  const { t } = useTranslation('classroom');
  const keying = useWrite(classroomApi.setKey, [classroomApi.board]);
  if (!task) return null;
  const { lessonId, students, can } = board;
  const missing = students.length - task.result.answered;
  return (
    <section className={styles.result} aria-label={t('lesson.distribution')}>
      <h2>
        {t('lesson.distribution')} {task.state !== 'revealed' && <small>{t('lesson.onlyYou')}</small>}
      </h2>
      {task.questions.map(({ key, prompt, options }, no) => {
        const result = task.result.questions[no];
        const of = Math.max(1, result?.answered ?? 0);
        const most = Math.max(of, ...(result?.counts.map(({ count }) => count) ?? []));
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: questions of a task never change their places
          <div key={no} className={styles.bars}>
            {task.questions.length > 1 && (
              <p className={styles.asked}>
                <small>{t('room.question', { no: no + 1, count: task.questions.length })}</small>
                <RichText rich={prompt} inline />
              </p>
            )}
            {result?.counts.map(({ label, count }, nth) => (
              <div key={label} className={styles.bar}>
                <button
                  type="button"
                  title={t('lesson.setKey')}
                  disabled={!can.run || keying.isPending}
                  aria-pressed={key.includes(label)}
                  onClick={() => {
                    const others = key.filter((one) => one !== label);
                    const next = key.includes(label) ? others : task.kind === 4 ? [...others, label].sort() : [label];
                    keying.mutate({ lessonId, taskId: task.taskId, no, key: next });
                  }}
                >
                  {label}
                </button>
                <Bar value={count / most} tone={key.includes(label) ? 'success' : 'ink'} heightPx={14} />
                <b>{count}</b>
                <small>{formatRate(Math.min(1, count / of))}</small>
                {(options[nth]?.content.length ?? 0) > 0 && (
                  <span className={styles.words}>
                    <RichText rich={options[nth]?.content ?? []} inline />
                  </span>
                )}
              </div>
            ))}
            {result?.right !== null && result !== undefined && (
              <p>
                {t('right', { count: result.right })}
                {task.before?.questions[no]?.right != null &&
                  ` · ${t('before', { count: task.before.questions[no].right })}`}
              </p>
            )}
          </div>
        );
      })}
      {task.quick.length > 0 && (
        <ol className={styles.places}>
          {task.quick.slice(0, 8).map(({ studentId, place, name, afterMs, isTooFast }) => (
            <li key={studentId}>
              <b>{isTooFast ? '?' : place}</b>
              <span>{name}</span>
              <small title={isTooFast ? t('lesson.tooFast') : undefined}>
                {(afterMs / 1_000).toFixed(2)} s{isTooFast && ` · ${t('record.doubtful')}`}
              </small>
            </li>
          ))}
        </ol>
      )}
      {task.state === 'open' && (
        <p className={styles.missing}>
          {missing > 0 ? t('lesson.missing', { count: missing }) : t('lesson.everybody')}
        </p>
      )}
    </section>
  );
}
