import { DeviceKind, DeviceState, HealthWord } from '@zhibi/contract/capture/devices';
import { Button, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { SchoolSelect } from '../../../people/index.js';
import { FilterBar } from '../../../platform/layout/filter-bar.js';
import { SearchField } from '../../../platform/layout/search-field.js';
import { useFilter } from './use-filter.js';

export function Filters() {
  const { t } = useTranslation('devices');
  const { now, go, isFiltered } = useFilter();
  const selects = [
    {
      key: 'kind',
      words: t('kind'),
      all: t('allKinds'),
      options: DeviceKind.options.map((one) => ({ value: one as string, label: t(`kinds.${one}`) })),
    },
    {
      key: 'state',
      words: t('state'),
      all: t('allStates'),
      options: DeviceState.options.map((one) => ({ value: one as string, label: t(`states.${one}`) })),
    },
    {
      key: 'health',
      words: t('health'),
      all: t('allHealth'),
      options: HealthWord.options.map((one) => ({ value: one as string, label: t(`healths.${one}`) })),
    },
  ] as const;
  return (
    <FilterBar>
      <SchoolSelect
        isFilter
        value={now.school}
        onChange={(school) => go({ school })}
        label={t('school')}
        placeholder={t('allSchools')}
      />
      <SearchField
        allowClear
        style={{ width: 328 }}
        aria-label={t('search')}
        placeholder={t('search')}
        defaultValue={now.words}
        onSearch={(words) => go({ words: words.trim() })}
      />
      {selects.map(({ key, words, all, options }) => (
        <Select<string>
          key={key}
          allowClear
          style={{ width: 130 }}
          aria-label={words}
          placeholder={all}
          options={[...options]}
          value={now[key] || undefined}
          onChange={(chosen) => go({ [key]: chosen ?? '' })}
        />
      ))}
      {isFiltered && (
        <Button type="link" size="small" onClick={() => go({ words: '', school: '', kind: '', state: '', health: '' })}>
          {t('clear')}
        </Button>
      )}
    </FilterBar>
  );
}
