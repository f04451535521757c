import { classroomApi, type LessonRecord } from '@zhibi/contract/classroom';
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
import { Screen } from '../../../platform/screen.js';
import { useSearchParams } from '../../../platform/search-params.js';
import { formatRate, formatStamp } from '../../../platform/time.js';
import { Dictation } from '../../parts/dictation/result.js';
import styles from './record.module.css';
import { RecordedTask } from './recorded-task.js';
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
          <RecordedTask key={task.taskId} lessonId={lessonId} task={task} />
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
