import type { AnswerToMark } from '@zhibi/contract/marking';
import type { TFunction } from 'i18next';

/** What the machine thinks of an answer: what it would give, what it reads, how sure it is. */
export function machineWords({ reading, suggestion }: AnswerToMark, t: TFunction<'marking'>): string {
  const sure = reading ? Math.round(reading.confidence * 100) : null;
  const words = [
    suggestion === null ? '' : t('mark.machineGives', { score: suggestion }),
    reading?.text ? t('mark.machineReads', { text: reading.text }) : '',
    sure === null ? '' : t('mark.machineSure', { sure }),
  ].filter(Boolean);
  return words.length > 0 ? words.join(' · ') : t('mark.machineSilent');
}
