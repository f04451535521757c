import { EditOutlined } from '@ant-design/icons';
import { markingApi } from '@zhibi/contract/marking';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useSubjectId } from '../../people/index.js';
import { useRead } from '../../platform/api.js';
import { StatCard } from '../../platform/layout/stat-card.js';
import { lazily } from '../../platform/lazily.js';
import { Screen } from '../../platform/screen.js';
import { formatRate } from '../../platform/time.js';
import { MineCard } from './rounds/mine-card.js';
import { waitingGroups } from './waiting-groups.js';

/** Few teachers have one: drawn once the rest of the home stands. */
const AppealsCard = lazily(() => import('./appeals/waiting-card.js').then((made) => made.AppealsCard));

/** How many papers wait for this teacher's red pen; beside it what others share with them, where somebody does. */
export function Part() {
  const { t } = useTranslation('marking');
  const subjectId = useSubjectId();
  const read = useRead(markingApi.waiting, subjectId === null ? null : { subjectId });
  return (
    <>
      <Screen read={read} skeleton={{ card: 129 }}>
        {({ papers, answers, machineShare, homework }) => {
          const [first, ...others] = homework;
          // Of several the list of them opens, whose papers add up to this number.
          const to = others.length > 0 ? '/markFull' : `/markFull?homework=${first?.homeworkId}`;
          const facts = { count: waitingGroups(homework).length, answers };
          const why =
            machineShare === null
              ? t('waiting.homework', facts)
              : t('waiting.machine', { ...facts, share: formatRate(machineShare) });
          return (
            <StatCard
              icon={<EditOutlined />}
              tone={papers > 0 ? 'ink' : 'plain'}
              label={t('waiting.title')}
              value={papers}
              unit={t('waiting.unit', { count: papers })}
              note={papers > 0 ? why : t('waiting.none')}
              {...(first && { action: { words: t('waiting.action'), to } })}
            />
          );
        }}
      </Screen>
      <MineCard />
      <Suspense fallback={null}>
        <AppealsCard />
      </Suspense>
    </>
  );
}
