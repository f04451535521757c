import { useTranslation } from 'react-i18next';
import { SchoolSelect } from '../../parts/school-select.js';

/** The school of a form, which hands it its value. */
export function SchoolField({ value = '', onChange }: { value?: string; onChange?: (schoolId: string) => void }) {
  const { t } = useTranslation('organisation');
  return (
    <SchoolSelect value={value} onChange={(id) => onChange?.(id)} label={t('school')} placeholder={t('chooseSchool')} />
  );
}
