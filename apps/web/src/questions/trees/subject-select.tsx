import { treesApi } from '@zhibi/contract/questions/trees';
import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNames } from '../../people/index.js';
import { useRead } from '../../platform/api.js';

/** All subjects of the installation. */
export function SubjectSelect({
  subjectId,
  allowAll,
  onChange,
}: {
  subjectId: number | undefined;
  allowAll?: true;
  onChange: (subjectId: number | undefined) => void;
}) {
  const { t } = useTranslation('trees');
  const names = useNames();
  const subjects = useRead(treesApi.subjects, {});
  return (
    <Select<number>
      {...(allowAll && { allowClear: true })}
      showSearch={{ optionFilterProp: 'label' }}
      style={{ width: 150 }}
      aria-label={t('subject')}
      placeholder={allowAll ? t('allSubjects') : t('subject')}
      options={subjects.data?.items.map((one) => ({ value: one.subjectId, label: names.subject(one.name) }))}
      value={subjectId}
      onChange={(chosen: number | undefined) => onChange(chosen)}
    />
  );
}
