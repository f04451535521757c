import { Button, Input, Select } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FilterBar } from '../../../platform/layout/filter-bar.js';
import { useGradeWords } from '../../parts/use-grade-words.js';
import { useQuery } from '../../parts/use-query.js';

const grades = Array.from({ length: 12 }, (_, at) => at + 1);

/** What a shelf is asked for, as the address says. */
export function useBookFilter() {
  const { of } = useQuery();
  const [words, gid] = [of('words'), grades.find((one) => String(one) === of('grade'))];
  return {
    filter: { ...(words ? { words } : {}), ...(gid === undefined ? {} : { gid }) },
    isFiltered: words !== '' || gid !== undefined,
  };
}

/** Words and grade; what else a shelf is asked for stands before them. */
export function BookFilters({ total, children }: { total: number | undefined; children?: ReactNode }) {
  const { t } = useTranslation('books');
  const gradeWords = useGradeWords();
  const { of, set } = useQuery();
  const { isFiltered } = useBookFilter();
  return (
    <FilterBar result={total === undefined ? undefined : t('found', { count: total })}>
      {children}
      <Input.Search
        key={of('words')}
        style={{ width: 180 }}
        allowClear
        maxLength={100}
        aria-label={t('filter.words')}
        placeholder={t('filter.words')}
        defaultValue={of('words')}
        onSearch={(words) => set({ words: words.trim() })}
      />
      <Select
        allowClear
        style={{ width: 116 }}
        aria-label={t('filter.grade')}
        placeholder={t('filter.grade')}
        options={grades.map((gid) => ({ value: String(gid), label: gradeWords(gid) }))}
        value={of('grade') || undefined}
        onChange={(grade: string | undefined) => set({ grade: grade ?? null })}
      />
      {isFiltered && (
        <Button type="link" size="small" onClick={() => set({ words: null, grade: null })}>
          {t('filter.clear')}
        </Button>
      )}
    </FilterBar>
  );
}
