import { useEffect, useRef } from 'react';

type Keys = Readonly<Record<string, () => void>>;

/** A focused button or switch keeps Space and the arrows for itself, and what lies over the page all keys. */
const isBusy = (target: EventTarget | null, key: string) =>
  target instanceof HTMLElement &&
  (target.closest('[role=dialog]') !== null ||
    (key === ' ' ? target.closest('button, a') !== null : target.matches('input, textarea')));

/** The keys of whoever stands before the class, or presses a pointer's buttons. */
export function useKeyMap(keys: Keys): void {
  const newest = useRef(keys);
  // The newest handlers for a listener that stays.
  useEffect(() => {
    newest.current = keys;
  });
  // The window's keyboard; a presenter's pointer sends PageUp and PageDown.
  useEffect(() => {
    const same: Readonly<Record<string, string>> = { PageUp: 'ArrowLeft', PageDown: 'ArrowRight' };
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || isBusy(event.target, event.key))
        return;
      const run = newest.current[same[event.key] ?? event.key] ?? newest.current[event.key.toLowerCase()];
      if (!run) return;
      event.preventDefault();
      run();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}
