import { EditOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { StatCard } from '../../platform/layout/stat-card.js';
import { Screen } from '../../platform/screen.js';
import { formatNear } from '../../platform/time.js';
import { useMyHomework } from './use-my-homework.js';

/** What a student has still to write, the nearest deadline first. */
export function Part() {
  const { t } = useTranslation('homework');
  const read = useMyHomework();
  return (
    <Screen read={read} skeleton={{ card: 129 }}>
      {({ items }) => {
        const open = items.filter(
          ({ status, submission }) => status === 'open' && (submission === 'assigned' || submission === 'writing'),
        );
        const [next] = open.sort((a, b) => a.endAt.localeCompare(b.endAt));
        return (
          <StatCard
            icon={<EditOutlined />}
            tone={open.length ? 'ink' : 'plain'}
            label={t('mine.toWrite')}
            value={open.length}
            unit={t('mine.toWriteUnit', { count: open.length })}
            note={next ? t('mine.due', { title: next.title, when: formatNear(next.endAt) }) : t('mine.toWriteNone')}
          />
        );
      }}
    </Screen>
  );
}
