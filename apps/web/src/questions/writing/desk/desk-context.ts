import type { EditorView } from 'prosemirror-view';
import { createContext, useContext } from 'react';
import type { FilesFrom } from '../editor/files.js';

/** What every editor of a desk shares: where pictures go, and who is told that it is being written in. */
export interface DeskContextValue {
  files: FilesFrom;
  onFocus: (view: EditorView, blanks: boolean) => void;
  onTurn: (view: EditorView) => void;
  onPiece: (kind: string) => void;
}

export const DeskContext = createContext<DeskContextValue | null>(null);

export function useDeskContext(): DeskContextValue {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error('no desk around this field');
  return desk;
}
