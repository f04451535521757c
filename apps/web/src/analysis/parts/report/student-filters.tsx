import { SearchOutlined } from '@ant-design/icons';
import type { ClassReport } from '@zhibi/contract/analysis';
import { Input, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from './student-table.module.css';
import type { Filters, SetFilter } from './use-filters.js';

interface StudentFiltersProps {
  report: ClassReport;
  filters: Filters;
  set: SetFilter;
}

/** Search by name, pinyin or number; narrow to who is weak in a point. */
export function StudentFilters({ report, filters: { words, weak }, set }: StudentFiltersProps) {
  const { t } = useTranslation('analysis');
  return (
    <search className={styles.filters}>
      <Input
        size="small"
        allowClear
        style={{ width: 224 }}
        prefix={<SearchOutlined />}
        placeholder={t('classReport.search')}
        aria-label={t('classReport.search')}
        value={words}
        onChange={(event) => set('words', event.target.value)}
      />
      <Select
        size="small"
        allowClear
        style={{ width: 168 }}
        placeholder={t('classReport.column.weak')}
        aria-label={t('classReport.column.weak')}
        value={weak}
        options={report.knowledge.map(({ id, title }) => ({ key: id, value: title, label: title }))}
        onChange={(point?: string) => set('weak', point ?? '')}
      />
    </search>
  );
}
