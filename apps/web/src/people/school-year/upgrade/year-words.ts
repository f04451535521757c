import { useTranslation } from 'react-i18next';

/** How a school year is called on this page. */
export function useYearName(): (year: number) => string {
  const { t } = useTranslation('schoolYear');
  return (year) => t('yearName', { from: year, to: year + 1 });
}
