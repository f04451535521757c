import { partnersApi, type ReceivedReport, ReportKind } from '@zhibi/contract/questions/partners';
import { Segmented, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useInfinite, useWrite } from '../../../platform/api.js';
import { Card } from '../../../platform/layout/card.js';
import { EmptyState } from '../../../platform/layout/empty-state.js';
import { FilterBar } from '../../../platform/layout/filter-bar.js';
import { PageHead } from '../../../platform/layout/page-head.js';
import { PlainTable } from '../../../platform/layout/plain-table.js';
import { TableFoot } from '../../../platform/layout/table-foot.js';
import { Screen } from '../../../platform/screen.js';
import { formatNear } from '../../../platform/time.js';
import { together } from '../../../platform/together.js';
import { useQuery } from '../use-query.js';
import { AnswerButton } from './answer-button.js';

const views = ['open', 'handled'] as const;
type View = (typeof views)[number];

/** What teachers have told of pages of teaching aids: errors, and pages that are missing. */
export function PageReports() {
  const { t } = useTranslation('partners');
  const { of, set } = useQuery();
  const view: View = of('state') === 'handled' ? 'handled' : 'open';
  const kind = ReportKind.safeParse(of('kind')).data;
  const pages = useInfinite(partnersApi.reports, { view, ...(kind === undefined ? {} : { kind }) });
  const { rows, first, hasNextPage, fetchNextPage, isFetchingNextPage } = pages;
  const empty = view === 'open' ? 'empty' : 'none';
  const columns = ['book', 'page', 'told', 'by', 'at', 'answer'] as const;
  return (
    <>
      <PageHead title={t('reports.title')} note={t('reports.note')} back="/devops/bookSet" />
      <FilterBar result={first && t('reports.found', { count: first.total })}>
        <Segmented<View>
          aria-label={t('reports.view')}
          options={views.map((value) => ({ value, label: t(`reports.${value}`) }))}
          value={view}
          onChange={(value) => set({ state: value === 'open' ? null : value })}
        />
        <Select<ReportKind>
          allowClear
          style={{ width: 150 }}
          aria-label={t('reports.kind')}
          placeholder={t('reports.all')}
          options={ReportKind.options.map((value) => ({ value, label: t(`reports.kinds.${value}`) }))}
          value={kind}
          onChange={(chosen: ReportKind | undefined) => set({ kind: chosen ?? null })}
        />
      </FilterBar>
      <Card flush>
        <Screen
          read={together({ pages })}
          skeleton={{ rows: 6 }}
          isEmpty={() => rows.length === 0}
          empty={<EmptyState title={t(`reports.${empty}`)} hint={t(`reports.${empty}Hint`)} />}
        >
          {() => (
            <>
              <PlainTable
                words={columns.length}
                columns={columns.map((column) => t(`reports.${column}`))}
                rows={rows.map((report) => ({ key: report.reportId, cells: cellsOf(report) }))}
              />
              <TableFoot
                shown={rows.length}
                of={first?.total}
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

const cellsOf = (report: ReceivedReport) => [
  `${report.bankName} · ${report.bookTitle}`,
  report.page,
  <Reported key="told" report={report} />,
  `${report.by} · ${report.schoolName}`,
  formatNear(report.at),
  <Answered key="answered" report={report} />,
];

function Reported({ report: { kind, note } }: { report: ReceivedReport }) {
  const { t } = useTranslation('partners');
  return (
    <span style={{ overflowWrap: 'anywhere' }}>{[t(`reports.kinds.${kind}`), note].filter(Boolean).join(' · ')}</span>
  );
}

function Answered({ report: { reportId, handled, answer } }: { report: ReceivedReport }) {
  const { t } = useTranslation('partners');
  if (handled === null) return <Answer reportId={reportId} />;
  const byWhom = t('reports.byWhom', { who: handled.by, at: formatNear(handled.at) });
  return (
    <span style={{ overflowWrap: 'anywhere' }}>
      {answer && <>{answer} · </>}
      {byWhom}
    </span>
  );
}

function Answer({ reportId }: { reportId: string }) {
  const write = useWrite(partnersApi.answerReport, [partnersApi.reports]);
  return (
    <AnswerButton
      reportId={reportId}
      isSending={write.isPending}
      onSend={(answer, sent) => write.mutate({ reportId, answer }, { onSuccess: sent })}
    />
  );
}
