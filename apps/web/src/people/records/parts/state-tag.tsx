import type { PersonState } from '@zhibi/contract/people/records';
import { useTranslation } from 'react-i18next';
import { StatusTag, type StatusTone } from '../../../platform/layout/status-tag.js';

const tones: Record<PersonState, StatusTone> = { active: 'done', inactive: 'wait', disabled: 'bad', left: 'off' };

export function StateTag({ state }: { state: PersonState }) {
  const { t } = useTranslation('records');
  return <StatusTag tone={tones[state]}>{t(`state.${state}`)}</StatusTag>;
}
