import { useState } from 'react';
import type { Open, Opened } from './opened.js';

export interface Trail {
  /** What is shown now; stays while the drawer slides away. */
  shown: Opened | undefined;
  isOpen: boolean;
  canGoBack: boolean;
  /** From the report: a new trail. */
  open: Open;
  /** From inside the drawer: one step further. */
  further: Open;
  back: () => void;
  close: () => void;
}

/** The way from a number to a paper, and back. @param first what is open from the beginning */
export function useTrail(first?: Opened): Trail {
  const [steps, setSteps] = useState<readonly Opened[]>(first ? [first] : []);
  const [isOpen, setIsOpen] = useState(first !== undefined);
  return {
    shown: steps.at(-1),
    isOpen,
    canGoBack: steps.length > 1,
    open: (opened) => {
      setSteps([opened]);
      setIsOpen(true);
    },
    further: (opened) => setSteps([...steps, opened]),
    back: () => setSteps(steps.slice(0, -1)),
    close: () => setIsOpen(false),
  };
}
