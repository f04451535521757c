import { useTranslation } from 'react-i18next';
import { PlaceSwitch } from '../../../platform/layout/place-switch.js';
import { roundsOf } from '../rounds/addresses.js';
import { InRound } from '../rounds/in-round.js';

interface WaysToMarkProps {
  homeworkId: string;
  now: keyof typeof ways;
  /** Several score the question that is looked at: that is said beside. */
  inRound?: boolean;
}

const ways = { question: '/markFull', student: '/markFullScreen', group: '/markFullNew' } as const;

/** The same answers question by question, or paper by paper, or by what many wrote alike; or with a pen on the paper, whichever page lies under it. */
export function WaysToMark({ homeworkId, now, inRound = false }: WaysToMarkProps) {
  const { t } = useTranslation('marking');
  const to = (way: keyof typeof ways) => `${ways[way]}?homework=${homeworkId}`;
  return (
    <>
      <PlaceSwitch
        label={t('ways.label')}
        now={to(now)}
        places={[
          ...(['question', 'student', 'group'] as const).map((way) => ({ to: to(way), words: t(`ways.${way}`) })),
          { to: `/correct?homework=${homeworkId}`, words: t('ways.pen') },
          { to: roundsOf(homeworkId), words: t('ways.several') },
        ]}
      />
      {inRound && <InRound homeworkId={homeworkId} />}
    </>
  );
}
