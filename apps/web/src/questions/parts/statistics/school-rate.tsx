import { useTranslation } from 'react-i18next';

/** How the own school's students did, small, beside the other facts of a question; nothing where fewer than five have answered. */
export function SchoolRate({ rate }: { rate: number | null }) {
  const { t } = useTranslation('questions');
  return rate === null ? null : <span>{t('card.rate', { rate: Math.round(rate * 100) })}</span>;
}
