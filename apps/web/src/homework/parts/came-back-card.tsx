import { FileDoneOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { StatCard } from '../../platform/layout/stat-card.js';
import { Screen } from '../../platform/screen.js';
import { useMyHomework } from './use-my-homework.js';

/** The papers that were given back to a student. */
export function Part() {
  const { t } = useTranslation('homework');
  const read = useMyHomework();
  return (
    <Screen read={read} skeleton={{ card: 129 }}>
      {({ items }) => {
        const back = items.filter(({ submission }) => submission === 'released');
        const [newest] = back;
        return (
          <StatCard
            icon={<FileDoneOutlined />}
            label={t('mine.cameBack')}
            value={back.length}
            unit={t('mine.cameBackUnit', { count: back.length })}
            note={newest ? newest.title : t('mine.cameBackNone')}
            action={newest && { words: t('mine.see'), to: `/student/detail?homework=${newest.homeworkId}` }}
          />
        );
      }}
    </Screen>
  );
}
