import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useClasses } from '../../../people/index.js';
import { FilterBar } from '../../../platform/layout/filter-bar.js';
import { useSearchParams } from '../../../platform/search-params.js';

interface ClassFilterProps {
  classId: string | undefined;
  /** A teacher's subject: classes taught another subject have no report here. */
  subjectId: number | undefined;
}

/** Narrows the reports to one class; the choice stands in the address. */
export function ClassFilter({ classId, subjectId }: ClassFilterProps) {
  const { t } = useTranslation('analysis');
  const [, setParams] = useSearchParams();
  const classes = useClasses();
  const shown = (classes.data?.clazzs ?? []).filter(
    ({ subjects }) => subjectId === undefined || subjects.some((one) => one.subjectId === subjectId),
  );
  return (
    <FilterBar>
      <Select
        allowClear
        style={{ width: 180 }}
        aria-label={t('classReport.list.class')}
        placeholder={t('classReport.everyClass')}
        value={classId}
        loading={classes.isLoading}
        showSearch={{ optionFilterProp: 'label' }}
        options={shown.map((one) => ({ value: one.classId, label: one.className }))}
        onChange={(chosen?: string) => setParams(chosen ? { class: chosen } : {}, { replace: true })}
      />
    </FilterBar>
  );
}
