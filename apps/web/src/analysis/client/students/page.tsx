import { analysisApi, type ClassReport } from '@zhibi/contract/analysis';
import { captureApi } from '@zhibi/contract/capture';
import { homeworkApi } from '@zhibi/contract/homework';
import { useTranslation } from 'react-i18next';
import { useSubjectId } from '../../../people/index.js';
import { useRead } from '../../../platform/api.js';
import { Card } from '../../../platform/layout/card.js';
import { EmptyState } from '../../../platform/layout/empty-state.js';
import { PageHead } from '../../../platform/layout/page-head.js';
import { PlainTable } from '../../../platform/layout/plain-table.js';
import { Screen } from '../../../platform/screen.js';
import { useSearchParams } from '../../../platform/search-params.js';
import { ClassSwitch } from '../../parts/report/class-switch.js';
import { StudentFilters } from '../../parts/report/student-filters.js';
import { isFound, sorted, sortingOf } from '../../parts/report/student-rows.js';
import { useFilters } from '../../parts/report/use-filters.js';
import { OfHomework } from '../of-homework.js';
import { ReportTabs } from '../report-tabs.js';
import { type Line, lineOf } from './line.js';
import { useCells } from './use-cells.js';

const SCREEN = '/correction/stuStatistics';

/** Student by student: score, stars, time, and whether it goes up. */
export function Page() {
  const { t } = useTranslation('client');
  return (
    <OfHomework to={SCREEN} title={t('students.title')}>
      {(report) => <Students report={report} />}
    </OfHomework>
  );
}

function Students({ report }: { report: ClassReport }) {
  const { t } = useTranslation('client');
  const subjectId = useSubjectId();
  const { homeworkId, classId, className, title, rows } = report;
  const handedIn = useRead(homeworkApi.submissions, { homeworkId });
  // How long was written and what went before are told where they are known; the scores do not wait for them.
  const came = useRead(captureApi.ways, { homeworkId }, { quiet: true }).data;
  const lately = useRead(analysisApi.levelProposal, subjectId === null ? null : { classId, subjectId }).data;
  return (
    <>
      <ReportTabs now="stuStatistics" />
      <PageHead title={title} note={className} extra={<ClassSwitch report={report} to={SCREEN} />} />
      <Screen
        read={handedIn}
        skeleton={{ rows: 8 }}
        isEmpty={() => rows.length === 0}
        empty={<EmptyState title={t('students.none')} hint={t('students.noneHint')} />}
      >
        {({ items }) => (
          <Table
            report={report}
            lines={rows.map((row) =>
              lineOf(
                row,
                items.find((one) => one.studentId === row.studentId),
                came?.items.find((one) => one.studentId === row.studentId)?.seconds ?? 0,
                lately?.items.find((one) => one.studentId === row.studentId),
              ),
            )}
          />
        )}
      </Screen>
    </>
  );
}

/** Whether a chosen knowledge point is among the weak ones; none chosen is everybody. */
const isWeakIn = (weak: readonly string[], chosen: string | null) => chosen === null || weak.includes(chosen);

const columns = ['name', 'number', 'score', 'stars', 'time', 'change', 'trend'] as const;

function Table({ report, lines }: { report: ClassReport; lines: readonly Line[] }) {
  const { t } = useTranslation('client');
  const { filters, set } = useFilters();
  const cellsOf = useCells(report);
  const [params] = useSearchParams();
  const shown = sorted(
    lines.map(({ row }) => row).filter((row) => isFound(row, filters.words) && isWeakIn(row.weak, filters.weak)),
    sortingOf(params.get('sort') ?? 'total.descend'),
  );
  return (
    <Card flush title={t('students.title')} extra={<StudentFilters report={report} filters={filters} set={set} />}>
      <PlainTable
        asCards
        columns={columns.map((one) => t(`students.${one}`))}
        rows={shown.flatMap(({ studentId }) => {
          const line = lines.find(({ row }) => row.studentId === studentId);
          return line ? [{ key: studentId, cells: cellsOf(line) }] : [];
        })}
      />
    </Card>
  );
}
