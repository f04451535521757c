import { useEffect } from 'react';

/** Keys of a tool; while somebody types into a field or holds Ctrl, Alt or Meta they are not ours. */
export function useKeys(keys: Readonly<Record<string, () => void>>): void {
  // The keyboard is outside React.
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const at = event.target;
      const isTyping = at instanceof HTMLElement && at.closest('input, textarea, select, [role=dialog]') !== null;
      if (isTyping || event.ctrlKey || event.altKey || event.metaKey) return;
      const act = keys[event.key.length === 1 ? event.key.toLowerCase() : event.key];
      if (act === undefined) return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  });
}
