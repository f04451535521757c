import { COUNTED_UP_TO } from '@zhibi/contract/questions';
import { useTranslation } from 'react-i18next';

/** How many questions were found; of very many that there are more than are counted. */
export function FoundCount({ total }: { total: number | undefined }) {
  const { t } = useTranslation('questions');
  if (total === undefined) return null;
  return total > COUNTED_UP_TO ? t('filter.foundMany', { count: COUNTED_UP_TO }) : t('filter.found', { count: total });
}

/** Of how many a list shows a part, where that is known. */
export const countedOf = (total: number | undefined): number | undefined =>
  total !== undefined && total > COUNTED_UP_TO ? undefined : total;
