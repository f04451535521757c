import type { Node } from 'prosemirror-model';
import { type EditorState, Plugin, PluginKey } from 'prosemirror-state';

/** The keys of the blanks of a document, in the order of the text. A key stays with its blank while the text around it changes. */
export function blankKeys(doc: Node): number[] {
  const keys: number[] = [];
  doc.descendants((node) => {
    if (node.type.name === 'blank') keys.push(Number(node.attrs.index));
  });
  return keys;
}

const key = new PluginKey<number>('blank-keys');

/** A blank that was copied is another blank: it gets a key that no blank of this document ever had. */
export const freshBlankKeys = () =>
  new Plugin<number>({
    key,
    state: {
      init: (_, { doc }) => Math.max(-1, ...blankKeys(doc)) + 1,
      apply: (_, next, __, { doc }) => Math.max(next - 1, ...blankKeys(doc)) + 1,
    },
    appendTransaction(_, __, state) {
      const seen = new Set<number>();
      let free = key.getState(state) ?? 0;
      const tr = state.tr;
      state.doc.descendants((node, at) => {
        if (node.type.name !== 'blank') return;
        const own = Number(node.attrs.index);
        if (seen.has(own)) tr.setNodeAttribute(at, 'index', free++);
        seen.add(own);
      });
      return tr.docChanged ? tr : null;
    },
  });

/** A key that no blank of this document ever had, deleted ones included: they may come back by undo. */
export const freeBlankKey = (state: EditorState): number => key.getState(state) ?? 0;
