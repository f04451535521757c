import { classroomApi, type LessonRecord, taskKinds } from '@zhibi/contract/classroom';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRead } from '../../../platform/api.js';
import { download } from '../../../platform/download.js';
import { Card } from '../../../platform/layout/card.js';
import { EmptyState } from '../../../platform/layout/empty-state.js';
import { ExportButton } from '../../../platform/layout/export-button.js';
import { Go } from '../../../platform/layout/go.js';
import { PageHead } from '../../../platform/layout/page-head.js';
import { listed } from '../../../platform/listed.js';
import { RichText } from '../../../platform/rich/rich-text.js';
import { Screen } from '../../../platform/screen.js';
import { useSearchParams } from '../../../platform/search-params.js';
import { formatRate, formatStamp } from '../../../platform/time.js';
import { Dictation } from '../../parts/dictation/result.js';
import { KindTile } from '../../parts/kind-tile.js';
import styles from './record.module.css';
import { StudentTable } from './student-table.js';

/** What happened in a lesson, task by task and student by student. */
export function Page() {
  const { t } = useTranslation('classroom');
  const [params] = useSearchParams();
  const [lessonId, taskId] = [params.get('lesson'), params.get('task')];
  const read = useRead(classroomApi.record, lessonId === null || taskId !== null ? null : { lessonId });
  if (lessonId === null)
    return (
      <>
        <PageHead title={t('record.title')} />
        <EmptyState
          title={t('record.choose')}
          hint={t('records.note')}
          action={<Go to="/study/classroom">{t('records.title')}</Go>}
        />
      </>
    );
  if (taskId !== null) return <Dictation lessonId={lessonId} taskId={taskId} />;
  return <Screen read={read}>{(record) => <Record record={record} />}</Screen>;
}

function Record({ record }: { record: LessonRecord }) {
  const { t } = useTranslation('classroom');
  const { lessonId, className, title, teacherName, startedAt, participation, rightRate, students, tasks } = record;
  const absent = students.filter(({ wasThere }) => !wasThere).map(({ name }) => name);
  return (
    <>
      <PageHead
        title={[className, title].filter(Boolean).join(' · ')}
        note={`${formatStamp(startedAt)} · ${teacherName} · ${t('records.participation')} ${formatRate(participation)} · ${t('records.rightRate')} ${formatRate(rightRate)}`}
        extra={
          <>
            <PackButton lessonId={lessonId} />
            <ExportButton endpoint={classroomApi.exportRecord} input={{ lessonId }} />
          </>
        }
      />
      {tasks.length === 0 && <EmptyState title={t('record.noTasks')} hint={t('record.noTasksHint')} />}
      <div className={styles.tasks}>
        {tasks.map((task) => (
          <Task key={task.taskId} lessonId={lessonId} task={task} />
        ))}
      </div>
      {absent.length > 0 && absent.length < students.length && (
        <p className={styles.absent}>{t('record.absent', { count: absent.length, names: listed(absent) })}</p>
      )}
      <Card title={t('record.students')} flush>
        <StudentTable record={record} />
      </Card>
    </>
  );
}

/** For whoever was not there: what was asked and written, to take home. */
function PackButton({ lessonId }: { lessonId: string }) {
  const { t } = useTranslation('classroom');
  const [isBusy, setBusy] = useState(false);
  const take = async () => {
    setBusy(true);
    await download(classroomApi.pack, { lessonId });
    setBusy(false);
  };
  return (
    <Button loading={isBusy} onClick={() => void take()}>
      {t('record.pack')}
    </Button>
  );
}

/** One task with every round of it: what was asked, what was right, and how the class moved. */
function Task({ lessonId, task }: { lessonId: string; task: LessonRecord['tasks'][number] }) {
  const { t } = useTranslation('classroom');
  const { kind, no, openedAt, questions, rounds, quick, words, taskId } = task;
  return (
    <section className={styles.task}>
      <h2>
        <KindTile kind={kind} />
        {t('task', { kind: t(`kind.${taskKinds[kind].name}`), no })}
        {openedAt !== null && <small>{formatStamp(openedAt)}</small>}
      </h2>
      {questions.map(({ prompt, options, key }, nth) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: questions of a task never change their places
        <div key={nth} className={styles.question}>
          <RichText rich={prompt} />
          {rounds.map(({ round, questions: results }) => (
            <p key={round}>
              {rounds.length > 1 && <small>{t('round', { count: round })}</small>}
              {options.map(({ label }, at) => (
                <span key={label} data-key={key.includes(label)}>
                  {label} <b>{results[nth]?.counts[at]?.count ?? 0}</b>
                </span>
              ))}
              {results[nth]?.right != null && <em>{t('right', { count: results[nth].right })}</em>}
              {options.length === 0 && <span>{t('people', { count: results[nth]?.answered ?? 0 })}</span>}
            </p>
          ))}
        </div>
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
