import { organisationApi } from '@zhibi/contract/people/organisation';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useInfinite, useRead } from '../../../platform/api.js';
import { Card } from '../../../platform/layout/card.js';
import { EmptyState } from '../../../platform/layout/empty-state.js';
import { ExportButton } from '../../../platform/layout/export-button.js';
import { onDemand } from '../../../platform/layout/on-demand.js';
import { PageHead } from '../../../platform/layout/page-head.js';
import { TableFoot } from '../../../platform/layout/table-foot.js';
import { Screen } from '../../../platform/screen.js';
import { Filters } from './filters.js';
import { Numbers } from './numbers.js';
import type { Editing } from './school-drawer.js';
import { SchoolTable } from './school-table.js';
import { useFilter } from './use-filter.js';

const SchoolDrawer = onDemand(
  () => import('./school-drawer.js').then((made) => made.SchoolDrawer),
  ({ editing }) => editing !== null,
);
const RegionsDrawer = onDemand(
  () => import('./regions-drawer.js').then((made) => made.RegionsDrawer),
  ({ open }) => open,
);

/** The schools of the organisation: how many people, what year, and what may be changed about each. */
export function Page() {
  const { t } = useTranslation('organisation');
  const { filter, isFiltered, go } = useFilter();
  const summary = useRead(organisationApi.summary, {});
  const pages = useInfinite(organisationApi.schools, filter);
  const [editing, setEditing] = useState<Editing>(null);
  const [showsRegions, setShowsRegions] = useState(false);
  const { rows, hasNextPage, fetchNextPage, isFetchingNextPage } = pages;
  const add = (
    <Button type="primary" onClick={() => setEditing('new')}>
      {t('schools.add')}
    </Button>
  );
  return (
    <>
      <PageHead
        title={t('schools.title')}
        note={t('schools.note')}
        extra={
          <>
            <Button onClick={() => setShowsRegions(true)}>{t('schools.regions')}</Button>
            <ExportButton endpoint={organisationApi.exportSchools} input={filter} />
            {add}
          </>
        }
      />
      <Numbers summary={summary.data} />
      <Filters />
      <Card flush>
        <Screen
          read={pages}
          skeleton={{ rows: 8 }}
          isEmpty={() => rows.length === 0}
          empty={
            isFiltered ? (
              <EmptyState title={t('none.title')} hint={t('none.hint')} />
            ) : (
              <EmptyState title={t('schools.empty')} hint={t('schools.emptyHint')} />
            )
          }
        >
          {() => (
            <>
              <SchoolTable schools={rows} onEdit={setEditing} />
              <TableFoot
                shown={rows.length}
                of={isFiltered ? undefined : summary.data?.schools}
                loading={isFetchingNextPage}
                onNext={hasNextPage ? () => void fetchNextPage() : undefined}
              />
            </>
          )}
        </Screen>
      </Card>
      <SchoolDrawer editing={editing} onClose={() => setEditing(null)} />
      <RegionsDrawer
        open={showsRegions}
        onClose={() => setShowsRegions(false)}
        onSchools={(region) => {
          setShowsRegions(false);
          go({ region, words: '', stage: '', state: '' });
        }}
      />
    </>
  );
}
