import { EyeInvisibleOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { PlaceSwitch } from '../../../platform/layout/place-switch.js';
import { StatusTag } from '../../../platform/layout/status-tag.js';
import { ownGroupsOf, ownShareOf } from './addresses.js';

/** The own share answer by answer, or by what many wrote alike; and that it is scored without names. */
export function WaysOfShare({ homeworkId, now }: { homeworkId: string; now: 'question' | 'group' }) {
  const { t } = useTranslation('rounds');
  const marking = useTranslation('marking').t;
  const to = { question: ownShareOf(homeworkId), group: ownGroupsOf(homeworkId) };
  return (
    <>
      <PlaceSwitch
        label={marking('ways.label')}
        now={to[now]}
        places={(['question', 'group'] as const).map((way) => ({ to: to[way], words: marking(`ways.${way}`) }))}
      />
      <StatusTag tone="run" icon={<EyeInvisibleOutlined />}>
        {t('own.blind')}
      </StatusTag>
    </>
  );
}
