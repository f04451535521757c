import { organisationApi } from '@zhibi/contract/people/organisation';

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { useInfinite, useRead } from '../../platform/api.js';
import { Card } from '../../platform/layout/card.js';
import { EmptyState } from '../../platform/layout/empty-state.js';
import { ExportButton } from '../../platform/layout/export-button.js';
import { FilterBar } from '../../platform/layout/filter-bar.js';
import { NumberStrip } from '../../platform/layout/number-strip.js';
import { PageHead } from '../../platform/layout/page-head.js';
import { SearchField } from '../../platform/layout/search-field.js';
import { TableFoot } from '../../platform/layout/table-foot.js';
import { Screen } from '../../platform/screen.js';
import { formatNumber, formatShare } from '../../platform/time.js';
import { useAddress } from '../../platform/use-address.js';
import { ActedList } from '../parts/acting/acted-list.js';
import { BeginDialog } from '../parts/acting/begin-dialog.js';
import { InstallationCard } from './installation-card.js';
import { Needs } from './needs.js';
import styles from './page.module.css';
import { SchoolTable } from './school-table.js';

/** Where operations begin: every school that they look after, the way into each, and what was done in the name of schools. */
export function Page() {
  const { t } = useTranslation('operations');
  const { now, go } = useAddress(['words']);
  const filter = { words: now.words || undefined };
  const summary = useRead(organisationApi.summary, {});
  const pages = useInfinite(organisationApi.schools, filter);
  const [entering, setEntering] = useState<{ schoolId: string; name: string; to?: string } | null>(null);
  const { rows, hasNextPage, fetchNextPage, isFetchingNextPage } = pages;
  return (
    <>
      <PageHead
        title={t('schools.title')}
        extra={<ExportButton endpoint={organisationApi.exportSchools} input={filter} />}
      />
      <Needs onEnter={setEntering} />
      <Numbers summary={summary.data} />
      <FilterBar>
        <SearchField
          allowClear
          style={{ width: 300 }}
          aria-label={t('schools.search')}
          placeholder={t('schools.search')}
          defaultValue={now.words}
          onSearch={(words) => go({ words: words.trim() })}
        />
      </FilterBar>
      <div className={styles.columns}>
        <Card flush>
          <Screen
            read={pages}
            skeleton={{ rows: 8 }}
            isEmpty={() => rows.length === 0}
            empty={
              <EmptyState
                title={t(now.words ? 'schools.noneFound' : 'schools.none')}
                hint={t(now.words ? 'schools.noneFoundHint' : 'schools.noneHint')}
              />
            }
          >
            {() => (
              <>
                <SchoolTable schools={rows} onEnter={setEntering} />
                <TableFoot
                  shown={rows.length}
                  of={now.words ? undefined : summary.data?.schools}
                  loading={isFetchingNextPage}
                  onNext={hasNextPage ? () => void fetchNextPage() : undefined}
                />
              </>
            )}
          </Screen>
        </Card>
        <div className={styles.side}>
          <InstallationCard />
          <ActedList whose="all" />
        </div>
      </div>
      <BeginDialog school={entering} onClose={() => setEntering(null)} />
    </>
  );
}

type Summary = z.output<typeof organisationApi.summary.output>;

function Numbers({ summary }: { summary: Summary | undefined }) {
  const { t } = useTranslation('operations');
  const { activated = 0, accounts = 0, locked } = summary ?? {};
  return (
    <NumberStrip
      label={t('schools.numbers')}
      numbers={[
        {
          name: t('schools.count'),
          value: formatNumber(summary?.schools),
          note: locked ? t('schools.lockedNow', { count: locked }) : undefined,
        },
        { name: t('schools.students'), value: formatNumber(summary?.students) },
        { name: t('schools.teachers'), value: formatNumber(summary?.teachers) },
        { name: t('schools.activated'), value: formatShare(activated, accounts) },
      ]}
    />
  );
}
