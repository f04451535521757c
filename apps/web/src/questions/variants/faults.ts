import type { TemplateFault } from '@zhibi/contract/questions/variants';
import { useTranslation } from 'react-i18next';

/** Where a fault stands, as one word. */
export function placeOf({ at }: TemplateFault): string {
  switch (at.kind) {
    case 'parameter':
      return `parameter ${at.name}`;
    case 'condition':
      return `condition ${at.index}`;
    case 'number':
      return `number ${at.where} ${at.at}`;
    case 'truth':
      return `truth ${at.where}`;
    case 'question':
      return 'question';
  }
}

/** What is wrong, in words, by where it stands. */
export function useFaultWords(faults: readonly TemplateFault[]): ReadonlyMap<string, string> {
  const { t } = useTranslation('variants');
  const words = new Map<string, string>();
  for (const fault of faults) {
    const { reason, detail, at } = fault;
    const key =
      reason === 'unreadable' && detail === ''
        ? 'unreadable-end'
        : reason === 'disagrees' && at.kind === 'truth'
          ? 'disagrees-truth'
          : reason;
    if (!words.has(placeOf(fault))) words.set(placeOf(fault), t(`fault.${key}`, { detail }));
  }
  return words;
}
