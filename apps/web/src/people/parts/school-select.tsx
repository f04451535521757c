import { organisationApi } from '@zhibi/contract/people/organisation';
import { Select } from 'antd';
import { useRead } from '../../platform/api.js';

export interface SchoolSelectProps {
  /** '' for none. */
  value: string;
  onChange: (schoolId: string) => void;
  label: string;
  placeholder: string;
  /** A filter can be emptied; a field of a form cannot. */
  isFilter?: boolean;
}

/** One of the organisation's schools, found by typing. */
export function SchoolSelect({ value, onChange, label, placeholder, isFilter = false }: SchoolSelectProps) {
  const schools = useRead(organisationApi.schoolNames, {});
  return (
    <Select<string>
      allowClear={isFilter}
      showSearch={{ optionFilterProp: 'label' }}
      style={isFilter ? { width: 200 } : { width: '100%' }}
      aria-label={label}
      placeholder={placeholder}
      loading={schools.isPending}
      options={schools.data?.items.map(({ schoolId, name }) => ({ value: schoolId, label: name }))}
      value={value || undefined}
      onChange={(chosen) => onChange(chosen ?? '')}
    />
  );
}
