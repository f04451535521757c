import { classroomApi, type LessonStage } from '@zhibi/contract/classroom';
import { useTranslation } from 'react-i18next';
import { useRead } from '../../platform/api.js';
import { GoButton } from '../../platform/layout/go-button.js';
import { Screen } from '../../platform/screen.js';
import { useSearchParams } from '../../platform/search-params.js';
import { ANYWAY_MS, useLessonNews } from '../parts/use-lesson.js';
import { Seats } from './seats.js';
import styles from './stage.module.css';
import { TaskOnWall } from './task-on-wall.js';
import { WayIn } from './way-in.js';

/** What the class sees on the wall, read from eight metres away. */
export function Page() {
  const { t } = useTranslation('classroom');
  const [params] = useSearchParams();
  const lessonId = params.get('lesson') ?? '';
  const read = useRead(classroomApi.stage, { lessonId }, { everyMs: ANYWAY_MS });
  useLessonNews(classroomApi.stage, lessonId);
  return (
    <main className={styles.stage}>
      <Screen read={read} wayOn={<GoButton to="/study/classroom">{t('records.title')}</GoButton>}>
        {(stage) => <Stage stage={stage} />}
      </Screen>
    </main>
  );
}

function Stage({ stage }: { stage: LessonStage }) {
  const { t } = useTranslation('classroom');
  if (stage.endedAt !== null) return <h1 className={styles.over}>{t('stage.ended')}</h1>;
  if (stage.task === null) return <WayIn stage={stage} />;
  return (
    <>
      <TaskOnWall stage={stage} task={stage.task} />
      <Seats stage={stage} task={stage.task} />
    </>
  );
}
