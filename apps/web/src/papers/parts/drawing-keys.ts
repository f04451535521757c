import { useEffect, useRef } from 'react';

const [STEP_MM, FINE_MM] = [0.5, 0.1];
const ways: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.closest('input, textarea, [role="combobox"], [role="dialog"], [role="radiogroup"]') !== null;

/** The keys of whoever draws on a page, while nothing is typed. `done` answers whether the key was meant for the drawing. */
export function useDrawingKeys(done: (event: KeyboardEvent) => boolean): void {
  const now = useRef(done);
  now.current = done;
  // The keyboard is outside React.
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!isTyping(event.target) && now.current(event)) event.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}

interface Commands {
  save: () => void;
  undo: () => void;
  redo: () => void;
}

/** Ctrl or ⌘ with S, Z and Y; whether it was one of them. */
export function didCommand(event: KeyboardEvent, { save, undo, redo }: Commands): boolean {
  const key = event.key.toLowerCase();
  if (key === 's') save();
  else if (key === 'y' || (key === 'z' && event.shiftKey)) redo();
  else if (key === 'z') undo();
  else return false;
  return true;
}

/** How far an arrow moves what is chosen, with Alt by tenths of a millimetre. */
export function stepOf({ key, altKey }: KeyboardEvent): { xMm: number; yMm: number } | undefined {
  const mm = altKey ? FINE_MM : STEP_MM;
  const way = ways[key];
  return way && { xMm: way[0] * mm, yMm: way[1] * mm };
}

export const isRemoving = ({ key }: KeyboardEvent): boolean => key === 'Delete' || key === 'Backspace';
