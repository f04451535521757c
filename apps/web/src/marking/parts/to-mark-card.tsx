import { EditOutlined } from '@ant-design/icons';
import { markingApi } from '@zhibi/contract/marking';
import { useTranslation } from 'react-i18next';
import { useSubjectId } from '../../people/index.js';
import { useRead } from '../../platform/api.js';
import { StatCard } from '../../platform/layout/stat-card.js';
import { Screen } from '../../platform/screen.js';
import { formatRate } from '../../platform/time.js';
import { AppealsCard } from './appeals/waiting-card.js';
import { MineCard } from './rounds/mine-card.js';
import { waitingGroups } from './waiting-groups.js';

/** How many papers wait for this teacher's red pen; beside it what others share with them, where somebody does. */
export function Part() {
  const { t } = useTranslation('marking');
  const subjectId = useSubjectId();
  const read = useRead(markingApi.waiting, subjectId === null ? null : { subjectId });
  return (
    <>
      <Screen read={read} skeleton={{ card: 129 }}>
        {({ papers, answers, machineShare, homework }) => {
          const [first] = homework;
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
              action={first && { words: t('waiting.action'), to: `/markFull?homework=${first.homeworkId}` }}
            />
          );
        }}
      </Screen>
      <MineCard />
      <AppealsCard />
    </>
  );
}
