import { pageSizes } from '@zhibi/contract/papers';
import { useEffect, useRef } from 'react';
import { pulled } from '../../parts/pull-rect.js';
import { withBlock, withoutBlock } from './edits.js';
import type { CardWork } from './use-card.js';

const STEP_MM = 0.5;
const FINE_MM = 0.1;
const ways: Readonly<Record<string, { xMm: number; yMm: number }>> = {
  ArrowLeft: { xMm: -1, yMm: 0 },
  ArrowRight: { xMm: 1, yMm: 0 },
  ArrowUp: { xMm: 0, yMm: -1 },
  ArrowDown: { xMm: 0, yMm: 1 },
};
const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.closest('input, textarea, [role="combobox"], [role="dialog"], [role="radiogroup"]') !== null;

interface Doing {
  work: CardWork;
  chosen: string | null;
  onLeave: () => void;
}

/** Arrows nudge the chosen block, with Shift they resize it, with Alt by tenths; Delete removes it, Escape leaves it; Ctrl Z, Y and S. */
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

function done(event: KeyboardEvent, { work, chosen, onLeave }: Doing): boolean {
  if (!work.canEdit) return false;
  const key = event.key.toLowerCase();
  if (event.ctrlKey || event.metaKey) {
    if (key === 's') work.save();
    else if (key === 'y' || (key === 'z' && event.shiftKey)) work.redo();
    else if (key === 'z') work.undo();
    else return false;
    return true;
  }
  const block = work.design.blocks.find(({ blockId }) => blockId === chosen);
  if (!block) return false;
  if (key === 'escape') {
    onLeave();
    return true;
  }
  if (key === 'delete' || key === 'backspace') {
    work.change(withoutBlock(work.design, block.blockId));
    return true;
  }
  const way = ways[event.key];
  if (!way) return false;
  const mm = event.altKey ? FINE_MM : STEP_MM;
  const by = { xMm: way.xMm * mm, yMm: way.yMm * mm };
  const rect = pulled(block, event.shiftKey ? 'se' : 'all', by, pageSizes[work.design.pageSize]);
  work.change(withBlock(work.design, block.blockId, rect), `nudge ${block.blockId}`);
  return true;
}
