import { Segmented } from 'antd';
import { useTranslation } from 'react-i18next';
import { Go } from '../../../platform/layout/go.js';

/** `nobody`: the copy is looked at, and a touch leaves nothing on it. */
export type Hand = 'nobody' | 'student' | 'teacher';

interface LabHandProps {
  as: Hand;
  pageCode: string | undefined;
  onChange: (as: Hand) => void;
}

const DEVICE = 'lab';

/** Whose pen it is: the student's, or that of the teacher who corrects the page; and the way to what is read of that. */
export function LabHand({ as, pageCode, onChange }: LabHandProps) {
  const { t } = useTranslation('capture');
  const page = new URLSearchParams({ deviceName: DEVICE, status: 'connected', pageCode: pageCode ?? '', codeRule: '' });
  return (
    <>
      <Segmented
        block
        aria-label={t('lab.hand')}
        value={as}
        options={[
          { value: 'nobody' as const, label: t('lab.asNobody') },
          { value: 'student' as const, label: t('lab.asStudent') },
          { value: 'teacher' as const, label: t('lab.asTeacher') },
        ]}
        onChange={onChange}
      />
      {as === 'teacher' && <Go to={`/correct?${page}`}>{t('lab.correct')}</Go>}
    </>
  );
}
