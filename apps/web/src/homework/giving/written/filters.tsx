import type { HomeworkStatus } from '@zhibi/contract/homework';
import { peopleApi } from '@zhibi/contract/people';
import { Button, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useRead } from '../../../platform/api.js';
import { FilterBar } from '../../../platform/layout/filter-bar.js';
import type { Filter } from './use-filter.js';

const statuses: readonly HomeworkStatus[] = ['open', 'scheduled', 'closed', 'withdrawn'];

export interface FiltersProps {
  subjectId: number;
  filter: Filter;
  onChange: (change: Partial<Filter>) => void;
}

export function Filters({ subjectId, filter: { status, classId }, onChange }: FiltersProps) {
  const { t } = useTranslation('homework');
  const classes = useRead(peopleApi.classes, {});
  const taught = classes.data?.clazzs.filter(({ subjects }) => subjects.some((one) => one.subjectId === subjectId));
  return (
    <FilterBar>
      <Select<HomeworkStatus>
        allowClear
        style={{ width: 132 }}
        aria-label={t('list.filterState')}
        placeholder={t('list.all')}
        options={statuses.map((one) => ({ value: one, label: t(`status.${one}`) }))}
        value={status ?? undefined}
        onChange={(chosen) => onChange({ status: chosen ?? null })}
      />
      <Select<string>
        allowClear
        style={{ width: 160 }}
        aria-label={t('list.filterClass')}
        placeholder={t('list.allClasses')}
        options={taught?.map((one) => ({ value: one.classId, label: one.className }))}
        value={classId ?? undefined}
        onChange={(chosen) => onChange({ classId: chosen ?? null })}
      />
      {(status || classId) && (
        <Button type="link" size="small" onClick={() => onChange({ status: null, classId: null })}>
          {t('list.clear')}
        </Button>
      )}
    </FilterBar>
  );
}
