import { COVER } from '@zhibi/contract/printing';
import { useTranslation } from 'react-i18next';

/** What the place of a copy is called on which this page lies: its number, the cover, or blank. */
export function usePageName() {
  const { t } = useTranslation('printing');
  return (page: number | null): string =>
    page === null ? t('check.blank') : page === COVER ? t('check.cover') : String(page);
}
