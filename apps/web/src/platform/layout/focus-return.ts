import { useEffect, useState } from 'react';

/** What floats over the page and is gone when its dialog ends. */
const FLOATING = '[role="menu"], [role="listbox"], [role="tooltip"], [role="dialog"]';

/** What was last touched by key or finger on the page itself: the button of a menu, not the entry of the menu. */
let lastTouched: HTMLElement | null = null;

if (typeof document !== 'undefined')
  for (const kind of ['focusin', 'pointerdown'])
    document.addEventListener(kind, ({ target }) => note(target), { capture: true, passive: true });

function note(target: EventTarget | null): void {
  const touched = target instanceof Element ? target.closest<HTMLElement>('a, button, input, [tabindex]') : null;
  const layer = touched?.closest(FLOATING);
  if (touched && (!layer || layer.getAttribute('role') === 'dialog')) lastTouched = touched;
}

/** Gives the focus back to what opened a drawer or a dialog, also where that was an entry of a menu or the window is taken away at once. */
export function useFocusReturn(isOpen: boolean): void {
  const [wasOpen, setWasOpen] = useState(false);
  const [opener, setOpener] = useState<HTMLElement | null>(null);
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    if (isOpen) setOpener(lastTouched);
  }
  // The focus is the browser's.
  useEffect(() => {
    if (!isOpen || opener === null) return;
    return () => {
      setTimeout(() => isLost() && opener.isConnected && opener.focus({ preventScroll: true }));
    };
  }, [isOpen, opener]);
}

/** Nobody has it, or something that is being taken away. */
const isLost = () => {
  const holder = document.activeElement;
  return holder === null || holder === document.body || holder.closest('[role="dialog"], [role="menu"]') !== null;
};
