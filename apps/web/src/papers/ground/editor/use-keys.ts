import { pageSizes } from '@zhibi/contract/papers';
import { useEffect, useRef } from 'react';
import { pulled } from '../../parts/pull-rect.js';
import type { GroundWork } from './use-ground.js';

const [STEP_MM, FINE_MM] = [0.5, 0.1];
const ways: Readonly<Record<string, { xMm: number; yMm: number }>> = {
  ArrowLeft: { xMm: -1, yMm: 0 },
  ArrowRight: { xMm: 1, yMm: 0 },
  ArrowUp: { xMm: 0, yMm: -1 },
  ArrowDown: { xMm: 0, yMm: 1 },
};
const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest('input, textarea, [role="combobox"], [role="dialog"]') !== null;

interface Doing {
  work: GroundWork;
  chosen: string | null;
  drop: () => void;
  save: () => void;
}

/** Arrows move the chosen question with all that is in it, with Alt by tenths; Delete removes it; Ctrl Z, Y and S. */
export function useKeys(doing: Doing): void {
  const now = useRef(doing);
  now.current = doing;
  // The keyboard is outside React.
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!isTyping(event.target) && done(event, now.current)) event.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}

function done(event: KeyboardEvent, { work, chosen, drop, save }: Doing): boolean {
  const key = event.key.toLowerCase();
  if (event.ctrlKey || event.metaKey) {
    if (key === 's') save();
    else if (key === 'y' || (key === 'z' && event.shiftKey)) work.redo();
    else if (key === 'z') work.undo();
    else return false;
    return true;
  }
  const question = work.questions.find(({ questionId }) => questionId === chosen);
  const way = ways[event.key];
  if (!question) return false;
  if (key === 'delete' || key === 'backspace') {
    drop();
    return true;
  }
  if (!way) return false;
  const mm = event.altKey ? FINE_MM : STEP_MM;
  const size = pageSizes[work.saved.pageSize];
  const by = { xMm: way.xMm * mm, yMm: way.yMm * mm };
  const moved = pulled(question, 'all', by, size);
  const places = question.places.map((place) => pulled(place, 'all', by, size));
  work.change(
    work.questions.map((one) => (one === question ? { ...one, ...moved, places } : one)),
    `nudge ${question.questionId}`,
  );
  return true;
}
