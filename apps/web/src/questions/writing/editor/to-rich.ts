import { normaliseRich } from '@zhibi/content';
import { type Block, Inline, Mark, type RichText } from '@zhibi/contract/kernel';
import type { Node } from 'prosemirror-model';

/** A node of the editor as a piece of a line; undefined for one that a strange clipboard has spoilt. */
function inlineOf(node: Node): Inline | undefined {
  const { attrs, marks, text } = node;
  if (node.isText) {
    const names = marks.flatMap((mark) => Mark.safeParse(mark.type.name).data ?? []);
    return names.length > 0 ? { t: 'text', v: text ?? '', marks: names } : { t: 'text', v: text ?? '' };
  }
  switch (node.type.name) {
    case 'math':
      return Inline.safeParse({ t: 'math', v: attrs.latex, ...(attrs.display ? { display: true } : {}) }).data;
    case 'blank':
      return Inline.safeParse({
        t: 'blank',
        index: attrs.index,
        ...(attrs.widthMm === null ? {} : { widthMm: attrs.widthMm }),
      }).data;
    case 'ruby':
      return Inline.safeParse({ t: 'ruby', v: attrs.v, over: attrs.over }).data;
    case 'image':
      return Inline.safeParse({ t: 'image', ...attrs }).data;
    default:
      return { t: 'break' };
  }
}

const line = (node: Node): Inline[] => node.children.flatMap((child) => inlineOf(child) ?? []);

function blockOf(node: Node): Block {
  if (node.type.name === 'paragraph')
    return { t: 'p', align: node.attrs.align, indent: node.attrs.indent, children: line(node) };
  const rows = node.children.map((row) =>
    row.children.map((cell) => cell.children.flatMap((paragraph) => line(paragraph))),
  );
  return { t: 'table', header: node.attrs.header, rows };
}

/** The editor's document as the text that is kept, normalised. */
export const toRich = (doc: Node): RichText => normaliseRich(doc.children.map(blockOf));
