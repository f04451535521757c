import type { Mark as MarkName } from '@zhibi/contract/kernel';
import { toggleMark } from 'prosemirror-commands';
import type { Node } from 'prosemirror-model';
import { type Command, type EditorState, NodeSelection, TextSelection } from 'prosemirror-state';
import { freeBlankKey } from './blank-keys.js';
import { type ImageAttrs, schema } from './schema.js';

const markOf = (name: MarkName) => {
  const type = schema.marks[name];
  if (!type) throw new Error(`no mark ${name}`);
  return type;
};

export const toggle = (name: MarkName): Command => toggleMark(markOf(name));

/** Whether what is chosen, or what would be typed now, carries a mark. */
export function carries(state: EditorState, name: MarkName): boolean {
  const { from, to, empty, $from } = state.selection;
  const type = markOf(name);
  return empty
    ? type.isInSet(state.storedMarks ?? $from.marks()) !== undefined
    : state.doc.rangeHasMark(from, to, type);
}

/** Puts a piece in place of what is chosen; the place to write on is behind it. */
const put =
  (make: (state: EditorState) => Node): Command =>
  (state, dispatch) => {
    dispatch?.(state.tr.replaceSelectionWith(make(state), false).scrollIntoView());
    return true;
  };

export const putFormula = (latex: string, display: boolean): Command =>
  put(() => schema.node('math', { latex, display }));
export const putBlank: Command = (state, dispatch) =>
  put(() => schema.node('blank', { index: freeBlankKey(state), widthMm: null }))(state, dispatch);
export const putBreak: Command = put(() => schema.node('break'));
export const putRuby = (v: string, over: string): Command => put(() => schema.node('ruby', { v, over }));
export const putImage = (attrs: ImageAttrs): Command => put(() => schema.node('image', { ...attrs }));

/** The lines that are touched by the choice, changed in the same way. */
const onParagraphs =
  (change: (attrs: Node['attrs']) => object): Command =>
  (state, dispatch) => {
    const { tr } = state;
    const { from, to } = state.selection;
    state.doc.nodesBetween(from, to, (node, at) => {
      if (node.type.name === 'paragraph') tr.setNodeMarkup(at, null, { ...node.attrs, ...change(node.attrs) });
    });
    if (!tr.docChanged) return false;
    dispatch?.(tr);
    return true;
  };

export const alignTo = (align: 'start' | 'center' | 'end'): Command => onParagraphs(() => ({ align }));
export const toggleIndent: Command = onParagraphs(({ indent }) => ({ indent: !indent }));

export const alignOf = (state: EditorState): string => String(state.selection.$from.parent.attrs.align ?? 'start');

/** A table of empty cells; the writing goes on in the first. */
export const putTable =
  (rows: number, columns: number, header: boolean): Command =>
  (state, dispatch) => {
    if (inTable(state)) return false;
    const cell = () => schema.node('table_cell', null, schema.node('paragraph'));
    const row = () => schema.node('table_row', null, Array.from({ length: columns }, cell));
    const table = schema.node('table', { header }, Array.from({ length: rows }, row));
    if (dispatch) {
      const { tr } = state;
      const at = state.selection.$from.end(1) + 1;
      tr.insert(at, [table, schema.node('paragraph')]);
      dispatch(tr.setSelection(TextSelection.near(tr.doc.resolve(at + 1))).scrollIntoView());
    }
    return true;
  };

export function inTable({ selection: { $from } }: EditorState): boolean {
  for (let depth = $from.depth; depth > 0; depth--) if ($from.node(depth).type.name === 'table') return true;
  return false;
}

/** The first row is a head, or no longer. */
export const toggleHeader: Command = (state, dispatch) => {
  const { $from } = state.selection;
  for (let depth = $from.depth; depth > 0; depth--) {
    const node = $from.node(depth);
    if (node.type.name !== 'table') continue;
    dispatch?.(state.tr.setNodeAttribute($from.before(depth), 'header', !node.attrs.header));
    return true;
  }
  return false;
};

/** The piece that is chosen as a whole: its kind and what it says. */
export function chosenPiece(state: EditorState): { kind: string; attrs: Node['attrs']; at: number } | undefined {
  const { selection } = state;
  if (!(selection instanceof NodeSelection)) return undefined;
  return { kind: selection.node.type.name, attrs: selection.node.attrs, at: selection.from };
}

/** Changes what the chosen piece says. */
export const changePiece =
  (change: object): Command =>
  (state, dispatch) => {
    const piece = chosenPiece(state);
    if (!piece) return false;
    const tr = state.tr.setNodeMarkup(piece.at, null, { ...piece.attrs, ...change });
    dispatch?.(tr.setSelection(NodeSelection.create(tr.doc, piece.at)));
    return true;
  };
