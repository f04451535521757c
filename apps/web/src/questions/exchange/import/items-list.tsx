import { exchangeApi, type ImportItem, ItemOutcome, type QuestionImport } from '@zhibi/contract/questions/exchange';
import { Segmented } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useInfinite } from '../../../platform/api.js';
import { Card } from '../../../platform/layout/card.js';
import { EmptyState } from '../../../platform/layout/empty-state.js';
import { onDemand } from '../../../platform/layout/on-demand.js';
import { PagedTable } from '../../../platform/layout/paged-table.js';
import styles from './exchange.module.css';
import { ItemLine } from './item-line.js';
import { NearBar } from './near-bar.js';

const MendDrawer = onDemand(async () => (await import('./mend-drawer.js')).MendDrawer);

interface ItemsListProps {
  one: QuestionImport;
  show: string;
  onShow: (show: string) => void;
}

/** What became of each item of the file, by outcome, page by page. */
export function ItemsList({ one, show, onShow }: ItemsListProps) {
  const { t } = useTranslation('exchange');
  const { importId, counts } = one;
  const [mending, setMending] = useState<ImportItem>();
  const outcome = ItemOutcome.safeParse(show).data;
  const wanted = outcome ? { outcome } : show === 'warned' ? { warned: true } : {};
  const pages = useInfinite(exchangeApi.items, { importId, ...wanted });
  const { rows } = pages;
  const all = ItemOutcome.options.reduce((sum, name) => sum + counts[name], 0);
  const filters = [...ItemOutcome.options, 'warned' as const].filter((name) => counts[name] > 0 || name === show);
  const of = outcome ? counts[outcome] : show === 'warned' ? counts.warned : all;
  return (
    <Card flush>
      <div className={styles.filters}>
        <Segmented
          aria-label={t('result.filter')}
          value={show || 'all'}
          onChange={(next) => onShow(next === 'all' ? '' : next)}
          options={[
            { value: 'all', label: `${t('result.all')} ${all}` },
            ...filters.map((name) => ({
              value: name as string, // one list of words for all filters
              label: `${name === 'warned' ? t('result.warned') : t(`result.outcome.${name}`)} ${counts[name]}`,
            })),
          ]}
        />
      </div>
      {one.can.mend && <NearBar importId={importId} rows={rows} />}
      <PagedTable
        pages={pages}
        columns={(['where', 'question', 'outcomeHead', 'reason'] as const).map((name) => ({
          label: t(`result.${name}`),
        }))}
        line={(item) => (
          <ItemLine key={item.position} importId={importId} item={item} onMend={() => setMending(item)} />
        )}
        empty={<EmptyState title={t('result.empty')} hint={t('result.emptyHint')} />}
        of={of}
        awaited={8}
      />
      {mending && (
        <MendDrawer
          key={mending.position}
          importId={importId}
          item={mending}
          left={counts.doubtful}
          onClose={() => setMending(undefined)}
          onNext={() => setMending(rows.find((row) => row.outcome === 'doubtful' && row.position !== mending.position))}
        />
      )}
    </Card>
  );
}
