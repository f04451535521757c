import { FolderOpenOutlined } from '@ant-design/icons';
import { diskApi } from '@zhibi/contract/disk';
import { useTranslation } from 'react-i18next';
import { useInfinite } from '../../platform/api.js';
import { StatCard } from '../../platform/layout/stat-card.js';
import { Screen } from '../../platform/screen.js';
import { together } from '../../platform/together.js';

/** Files that teachers offer the school's shelf and that wait for a leader. */
export function Part() {
  const { t } = useTranslation('disk');
  const list = useInfinite(diskApi.offers, { state: 'waiting' });
  const waiting = list.first?.waiting ?? 0;
  return (
    <Screen read={together({ list })} skeleton={{ card: 129 }}>
      {() => (
        <StatCard
          icon={<FolderOpenOutlined />}
          tone={waiting > 0 ? 'ink' : 'plain'}
          label={t('manage.title')}
          value={waiting}
          unit={t('manage.unit', { count: waiting })}
          note={waiting > 0 ? list.rows.map(({ name }) => name).join(' · ') : t('manage.none')}
          action={
            waiting > 0
              ? { words: t('manage.decide'), to: '/cloud/resourceManage?state=waiting' }
              : { words: t('manage.toShelf'), to: '/cloud/resource' }
          }
        />
      )}
    </Screen>
  );
}
