import { type ReactNode, useState } from 'react';
import type { Allowed } from './judge-day.js';
import styles from './typed-day.module.css';

interface Props extends Allowed {
  className?: string | undefined;
  /** Draws the calendar; `forget` when a day was taken. */
  children: (wrong: boolean, forget: () => void) => ReactNode;
}

/** A calendar, and why it does not take what was typed: it empties its field by itself, without a word. */
export function TypedDay({ className = '', children, ...allowed }: Props) {
  const [wrong, setWrong] = useState<string | null>(null);
  // What stands in the field is read before the calendar empties it.
  const hear = ({ target }: { target: EventTarget }) => {
    const typed = (target as HTMLInputElement).value; // as: nothing else in a calendar's field takes the focus and has a text
    if (typed) void import('./judge-day.js').then(({ judgeDay }) => setWrong(judgeDay(typed, allowed)));
  };
  return (
    <span
      className={`${styles.field} ${className}`}
      onBlurCapture={hear}
      onKeyDownCapture={(event) => /^(Enter|Tab)$/.test(event.key) && hear(event)}
    >
      {children(wrong !== null, () => setWrong(null))}
      {wrong !== null && (
        <small role="alert" className={styles.wrong}>
          {wrong}
        </small>
      )}
    </span>
  );
}
