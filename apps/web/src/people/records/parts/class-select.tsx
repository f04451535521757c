import { gradeName } from '@zhibi/contract/people';
import { recordsApi } from '@zhibi/contract/people/records';
import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useRead } from '../../../platform/api.js';
import { useSession } from '../../../platform/session-store.js';

/** The living classes under their grades, as options of a select. */
export function useClassOptions(fits: (gid: number) => boolean = () => true) {
  const { language } = useSession();
  const classes = useRead(recordsApi.classRecords, {}).data?.items.filter(({ gid }) => fits(gid)) ?? [];
  return [...new Set(classes.map(({ gid }) => gid))].map((gid) => ({
    label: gradeName(gid, language),
    title: gradeName(gid, language),
    options: classes
      .filter((one) => one.gid === gid)
      .map(({ classId, className }) => ({ value: classId, label: className })),
  }));
}

export interface ClassSelectProps {
  id?: string;
  value?: string | null;
  onChange?: (classId: string | null) => void;
  /** A class that cannot be chosen: the one they are in. */
  without?: string;
  clearable?: boolean;
}

/** One class of the school; found by typing part of its name. */
export function ClassSelect({ id, value, onChange, without, clearable }: ClassSelectProps) {
  const { t } = useTranslation('records');
  const options = useClassOptions().map((grade) => ({
    ...grade,
    options: grade.options.filter((one) => one.value !== without),
  }));
  return (
    <Select<string>
      id={id}
      allowClear={clearable}
      showSearch={{ optionFilterProp: 'label' }}
      aria-label={t('filter.class')}
      placeholder={t('filter.class')}
      options={options}
      value={value ?? undefined}
      onChange={(chosen) => onChange?.(chosen ?? null)}
    />
  );
}
