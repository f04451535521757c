import { analysisApi } from '@zhibi/contract/analysis';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useSubjectId } from '../../people/index.js';
import { useInfinite } from '../../platform/api.js';
import { Bar } from '../../platform/layout/bar.js';
import { Card } from '../../platform/layout/card.js';
import { EmptyState } from '../../platform/layout/empty-state.js';
import { PageHead } from '../../platform/layout/page-head.js';
import { PlainTable } from '../../platform/layout/plain-table.js';
import { TableFoot } from '../../platform/layout/table-foot.js';
import { Screen } from '../../platform/screen.js';
import { formatDay, formatRate } from '../../platform/time.js';
import styles from './report.module.css';

const PASSED = 0.6;

/** The homework that has a report, newest first. */
export function ReportList() {
  const { t } = useTranslation('analysis');
  const subjectId = useSubjectId();
  const pages = useInfinite(analysisApi.reports, { subjectId: subjectId ?? undefined });
  const columns = [
    t('reports.homework'),
    t('reports.class'),
    t('reports.day'),
    t('reports.sat'),
    t('reports.marked'),
    t('reports.rate'),
    '',
  ];
  return (
    <>
      <PageHead title={t('report.title')} note={t('report.listNote')} />
      <Card flush>
        <Screen
          read={{
            data: pages.first && pages.rows,
            error: pages.error,
            refetch: () => pages.refetch().then(() => undefined as never),
          }} // the screen only waits for it
          skeleton={{ rows: 8 }}
          isEmpty={(rows) => rows.length === 0}
          empty={<EmptyState title={t('reports.empty')} hint={t('report.emptyHint')} />}
        >
          {(rows) => (
            <div className={styles.wideTable}>
              <PlainTable
                columns={columns}
                rows={rows.map((one) => ({
                  key: `${one.homeworkId} ${one.classId}`,
                  cells: [
                    <b key="title">{one.title}</b>,
                    one.className,
                    formatDay(one.startAt),
                    `${one.sat}/${one.students}`,
                    one.marked,
                    <span key="rate" className={styles.rate}>
                      {formatRate(one.rate)}
                      {one.rate !== null && <Bar value={one.rate} tone={one.rate < PASSED ? 'warning' : 'ink'} />}
                    </span>,
                    <Link key="open" to={`/study/analysis?homework=${one.homeworkId}&class=${one.classId}`}>
                      {t('reports.open')}
                    </Link>,
                  ],
                }))}
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
