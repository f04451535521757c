import { type HomeworkForStudent, homeworkApi } from '@zhibi/contract/homework';
import { starsOf } from '@zhibi/contract/marking';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useUser } from '../../people/index.js';
import { useInfinite } from '../../platform/api.js';
import { Card } from '../../platform/layout/card.js';
import { EmptyState } from '../../platform/layout/empty-state.js';
import { PageHead } from '../../platform/layout/page-head.js';
import { PlainTable } from '../../platform/layout/plain-table.js';
import { StatusTag, type StatusTone } from '../../platform/layout/status-tag.js';
import { TableFoot } from '../../platform/layout/table-foot.js';
import { Screen } from '../../platform/screen.js';
import { formatDay, formatNumber, formatRate } from '../../platform/time.js';
import { Stars } from '../parts/stars.js';
import styles from './student-detail.module.css';

const tones: Record<HomeworkForStudent['submission'], StatusTone> = {
  assigned: 'wait',
  writing: 'run',
  'handed-in': 'run',
  absent: 'warn',
  marked: 'run',
  released: 'done',
};

/** All homework of the student, newest first; what came back opens. */
export function MyHomework() {
  const { t } = useTranslation('marking');
  const { name, classNames } = useUser();
  const pages = useInfinite(homeworkApi.mine, {});
  const back = pages.rows.filter(({ score }) => score !== null);
  const share =
    back.length === 0
      ? null
      : back.reduce((sum, { score, totalScore }) => sum + (score ?? 0) / totalScore, 0) / back.length;
  const facts = [
    classNames,
    t('detail.count', { count: pages.rows.length }),
    back.length > 0 ? t('detail.mean', { rate: formatRate(share) }) : '',
  ];
  const columns = [t('detail.homework'), t('detail.day'), t('detail.state'), t('detail.score'), t('detail.stars'), ''];
  return (
    <>
      <PageHead title={t('detail.of', { name })} note={facts.filter(Boolean).join(' · ')} />
      <Card flush>
        <Screen
          read={{
            data: pages.first && pages.rows,
            error: pages.error,
            refetch: () => pages.refetch().then(() => undefined as never),
          }} // the screen only waits for it
          skeleton={{ rows: 6 }}
          isEmpty={(rows) => rows.length === 0}
          empty={<EmptyState title={t('detail.empty')} hint={t('detail.emptyHint')} />}
        >
          {(rows) => (
            <div className={styles.wide}>
              <PlainTable
                columns={columns}
                rows={rows.map((homework) => ({ key: homework.homeworkId, cells: cellsOf(homework) }))}
              />
              <TableFoot
                shown={rows.length}
                onNext={pages.hasNextPage ? () => void pages.fetchNextPage() : undefined}
                loading={pages.isFetchingNextPage}
              />
            </div>
          )}
        </Screen>
      </Card>
    </>
  );
}

const cellsOf = ({
  homeworkId,
  title,
  subjectName,
  startAt,
  submission,
  late,
  score,
  totalScore,
}: HomeworkForStudent) => [
  <span key="title" className={styles.title}>
    {title}
    <small>{subjectName}</small>
  </span>,
  <span key="day" className={styles.day}>
    {formatDay(startAt)}
  </span>,
  <State key="state" submission={submission} late={late} />,
  <span key="score" className={styles.score}>
    <b>{formatNumber(score)}</b>/{totalScore}
  </span>,
  score === null ? '' : <Stars key="stars" count={starsOf((score / totalScore) * 100)} />,
  submission === 'released' ? <Open key="open" homeworkId={homeworkId} /> : '',
];

function State({ submission, late }: Pick<HomeworkForStudent, 'submission' | 'late'>) {
  const { t } = useTranslation('marking');
  return (
    <StatusTag tone={tones[submission]}>
      {t(`detail.states.${submission}`)}
      {late && ` · ${t('mark.late')}`}
    </StatusTag>
  );
}

function Open({ homeworkId }: { homeworkId: string }) {
  const { t } = useTranslation('marking');
  return <Link to={`/student/detail?homework=${homeworkId}`}>{t('detail.open')}</Link>;
}
