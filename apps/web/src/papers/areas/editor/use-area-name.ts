import type { AnswerArea } from '@zhibi/contract/papers';
import type { PaperAreas } from '@zhibi/contract/papers/areas';
import { useTranslation } from 'react-i18next';
import { areaNames } from './kinds.js';

/** What an area is called: its kind, the number of its question, and which box or blank of it. */
export function useAreaName(items: PaperAreas['items']): (area: AnswerArea) => string {
  const { t } = useTranslation('areas');
  const noById = new Map(items.map(({ itemId, no }) => [itemId, no]));
  return ({ areaType, qids, option, blankIndex }) => {
    const numbers = qids.flatMap((id) => noById.get(id) ?? []).join('、');
    const part = option ?? (blankIndex === null ? '' : `(${blankIndex + 1})`);
    return [numbers || t('noQuestion'), t(`type.${areaNames[areaType]}`), part].filter(Boolean).join(' ');
  };
}
