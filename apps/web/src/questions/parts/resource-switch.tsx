import { Segmented } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { Go } from '../../platform/layout/go.js';

const addresses = {
  questions: '/source/source',
  papers: '/source/list',
  practice: '/source/practise',
  mine: '/paperTest/myQues',
  school: '/paperTest/xcQues',
} as const;
const kinds = ['questions', 'papers', 'practice', 'mine', 'school'] as const;
type Kind = keyof typeof addresses;

/** Between all that can be found, the teacher's own papers, practice by lesson, own questions, and what the school shares. */
export function ResourceSwitch({ now }: { now: Kind }) {
  const { t } = useTranslation('questions');
  const navigate = useNavigate();
  const options = kinds.map((kind) => ({ value: kind, label: t(kind) }));
  return (
    <>
      <Go to="/paperTest/zujuan">{t('partners')}</Go>
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
