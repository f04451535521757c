import { analysisApi } from '@zhibi/contract/analysis';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { useUser } from '../../people/index.js';
import { useRead } from '../../platform/api.js';
import { Card } from '../../platform/layout/card.js';
import { Go } from '../../platform/layout/go.js';
import { PlainTable } from '../../platform/layout/plain-table.js';
import { Screen } from '../../platform/screen.js';
import { useCanGo } from '../../platform/screen-line.js';
import { formatDay, formatRate } from '../../platform/time.js';
import { NoReports } from './no-reports.js';

const REPORT = '/study/analysis';

type Report = z.output<typeof analysisApi.reports.output>['items'][number];

/** The newest class reports, for those who lead a school, and for an officer who has chosen one. */
export function Part() {
  const { asRegion, schoolId } = useUser();
  return asRegion && schoolId === '' ? null : <LatestReports />;
}

function LatestReports() {
  const { t } = useTranslation('analysis');
  const read = useRead(analysisApi.reports, {});
  const { asRegion } = useUser();
  // The report of a class names its students.
  const canOpen = useCanGo(REPORT) && !asRegion;
  const facts = [
    t('reports.homework'),
    t('reports.class'),
    t('reports.day'),
    t('reports.sat'),
    t('reports.marked'),
    t('reports.rate'),
  ];
  const columns = canOpen ? [...facts, t('reports.open')] : facts;
  return (
    <Card title={t('reports.title')} flush extra={<Go to="/study/stageDetail">{t('stageTests')}</Go>}>
      <Screen
        read={read}
        skeleton={{ rows: 5 }}
        isEmpty={({ items }) => items.length === 0}
        empty={<NoReports to="/index" />}
      >
        {({ items }) => (
          <PlainTable
            asCards
            columns={columns}
            words={3}
            rows={items.map((report) => ({
              key: `${report.homeworkId} ${report.classId}`,
              cells: [...cellsOf(report), ...(canOpen ? [<Open key="open" report={report} />] : [])],
            }))}
          />
        )}
      </Screen>
    </Card>
  );
}

const cellsOf = (report: Report) => [
  report.title,
  report.className,
  formatDay(report.startAt),
  `${report.sat}/${report.students}`,
  report.marked,
  formatRate(report.rate),
];

function Open({ report }: { report: Report }) {
  const { t } = useTranslation('analysis');
  return <Go to={`${REPORT}?homeworkId=${report.homeworkId}&classId=${report.classId}`}>{t('reports.open')}</Go>;
}
