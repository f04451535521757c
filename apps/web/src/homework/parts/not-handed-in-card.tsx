import { UserDeleteOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { StatCard } from '../../platform/layout/stat-card.js';
import { Screen } from '../../platform/screen.js';
import { together } from '../../platform/together.js';
import { detailOf, OPEN_HOMEWORK } from './addresses.js';
import { atLeast, missingIn, useOpenHomework } from './use-homework.js';

/** How many copies of the open homework are still missing. */
export function Part() {
  const { t } = useTranslation('homework');
  const pages = useOpenHomework();
  const { rows, hasNextPage } = pages;
  return (
    <Screen read={together({ pages })} skeleton={{ card: 129 }}>
      {() => {
        const open = rows.filter(({ status, progress }) => status === 'open' && progress.handedIn < progress.total);
        const missing = missingIn(open);
        const [first, ...others] = open;
        const to = first && (others.length === 0 && !hasNextPage ? detailOf(first.homeworkId) : OPEN_HOMEWORK);
        return (
          <StatCard
            icon={<UserDeleteOutlined />}
            tone={missing > 0 ? 'warn' : 'plain'}
            label={t('notHandedIn.title')}
            value={atLeast(missing, hasNextPage)}
            unit={t('notHandedIn.unit', { count: missing })}
            note={open.length ? open.map(({ title }) => title).join(' · ') : t('notHandedIn.none')}
            {...(to && { action: { words: t('notHandedIn.action'), to } })}
          />
        );
      }}
    </Screen>
  );
}
