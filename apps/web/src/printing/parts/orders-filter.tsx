import { printingApi } from '@zhibi/contract/printing';
import { Segmented, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../people/index.js';
import { useRead } from '../../platform/api.js';
import { useNarrow } from '../../platform/window-width.js';
import styles from './orders.module.css';

const MOST_BESIDE = 4;

/** Where the orders stand. Many ways beside each other would take three or four lines of a narrow window: there they are a list to choose from. */
export function StatusTabs({
  tabs,
  value,
  onChange,
}: {
  tabs: { value: string; label: string }[];
  value: string;
  onChange: (name: string) => void;
}) {
  const { t } = useTranslation('printing');
  const isNarrow = useNarrow();
  const said = { 'aria-label': t('list.statuses'), value, options: tabs, onChange };
  if (tabs.length < 2) return null;
  return isNarrow && tabs.length > MOST_BESIDE ? <Select {...said} className={styles.tabs} /> : <Segmented {...said} />;
}

/** Of which school: the print centre has many. */
export function SchoolSelect({
  schoolId,
  onChange,
}: {
  schoolId: string | undefined;
  onChange: (id: string | undefined) => void;
}) {
  const { t } = useTranslation(['printing', 'counting']);
  const isCentre = useUser().currentRole === 'ZHIBI_PRINT_CENTER';
  const choices = useRead(printingApi.choices, isCentre ? {} : null);
  if (!isCentre) return null;
  return (
    <Select
      allowClear
      className={styles.school}
      aria-label={t('list.school')}
      placeholder={t('list.allSchools')}
      value={schoolId ?? null}
      onChange={(id: string | null) => onChange(id ?? undefined)}
      options={(choices.data?.schools ?? []).map((one) => ({ value: one.schoolId, label: one.schoolName }))}
    />
  );
}
