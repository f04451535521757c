import { stageNames } from '@zhibi/contract/people';
import { organisationApi } from '@zhibi/contract/people/organisation';
import { Button, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useRead } from '../../../platform/api.js';
import { FilterBar } from '../../../platform/layout/filter-bar.js';
import { SearchField } from '../../../platform/layout/search-field.js';
import { useSession } from '../../../platform/session-store.js';
import { useFilter } from './use-filter.js';

const states = ['open', 'locked', 'hidden'] as const;

export function Filters() {
  const { t } = useTranslation('organisation');
  const { language } = useSession();
  const { now, go, isFiltered } = useFilter();
  const regions = useRead(organisationApi.regions, {});
  return (
    <FilterBar>
      <SearchField
        allowClear
        style={{ width: 300 }}
        aria-label={t('schools.search')}
        placeholder={t('schools.search')}
        defaultValue={now.words}
        onSearch={(words) => go({ words: words.trim() })}
      />
      <Select<string>
        allowClear
        style={{ width: 140 }}
        aria-label={t('schools.region')}
        placeholder={t('schools.allRegions')}
        options={regions.data?.items.map(({ regionId, name }) => ({ value: regionId, label: name }))}
        value={now.region || undefined}
        onChange={(region) => go({ region: region ?? '' })}
      />
      <Select<string>
        allowClear
        style={{ width: 120 }}
        aria-label={t('schools.stage')}
        placeholder={t('schools.allStages')}
        options={([1, 2, 3] as const).map((stage) => ({ value: String(stage), label: stageNames[stage][language] }))}
        value={now.stage || undefined}
        onChange={(stage) => go({ stage: stage ?? '' })}
      />
      <Select<string>
        allowClear
        style={{ width: 120 }}
        aria-label={t('schools.state')}
        placeholder={t('schools.allStates')}
        options={states.map((one) => ({ value: one, label: t(`schools.states.${one}`) }))}
        value={now.state || undefined}
        onChange={(state) => go({ state: state ?? '' })}
      />
      {isFiltered && (
        <Button type="link" size="small" onClick={() => go({ words: '', region: '', stage: '', state: '' })}>
          {t('clear')}
        </Button>
      )}
    </FilterBar>
  );
}
