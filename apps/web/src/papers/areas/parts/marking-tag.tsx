import type { AreaMarking, MarkingState } from '@zhibi/contract/papers/areas';
import { useTranslation } from 'react-i18next';
import { StatusTag, type StatusTone } from '../../../platform/layout/status-tag.js';

const tones: Record<MarkingState, StatusTone> = { unmarked: 'off', drawn: 'wait', returned: 'bad', confirmed: 'done' };

/** How far the areas of a version are. */
export function MarkingTag({ marking }: { marking: AreaMarking | null }) {
  const { t } = useTranslation('areas');
  const state = marking?.state ?? 'unmarked';
  return <StatusTag tone={tones[state]}>{t(`state.${state}`)}</StatusTag>;
}
