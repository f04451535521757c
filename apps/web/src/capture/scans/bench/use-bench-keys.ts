import { useEffect, useRef } from 'react';

export interface BenchHand {
  /** By number; 0 says that nothing is marked. */
  pick: (nth: number) => void;
  first: () => void;
  skip: () => void;
  step: (by: number) => void;
  look: () => void;
  undo: () => void;
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.matches('input:not([type=radio]):not([type=checkbox]), textarea, [role=combobox]');

function answered({ key, ctrlKey, metaKey, target }: KeyboardEvent, hand: BenchHand): boolean {
  if ((ctrlKey || metaKey) && key.toLowerCase() === 'z') hand.undo();
  else if (ctrlKey || metaKey) return false;
  else if (/^[0-9]$/.test(key)) hand.pick(Number(key));
  // A focused button keeps Enter for itself.
  else if (key === 'Enter' && !(target instanceof HTMLElement && target.closest('button, a'))) hand.first();
  else if (key.toLowerCase() === 'l') hand.skip();
  else if (key === 'ArrowLeft') hand.step(-1);
  else if (key === 'ArrowRight') hand.step(1);
  else if (key.toLowerCase() === 'b') hand.look();
  else return false;
  return true;
}

/** The whole window is the keyboard of who mends, except while something is typed. */
export function useBenchKeys(hand: BenchHand): void {
  const newest = useRef(hand);
  // The newest handler for a listener that stays.
  useEffect(() => {
    newest.current = hand;
  });
  // The window's keyboard.
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isTyping(event.target)) return;
      if (answered(event, newest.current)) event.preventDefault();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}
