import { type AccountRow, KeptRole, organisationApi } from '@zhibi/contract/people/organisation';
import { Button, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { useInfinite } from '../../../platform/api.js';
import { Card } from '../../../platform/layout/card.js';
import { EmptyState } from '../../../platform/layout/empty-state.js';
import { ExportButton } from '../../../platform/layout/export-button.js';
import { FilterBar } from '../../../platform/layout/filter-bar.js';
import { onDemand } from '../../../platform/layout/on-demand.js';
import { PageHead } from '../../../platform/layout/page-head.js';
import { SearchField } from '../../../platform/layout/search-field.js';
import { TableFoot } from '../../../platform/layout/table-foot.js';
import { Screen } from '../../../platform/screen.js';
import { useAddress } from '../../../platform/use-address.js';
import { SchoolSelect } from '../../parts/school-select.js';
import type { Shown } from '../parts/shown-password.js';
import { AccountTable } from './account-table.js';

const AccountDrawer = onDemand(
  () => import('./account-drawer.js').then((made) => made.AccountDrawer),
  ({ editing }) => editing !== null,
);
const ShownPassword = onDemand(
  () => import('../parts/shown-password.js').then((made) => made.ShownPassword),
  ({ shown }) => shown !== null,
);

type Filter = Omit<z.input<typeof organisationApi.accounts.input>, 'cursor'>;
const states = ['new', 'active', 'disabled'] as const;
const keys = ['words', 'school', 'role', 'state'] as const;

/** Who leads the schools and the organisation: opened, reset, disabled here. */
export function Page() {
  const { t } = useTranslation('organisation');
  const { now, go } = useAddress(keys);
  const filter: Filter = {
    words: now.words || undefined,
    schoolId: now.school || undefined,
    role: KeptRole.safeParse(now.role).data,
    state: states.find((one) => one === now.state),
  };
  const pages = useInfinite(organisationApi.accounts, filter);
  const [editing, setEditing] = useState<AccountRow | 'new' | null>(null);
  const [shown, setShown] = useState<Shown | null>(null);
  const { rows, hasNextPage, fetchNextPage, isFetchingNextPage } = pages;
  const isFiltered = keys.some((key) => now[key] !== '');
  /** Whose school has nobody yet has filtered nothing away. */
  const isNarrowed = keys.some((key) => key !== 'school' && now[key] !== '');
  return (
    <>
      <PageHead
        title={t('accounts.title')}
        note={t('accounts.note')}
        back="/org/index"
        extra={
          <>
            <ExportButton endpoint={organisationApi.exportAccounts} input={filter} />
            <Button type="primary" onClick={() => setEditing('new')}>
              {t('accounts.add')}
            </Button>
          </>
        }
      />
      <FilterBar>
        <SchoolSelect
          isFilter
          value={now.school}
          onChange={(school) => go({ school })}
          label={t('school')}
          placeholder={t('allSchools')}
        />
        <SearchField
          allowClear
          style={{ width: 264 }}
          aria-label={t('accounts.search')}
          placeholder={t('accounts.search')}
          defaultValue={now.words}
          onSearch={(words) => go({ words: words.trim() })}
        />
        <Select<string>
          allowClear
          style={{ width: 150 }}
          aria-label={t('accounts.role')}
          placeholder={t('accounts.allRoles')}
          options={KeptRole.options.map((role) => ({ value: role, label: t(`roles.${role}`) }))}
          value={now.role || undefined}
          onChange={(role) => go({ role: role ?? '' })}
        />
        <Select<string>
          allowClear
          style={{ width: 130 }}
          aria-label={t('accounts.state')}
          placeholder={t('accounts.allStates')}
          options={states.map((one) => ({ value: one, label: t(`accounts.states.${one}`) }))}
          value={now.state || undefined}
          onChange={(state) => go({ state: state ?? '' })}
        />
        {isFiltered && (
          <Button type="link" size="small" onClick={() => go({ words: '', school: '', role: '', state: '' })}>
            {t('clear')}
          </Button>
        )}
      </FilterBar>
      <Card flush>
        <Screen
          read={pages}
          skeleton={{ rows: 8 }}
          isEmpty={() => rows.length === 0}
          empty={
            <EmptyState
              title={isNarrowed ? t('none.title') : t('accounts.empty')}
              hint={isNarrowed ? t('none.hint') : t('accounts.emptyHint')}
            />
          }
        >
          {() => (
            <>
              <AccountTable accounts={rows} onEdit={setEditing} onShown={setShown} />
              <TableFoot
                shown={rows.length}
                loading={isFetchingNextPage}
                onNext={hasNextPage ? () => void fetchNextPage() : undefined}
              />
            </>
          )}
        </Screen>
      </Card>
      <AccountDrawer editing={editing} schoolId={now.school} onShown={setShown} onClose={() => setEditing(null)} />
      <ShownPassword shown={shown} onClose={() => setShown(null)} />
    </>
  );
}
