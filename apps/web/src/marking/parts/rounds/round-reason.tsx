import type { LedgerLine } from '@zhibi/contract/marking';
import { useTranslation } from 'react-i18next';

/** How several came to a score, and what each of them gave. */
export function RoundReason({ reason: { outcome, scores } }: { reason: NonNullable<LedgerLine['reason']> }) {
  const { t } = useTranslation('rounds');
  const facts = [t('title'), t(`outcomes.${outcome}`), ...scores.map(({ name, score }) => t('gave', { name, score }))];
  return <span>{facts.join(' · ')}</span>;
}
