import { diskApi, type Resource, ResourceState } from '@zhibi/contract/disk';
import { Segmented } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useUser } from '../../people/index.js';
import { useInfinite } from '../../platform/api.js';
import { Card } from '../../platform/layout/card.js';
import { EmptyState } from '../../platform/layout/empty-state.js';
import { FilterBar } from '../../platform/layout/filter-bar.js';
import { PageHead } from '../../platform/layout/page-head.js';
import { StatusTag, type StatusTone } from '../../platform/layout/status-tag.js';
import { TableFoot } from '../../platform/layout/table-foot.js';
import { Screen } from '../../platform/screen.js';
import { formatStamp } from '../../platform/time.js';
import { ResourceName } from '../parts/resource-name.js';
import { formatBytes } from '../parts/size.js';
import table from '../parts/table.module.css';
import { Decisions } from './decisions.js';

const tones: Record<ResourceState, StatusTone> = {
  waiting: 'wait',
  approved: 'done',
  refused: 'bad',
  withdrawn: 'off',
};

/** What was offered for the shelf: leaders decide, teachers see what became of their own. */
export function Page() {
  const { t } = useTranslation('disk');
  const { isTeacher } = useUser();
  const [query, setQuery] = useSearchParams();
  const state = ResourceState.safeParse(query.get('state')).data;
  const list = useInfinite(diskApi.offers, { state });
  const all = ['all', ...ResourceState.options] as const;
  return (
    <>
      <PageHead
        title={t(isTeacher ? 'manage.mine' : 'manage.title')}
        note={list.first && t('manage.note', { count: list.first.waiting })}
        back="/cloud/resource"
      />
      <FilterBar>
        <Segmented
          aria-label={t('manage.stateFilter')}
          value={state ?? 'all'}
          onChange={(value) => setQuery(value === 'all' ? {} : { state: value })}
          options={all.map((value) => ({ value, label: t(`manage.states.${value}`) }))}
        />
      </FilterBar>
      <Card flush>
        <Screen
          read={list}
          skeleton={{ rows: 6 }}
          isEmpty={() => list.rows.length === 0}
          empty={<EmptyState title={t('manage.empty')} hint={t('manage.emptyHint')} />}
        >
          {() => (
            <>
              <Offers rows={list.rows} />
              <TableFoot
                shown={list.rows.length}
                loading={list.isFetchingNextPage}
                onNext={list.hasNextPage ? () => void list.fetchNextPage() : undefined}
              />
            </>
          )}
        </Screen>
      </Card>
    </>
  );
}

function Offers({ rows }: { rows: readonly Resource[] }) {
  const { t } = useTranslation('disk');
  return (
    <table className={table.table}>
      <thead>
        <tr>
          <th scope="col">{t('column.name')}</th>
          <th scope="col" className={table.size}>
            {t('column.size')}
          </th>
          <th scope="col" className={table.by}>
            {t('column.by')}
          </th>
          <th scope="col" className={table.when}>
            {t('manage.at')}
          </th>
          <th scope="col" className={table.state}>
            {t('manage.stateFilter')}
          </th>
          <td className={table.does} />
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.resourceId}>
            <td>
              <ResourceName resource={row} />
            </td>
            <td className={table.size}>{formatBytes(row.size)}</td>
            <td className={table.by}>{row.isMine ? t('me') : row.by}</td>
            <td className={table.when}>{formatStamp(row.at)}</td>
            <td className={table.state} title={row.reason}>
              <StatusTag tone={tones[row.state]}>{t(`manage.states.${row.state}`)}</StatusTag>
              {row.reason && <small> {row.reason}</small>}
            </td>
            <td className={table.does}>
              <Decisions resource={row} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
