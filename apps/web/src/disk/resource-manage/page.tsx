import { diskApi, type Resource, ResourceState } from '@zhibi/contract/disk';
import { Segmented } from 'antd';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../people/index.js';
import { useInfinite } from '../../platform/api.js';
import { EmptyState } from '../../platform/layout/empty-state.js';
import { FilterBar } from '../../platform/layout/filter-bar.js';
import { PageHead } from '../../platform/layout/page-head.js';
import { StatusTag, type StatusTone } from '../../platform/layout/status-tag.js';
import { useSearchParams } from '../../platform/search-params.js';
import { resourceRow } from '../parts/offered.js';
import { OfferedList } from '../parts/offered-list.js';
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
  const { asTeacher } = useUser();
  const [query, setQuery] = useSearchParams();
  const state = ResourceState.safeParse(query.get('state')).data;
  const list = useInfinite(diskApi.offers, { state });
  const all = ['all', ...ResourceState.options] as const;
  return (
    <>
      <PageHead
        title={t(asTeacher ? 'manage.mine' : 'manage.title')}
        note={list.first && list.first.waiting > 0 ? t('manage.note', { count: list.first.waiting }) : undefined}
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
      <OfferedList
        list={list}
        when={t('manage.at')}
        rowOf={(row) => resourceRow(row, t('me'))}
        state={{ title: t('manage.stateFilter'), of: (row) => <State resource={row} /> }}
        actionsOf={(row) => <Decisions resource={row} />}
        empty={<EmptyState title={t('manage.empty')} hint={t(asTeacher ? 'manage.mineHint' : 'manage.emptyHint')} />}
      />
    </>
  );
}

function State({ resource: { state, reason } }: { resource: Resource }) {
  const { t } = useTranslation('disk');
  return (
    <span title={reason}>
      <StatusTag tone={tones[state]}>{t(`manage.states.${state}`)}</StatusTag>
      {reason && <small> {reason}</small>}
    </span>
  );
}
