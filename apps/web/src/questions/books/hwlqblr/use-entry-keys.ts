import { useEffect } from 'react';

/** Alt and an arrow turn the page, Ctrl+S saves it: keys that no field wants for itself. */
export function useEntryKeys({ onTurn, onSave }: { onTurn: (step: 1 | -1) => void; onSave: () => void }): void {
  // The keyboard is outside React.
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isSave = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 's';
      const step = event.altKey ? ({ ArrowLeft: -1, ArrowRight: 1 } as const)[event.key] : undefined;
      if (!isSave && step === undefined) return;
      event.preventDefault();
      if (step === undefined) onSave();
      else onTurn(step);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  });
}
