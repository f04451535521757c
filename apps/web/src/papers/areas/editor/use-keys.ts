import { pageSizes } from '@zhibi/contract/papers';
import { useEffect, useRef } from 'react';
import { pulled } from '../../parts/pull-rect.js';
import type { Areas } from './use-areas.js';

const STEP_MM = 0.5;
const FINE_MM = 0.1;
const ways: Readonly<Record<string, { xMm: number; yMm: number }>> = {
  ArrowLeft: { xMm: -1, yMm: 0 },
  ArrowRight: { xMm: 1, yMm: 0 },
  ArrowUp: { xMm: 0, yMm: -1 },
  ArrowDown: { xMm: 0, yMm: 1 },
};
const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest('input, textarea, [role="combobox"], [role="dialog"]') !== null;

interface Doing {
  areas: Areas;
  chosen: string | null;
  drop: () => void;
  save: () => void;
}

/** Arrows nudge the chosen area, with Shift they resize it, with Alt by tenths; Delete removes it; Ctrl Z, Y and S. */
export function useKeys(doing: Doing, canDraw: boolean): void {
  const now = useRef(doing);
  now.current = doing;
  // The keyboard is outside React.
  useEffect(() => {
    if (!canDraw) return;
    const press = (event: KeyboardEvent) => {
      if (!isTyping(event.target) && done(event, now.current)) event.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [canDraw]);
}

function done(event: KeyboardEvent, { areas, chosen, drop, save }: Doing): boolean {
  const key = event.key.toLowerCase();
  if (event.ctrlKey || event.metaKey) {
    if (key === 's') save();
    else if (key === 'y' || (key === 'z' && event.shiftKey)) areas.redo();
    else if (key === 'z') areas.undo();
    else return false;
    return true;
  }
  const area = areas.areas.find(({ areaId }) => areaId === chosen);
  if (!area) return false;
  if (key === 'delete' || key === 'backspace') {
    drop();
    return true;
  }
  const way = ways[event.key];
  if (!way) return false;
  const mm = event.altKey ? FINE_MM : STEP_MM;
  const by = { xMm: way.xMm * mm, yMm: way.yMm * mm };
  const next = {
    ...area,
    ...pulled(area, event.shiftKey ? 'se' : 'all', by, pageSizes[areas.saved.geometry.pageSize]),
  };
  areas.change(
    areas.areas.map((one) => (one === area ? next : one)),
    `nudge ${area.areaId}`,
  );
  return true;
}
