import { analysisApi, type ClassReport } from '@zhibi/contract/analysis';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRead } from '../../platform/api.js';
import { Card } from '../../platform/layout/card.js';
import { EmptyState } from '../../platform/layout/empty-state.js';
import { Screen } from '../../platform/screen.js';
import { Distribution } from './distribution.js';
import { Knowledge } from './knowledge.js';
import { Numbers } from './numbers.js';
import { PapersDrawer, type Picked } from './papers-drawer.js';
import { Questions } from './questions.js';
import styles from './report.module.css';
import { ReportHead } from './report-head.js';
import { StudentsTable } from './students-table.js';

/** The report of one class on one homework; every number opens the papers behind it. */
export function Report({ homeworkId, classId }: { homeworkId: string; classId: string | undefined }) {
  const { t } = useTranslation('analysis');
  const read = useRead(analysisApi.report, { homeworkId, classId });
  return (
    <Screen
      read={read}
      skeleton="page"
      isEmpty={({ students }) => students === 0}
      empty={<EmptyState title={t('reports.empty')} hint={t('report.emptyHint')} />}
    >
      {(report) => <Sheets report={report} />}
    </Screen>
  );
}

function Sheets({ report }: { report: ClassReport }) {
  const [picked, setPicked] = useState<Picked | null>(null);
  return (
    <>
      <ReportHead report={report} />
      <Numbers report={report} onPick={setPicked} />
      <div className={styles.pair}>
        <Card>
          <Distribution report={report} onPick={setPicked} />
        </Card>
        <Card>
          <Knowledge report={report} onPick={setPicked} />
        </Card>
        <Card className={styles.wide}>
          <Questions report={report} />
        </Card>
      </div>
      <StudentsTable report={report} onPick={setPicked} />
      <PapersDrawer report={report} picked={picked} onClose={() => setPicked(null)} />
    </>
  );
}
