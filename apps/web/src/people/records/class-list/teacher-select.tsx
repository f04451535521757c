import { recordsApi } from '@zhibi/contract/people/records';
import { Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRead } from '../../../platform/api.js';
import type { Named } from './class-fields.js';

interface Common {
  id?: string;
  label?: string;
  disabled?: boolean;
}

/** Teachers found by name, reading or number: those of the school are too many for one list. */
function useFound() {
  const { t } = useTranslation('records');
  const [search, setSearch] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const read = useRead(recordsApi.teachers, isOpen ? { ...(search && { search }) } : null, { keepOld: true });
  const options = read.data?.items.map(({ teacherId, name }) => ({ value: teacherId, label: name })) ?? [];
  return {
    labelInValue: true as const,
    showSearch: { filterOption: false, onSearch: (typed: string) => setSearch(typed.trim()) },
    placeholder: t('class.choose'),
    options,
    loading: read.isFetching,
    onOpenChange: setIsOpen,
    style: { width: '100%' },
  };
}
const plain = ({ value, label }: Named): Named => ({ value, label });

/** One teacher, or none. */
export function TeacherSelect({
  id,
  label,
  disabled,
  value,
  onChange,
}: Common & { value?: Named | null; onChange?: (value: Named | null) => void }) {
  const found = useFound();
  return (
    <Select<Named>
      {...found}
      allowClear
      id={id}
      aria-label={label}
      disabled={disabled}
      value={value ?? undefined}
      onChange={(chosen) => onChange?.(chosen ? plain(chosen) : null)}
    />
  );
}

/** The teachers of one subject. */
export function TeachersSelect({
  id,
  label,
  disabled,
  value,
  onChange,
}: Common & { value?: Named[]; onChange?: (value: Named[]) => void }) {
  const found = useFound();
  return (
    <Select<Named[]>
      {...found}
      mode="multiple"
      id={id}
      aria-label={label}
      disabled={disabled}
      value={value ?? []}
      onChange={(chosen) => onChange?.(chosen.map(plain))}
    />
  );
}
