import { useEffect, useRef } from 'react';
import { type Command, commandOf } from './commands.js';

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.matches('input:not([type=radio]):not([type=checkbox]), textarea, [contenteditable=true]');

/** What lies over the page has the keyboard to itself. */
const isOverPage = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[role=dialog]') !== null;

/** A focused button, link or list keeps Enter and Space for itself. */
const isPressing = (target: EventTarget | null, key: string) =>
  (key === 'Enter' || key === ' ') &&
  target instanceof HTMLElement &&
  target.closest('button, a, [role=combobox], [role=option]') !== null;

/** The whole window is the keyboard of the marker, except while something is typed or asked. */
export function useKeys(isOn: boolean, run: (command: Command) => void): void {
  const newest = useRef(run);
  // The newest handler for a listener that stays.
  useEffect(() => {
    newest.current = run;
  });
  // The window's keyboard.
  useEffect(() => {
    if (!isOn) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isOverPage(event.target)) return;
      if (isTyping(event.target) || isPressing(event.target, event.key)) return;
      const command = commandOf(event);
      if (!command) return;
      event.preventDefault();
      newest.current(command);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [isOn]);
}
