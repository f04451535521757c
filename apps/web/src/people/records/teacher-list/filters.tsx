import { recordsApi } from '@zhibi/contract/people/records';
import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useRead } from '../../../platform/api.js';
import { useNames } from '../../use-names.js';
import { useClassOptions } from '../parts/class-select.js';
import { PeopleFilterBar, type PeopleFilterBarProps } from '../parts/people-filter-bar.js';

export type TeacherFiltersProps = Omit<PeopleFilterBarProps, 'whose' | 'classes' | 'children'>;

export function TeacherFilters(props: TeacherFiltersProps) {
  const { filter, onChange } = props;
  const { t } = useTranslation('records');
  const names = useNames();
  const subjects = useRead(recordsApi.subjectOffers, {}).data?.items.filter(({ offered }) => offered);
  const classes = useClassOptions();
  return (
    <PeopleFilterBar whose="teacher" {...props} classes={classes}>
      <Select<number>
        allowClear
        style={{ width: 132 }}
        aria-label={t('filter.subject')}
        placeholder={t('filter.subject')}
        options={subjects?.map((one) => ({ value: one.subjectId, label: names.subject(one.subjectName) }))}
        value={filter.subject ?? undefined}
        onChange={(subject) => onChange({ subject: subject ?? null })}
      />
    </PeopleFilterBar>
  );
}
