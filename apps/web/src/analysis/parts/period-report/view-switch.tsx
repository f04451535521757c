import { Segmented } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { REPORTS } from '../report-address.js';

/** Homework by homework, or all of some days. */
export function ViewSwitch({ view }: { view: 'homework' | 'period' }) {
  const { t } = useTranslation('periodReport');
  const navigate = useNavigate();
  return (
    <Segmented
      aria-label={t('views.label')}
      value={view}
      options={(['homework', 'period'] as const).map((value) => ({ value, label: t(`views.${value}`) }))}
      onChange={(value) => void navigate(`${REPORTS}?view=${value}`)}
    />
  );
}
