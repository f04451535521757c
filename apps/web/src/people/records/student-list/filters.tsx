import { gradeName } from '@zhibi/contract/people';
import { recordsApi } from '@zhibi/contract/people/records';
import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useRead } from '../../../platform/api.js';
import { useSession } from '../../../platform/session-store.js';
import { useClassOptions } from '../parts/class-select.js';
import { PeopleFilterBar, type PeopleFilterBarProps } from '../parts/people-filter-bar.js';

export type StudentFiltersProps = Omit<PeopleFilterBarProps, 'whose' | 'classes' | 'children'>;

export function StudentFilters(props: StudentFiltersProps) {
  const { filter, onChange } = props;
  const { t } = useTranslation('records');
  const { language } = useSession();
  const classes = useRead(recordsApi.classRecords, {}).data?.items ?? [];
  const grades = [...new Set(classes.map(({ gid }) => gid))];
  const options = useClassOptions((gid) => filter.grade === null || gid === filter.grade);
  return (
    <PeopleFilterBar whose="student" {...props} classes={options}>
      <Select<number>
        allowClear
        style={{ width: 116 }}
        aria-label={t('filter.grade')}
        placeholder={t('filter.grade')}
        options={grades.map((gid) => ({ value: gid, label: gradeName(gid, language) }))}
        value={filter.grade ?? undefined}
        onChange={(grade) => onChange({ grade: grade ?? null, classId: null })}
      />
    </PeopleFilterBar>
  );
}
