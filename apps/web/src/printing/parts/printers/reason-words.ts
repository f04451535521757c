import { useTranslation } from 'react-i18next';
import type { zh } from './text.zh.js';

type Known = keyof typeof zh.why;

/** What keeps a printer, in words; a keyword that only its maker knows stands as it is. */
export function useReasonWords(): (reasons: readonly string[]) => string {
  const { t, i18n } = useTranslation('printers');
  const isKnown = (reason: string): reason is Known => i18n.exists(`printers:why.${reason}`);
  return (reasons) => reasons.map((reason) => (isKnown(reason) ? t(`why.${reason}`) : reason)).join(' · ');
}
