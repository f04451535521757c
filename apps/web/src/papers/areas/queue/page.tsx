import { areasApi, type MarkedPaper, type MarkingClerk, MarkingState } from '@zhibi/contract/papers/areas';
import { Segmented } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNames } from '../../../people/index.js';
import { useInfinite } from '../../../platform/api.js';
import { Card } from '../../../platform/layout/card.js';
import { EmptyState } from '../../../platform/layout/empty-state.js';
import { ExportButton } from '../../../platform/layout/export-button.js';
import { FilterBar } from '../../../platform/layout/filter-bar.js';
import { Go } from '../../../platform/layout/go.js';
import { PageHead } from '../../../platform/layout/page-head.js';
import { PagedTable } from '../../../platform/layout/paged-table.js';
import { PlainTable } from '../../../platform/layout/plain-table.js';
import { formatNear, formatNumber } from '../../../platform/time.js';
import { useAddress } from '../../../platform/use-address.js';
import { MarkingTag } from '../parts/marking-tag.js';

/** The papers of a school whose areas are drawn and checked, and the work of each person. */
export function Page() {
  const { t } = useTranslation('areas');
  const { now, go } = useAddress(['state']);
  const state = MarkingState.safeParse(now.state).data;
  const filter = state === undefined ? {} : { state };
  const pages = useInfinite(areasApi.queue, filter);
  const clerks = pages.first?.clerks ?? [];
  return (
    <>
      <PageHead
        title={t('queue.title')}
        note={t('queue.note')}
        back="/devops/paper"
        extra={<ExportButton endpoint={areasApi.exportQueue} input={filter} />}
      />
      <FilterBar>
        <Segmented
          aria-label={t('queue.state')}
          value={state ?? ''}
          options={[
            { value: '', label: t('queue.all') },
            ...MarkingState.options.map((value) => ({ value, label: t(`state.${value}`) })),
          ]}
          onChange={(value) => go({ state: value })}
        />
      </FilterBar>
      <Card flush>
        <PagedTable<MarkedPaper>
          pages={pages}
          awaited={8}
          columns={(['paper', 'subject', 'state', 'drawnBy', 'checkedBy', 'areas', 'share'] as const).map((key) => ({
            label: t(`queue.${key}`),
          }))}
          empty={<EmptyState title={t('queue.none')} hint={t('queue.noneHint')} />}
          line={(paper) => <Line key={paper.paperId} paper={paper} />}
        />
      </Card>
      {clerks.length > 0 && <Clerks clerks={clerks} />}
    </>
  );
}

function Line({ paper: { paperId, title, subjectName, marking } }: { paper: MarkedPaper }) {
  const { t } = useTranslation('areas');
  const names = useNames();
  return (
    <tr>
      <td>
        <Go to={`/devops/mark?paper=${paperId}`}>
          <span translate="no">{title}</span>
        </Go>
      </td>
      <td data-label={t('queue.subject')}>{names.subject(subjectName)}</td>
      <td data-label={t('queue.state')}>
        <MarkingTag marking={marking} />
      </td>
      <td data-label={t('queue.drawnBy')} translate="no">
        {marking ? `${marking.drawnBy} ${formatNear(marking.drawnAt)}` : '--'}
      </td>
      <td data-label={t('queue.checkedBy')} translate="no">
        {marking?.checkedAt ? `${marking.checkedBy} ${formatNear(marking.checkedAt)}` : '--'}
      </td>
      <td data-label={t('queue.areas')}>{marking?.areas ?? '--'}</td>
      <td data-label={t('queue.share')}>{shareOf(marking)}</td>
    </tr>
  );
}

const shareOf = (of: Pick<MarkingClerk, 'proposed' | 'unchanged'> | null): string =>
  of === null || of.proposed === 0 ? '--' : `${formatNumber((of.unchanged / of.proposed) * 100, 0)}%`;

function Clerks({ clerks }: { clerks: readonly MarkingClerk[] }) {
  const { t } = useTranslation('areas');
  const columns = ['name', 'papers', 'areas', 'speed', 'share', 'returned'] as const;
  return (
    <Card title={t('clerks.title')}>
      <PlainTable
        asCards
        columns={columns.map((key) => t(`clerks.${key}`))}
        formulas={{ [t('clerks.speed')]: t('clerks.speedHow') }}
        rows={clerks.map((clerk) => ({
          key: clerk.name,
          cells: [
            <span key="name" translate="no">
              {clerk.name}
            </span>,
            clerk.papers,
            clerk.areas,
            clerk.seconds === 0 ? '--' : formatNumber((clerk.areas / clerk.seconds) * 60, 1),
            shareOf(clerk),
            clerk.returned,
          ],
        }))}
      />
    </Card>
  );
}
