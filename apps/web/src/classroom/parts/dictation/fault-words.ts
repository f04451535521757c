import type { WritingFault, WritingReason } from '@zhibi/contract/classroom/dictation';
import { useTranslation } from 'react-i18next';

/** What is amiss with a character, in words; strokes are counted from 1. */
export function useFaultWords(): (fault: WritingFault | WritingReason) => string {
  const { t } = useTranslation('dictation');
  return (fault) => {
    if (fault.kind === 'written-as') return t('fault.as', { character: fault.character ?? '' });
    if (fault.kind === 'extra') return t('fault.extra');
    return t(`fault.${fault.kind}`, { no: (fault.stroke ?? 0) + 1 });
  };
}
