import { SearchOutlined } from '@ant-design/icons';
import { useQueryClient } from '@tanstack/react-query';
import { printingEvents } from '@zhibi/contract/events/printing';
import { type PrintOrder, type PrintStatus, printingApi } from '@zhibi/contract/printing';
import { Input, Tag } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../people/index.js';
import { keyOf, useInfinite } from '../../platform/api.js';
import { useEvent } from '../../platform/events/use-event.js';
import { Card } from '../../platform/layout/card.js';
import { EmptyState } from '../../platform/layout/empty-state.js';
import { ExportButton } from '../../platform/layout/export-button.js';
import { FilterBar } from '../../platform/layout/filter-bar.js';
import { onDemand } from '../../platform/layout/on-demand.js';
import { PagedTable } from '../../platform/layout/paged-table.js';
import { notify } from '../../platform/notify.js';
import { useSearchParams } from '../../platform/search-params.js';
import { countOf, countText } from './counts.js';
import { MoveAll, type MoveOfAll } from './move-all.js';
import { OrderRow } from './order-row.js';
import styles from './orders.module.css';
import { SchoolSelect, StatusTabs } from './orders-filter.js';

const OrderDrawer = onDemand(
  () => import('./order-drawer.js').then((made) => made.OrderDrawer),
  ({ open }) => open,
);

interface Tab {
  name: string;
  label: string;
  /** Absent: all of them. */
  statuses?: readonly PrintStatus[];
  /** What was given up, which no status lists. */
  isWithdrawn?: true;
  /** What can be done with all of them at once. */
  all?: MoveOfAll;
}

interface Props {
  tabs: readonly Tab[];
  sort: 'newest' | 'due';
  /** What the first tab says while nothing is in it and nothing is searched for. */
  empty: ReactNode;
  /** Orders that are opened elsewhere; the others beside the list. */
  toOrder?: (order: PrintOrder) => string | undefined;
  /** Where each comes from, who asked for it and what it costs, for those who answer for all of them. */
  isFull?: boolean;
}

const usual = ['number', 'title', 'where', 'spec', 'pages', 'pieces', 'wanted', 'status'] as const;
const full = [
  'number',
  'title',
  'source',
  'by',
  'where',
  'spec',
  'pages',
  'pieces',
  'wanted',
  'cost',
  'status',
] as const;
const columnsOf = (isFull: boolean): readonly (typeof full)[number][] => (isFull ? full : usual);
/** Who has no room for them reads source and asker below the title. */
const wide: ReadonlySet<string> = new Set(['spec', 'source', 'by']);
const numbers: ReadonlySet<string> = new Set(['pages', 'pieces', 'cost']);

/** A list of orders by tabs of statuses, with the number of each; filters and the opened order live in the address. */
export function OrdersList({ tabs, sort, empty, toOrder, isFull = false }: Props) {
  const { t } = useTranslation(['printing', 'counting']);
  const [query, setQuery] = useSearchParams();
  const isStaff = useUser().currentRole.startsWith('ZHIBI_PRINT');
  const tab = tabs.find(({ name }) => name === query.get('tab')) ?? tabs[0];
  const words = query.get('words') ?? undefined;
  const schoolId = query.get('school') ?? undefined;
  const shopId = query.get('shop') ?? undefined;
  const late = query.get('only') === 'late' ? 'late' : undefined;
  const statuses = tab?.statuses;
  const only = tab?.isWithdrawn ? 'withdrawn' : late;
  const filter = { words, schoolId, shopId, only } as const;
  const list = useInfinite(printingApi.list, { ...filter, sort, statuses: statuses && [...statuses] });
  const queries = useQueryClient();
  useEvent(printingEvents.moved, () => void queries.invalidateQueries({ queryKey: keyOf(printingApi.list) }));
  useEvent(printingEvents.late, ({ number, title }) => notify.warn(t('willBeLate', { number, title })));
  const set = (name: string, value: string | undefined) =>
    setQuery((now) => {
      const next = new URLSearchParams(now);
      if (value) next.set(name, value);
      else next.delete(name);
      return next;
    });
  const isSearched = words !== undefined || schoolId !== undefined || shopId !== undefined || late !== undefined;
  const counts = list.first?.counts ?? [];
  const opened = (orderId: string) => {
    const next = new URLSearchParams(query);
    next.set('order', orderId);
    return `?${next}`;
  };
  return (
    <>
      <FilterBar>
        <StatusTabs
          tabs={tabs.map(({ name, label, statuses: of, isWithdrawn }) => ({
            value: name,
            label:
              of || isWithdrawn
                ? `${label} ${countText(of ? countOf(counts, ...of) : (list.first?.withdrawn ?? 0))}`
                : label,
          }))}
          value={tab?.name ?? ''}
          onChange={(name) => set('tab', name)}
        />
        <SchoolSelect schoolId={schoolId} onChange={(id) => set('school', id)} />
        <Input
          allowClear
          className={styles.search}
          prefix={<SearchOutlined />}
          placeholder={t('list.search')}
          aria-label={t('list.search')}
          defaultValue={words ?? ''}
          onClear={() => set('words', undefined)}
          onPressEnter={({ currentTarget }) => set('words', currentTarget.value.trim())}
        />
        {only === 'late' && (
          <Tag closable onClose={() => set('only', undefined)}>
            {t('counting:filtered.late')}
          </Tag>
        )}
        {shopId && (
          <Tag closable onClose={() => set('shop', undefined)}>
            {t('counting:filtered.shop')}
          </Tag>
        )}
        {tab?.all && <MoveAll orders={list.rows} move={tab.all} />}
        <span className={styles.export}>
          <ExportButton endpoint={printingApi.exportList} input={{ ...filter, statuses: statuses?.join(',') }} />
        </span>
      </FilterBar>
      <Card flush>
        <PagedTable
          pages={list}
          awaited={8}
          empty={
            isSearched ? (
              <EmptyState title={t('list.noneFound')} hint={t('list.noneFoundHint')} />
            ) : tab && tab !== tabs[0] ? (
              <EmptyState title={t('list.noneIn', { state: tab.label })} hint={t('list.noneInHint')} />
            ) : (
              empty
            )
          }
          columns={columnsOf(isFull).map((name) => ({
            label: t(name === 'where' && !isStaff ? 'column.classes' : `column.${name}`),
            number: numbers.has(name),
            wide: wide.has(name),
          }))}
          line={(order) => (
            <OrderRow
              key={order.orderId}
              order={order}
              isFull={isFull}
              to={toOrder?.(order) ?? opened(order.orderId)}
            />
          )}
        />
      </Card>
      <OrderDrawer
        open={query.has('order')}
        orderId={query.get('order') ?? ''}
        onClose={() => set('order', undefined)}
      />
    </>
  );
}
