import { analysisApi } from '@zhibi/contract/analysis';
import type { HomeworkForTeacher } from '@zhibi/contract/homework';
import { ABSENT } from '@zhibi/contract/kernel';
import { useTranslation } from 'react-i18next';
import { useRead } from '../../platform/api.js';
import { Bar } from '../../platform/layout/bar.js';
import { Go } from '../../platform/layout/go.js';
import { PlainTable } from '../../platform/layout/plain-table.js';
import { rateColours } from '../../platform/theme.js';
import { formatNear, formatNumber, formatRate, formatShare } from '../../platform/time.js';
import { detailOf, followUpOf, lectureOf, lessonFor, markingOf, reportOf } from '../parts/addresses.js';
import styles from './board.module.css';
import { worstOf } from './board-rows.js';
import { RemindButton } from './remind-button.js';
import { Sources } from './sources.js';

const columns = ['name', 'end', 'source', 'handedIn', 'marked', 'mean', 'wrong', 'actions'] as const;

/** One row for each homework: how far it is, how it went, and the next thing to do. */
export function BoardTable({ rows }: { rows: readonly HomeworkForTeacher[] }) {
  const { t } = useTranslation('homework');
  return (
    <PlainTable
      asCards
      words={columns.length}
      columns={columns.map((one) => t(`board.column.${one}`))}
      rows={rows.map((homework) => ({
        key: homework.homeworkId,
        cells: [
          <Name key="name" homework={homework} />,
          homework.collectedAt === null
            ? formatNear(homework.endAt)
            : t('list.collected', { when: formatNear(homework.collectedAt) }),
          <Sources key="source" homework={homework} />,
          <Count key="in" homework={homework} />,
          <span key="marked" className={styles.named} data-name={t('board.column.marked')}>
            {formatShare(homework.progress.marked, homework.progress.handedIn)}
          </span>,
          <span key="mean" className={styles.named} data-name={t('board.column.mean')}>
            <Mean homework={homework} />
          </span>,
          <Worst key="worst" homework={homework} />,
          <Actions key="actions" homework={homework} />,
        ],
      }))}
    />
  );
}

interface OfHomework {
  homework: HomeworkForTeacher;
}

const Name = ({ homework: { homeworkId, title, classes } }: OfHomework) => (
  <span className={styles.name} translate="no">
    <Go to={detailOf(homeworkId)}>{title}</Go>
    <small>{classes.map(({ className }) => className).join(' ')}</small>
  </span>
);

const Count = ({ homework: { progress } }: OfHomework) => (
  <span className={styles.count}>
    <Bar
      value={progress.total ? progress.handedIn / progress.total : 0}
      tone={progress.handedIn * 2 < progress.total ? 'warning' : 'ink'}
    />
    <b>
      {progress.handedIn}/{progress.total}
    </b>
  </span>
);

/** What is known of a homework once papers are marked; rows share one answer. */
const useReport = ({ homeworkId, progress }: HomeworkForTeacher) =>
  useRead(analysisApi.report, progress.marked > 0 ? { homeworkId } : null).data;

function Mean({ homework }: OfHomework) {
  const report = useReport(homework);
  return <b>{report ? formatNumber(report.mean) : ABSENT}</b>;
}

function Worst({ homework }: OfHomework) {
  const { t } = useTranslation('homework');
  const report = useReport(homework);
  const { marked, handedIn, total } = homework.progress;
  // What a few have written says nothing of the class yet.
  if (marked === 0 || handedIn * 2 < total) return <span className={styles.waiting}>{t('board.waiting')}</span>;
  return (
    <span className={styles.worst}>
      {worstOf(report?.questions ?? []).map(({ no, rate }) => {
        const { fill, text } = rateColours.find(({ from }) => rate >= from) ?? rateColours[0];
        return (
          <i
            key={no}
            style={{ background: fill, color: text }}
            title={t('board.question', { no, rate: formatRate(rate) })}
          >
            <b>{no}</b> {formatRate(rate)}
          </i>
        );
      })}
    </span>
  );
}

function Actions({ homework }: OfHomework) {
  const { t } = useTranslation('homework');
  const { homeworkId, can, progress, status, releasedAt, classes } = homework;
  const classId = classes[0]?.classId ?? '';
  const isMissing = progress.handedIn < progress.total && releasedAt === null && status !== 'scheduled';
  return (
    <span className={styles.actions}>
      {can.mark && progress.marked < progress.handedIn && <Go to={markingOf(homeworkId)}>{t('list.mark')}</Go>}
      {progress.marked > 0 && <Go to={lectureOf(homeworkId)}>{t('board.lecture')}</Go>}
      {progress.marked > 0 && <Go to={reportOf(homeworkId)}>{t('list.report')}</Go>}
      {progress.marked > 0 && <Go to={followUpOf(classId)}>{t('board.followUp')}</Go>}
      {isMissing && can.adjust && <RemindButton homeworkId={homeworkId} />}
      {status !== 'scheduled' && <Go to={lessonFor(classId)}>{t('board.inClass')}</Go>}
    </span>
  );
}
