import { schoolYearApi } from '@zhibi/contract/people/school-year';
import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useRead } from '../../platform/api.js';

/** Chooses an academic year; the newest is called the current one. */
export function YearPicker({ value, onChange }: { value: number; onChange: (year: number) => void }) {
  const { t } = useTranslation('schoolYear');
  const years = useRead(schoolYearApi.years, {}).data ?? [];
  return (
    <Select
      aria-label={t('history.year')}
      style={{ minWidth: 172 }}
      value={value}
      options={years.map(({ academicYear, name }) => ({ value: academicYear, label: name }))}
      onChange={onChange}
    />
  );
}
