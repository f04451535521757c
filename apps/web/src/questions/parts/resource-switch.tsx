import { Segmented } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { Go } from '../../platform/layout/go.js';

const addresses = { questions: '/source/source', papers: '/source/list' } as const;
type Kind = keyof typeof addresses;

/** Between the questions of the resource centre and the teacher's own papers. */
export function ResourceSwitch({ now }: { now: Kind }) {
  const { t } = useTranslation('questions');
  const navigate = useNavigate();
  const options = (['questions', 'papers'] as const).map((kind) => ({ value: kind, label: t(kind) }));
  return (
    <>
      <Go to="/source/import">{t('exchange')}</Go>
      <Segmented<Kind>
        aria-label={t('view')}
        options={options}
        value={now}
        onChange={(kind) => void navigate(addresses[kind])}
      />
    </>
  );
}
