import type { CardState } from '@zhibi/contract/papers/cards';
import { useTranslation } from 'react-i18next';
import { StatusTag, type StatusTone } from '../../../platform/layout/status-tag.js';

const tones: Record<CardState, StatusTone> = { draft: 'wait', failed: 'bad', tested: 'run', released: 'done' };

/** How far a card is. */
export function CardStateTag({ state }: { state: CardState }) {
  const { t } = useTranslation('cards');
  return <StatusTag tone={tones[state]}>{t(`state.${state}`)}</StatusTag>;
}
