import type { Difficulty, QuestionType } from '@zhibi/contract/questions';
import { Button, Select } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FilterBar } from '../../../platform/layout/filter-bar.js';
import { nowStamp } from '../../../platform/time.js';
import { typeNames, typeOrder } from '../../parts/type-names.js';
import { WordsField } from '../../parts/words-field.js';
import styles from './bank.module.css';
import type { BankSearch } from './search.js';

const difficulties: readonly Difficulty[] = ['easy', 'medium', 'hard'];
const YEARS = 12;

/** What is looked for, in one row. */
export function BankFilters({
  search,
  openTree,
  total,
  onChange,
}: {
  search: BankSearch;
  /** The button that opens the tree in narrow windows. */
  openTree: ReactNode;
  total: number | null | undefined;
  onChange: (change: Partial<BankSearch>) => void;
}) {
  const { t } = useTranslation('partners');
  const { t: q } = useTranslation('questions');
  const thisYear = Number(nowStamp().slice(0, 4));
  const isFiltered = search.words || search.nodeId || search.type || search.difficulty || search.year;
  const selects = (
    <>
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
    </>
  );
  return (
    <FilterBar
      result={total === undefined || total === null ? undefined : t('found.questions', { count: total })}
      chosen={[search.type, search.difficulty, search.year].filter(Boolean).length}
      more={selects}
    >
      {openTree}
      <WordsField words={search.words} onSearch={(words) => onChange({ words })} />
    </FilterBar>
  );
}
