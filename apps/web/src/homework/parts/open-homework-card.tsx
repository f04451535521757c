import { ClockCircleOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { StatCard } from '../../platform/layout/stat-card.js';
import { Screen } from '../../platform/screen.js';
import { formatNear } from '../../platform/time.js';
import { OPEN_HOMEWORK } from './addresses.js';
import { atLeast, useOpenHomework } from './use-open-homework.js';

/** The homework that students are writing now, and the next deadline. */
export function Part() {
  const { t } = useTranslation('homework');
  const pages = useOpenHomework();
  const { rows, hasNextPage } = pages;
  return (
    <Screen read={pages} skeleton={{ card: 129 }}>
      {() => {
        const open = rows.filter(({ status }) => status === 'open');
        const [next] = open.toSorted((a, b) => a.endAt.localeCompare(b.endAt));
        return (
          <StatCard
            icon={<ClockCircleOutlined />}
            label={t('open.title')}
            value={atLeast(open.length, hasNextPage)}
            unit={t('open.unit')}
            note={next ? t('open.nearest', { title: next.title, when: formatNear(next.endAt) }) : t('open.none')}
            action={{ words: t('open.action'), to: OPEN_HOMEWORK }}
          />
        );
      }}
    </Screen>
  );
}
