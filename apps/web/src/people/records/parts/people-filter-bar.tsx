import { PersonState } from '@zhibi/contract/people/records';
import { Button, Select } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FilterBar } from '../../../platform/layout/filter-bar.js';
import type { useClassOptions } from './class-select.js';
import { SearchBox } from './search-box.js';
import type { PeopleFilter } from './use-filter.js';

export interface PeopleFilterBarProps {
  whose: 'student' | 'teacher';
  filter: PeopleFilter;
  onChange: (change: Partial<PeopleFilter>) => void;
  onClear: (() => void) | undefined;
  total: number | null;
  classes: ReturnType<typeof useClassOptions>;
  /** What narrows these people before their class does. */
  children: ReactNode;
}

/** What narrows a list of people: a name, their own filter, a class, where they stand. */
export function PeopleFilterBar({ whose, filter, onChange, onClear, total, classes, children }: PeopleFilterBarProps) {
  const { t } = useTranslation('records');
  return (
    <FilterBar result={total === null ? undefined : t(`${whose}.count`, { count: total })}>
      <SearchBox value={filter.search} label={t(`${whose}.search`)} onFind={(search) => onChange({ search })} />
      {children}
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
