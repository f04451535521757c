import type { QuestionType } from '@zhibi/contract/questions';
import { Select } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FilterBar } from '../../../platform/layout/filter-bar.js';
import { useSearchParams } from '../../../platform/search-params.js';
import { FoundCount } from '../../parts/found-count.js';
import { typeNames, typeOrder } from '../../parts/type-names.js';
import { WordsField } from '../../parts/words-field.js';

/** What a bank is asked for, kept in the address. */
export function useBankFilter() {
  const [query, setQuery] = useSearchParams();
  const words = query.get('words') ?? '';
  const types = typeOrder.filter((type) => (query.get('types') ?? '').split(',').includes(String(type)));
  const set = (change: Record<string, string>) =>
    setQuery(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries(change))
          if (value === '') next.delete(name);
          else next.set(name, value);
        return next;
      },
      { replace: true },
    );
  const filter = { ...(words === '' ? {} : { words }), ...(types.length > 0 ? { types } : {}) };
  return { query, words, types, set, filter, isFiltered: words !== '' || types.length > 0 };
}

/** Words and types; what else a bank is asked for stands before them. */
export function BankFilter({
  bank: { words, types, set },
  total,
  children,
}: {
  bank: ReturnType<typeof useBankFilter>;
  total: number | undefined;
  children?: ReactNode;
}) {
  const { t } = useTranslation('writing');
  const names = useTranslation('questions').t;
  return (
    <FilterBar result={<FoundCount total={total} />}>
      {children}
      <WordsField words={words} hint={t('bank.words')} onSearch={(typed) => set({ words: typed })} />
      <Select<QuestionType[]>
        mode="multiple"
        allowClear
        aria-label={names('filter.type')}
        placeholder={names('filter.type')}
        style={{ minWidth: 150 }}
        maxTagCount="responsive"
        value={types}
        options={typeOrder.map((value) => ({ value, label: names(`type.${typeNames[value]}`) }))}
        onChange={(chosen) => set({ types: chosen.join(',') })}
      />
    </FilterBar>
  );
}
