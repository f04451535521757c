import { questionsApi } from '@zhibi/contract/questions';
import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useRead } from '../../platform/api.js';
import styles from './page.module.css';
import { useOwn } from './use-own.js';
import type { Bank, Search } from './use-search.js';

export interface MoreFiltersProps {
  search: Search;
  subjectId: number;
  onChange: (change: Partial<Search>) => void;
}

/** Year, source, bank, and what my classes have been given: chosen from what there is. */
export function MoreFilters({ search, subjectId, onChange }: MoreFiltersProps) {
  const { t } = useTranslation('questions');
  const facets = useRead(questionsApi.facets, { subjectId });
  const { banks, classes: mine } = useOwn(subjectId);
  const uses = (['unused', 'used'] as const).flatMap((use) => [
    { value: use as string, label: t(`filter.${use}`) },
    ...(mine.length > 1
      ? mine.map(({ classId, className }) => ({
          value: `${use}:${classId}`,
          label: t(`filter.${use}By`, { class: className }),
        }))
      : []),
  ]);
  return (
    <>
      <Select<number[]>
        mode="multiple"
        className={styles.years}
        maxTagCount={1}
        aria-label={t('filter.year')}
        placeholder={t('filter.year')}
        options={facets.data?.years.map((year) => ({ value: year, label: String(year) }))}
        value={search.years}
        onChange={(years) => onChange({ years })}
      />
      <Select<string>
        allowClear
        showSearch={{ optionFilterProp: 'label' }}
        className={styles.source}
        popupMatchSelectWidth={320}
        aria-label={t('filter.source')}
        placeholder={t('filter.source')}
        options={facets.data?.sources.map((source) => ({ value: source, label: source }))}
        value={search.source || undefined}
        onChange={(source: string | undefined) => onChange({ source: source ?? '' })}
      />
      <Select<Bank>
        allowClear
        className={styles.bank}
        aria-label={t('filter.bank')}
        placeholder={t('filter.bank')}
        options={banks.map((bank) => ({ value: bank, label: t(`filter.banks.${bank}`) }))}
        value={banks.find((one) => one === search.bank)}
        onChange={(bank: Bank | undefined) => onChange({ bank: bank ?? null })}
      />
      {mine.length > 0 && (
        <Select<string>
          allowClear
          className={styles.use}
          popupMatchSelectWidth={220}
          aria-label={t('filter.use')}
          placeholder={t('filter.use')}
          options={uses}
          value={search.use || undefined}
          onChange={(use: string | undefined) => onChange({ use: use ?? '' })}
        />
      )}
    </>
  );
}
