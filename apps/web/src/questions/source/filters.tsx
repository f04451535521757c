import type { Difficulty, QuestionType } from '@zhibi/contract/questions';
import { Button, Select } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FilterBar } from '../../platform/layout/filter-bar.js';
import { FoundCount } from '../parts/found-count.js';
import { typeNames, typeOrder } from '../parts/type-names.js';
import { WordsField } from '../parts/words-field.js';
import { MoreFilters } from './more-filters.js';
import styles from './page.module.css';
import { isFiltered, nothing, type Search } from './use-search.js';

const difficulties: readonly Difficulty[] = ['easy', 'medium', 'hard'];

export interface FiltersProps {
  search: Search;
  subjectId: number;
  /** The button that opens the tree in narrow windows. */
  openTree: ReactNode;
  total: number | undefined;
  onChange: (change: Partial<Search>) => void;
}

/** What is looked for, in one row; what was found stands right. */
export function Filters({ search, subjectId, openTree, total, onChange }: FiltersProps) {
  return (
    <FilterBar
      result={<FoundCount total={total} />}
      chosen={chosenOf(search)}
      more={<Selects search={search} subjectId={subjectId} onChange={onChange} />}
    >
      {openTree}
      <WordsField words={search.words} onSearch={(words) => onChange({ words })} />
    </FilterBar>
  );
}

/** How many of the selects narrow the search. */
const chosenOf = ({ types, difficulty, years, source, bank, use }: Search): number =>
  [types.length > 0, difficulty, years.length > 0, source, bank, use].filter(Boolean).length;

function Selects({ search, subjectId, onChange }: Pick<FiltersProps, 'search' | 'subjectId' | 'onChange'>) {
  const { t } = useTranslation('questions');
  return (
    <>
      <Select<QuestionType[]>
        mode="multiple"
        className={styles.types}
        maxTagCount={1}
        showSearch={false}
        aria-label={t('filter.type')}
        placeholder={t('filter.type')}
        options={typeOrder.map((type) => ({ value: type, label: t(`type.${typeNames[type]}`) }))}
        value={search.types}
        onChange={(types) => onChange({ types })}
      />
      <Select<Difficulty>
        allowClear
        className={styles.difficulty}
        aria-label={t('filter.difficulty')}
        placeholder={t('filter.difficulty')}
        options={difficulties.map((one) => ({ value: one, label: t(`difficulty.${one}`) }))}
        value={search.difficulty ?? undefined}
        onChange={(difficulty) => onChange({ difficulty: difficulty ?? null })}
      />
      <MoreFilters search={search} subjectId={subjectId} onChange={onChange} />
      {isFiltered(search) && (
        <Button type="link" size="small" onClick={() => onChange(nothing)}>
          {t('filter.clear')}
        </Button>
      )}
    </>
  );
}
