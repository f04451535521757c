import { AuditOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { StatCard } from '../../../platform/layout/stat-card.js';
import { APPEALS, useWaitingAppeals } from './use-waiting.js';

/** How many appeals wait for this teacher; nothing at all where none does. */
export function AppealsCard() {
  const { t } = useTranslation('appeals');
  const count = useWaitingAppeals();
  if (count === 0) return null;
  return (
    <StatCard
      icon={<AuditOutlined />}
      tone="ink"
      label={t('card.label')}
      value={count}
      unit={t('card.unit', { count })}
      note={t('card.note')}
      action={{ words: t('card.action'), to: APPEALS }}
    />
  );
}
