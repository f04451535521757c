import { useState } from 'react';
import { useUnsaved } from '../../../platform/use-unsaved.js';
import { beginDraft, changed, isUnsaved, kept, redone, undone } from './draft.js';

/**
 * A draft of what the server keeps. While nothing is unsaved it follows the server; as soon as something is, a colleague's newer
 * revision does not touch it, and saving tells of it.
 */
export function useDraft<T>(fromServer: T, revision: number) {
  const [draft, set] = useState(() => beginDraft(fromServer, revision));
  const unsaved = isUnsaved(draft);
  if (revision > draft.revision && !unsaved) set(beginDraft(fromServer, revision));
  useUnsaved(unsaved);
  return {
    now: draft.now,
    revision: draft.revision,
    isUnsaved: unsaved,
    canUndo: draft.before.length > 0,
    canRedo: draft.after.length > 0,
    change: (next: T) => set((one) => changed(one, next)),
    undo: () => set(undone),
    redo: () => set(redone),
    /** What was sent has been kept. */
    kept: (sent: T, next: number) => set((one) => kept(one, sent, next)),
    /** Gives up what is unsaved for what the server has. */
    startAgain: (newest: T, at: number) => set(beginDraft(newest, at)),
  };
}
export type DraftInHand<T> = ReturnType<typeof useDraft<T>>;
