import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { FilterBar } from '../../platform/layout/filter-bar.js';
import styles from './points.module.css';
import type { useClassMonth } from './use-class-month.js';

/** Which class, and which month. */
export function ClassBar({ at }: { at: ReturnType<typeof useClassMonth> }) {
  const { t } = useTranslation('points');
  return (
    <FilterBar>
      <Select
        aria-label={t('class')}
        className={styles.filter}
        value={at.classId}
        onChange={(classId) => at.go({ classId })}
        options={at.classes.map((one) => ({ value: one.classId, label: one.className }))}
      />
      <Select
        aria-label={t('month')}
        className={styles.filter}
        value={at.month}
        onChange={(month) => at.go({ month })}
        options={at.months.map((month) => ({ value: month, label: `${month.slice(0, 4)}-${month.slice(4)}` }))}
      />
    </FilterBar>
  );
}
