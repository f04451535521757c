import { useEffect } from 'react';
import type { Draft } from './draft.js';

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && /^(INPUT|TEXTAREA)$/.test(target.tagName);

/** Ctrl Z and Ctrl Y, or Shift Ctrl Z; inside a field they belong to the field. */
export function useUndoKeys(draft: Draft): void {
  // The keyboard is outside React.
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || isTyping(event.target)) return;
      const key = event.key.toLowerCase();
      if (key !== 'z' && key !== 'y') return;
      event.preventDefault();
      if (key === 'y' || event.shiftKey) draft.redo();
      else draft.undo();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [draft]);
}
