import { Button, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { FilterBar } from '../../../platform/layout/filter-bar.js';
import { SearchField } from '../../../platform/layout/search-field.js';
import { paperTypeNames } from './paper-types.js';
import styles from './papers.module.css';

interface PaperSearch {
  words: string;
  year: number | null;
  region: string;
  type: string;
}
interface PaperFiltersProps {
  search: PaperSearch;
  years: readonly number[];
  regions: readonly string[];
  total: number | null | undefined;
  onChange: (change: Record<string, string | number | null>) => void;
}

/** Year, region and type, from what the bank has. */
export function PaperFilters({ search, years, regions, total, onChange }: PaperFiltersProps) {
  const { t } = useTranslation('partners');
  return (
    <FilterBar result={total === undefined || total === null ? undefined : t('found.papers', { count: total })}>
      <SearchField
        key={search.words}
        className={styles.words}
        allowClear
        maxLength={100}
        aria-label={t('words.papers')}
        placeholder={t('words.papers')}
        defaultValue={search.words}
        onSearch={(words) => onChange({ words: words.trim() })}
      />
      <Select<number>
        allowClear
        className={styles.select}
        aria-label={t('filter.year')}
        placeholder={t('filter.year')}
        options={years.map((year) => ({ value: year, label: year }))}
        value={search.year ?? undefined}
        onChange={(year) => onChange({ year: year ?? null })}
      />
      <Select<string>
        allowClear
        className={styles.select}
        aria-label={t('filter.region')}
        placeholder={t('filter.region')}
        options={regions.map((region) => ({ value: region, label: region }))}
        value={search.region || undefined}
        onChange={(region) => onChange({ region: region ?? null })}
      />
      <Select<string>
        allowClear
        className={styles.select}
        aria-label={t('filter.type')}
        placeholder={t('filter.type')}
        options={paperTypeNames.map((name, type) => ({ value: String(type), label: t(`paperType.${name}`) }))}
        value={search.type || undefined}
        onChange={(type) => onChange({ type: type ?? null })}
      />
      {(search.words || search.year || search.region || search.type) && (
        <Button
          type="link"
          size="small"
          onClick={() => onChange({ words: null, year: null, region: null, type: null })}
        >
          {t('filter.clear')}
        </Button>
      )}
    </FilterBar>
  );
}
