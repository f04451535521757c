import { analysisApi, type ClassReport } from '@zhibi/contract/analysis';
import { useTranslation } from 'react-i18next';
import { homeworkIn } from '../../../capture/index.js';
import { useRead } from '../../../platform/api.js';
import { EmptyState } from '../../../platform/layout/empty-state.js';
import { GoButton } from '../../../platform/layout/go-button.js';
import { Screen } from '../../../platform/screen.js';
import { useSearchParams } from '../../../platform/search-params.js';
import { REPORTS } from '../../parts/report-address.js';
import { Board } from './board.js';

const EVERY_MS = 30_000;

/** A homework for the wall of a classroom: `type=homework&id=…`, and of which class. */
export function Page() {
  const { t } = useTranslation('analysis');
  const [params] = useSearchParams();
  const homeworkId = params.get('id') ?? homeworkIn(params);
  const isHomework = (params.get('type') ?? 'homework') === 'homework';
  if (isHomework && homeworkId)
    return <OfHomework homeworkId={homeworkId} classId={params.get('class') ?? params.get('classId') ?? undefined} />;
  return <EmptyState title={t('board.none')} hint={t('board.noneHint')} action={<ToReports />} />;
}

function ToReports() {
  const { t } = useTranslation('analysis');
  return (
    <GoButton to={REPORTS} size="small">
      {t('classReport.title')}
    </GoButton>
  );
}

/** Asked anew by itself; without a network the last figures stay, and since when they stand is said. */
function OfHomework({ homeworkId, classId }: { homeworkId: string; classId: string | undefined }) {
  const read = useRead(analysisApi.report, { homeworkId, classId }, { everyMs: EVERY_MS, quiet: true });
  return (
    <Screen read={read} wayOn={<ToReports />}>
      {(report: ClassReport) => <Board report={report} since={read.isError ? new Date(read.dataUpdatedAt) : null} />}
    </Screen>
  );
}
