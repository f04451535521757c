import { type FocusEvent, type KeyboardEvent, useState } from 'react';
import type { Allowed } from './judge-day.js';

/** Why a calendar does not take what was typed: it empties the field by itself, without a word. */
export function useTypedDay(allowed: Allowed) {
  const [wrong, setWrong] = useState<string | null>(null);
  const hear = (target: EventTarget) => {
    const typed = target instanceof HTMLInputElement ? target.value.trim() : '';
    if (typed !== '') void import('./judge-day.js').then(({ judgeDay }) => setWrong(judgeDay(typed, allowed)));
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
