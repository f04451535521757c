import type { EditorView } from 'prosemirror-view';
import { createContext, useContext } from 'react';
import type { FilesFrom } from '../editor/files.js';

/** What every editor of a editor shares: where pictures go, and who is told that it is being written in. */
export interface EditorContextValue {
  files: FilesFrom;
  onFocus: (view: EditorView, blanks: boolean) => void;
  onTurn: (view: EditorView) => void;
  onPiece: (kind: string) => void;
}

export const EditorContext = createContext<EditorContextValue | null>(null);

export function useEditorContext(): EditorContextValue {
  const editor = useContext(EditorContext);
  if (!editor) throw new Error('no question editor around this field');
  return editor;
}
