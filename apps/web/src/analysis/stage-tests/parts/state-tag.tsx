import type { StageTestState } from '@zhibi/contract/analysis/stage-tests';
import { useTranslation } from 'react-i18next';
import { StatusTag, type StatusTone } from '../../../platform/layout/status-tag.js';

const tones: Readonly<Record<StageTestState, StatusTone>> = { draft: 'wait', published: 'done', archived: 'off' };

export function StateTag({ state }: { state: StageTestState }) {
  const { t } = useTranslation('stageTests');
  return <StatusTag tone={tones[state]}>{t(`state.${state}`)}</StatusTag>;
}
