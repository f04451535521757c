import { pageSizes } from '@zhibi/contract/papers';
import { didCommand, isRemoving, stepOf, useDrawingKeys } from '../../parts/drawing-keys.js';
import { pulled } from '../../parts/pull-rect.js';
import { withBlock, withoutBlock } from './edits.js';
import type { CardWork } from './use-card.js';

interface Doing {
  work: CardWork;
  chosen: string | null;
  onLeave: () => void;
}

/** Arrows nudge the chosen block, with Shift they resize it, with Alt by tenths; Delete removes it, Escape leaves it; Ctrl Z, Y and S. */
export const useKeys = (doing: Doing): void => useDrawingKeys((event) => done(event, doing));

function done(event: KeyboardEvent, { work, chosen, onLeave }: Doing): boolean {
  if (!work.canEdit) return false;
  if (event.ctrlKey || event.metaKey) return didCommand(event, work);
  const block = work.design.blocks.find(({ blockId }) => blockId === chosen);
  if (!block) return false;
  if (event.key === 'Escape') {
    onLeave();
    return true;
  }
  if (isRemoving(event)) {
    work.change(withoutBlock(work.design, block.blockId));
    return true;
  }
  const by = stepOf(event);
  if (!by) return false;
  const rect = pulled(block, event.shiftKey ? 'se' : 'all', by, pageSizes[work.design.pageSize]);
  work.change(withBlock(work.design, block.blockId, rect), `nudge ${block.blockId}`);
  return true;
}
