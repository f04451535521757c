import { FormOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { StatCard } from '../../platform/layout/stat-card.js';
import { Screen } from '../../platform/screen.js';
import { detailOf } from './addresses.js';
import { useRecentHomework } from './use-homework.js';

/** Homework that is wholly marked, whose students wait for it. */
export function Part() {
  const { t } = useTranslation('homework');
  const read = useRecentHomework();
  return (
    <Screen read={read} skeleton={{ card: 129 }}>
      {({ items }) => {
        const ready = items.filter(({ can }) => can.release);
        const [first, ...others] = ready;
        return (
          <StatCard
            icon={<FormOutlined />}
            label={t('toGiveBack.title')}
            value={ready.length}
            unit={t('toGiveBack.unit')}
            note={ready.length ? ready.map(({ title }) => title).join(' · ') : t('toGiveBack.none')}
            action={
              first && {
                words: t(others.length > 0 ? 'toGiveBack.begin' : 'toGiveBack.action'),
                to: detailOf(first.homeworkId),
              }
            }
          />
        );
      }}
    </Screen>
  );
}
