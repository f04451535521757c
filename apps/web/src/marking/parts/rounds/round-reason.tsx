import type { LedgerLine } from '@zhibi/contract/marking';
import { useTranslation } from 'react-i18next';

/** How several came to a score, and what each of them gave. */
export function RoundReason({ reason: { outcome, scores, why } }: { reason: NonNullable<LedgerLine['reason']> }) {
  const { t } = useTranslation('rounds');
  const gave = scores.map(({ name, score }) => t('gave', { name, score }));
  const facts = [t('title'), t(`outcomes.${outcome}`), ...gave, ...(why === '' ? [] : [why])];
  return <span>{facts.join(' · ')}</span>;
}
