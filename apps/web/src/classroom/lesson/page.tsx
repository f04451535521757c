import { classroomApi, type LessonBoard } from '@zhibi/contract/classroom';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRead, useWrite } from '../../platform/api.js';
import { Confirm } from '../../platform/layout/confirm.js';
import { EmptyState } from '../../platform/layout/empty-state.js';
import { Go } from '../../platform/layout/go.js';
import { GoButton } from '../../platform/layout/go-button.js';
import { onDemand } from '../../platform/layout/on-demand.js';
import { ToolFrame } from '../../platform/layout/tool-frame.js';
import { Screen } from '../../platform/screen.js';
import { useSearchParams } from '../../platform/search-params.js';
import { ReadAloud } from '../parts/dictation/read-aloud.js';
import { ANYWAY_MS, useLessonNews } from '../parts/use-lesson.js';
import styles from './lesson.module.css';
import { QuickStart } from './quick-start.js';
import { RoomPanel } from './room-panel.js';
import { Seats } from './seats.js';
import { TaskBar } from './task-bar.js';
import { TaskList } from './task-list.js';
import { TaskResult } from './task-result.js';

const CameraDrawer = onDemand(
  () => import('../parts/code-cards/camera-drawer.js').then((made) => made.CameraDrawer),
  ({ open }) => open,
);

const LESSONS = '/study/classroom';

/** A lesson in the hands of its teacher: on a laptop beside the projector, or on a phone. */
export function Page() {
  const { t } = useTranslation('classroom');
  const [params] = useSearchParams();
  const lessonId = params.get('lesson') ?? '';
  const read = useRead(classroomApi.board, { lessonId }, { everyMs: ANYWAY_MS });
  useLessonNews(classroomApi.board, lessonId);
  if (read.data) return <Board board={read.data} />;
  return (
    <ToolFrame title={t('lesson.title')} back={LESSONS}>
      <Screen read={read} wayOn={<GoButton to={LESSONS}>{t('records.title')}</GoButton>}>
        {() => null}
      </Screen>
    </ToolFrame>
  );
}

/** The task that is looked at: the open one, else the newest that was open. */
export const shownOf = ({ tasks }: LessonBoard) =>
  tasks.find(({ state }) => state === 'open') ??
  tasks.findLast(({ state }) => state === 'locked' || state === 'revealed');

function Board({ board }: { board: LessonBoard }) {
  const { t } = useTranslation(['classroom', 'codeCards']);
  const [isReading, setReading] = useState(false);
  const { lessonId, className, title, teacherName, endedAt, can } = board;
  const ending = useWrite(classroomApi.end, [classroomApi.board]);
  const shown = shownOf(board);
  const actions = can.run && (
    <>
      <Button onClick={() => setReading(true)}>{t('codeCards:open')}</Button>
      <Button href={`/study/stage?lesson=${lessonId}`} target="_blank">
        {t('lesson.stage')}
      </Button>
      <Confirm
        title={t('lesson.endAsk')}
        hint={t('lesson.endHint')}
        words={t('lesson.end')}
        onConfirm={() => ending.mutate({ lessonId })}
      >
        <Button loading={ending.isPending}>{t('lesson.end')}</Button>
      </Confirm>
    </>
  );
  return (
    <ToolFrame
      title={className}
      note={title || teacherName}
      back={LESSONS}
      actions={actions}
      panel={
        <>
          <TaskResult board={board} task={shown} />
          <RoomPanel board={board} />
        </>
      }
    >
      <div className={styles.middle}>
        {endedAt !== null && (
          <EmptyState
            title={t('lesson.over')}
            hint={t('lesson.overHint')}
            action={<Go to={`/study/interact?lesson=${lessonId}`}>{t('lesson.toRecord')}</Go>}
          />
        )}
        {endedAt === null && !can.run && (
          <Alert type="info" showIcon title={t('lesson.colleague', { name: teacherName })} />
        )}
        {can.run && <TaskBar board={board} task={shown} />}
        {shown?.words && <ReadAloud key={shown.taskId} lessonId={lessonId} task={shown} words={shown.words} />}
        {can.run && <QuickStart lessonId={lessonId} isBusy={board.tasks.some(({ state }) => state === 'open')} />}
        <Seats board={board} task={shown} />
        <TaskList board={board} shown={shown} />
      </div>
      {can.run && <CameraDrawer board={board} open={isReading} onClose={() => setReading(false)} />}
    </ToolFrame>
  );
}
