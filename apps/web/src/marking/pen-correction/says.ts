import type { CorrectedItem } from '@zhibi/contract/marking/pen-correction';
import type { TFunction } from 'i18next';

/** What waits for an answer, the newest first. */
export const askedOf = (items: readonly CorrectedItem[]): CorrectedItem[] =>
  items.filter(({ correction }) => correction?.state === 'asked').sort((a, b) => (atOf(a) < atOf(b) ? 1 : -1));

/** What the pen gave last and may be taken back. */
export const lastGiven = (items: readonly CorrectedItem[]): CorrectedItem | undefined =>
  items.filter(({ canUndo }) => canUndo).sort((a, b) => (atOf(a) < atOf(b) ? 1 : -1))[0];

const atOf = ({ correction }: CorrectedItem): string => correction?.at ?? '';

/** Where a score came from, in a word. */
export function sayingOf({ correction, status, score }: CorrectedItem, t: TFunction<'correction'>): string {
  if (correction?.state === 'asked') return t('pen.saying.waiting');
  if (correction?.state === 'scored' && correction.meaning) return t(`pen.meaning.${correction.meaning}`);
  if (correction?.state === 'answered') return score === null ? t('pen.saying.ignored') : t('pen.saying.answered');
  if (correction?.state === 'taken-back' && score === null) return t('pen.saying.taken-back');
  if (status === 'scored-by-person') return t('pen.saying.screen');
  return status === 'scored-by-machine' ? t('pen.saying.machine') : t('pen.saying.none');
}
