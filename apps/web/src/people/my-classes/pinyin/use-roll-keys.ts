import { useEffect, useRef } from 'react';

/** The window's keyboard during a roll call. A focused button keeps its own keys, except that Space always answers. */
export function useRollKeys(commands: Readonly<Record<string, () => void>>): void {
  const newest = useRef(commands);
  // The newest commands for a listener that stays.
  useEffect(() => {
    newest.current = commands;
  });
  // The keyboard is outside React.
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const command = newest.current[event.key.length === 1 ? event.key.toLowerCase() : event.key];
      if (!command || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      command();
    };
    addEventListener('keydown', onKey, true);
    return () => removeEventListener('keydown', onKey, true);
  }, []);
}
