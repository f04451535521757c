import type { AnswerToMark } from '@zhibi/contract/marking';
import type { TFunction } from 'i18next';
import { hasInk } from '../../../capture/index.js';

/** What the machine thinks of an answer: what it would give, what it reads, how sure it is. */
export function machineWords(answer: AnswerToMark, t: TFunction<'marking'>): string {
  const { reading, suggestion } = answer;
  if (isBothUnsure(answer)) return t('mark.paperAndScreen');
  // Nothing was read of an empty place, so nothing is more or less sure; its 0 is a proposal by rule.
  const sure = reading?.text ? Math.round(reading.confidence * 100) : null;
  const words = [
    suggestion === null ? '' : t('mark.machineGives', { score: suggestion }),
    reading?.text ? t('mark.machineReads', { text: reading.text }) : '',
    sure === null ? '' : t('mark.machineSure', { sure }),
  ].filter(Boolean);
  return words.length > 0 ? words.join(' · ') : t('mark.machineSilent');
}

/** Answered on paper and on a screen, and the machine could not read the same in both: a person looks at both. */
const isBothUnsure = ({ status, suggestion, ink, pictures }: AnswerToMark): boolean =>
  status === 'waiting' &&
  suggestion === null &&
  pictures.some(({ source }) => source === 'screen') &&
  (hasInk(ink) || pictures.some(({ source }) => source !== 'screen'));
