import dayjs, { type Dayjs } from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat';
import { type FocusEvent, type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';

dayjs.extend(customParseFormat);
const DAY = 'YYYY-MM-DD';

interface Allowed {
  format: string;
  from?: Dayjs | undefined;
  until?: Dayjs | undefined;
}

/** Why a calendar does not take what was typed: it empties the field by itself, without a word. */
export function useTypedDay({ format, from, until }: Allowed) {
  const { t } = useTranslation('platform');
  const [wrong, setWrong] = useState<string | null>(null);
  const judged = (typed: string): string | null => {
    const day = dayjs(typed, format, true);
    if (typed === '') return null;
    if (!day.isValid()) return t('dayField.unread', { typed, like: dayjs().format(format) });
    if (from && day.isBefore(from, 'day')) return t('dayField.early', { typed, day: from.format(DAY) });
    if (until && day.isAfter(until, 'day')) return t('dayField.late', { typed, day: until.format(DAY) });
    return null;
  };
  const hear = (target: EventTarget) => {
    if (target instanceof HTMLInputElement && target.value.trim() !== '') setWrong(judged(target.value.trim()));
  };
  return {
    wrong,
    forget: () => setWrong(null),
    /** Around the calendar: what stands in its field is read before it is emptied. */
    around: {
      onBlurCapture: ({ target }: FocusEvent) => hear(target),
      onKeyDownCapture: ({ key, target }: KeyboardEvent) => (key === 'Enter' || key === 'Tab') && hear(target),
    },
  };
}
