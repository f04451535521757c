import { CodeRole, CodeState } from '@zhibi/contract/people/organisation';
import { Button, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { FilterBar } from '../../../platform/layout/filter-bar.js';
import { SearchField } from '../../../platform/layout/search-field.js';
import { SchoolSelect } from '../../parts/school-select.js';
import { useFilter } from './use-filter.js';

export function Filters() {
  const { t } = useTranslation('organisation');
  const { now, go, isFiltered } = useFilter();
  return (
    <FilterBar>
      <SchoolSelect
        isFilter
        value={now.school}
        onChange={(school) => go({ school, batch: '' })}
        label={t('school')}
        placeholder={t('allSchools')}
      />
      <SearchField
        allowClear
        style={{ width: 240 }}
        aria-label={t('codes.search')}
        placeholder={t('codes.search')}
        defaultValue={now.words}
        onSearch={(words) => go({ words: words.trim() })}
      />
      <Select<string>
        allowClear
        style={{ width: 120 }}
        aria-label={t('codes.role')}
        placeholder={t('codes.allRoles')}
        options={CodeRole.options.map((role) => ({ value: role, label: t(`roles.${role}`) }))}
        value={now.role || undefined}
        onChange={(role) => go({ role: role ?? '' })}
      />
      <Select<string>
        allowClear
        style={{ width: 120 }}
        aria-label={t('codes.state')}
        placeholder={t('codes.allStates')}
        options={CodeState.options.map((state) => ({ value: state, label: t(`codes.states.${state}`) }))}
        value={now.state || undefined}
        onChange={(state) => go({ state: state ?? '' })}
      />
      {isFiltered && (
        <Button type="link" size="small" onClick={() => go({ words: '', school: '', role: '', state: '', batch: '' })}>
          {now.batch ? t('codes.leaveBatch') : t('clear')}
        </Button>
      )}
    </FilterBar>
  );
}
