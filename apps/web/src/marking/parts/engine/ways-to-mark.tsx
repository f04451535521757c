import { useTranslation } from 'react-i18next';
import { PlaceSwitch } from '../../../platform/layout/place-switch.js';
import { roundsOf } from '../rounds/addresses.js';

const ways = { question: '/markFull', student: '/markFullScreen', group: '/markFullNew' } as const;

/** The same answers question by question, or paper by paper, or by what many wrote alike; or with a pen on the paper, whichever page lies under it. */
export function WaysToMark({ homeworkId, now }: { homeworkId: string; now: keyof typeof ways }) {
  const { t } = useTranslation('marking');
  const to = (way: keyof typeof ways) => `${ways[way]}?homework=${homeworkId}`;
  return (
    <PlaceSwitch
      label={t('ways.label')}
      now={to(now)}
      places={[
        ...(['question', 'student', 'group'] as const).map((way) => ({ to: to(way), words: t(`ways.${way}`) })),
        { to: `/correct?homework=${homeworkId}`, words: t('ways.pen') },
        { to: roundsOf(homeworkId), words: t('ways.several') },
      ]}
    />
  );
}
