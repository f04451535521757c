import type { Difficulty, QuestionType } from '@zhibi/contract/questions';
import type { PartnerNode } from '@zhibi/contract/questions/partners';
import { Button, Select, TreeSelect } from 'antd';
import { useTranslation } from 'react-i18next';
import { FilterBar } from '../../../platform/layout/filter-bar.js';
import { nowStamp } from '../../../platform/time.js';
import { typeNames, typeOrder } from '../../parts/type-names.js';
import { WordsField } from '../../parts/words-field.js';
import styles from './bank.module.css';
import type { BankSearch } from './search.js';

const difficulties: readonly Difficulty[] = ['easy', 'medium', 'hard'];
const YEARS = 12;

interface TopicRow {
  value: string;
  title: string;
  children: TopicRow[];
}
const topicsOf = (nodes: readonly PartnerNode[]): TopicRow[] =>
  nodes.map(({ nodeId, title, children }) => ({ value: nodeId, title, children: topicsOf(children) }));

/** What is looked for, in one row; the tree of wide windows is a field of it in narrow ones. */
export function BankFilters({
  search,
  nodes,
  total,
  onChange,
}: {
  search: BankSearch;
  nodes: readonly PartnerNode[];
  total: number | null | undefined;
  onChange: (change: Partial<BankSearch>) => void;
}) {
  const { t } = useTranslation('partners');
  const { t: q } = useTranslation('questions');
  const thisYear = Number(nowStamp().slice(0, 4));
  const isFiltered = search.words || search.nodeId || search.type || search.difficulty || search.year;
  return (
    <FilterBar result={total === undefined || total === null ? undefined : t('found.questions', { count: total })}>
      <TreeSelect
        allowClear
        className={styles.topic}
        aria-label={t('tree.title')}
        placeholder={t('tree.all')}
        treeData={topicsOf(nodes)}
        value={search.nodeId || undefined}
        onChange={(nodeId: string | undefined) => onChange({ nodeId: nodeId ?? '' })}
      />
      <WordsField words={search.words} onSearch={(words) => onChange({ words })} />
      <Select<QuestionType>
        allowClear
        className={styles.narrow}
        aria-label={q('filter.type')}
        placeholder={q('filter.type')}
        options={typeOrder.map((type) => ({ value: type, label: q(`type.${typeNames[type]}`) }))}
        value={search.type ?? undefined}
        onChange={(type) => onChange({ type: type ?? null })}
      />
      <Select<Difficulty>
        allowClear
        className={styles.narrow}
        aria-label={q('filter.difficulty')}
        placeholder={q('filter.difficulty')}
        options={difficulties.map((one) => ({ value: one, label: q(`difficulty.${one}`) }))}
        value={search.difficulty ?? undefined}
        onChange={(difficulty) => onChange({ difficulty: difficulty ?? null })}
      />
      <Select<number>
        allowClear
        className={styles.narrow}
        aria-label={t('filter.year')}
        placeholder={t('filter.year')}
        options={Array.from({ length: YEARS }, (_, at) => ({ value: thisYear - at, label: thisYear - at }))}
        value={search.year ?? undefined}
        onChange={(year) => onChange({ year: year ?? null })}
      />
      {isFiltered && (
        <Button
          type="link"
          size="small"
          onClick={() => onChange({ words: '', nodeId: '', type: null, difficulty: null, year: null })}
        >
          {t('filter.clear')}
        </Button>
      )}
    </FilterBar>
  );
}
