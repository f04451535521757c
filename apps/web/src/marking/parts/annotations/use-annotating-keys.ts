import { useEffect, useRef } from 'react';
import type { Annotating } from './annotating-model.js';

const isElsewhere = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest('input:not([type=radio], [type=checkbox]), textarea, [role=dialog]') !== null;

/** M takes the red pen up and puts it down; meanwhile Ctrl Z undoes what was drawn before any score, and Ctrl Y or Ctrl Shift Z does it again. */
export function useAnnotatingKeys(annotating: Annotating): void {
  const newest = useRef(annotating);
  // The newest for a listener that stays.
  useEffect(() => {
    newest.current = annotating;
  });
  // The window's keyboard, before the keys of marking hear it.
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const run = commandOf(event, newest.current);
      if (run === undefined || isElsewhere(event.target) || event.isComposing) return;
      event.preventDefault();
      event.stopPropagation();
      run();
    };
    window.addEventListener('keydown', onKey, { capture: true });
    return () => window.removeEventListener('keydown', onKey, { capture: true });
  }, []);
}

function commandOf(event: KeyboardEvent, { isOn, ...annotating }: Annotating): (() => void) | undefined {
  const key = event.key.toLowerCase();
  const isCommand = event.ctrlKey || event.metaKey;
  if (event.altKey) return undefined;
  if (!isCommand) return key === 'm' ? annotating.toggle : undefined;
  if (!isOn) return undefined;
  if (key === 'y' || (key === 'z' && event.shiftKey)) return annotating.canRedo ? annotating.redo : undefined;
  return key === 'z' && annotating.canUndo ? annotating.undo : undefined;
}
