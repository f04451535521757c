import type { Rank } from '@zhibi/contract/analysis/stage-tests';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../platform/time.js';

/** A place in words, as much of it as is shown. */
export function useRankText(): (rank: Rank | null) => string {
  const { t } = useTranslation('stageTests');
  return (rank) => {
    if (rank === null) return formatNumber(null);
    return rank.kind === 'exact'
      ? t('exactText', { place: rank.place, of: rank.of })
      : t('bandText', { from: rank.from, to: rank.to });
  };
}
