import { ClockCircleOutlined } from '@ant-design/icons';
import type { HomeworkForTeacher, WorkCategory } from '@zhibi/contract/homework';
import { ABSENT } from '@zhibi/contract/kernel';
import { useTranslation } from 'react-i18next';
import { Bar } from '../../platform/layout/bar.js';
import { Go } from '../../platform/layout/go.js';
import { StatusTag } from '../../platform/layout/status-tag.js';
import { formatNear } from '../../platform/time.js';
import { detailOf, markingOf, reportOf } from './addresses.js';
import { opensAt, stageOf, stageTones, type WorkStage, waitsForMarks } from './stage.js';
import styles from './todays-homework.module.css';

const categories: Record<WorkCategory, 'daily' | 'winter' | 'summer'> = { 1: 'daily', 3: 'winter', 4: 'summer' };

/** One homework: where it stands, how many are in and marked, who has handed in, the next click. */
export function WorkCard({ homework }: { homework: HomeworkForTeacher }) {
  const { t } = useTranslation('homework');
  const { title, classes, progress, status, workCategory } = homework;
  const stage = stageOf(homework);
  const when =
    status === 'scheduled'
      ? t('today.opens', { when: formatNear(opensAt(homework)) })
      : status === 'open'
        ? formatNear(homework.endAt)
        : t('today.closed');
  return (
    <article className={styles.work}>
      <div className={styles.top}>
        <StatusTag tone={stageTones[stage]}>{t(`state.${stage}`)}</StatusTag>
        <span>
          <ClockCircleOutlined /> {when}
        </span>
      </div>
      <h3 title={title}>
        <Go to={detailOf(homework.homeworkId)}>{title}</Go>
      </h3>
      <p>
        {classes.map(({ className }) => className).join(' ')} · {t(`category.${categories[workCategory]}`)}
      </p>
      <div className={styles.bars}>
        <span>{t('today.handedIn')}</span>
        <Bar value={progress.total ? progress.handedIn / progress.total : 0} />
        <Count done={progress.handedIn} of={progress.total} />
        <span>{t('today.marked')}</span>
        <Bar value={progress.handedIn ? progress.marked / progress.handedIn : 0} tone="success" />
        <Count done={progress.marked} of={progress.handedIn} />
      </div>
      <div className={styles.foot}>
        <span>{useFact(homework, stage)}</span>
        <span className={styles.ways}>
          <Go to={detailOf(homework.homeworkId)}>{t('today.detail')}</Go>
          <Next homework={homework} stage={stage} />
        </span>
      </div>
    </article>
  );
}

const Count = ({ done, of }: { done: number; of: number }) => (
  <b>
    {of ? done : ABSENT}
    {of > 0 && <i>/{of}</i>}
  </b>
);

/** The one thing to know about it. */
function useFact({ progress }: HomeworkForTeacher, stage: WorkStage): string {
  const { t } = useTranslation('homework');
  const missing = progress.total - progress.handedIn;
  if (stage === 'released') return t('today.released');
  if (stage === 'marking') return t('today.toMark', { count: progress.handedIn - progress.marked });
  if (stage === 'marked') return t('today.allMarked');
  if (progress.handedIn + progress.writing === 0) return t('today.notYet');
  return t('today.missing', { count: missing });
}

function Next({ homework, stage }: { homework: HomeworkForTeacher; stage: WorkStage }) {
  const { t } = useTranslation('homework');
  const { homeworkId } = homework;
  if (stage === 'marking' || (stage === 'writing' && waitsForMarks(homework)))
    return <Go to={markingOf(homeworkId)}>{t('today.mark')}</Go>;
  if (stage === 'marked' || stage === 'released') return <Go to={reportOf(homeworkId)}>{t('today.report')}</Go>;
  return null;
}
