import { useTranslation } from 'react-i18next';
import { zh } from './printers-text.zh.js';

type Known = keyof typeof zh.why;
const isKnown = (reason: string): reason is Known => reason in zh.why;

/** What keeps a printer, in words; a keyword that only its maker knows stands as it is. */
export function useReasonWords(): (reasons: readonly string[]) => string {
  const { t } = useTranslation('printing');
  return (reasons) => reasons.map((reason) => (isKnown(reason) ? t(`why.${reason}`) : reason)).join(' · ');
}
