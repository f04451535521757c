import { organisationApi } from '@zhibi/contract/people/organisation';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useInfinite, useRead } from '../../../platform/api.js';
import { Card } from '../../../platform/layout/card.js';
import { EmptyState } from '../../../platform/layout/empty-state.js';
import { ExportButton } from '../../../platform/layout/export-button.js';
import { NumberStrip } from '../../../platform/layout/number-strip.js';
import { onDemand } from '../../../platform/layout/on-demand.js';
import { PageHead } from '../../../platform/layout/page-head.js';
import { TableFoot } from '../../../platform/layout/table-foot.js';
import { Screen } from '../../../platform/screen.js';
import { formatNumber } from '../../../platform/time.js';
import { Batches } from './batches.js';
import { CodeTable } from './code-table.js';
import { Filters } from './filters.js';
import { Forecast } from './forecast.js';
import type { Wanted } from './slips.js';
import { useFilter } from './use-filter.js';

const HistoryDrawer = onDemand(
  () => import('./history-drawer.js').then((made) => made.HistoryDrawer),
  ({ of }) => of !== null,
);
const IssueDrawer = onDemand(
  () => import('./issue-drawer.js').then((made) => made.IssueDrawer),
  ({ open }) => open,
);
const Slips = onDemand(() => import('./slips.js').then((made) => made.Slips));

const states = ['unused', 'used', 'expired', 'disabled'] as const;

/** Activation codes: issued in batches, printed as slips, followed until somebody used them. */
export function Page() {
  const { t } = useTranslation('organisation');
  const { filter, now, isNarrowed } = useFilter();
  const summary = useRead(organisationApi.codeSummary, { schoolId: filter.schoolId }, { keepOld: true });
  const pages = useInfinite(organisationApi.codes, filter);
  const [isIssuing, setIsIssuing] = useState(false);
  const [printing, setPrinting] = useState<Wanted | null>(null);
  const [historyOf, setHistoryOf] = useState<{ codeId: string; code: string } | null>(null);
  const { rows, hasNextPage, fetchNextPage, isFetchingNextPage } = pages;
  const counts = summary.data?.counts;
  return (
    <>
      <PageHead
        title={t('codes.title')}
        note={t('codes.note')}
        extra={
          <>
            <ExportButton endpoint={organisationApi.exportCodes} input={filter} />
            <Button type="primary" onClick={() => setIsIssuing(true)}>
              {t('codes.issue')}
            </Button>
          </>
        }
      />
      <NumberStrip
        label={t('codes.numbers')}
        numbers={states.map((state) => ({ name: t(`codes.states.${state}`), value: formatNumber(counts?.[state]) }))}
      />
      {summary.data && summary.data.batches.length > 0 && (
        <>
          <Forecast expiring={summary.data.expiring} />
          <Batches batches={summary.data.batches} onPrint={(batchId) => setPrinting({ batchId })} />
        </>
      )}
      <Filters />
      <Card flush>
        <Screen
          read={pages}
          skeleton={{ rows: 8 }}
          isEmpty={() => rows.length === 0}
          empty={
            <EmptyState
              title={isNarrowed ? t('none.title') : t('codes.empty')}
              hint={isNarrowed ? t('none.hint') : t('codes.emptyHint')}
            />
          }
        >
          {() => (
            <>
              <CodeTable codes={rows} onPrint={(codeIds) => setPrinting({ codeIds })} onHistory={setHistoryOf} />
              <TableFoot
                shown={rows.length}
                loading={isFetchingNextPage}
                onNext={hasNextPage ? () => void fetchNextPage() : undefined}
              />
            </>
          )}
        </Screen>
      </Card>
      <IssueDrawer
        open={isIssuing}
        schoolId={now.school}
        onIssued={(batchId) => setPrinting({ batchId })}
        onClose={() => setIsIssuing(false)}
      />
      <HistoryDrawer of={historyOf} onClose={() => setHistoryOf(null)} />
      {printing && <Slips which={printing} onClose={() => setPrinting(null)} />}
    </>
  );
}
