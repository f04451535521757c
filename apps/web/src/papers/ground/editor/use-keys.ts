import { pageSizes } from '@zhibi/contract/papers';
import { didCommand, isRemoving, stepOf, useDrawingKeys } from '../../parts/drawing-keys.js';
import { pulled } from '../../parts/pull-rect.js';
import type { GroundWork } from './use-ground.js';

interface Doing {
  work: GroundWork;
  chosen: string | null;
  drop: () => void;
  save: () => void;
}

/** Arrows move the chosen question with all that is in it, with Alt by tenths; Delete removes it; Ctrl Z, Y and S. */
export const useKeys = (doing: Doing): void => useDrawingKeys((event) => done(event, doing));

function done(event: KeyboardEvent, { work, chosen, drop, save }: Doing): boolean {
  if (event.ctrlKey || event.metaKey) return didCommand(event, { undo: work.undo, redo: work.redo, save });
  const question = work.questions.find(({ questionId }) => questionId === chosen);
  if (!question) return false;
  if (isRemoving(event)) {
    drop();
    return true;
  }
  const by = stepOf(event);
  if (!by) return false;
  const size = pageSizes[work.saved.pageSize];
  const moved = pulled(question, 'all', by, size);
  const places = question.places.map((place) => pulled(place, 'all', by, size));
  work.change(
    work.questions.map((one) => (one === question ? { ...one, ...moved, places } : one)),
    `nudge ${question.questionId}`,
  );
  return true;
}
