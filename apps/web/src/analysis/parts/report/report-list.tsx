import { analysisApi } from '@zhibi/contract/analysis';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { z } from 'zod';
import { useSubjectId, useUser } from '../../../people/index.js';
import { useInfinite } from '../../../platform/api.js';
import { Bar } from '../../../platform/layout/bar.js';
import { Card } from '../../../platform/layout/card.js';
import { EmptyState } from '../../../platform/layout/empty-state.js';
import { GoButton } from '../../../platform/layout/go-button.js';
import { PageHead } from '../../../platform/layout/page-head.js';
import { PlainTable } from '../../../platform/layout/plain-table.js';
import { TableFoot } from '../../../platform/layout/table-foot.js';
import { Screen } from '../../../platform/screen.js';
import { formatDay, formatRate } from '../../../platform/time.js';
import { together } from '../../../platform/together.js';
import { TrialsButton } from '../mastery/trials-button.js';
import { NoReports } from '../no-reports.js';
import { ViewSwitch } from '../period-report/view-switch.js';
import { addressOf, REPORTS } from '../report-address.js';
import { ClassFilter } from './class-filter.js';
import styles from './report-list.module.css';

type ReportLine = z.output<typeof analysisApi.reports.output>['items'][number];

/** The homework that has a report, the newest first, of one class or of all. @param to the screen that a line leads to, and `title` what that is called */
export function ReportList({
  classId,
  to = REPORTS,
  title,
}: {
  classId: string | undefined;
  to?: string;
  title?: string;
}) {
  const { t } = useTranslation('analysis');
  const { asTeacher, asLeader, asSchoolPrincipal, asRegion } = useUser();
  const subjectId = useSubjectId() ?? undefined;
  const pages = useInfinite(analysisApi.reports, { subjectId, classId });
  const { rows, hasNextPage, fetchNextPage, isFetchingNextPage } = pages;
  const names = ['homework', 'class', 'day', 'sat', 'marked', 'rate'] as const;
  const hint = asTeacher ? 'classReport.noneHint' : 'reports.emptyHint';
  const nothing = classId === undefined ? 'classReport.none' : 'classReport.noneOfClass';
  return (
    <>
      <PageHead
        title={title ?? t('classReport.title')}
        note={t('classReport.titleNote')}
        extra={
          <>
            {to === REPORTS && <ViewSwitch view="homework" />}
            {asSchoolPrincipal && <TrialsButton />}
            {asLeader && <GoButton to="/chart2">{t('wall')}</GoButton>}
            <GoButton to="/study/stageDetail">{t('stageTests')}</GoButton>
          </>
        }
      />
      <ClassFilter classId={classId} subjectId={subjectId} />
      <Card flush>
        <Screen
          read={together({ pages })}
          skeleton={{ rows: 8 }}
          isEmpty={() => rows.length === 0 && !hasNextPage}
          empty={
            asTeacher || classId !== undefined ? (
              <EmptyState title={t(nothing)} hint={t(hint)} />
            ) : (
              <NoReports to="/study/analysis" />
            )
          }
        >
          {() => (
            <>
              <PlainTable
                asCards
                columns={names.map((name) => t(`classReport.list.${name}`))}
                words={3}
                rows={rows.map((line) => ({
                  key: `${line.homeworkId} ${line.classId}`,
                  cells: cellsOf(line, asRegion ? undefined : to),
                }))}
              />
              <TableFoot
                shown={rows.length}
                loading={isFetchingNextPage}
                onNext={hasNextPage ? () => void fetchNextPage() : undefined}
              />
            </>
          )}
        </Screen>
      </Card>
    </>
  );
}

/** @param to absent where the report is not for this reader: it names students */
const cellsOf = (
  { homeworkId, classId, title, className, startAt, sat, students, marked, rate }: ReportLine,
  to: string | undefined,
) => [
  to === undefined ? (
    title
  ) : (
    <Link key="title" className={styles.title} to={addressOf(homeworkId, classId, to)}>
      {title}
    </Link>
  ),
  className,
  formatDay(startAt),
  `${sat}/${students}`,
  `${marked}/${sat}`,
  <span key="rate" className={styles.rate}>
    {rate !== null && <Bar value={rate} />}
    <b>{formatRate(rate)}</b>
  </span>,
];
