import { pulseApi } from '@zhibi/contract/analysis';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSubjectId } from '../../people/index.js';
import { useRead } from '../../platform/api.js';
import { SentenceChart } from '../../platform/chart/sentence-chart.js';
import { Card } from '../../platform/layout/card.js';
import { EmptyState } from '../../platform/layout/empty-state.js';
import { Screen } from '../../platform/screen.js';
import { formatRate, formatShortDay } from '../../platform/time.js';
import { findings, type Movement, type Pulse } from './pulse.js';
import { pulseOption } from './pulse-option.js';

/** How the classes of a teacher have moved, said in a sentence. */
export function Part() {
  const { t } = useTranslation('analysis');
  const subjectId = useSubjectId();
  const read = useRead(pulseApi.pulse, subjectId === null ? null : { subjectId });
  return (
    <Card>
      <Screen
        read={read}
        skeleton={{ card: 258 }}
        isEmpty={({ classes }) => classes.every(({ points }) => points.length === 0)}
        empty={<EmptyState title={t('pulse.empty')} hint={t('pulse.emptyHint')} />}
      >
        {({ classes }) => <Picture pulses={classes} />}
      </Screen>
    </Card>
  );
}

interface Titled extends Pulse {
  points: readonly (Pulse['points'][number] & { title: string })[];
}

function Picture({ pulses }: { pulses: readonly Titled[] }) {
  const { t } = useTranslation('analysis');
  const shown = useMemo(() => pulses.filter(({ points }) => points.length > 0), [pulses]);
  const option = useMemo(() => pulseOption(shown), [shown]);
  const words = (movement: Movement) =>
    'points' in movement
      ? t(`pulse.${movement.kind}`, { name: movement.className, points: movement.points })
      : t(`pulse.${movement.kind}`, { name: movement.className, rate: formatRate(movement.rate) });
  const rows = shown.flatMap(({ className, points }) =>
    points.map(({ on, rate, title }) => [title, className, formatShortDay(on), formatRate(rate)]),
  );
  return (
    <SentenceChart
      sentence={findings(shown).map(words).join(t('pulse.join'))}
      note={t('pulse.note')}
      option={option}
      heightPx={258}
      table={{ columns: [t('pulse.homework'), t('pulse.class'), t('pulse.day'), t('pulse.rate')], rows, words: 3 }}
    />
  );
}
