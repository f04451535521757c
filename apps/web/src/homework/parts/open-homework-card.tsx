import { ClockCircleOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { StatCard } from '../../platform/layout/stat-card.js';
import { Screen } from '../../platform/screen.js';
import { formatNear } from '../../platform/time.js';
import { useRecentHomework } from './use-homework.js';

/** The homework that students are writing now, and the next deadline. */
export function Part() {
  const { t } = useTranslation('homework');
  const read = useRecentHomework();
  return (
    <Screen read={read} skeleton={{ card: 129 }}>
      {({ items }) => {
        const open = items.filter(({ status }) => status === 'open').sort((a, b) => a.endAt.localeCompare(b.endAt));
        const [next] = open;
        return (
          <StatCard
            icon={<ClockCircleOutlined />}
            label={t('open.title')}
            value={open.length}
            unit={t('open.unit')}
            note={next ? t('open.nearest', { title: next.title, when: formatNear(next.endAt) }) : t('open.none')}
            action={{ words: t('open.action'), to: '/homework/written' }}
          />
        );
      }}
    </Screen>
  );
}
