import { UserDeleteOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { StatCard } from '../../platform/layout/stat-card.js';
import { Screen } from '../../platform/screen.js';
import { formatNear, nowStamp } from '../../platform/time.js';
import { today } from '../../platform/today.js';
import { useRecentHomework } from './use-homework.js';

const DAY = 8;

/** How many copies of what was due since yesterday are missing, as the list that it leads to has it; what is due later today is named with its end and not counted. */
export function Part() {
  const { t } = useTranslation('homework');
  const read = useRecentHomework();
  return (
    <Screen read={read} skeleton={{ card: 129 }}>
      {({ items }) => {
        const [first, last] = [today().subtract(1, 'day'), today()].map((day) => day.format('YYYYMMDD'));
        const due = items.filter(({ status, endAt, collectedAt, releasedAt }) => {
          const day = (collectedAt ?? endAt).slice(0, DAY);
          const isDue = first !== undefined && last !== undefined && first <= day && day <= last;
          return isDue && !releasedAt && (status === 'open' || status === 'closed');
        });
        const short = due.filter(({ progress }) => progress.handedIn < progress.total);
        const isOver = ({ collectedAt, endAt }: (typeof short)[number]) => (collectedAt ?? endAt) <= nowStamp();
        const missing = short.filter(isOver).reduce((sum, { progress }) => sum + progress.total - progress.handedIn, 0);
        return (
          <StatCard
            icon={<UserDeleteOutlined />}
            tone={missing > 0 ? 'warn' : 'plain'}
            label={t('notHandedIn.title')}
            value={missing}
            unit={t('notHandedIn.unit', { count: missing })}
            note={
              short
                .map((one) =>
                  isOver(one) ? one.title : t('notHandedIn.until', { title: one.title, when: formatNear(one.endAt) }),
                )
                .join(' · ') || t(due[0] ? 'notHandedIn.none' : 'notHandedIn.noneDue')
            }
            action={short[0] ? { words: t('notHandedIn.action'), to: '/homework/missing' } : undefined}
          />
        );
      }}
    </Screen>
  );
}
