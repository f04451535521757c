import { useTranslation } from 'react-i18next';
import { Go } from '../../platform/layout/go.js';
import { PlaceSwitch } from '../../platform/layout/place-switch.js';

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
  return (
    <>
      <Go to="/paperTest/zujuan">{t('partners')}</Go>
      <Go to="/paperTest/hwlxb">{t('schoolBooks')}</Go>
      <Go to="/question/index">{t('everyQuestion')}</Go>
      <Go to="/source/import">{t('exchange')}</Go>
      <PlaceSwitch
        label={t('view')}
        now={addresses[now]}
        places={kinds.map((kind) => ({ to: addresses[kind], words: t(kind) }))}
      />
    </>
  );
}
