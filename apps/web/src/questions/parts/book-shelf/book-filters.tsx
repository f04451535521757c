import { Button, Select } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNames } from '../../../people/index.js';
import { FilterBar } from '../../../platform/layout/filter-bar.js';
import { SearchField } from '../../../platform/layout/search-field.js';
import { useQuery } from '../use-query.js';

const grades = Array.from({ length: 12 }, (_, at) => at + 1);

/** What a shelf is asked for, as the address says. */
export function useBookFilter() {
  const { of } = useQuery();
  const [words, gid, edition] = [of('words'), grades.find((one) => String(one) === of('grade')), of('edition')];
  return {
    filter: { ...(words ? { words } : {}), ...(gid === undefined ? {} : { gid }) },
    edition,
    isFiltered: words !== '' || gid !== undefined || edition !== '',
  };
}

interface BookFiltersProps {
  total: number | null | undefined;
  /** What the words are looked for in, where it is not title and edition. */
  hint?: string;
  /** The editions to choose from; none where a shelf is not asked by them. */
  editions?: readonly string[];
  /** What else the shelf is asked for stands before words and grade. */
  children?: ReactNode;
}

/** Words, grade and edition. */
export function BookFilters({ total, hint, editions, children }: BookFiltersProps) {
  const { t } = useTranslation('books');
  const names = useNames();
  const { of, set } = useQuery();
  const { isFiltered } = useBookFilter();
  return (
    <FilterBar result={total === undefined || total === null ? undefined : t('found', { count: total })}>
      {children}
      <SearchField
        key={of('words')}
        style={{ width: 248 }}
        allowClear
        maxLength={100}
        aria-label={hint ?? t('filter.words')}
        placeholder={hint ?? t('filter.words')}
        defaultValue={of('words')}
        onSearch={(words) => set({ words: words.trim() })}
      />
      <Select
        allowClear
        style={{ width: 116 }}
        aria-label={t('filter.grade')}
        placeholder={t('filter.grade')}
        options={grades.map((gid) => ({ value: String(gid), label: names.grade(gid) }))}
        value={of('grade') || undefined}
        onChange={(grade: string | undefined) => set({ grade: grade ?? null })}
      />
      {editions && (
        <Select
          allowClear
          style={{ width: 116 }}
          aria-label={t('filter.edition')}
          placeholder={t('filter.edition')}
          options={editions.map((edition) => ({ value: edition, label: edition }))}
          value={of('edition') || undefined}
          onChange={(edition: string | undefined) => set({ edition: edition ?? null })}
        />
      )}
      {isFiltered && (
        <Button type="link" size="small" onClick={() => set({ words: null, grade: null, edition: null })}>
          {t('filter.clear')}
        </Button>
      )}
    </FilterBar>
  );
}
