import { gradeName, PersonState, recordsApi } from '@zhibi/contract/people/records';
import { Button, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useRead } from '../../../platform/api.js';
import { FilterBar } from '../../../platform/layout/filter-bar.js';
import { useSession } from '../../../platform/session-store.js';
import { useClassOptions } from '../parts/class-select.js';
import { SearchBox } from '../parts/search-box.js';
import type { PeopleFilter } from '../parts/use-filter.js';

export interface StudentFiltersProps {
  filter: PeopleFilter;
  onChange: (change: Partial<PeopleFilter>) => void;
  onClear: (() => void) | undefined;
  total: number | null;
}

export function StudentFilters({ filter, onChange, onClear, total }: StudentFiltersProps) {
  const { t } = useTranslation('records');
  const { language } = useSession();
  const classes = useRead(recordsApi.classRecords, {}).data?.items ?? [];
  const grades = [...new Set(classes.map(({ gid }) => gid))];
  const options = useClassOptions((gid) => filter.grade === null || gid === filter.grade);
  return (
    <FilterBar result={total === null ? undefined : t('student.count', { count: total })}>
      <SearchBox value={filter.search} label={t('student.search')} onFind={(search) => onChange({ search })} />
      <Select<number>
        allowClear
        style={{ width: 116 }}
        aria-label={t('filter.grade')}
        placeholder={t('filter.grade')}
        options={grades.map((gid) => ({ value: gid, label: gradeName(gid, language) }))}
        value={filter.grade ?? undefined}
        onChange={(grade) => onChange({ grade: grade ?? null, classId: null })}
      />
      <Select<string>
        allowClear
        showSearch={{ optionFilterProp: 'label' }}
        style={{ width: 148 }}
        aria-label={t('filter.class')}
        placeholder={t('filter.class')}
        options={options}
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
