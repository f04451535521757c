import { pageSizes } from '@zhibi/contract/papers';
import { didCommand, isRemoving, stepOf, useDrawingKeys } from '../../parts/drawing-keys.js';
import { pulled } from '../../parts/pull-rect.js';
import type { Areas } from './use-areas.js';

interface Doing {
  areas: Areas;
  chosen: string | null;
  drop: () => void;
  save: () => void;
}

/** Arrows nudge the chosen area, with Shift they resize it, with Alt by tenths; Delete removes it; Ctrl Z, Y and S. */
export const useKeys = (doing: Doing, canDraw: boolean): void =>
  useDrawingKeys((event) => canDraw && done(event, doing));

function done(event: KeyboardEvent, { areas, chosen, drop, save }: Doing): boolean {
  if (event.ctrlKey || event.metaKey) return didCommand(event, { undo: areas.undo, redo: areas.redo, save });
  const area = areas.areas.find(({ areaId }) => areaId === chosen);
  if (!area) return false;
  if (isRemoving(event)) {
    drop();
    return true;
  }
  const by = stepOf(event);
  if (!by) return false;
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
