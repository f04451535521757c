import { analysisApi, type ClassReport } from '@zhibi/contract/analysis';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useRead } from '../../../platform/api.js';
import { Card } from '../../../platform/layout/card.js';
import { EmptyState } from '../../../platform/layout/empty-state.js';
import { lazily } from '../../../platform/lazily.js';
import { Screen } from '../../../platform/screen.js';
import { useSearchParams } from '../../../platform/search-params.js';
import { spreadOf } from '../../parts/findings.js';
import { useSentence } from '../../parts/sentence.js';
import { Distribution } from './distribution.js';
import { Intervals } from './intervals.js';
import { MarkedNote } from './marked-note.js';
import type { Opened } from './opened.js';
import { PaperStatistics } from './paper-statistics.js';
import { QuestionHeat } from './question-heat.js';
import styles from './report.module.css';
import { ReportHead } from './report-head.js';
import { SpFold } from './sp-fold.js';
import { StatStrip } from './stat-strip.js';
import { StudentTable } from './student-table.js';
import { useTrail } from './use-trail.js';

/** The papers behind a number, with their ink: loaded when the first number is opened. */
const BehindDrawer = lazily(() => import('./behind-drawer.js').then((module) => module.BehindDrawer));

/** What was redone, below everything else: loaded behind the report. */
const RedoCard = lazily(() => import('../../parts/redo/redo-card.js').then((module) => module.RedoCard));

/** The report of one class on one homework. */
export function Report({ homeworkId, classId }: { homeworkId: string; classId: string | undefined }) {
  const read = useRead(analysisApi.report, { homeworkId, classId });
  return <Screen read={read}>{(report) => <Sheets report={report} />}</Screen>;
}

/** Plain numbers, three findings, the students; every number opens the papers behind it. */
function Sheets({ report }: { report: ClassReport }) {
  const [params] = useSearchParams();
  const trail = useTrail(questionIn(report, params.get('question')));
  const { open } = trail;
  return (
    <div className={styles.report}>
      <ReportHead report={report} />
      <MarkedNote report={report} />
      <StatStrip report={report} onOpen={open} />
      {report.marked === 0 ? (
        <NothingMarked report={report} />
      ) : (
        <div className={styles.figures}>
          <Card>
            <Distribution report={report} onOpen={open} />
          </Card>
          <Card>
            <Intervals report={report} onOpen={open} />
          </Card>
          <Card className={styles.wide}>
            <QuestionHeat report={report} onOpen={open} />
          </Card>
          <Card className={styles.wide}>
            <PaperStatistics report={report} onOpen={open} />
          </Card>
          <div className={styles.wide}>
            <SpFold report={report} onOpen={open} />
          </div>
        </div>
      )}
      <StudentTable report={report} onOpen={open} />
      <Suspense fallback={null}>
        <RedoCard key={report.classId} report={report} />
      </Suspense>
      {trail.shown && (
        <Suspense fallback={null}>
          <BehindDrawer report={report} trail={trail} />
        </Suspense>
      )}
    </div>
  );
}

/** The question that an address names, where the report has it. */
const questionIn = ({ questions }: ClassReport, itemId: string | null): Opened | undefined =>
  questions.some((one) => one.itemId === itemId) && itemId !== null ? { kind: 'question', itemId } : undefined;

function NothingMarked({ report }: { report: ClassReport }) {
  const { t } = useTranslation('analysis');
  const sentence = useSentence();
  const hint = report.sat === 0 ? 'classReport.nobodySatHint' : 'classReport.nobodyMarkedHint';
  return (
    <Card className={styles.nothing}>
      <EmptyState title={sentence(spreadOf(report))} hint={t(hint)} />
    </Card>
  );
}
