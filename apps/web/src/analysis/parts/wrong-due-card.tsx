import { ExceptionOutlined } from '@ant-design/icons';
import { analysisApi } from '@zhibi/contract/analysis';
import { useTranslation } from 'react-i18next';
import { useRead } from '../../platform/api.js';
import { StatCard } from '../../platform/layout/stat-card.js';
import { Screen } from '../../platform/screen.js';

/** The wrong questions whose review is due today. */
export function Part() {
  const { t } = useTranslation('analysis');
  const read = useRead(analysisApi.wrong, { due: true });
  return (
    <Screen read={read} skeleton={{ card: 129 }}>
      {({ counts: { due, open, mastered } }) => (
        <StatCard
          icon={<ExceptionOutlined />}
          tone={due > 0 ? 'warn' : 'plain'}
          label={t('wrong.title')}
          value={due}
          unit={t('wrong.unit', { count: due })}
          note={due > 0 ? t('wrong.open', { open, mastered }) : t('wrong.none')}
          action={{ words: t('wrong.action'), to: '/wrong?due=true' }}
        />
      )}
    </Screen>
  );
}
