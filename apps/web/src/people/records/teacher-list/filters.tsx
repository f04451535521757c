import { PersonState, recordsApi } from '@zhibi/contract/people/records';
import { Button, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useRead } from '../../../platform/api.js';
import { FilterBar } from '../../../platform/layout/filter-bar.js';
import { useClassOptions } from '../parts/class-select.js';
import { SearchBox } from '../parts/search-box.js';
import type { PeopleFilter } from '../parts/use-filter.js';

export interface TeacherFiltersProps {
  filter: PeopleFilter;
  onChange: (change: Partial<PeopleFilter>) => void;
  onClear: (() => void) | undefined;
  total: number | null;
}

export function TeacherFilters({ filter, onChange, onClear, total }: TeacherFiltersProps) {
  const { t } = useTranslation('records');
  const subjects = useRead(recordsApi.subjectOffers, {}).data?.items.filter(({ offered }) => offered);
  const classes = useClassOptions();
  return (
    <FilterBar result={total === null ? undefined : t('teacher.count', { count: total })}>
      <SearchBox value={filter.search} label={t('teacher.search')} onFind={(search) => onChange({ search })} />
      <Select<number>
        allowClear
        style={{ width: 132 }}
        aria-label={t('filter.subject')}
        placeholder={t('filter.subject')}
        options={subjects?.map((one) => ({ value: one.subjectId, label: one.subjectName }))}
        value={filter.subject ?? undefined}
        onChange={(subject) => onChange({ subject: subject ?? null })}
      />
      <Select<string>
        allowClear
        showSearch={{ optionFilterProp: 'label' }}
        style={{ width: 148 }}
        aria-label={t('filter.class')}
        placeholder={t('filter.class')}
        options={classes}
        value={filter.classId ?? undefined}
        onChange={(classId) => onChange({ classId: classId ?? null })}
      />
      <Select<string>
        allowClear
        style={{ width: 132 }}
        aria-label={t('filter.state')}
        placeholder={t('filter.anyState')}
        options={PersonState.options.map((one) => ({ value: one, label: t(`state.${one}`) }))}
        value={filter.state ?? undefined}
        onChange={(state) => onChange({ state: state ?? null })}
      />
      {onClear && (
        <Button type="link" size="small" onClick={onClear}>
          {t('filter.clear')}
        </Button>
      )}
    </FilterBar>
  );
}
