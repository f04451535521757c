import {
  exchangeApi,
  type ImportItem,
  ItemOutcome,
  type QuestionImport,
  skipReasons,
  warnReasons,
} from '@zhibi/contract/questions/exchange';
import { Button, Segmented } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useInfinite } from '../../../platform/api.js';
import { Card } from '../../../platform/layout/card.js';
import { EmptyState } from '../../../platform/layout/empty-state.js';
import { PagedTable } from '../../../platform/layout/paged-table.js';
import { StatusTag, type StatusTone } from '../../../platform/layout/status-tag.js';
import { useSession } from '../../../platform/session-store.js';
import styles from './exchange.module.css';
import { MendDrawer } from './mend-drawer.js';
import { placeIn } from './place.js';

const tones: Readonly<Record<ItemOutcome, StatusTone>> = {
  added: 'done',
  skipped: 'bad',
  doubtful: 'warn',
  undone: 'off',
  kept: 'done',
};

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
      <PagedTable
        pages={pages}
        columns={(['where', 'question', 'outcomeHead', 'reason'] as const).map((name) => ({
          label: t(`result.${name}`),
        }))}
        line={(item) => <Line key={item.position} item={item} onMend={() => setMending(item)} />}
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

function Line({ item, onMend }: { item: ImportItem; onMend: () => void }) {
  const { t } = useTranslation('exchange');
  const { language } = useSession();
  const { outcome, reason, warnings, confidence } = item;
  return (
    <tr>
      <td className={styles.short}>{placeIn(t, item.where)}</td>
      <td className={styles.text}>{item.text}</td>
      <td className={styles.short}>
        <StatusTag tone={tones[outcome]}>{t(`result.outcome.${outcome}`)}</StatusTag>
        {item.draft && (
          <div>
            <Button className={styles.mend} type="link" size="small" onClick={onMend}>
              {t('result.mend')}
            </Button>
          </div>
        )}
      </td>
      <td className={styles.notes}>
        {reason && <span>{skipReasons[reason][language]}</span>}
        {warnings.map((warning) => (
          <span key={warning}>{warnReasons[warning][language]}</span>
        ))}
        {outcome === 'doubtful' && (
          <span className={styles.hint}>{t('result.confidence', { percent: Math.round(confidence * 100) })}</span>
        )}
      </td>
    </tr>
  );
}
