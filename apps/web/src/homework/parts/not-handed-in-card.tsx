import { UserDeleteOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { StatCard } from '../../platform/layout/stat-card.js';
import { Screen } from '../../platform/screen.js';
import { detailOf } from './addresses.js';
import { useRecentHomework } from './use-homework.js';

/** How many copies of the open homework are still missing. */
export function Part() {
  const { t } = useTranslation('homework');
  const read = useRecentHomework();
  return (
    <Screen read={read} skeleton={{ card: 129 }}>
      {({ items }) => {
        const open = items.filter(({ status, progress }) => status === 'open' && progress.handedIn < progress.total);
        const missing = open.reduce((sum, { progress }) => sum + progress.total - progress.handedIn, 0);
        const [first] = open;
        return (
          <StatCard
            icon={<UserDeleteOutlined />}
            tone={missing > 0 ? 'warn' : 'plain'}
            label={t('notHandedIn.title')}
            value={missing}
            unit={t('notHandedIn.unit', { count: missing })}
            note={open.length ? open.map(({ title }) => title).join(' · ') : t('notHandedIn.none')}
            action={first && { words: t('notHandedIn.action'), to: detailOf(first.homeworkId) }}
          />
        );
      }}
    </Screen>
  );
}
