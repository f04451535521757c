import type { Block, Inline, RichText } from '@zhibi/contract/kernel';
import type { Node } from 'prosemirror-model';
import { schema } from './schema.js';

function inlineNode(item: Inline): Node[] {
  switch (item.t) {
    case 'text':
      return item.v === ''
        ? []
        : [
            schema.text(
              item.v,
              (item.marks ?? []).map((mark) => schema.mark(mark)),
            ),
          ];
    case 'math':
      return [schema.node('math', { latex: item.v, display: item.display ?? false })];
    case 'blank':
      return [schema.node('blank', { index: item.index, widthMm: item.widthMm ?? null })];
    case 'ruby':
      return [schema.node('ruby', { v: item.v, over: item.over })];
    case 'image':
      return [
        schema.node('image', {
          source: item.source,
          widthMm: item.widthMm,
          heightMm: item.heightMm,
          alt: item.alt,
        }),
      ];
    case 'break':
      return [schema.node('break')];
  }
}

const line = (items: readonly Inline[]): Node[] => items.flatMap(inlineNode);

function blockNode(block: Block): Node {
  if (block.t === 'p')
    return schema.node(
      'paragraph',
      { align: block.align ?? 'start', indent: block.indent ?? false },
      line(block.children),
    );
  const rows = block.rows.map((cells) =>
    schema.node(
      'table_row',
      null,
      cells.map((cell) => schema.node('table_cell', null, schema.node('paragraph', null, line(cell)))),
    ),
  );
  return schema.node('table', { header: block.header ?? false }, rows);
}

/** A text as the editor's document; an empty one has a paragraph to write in. Give it normalised text: then `toRich` gives it back unchanged. */
export function fromRich(rich: RichText): Node {
  const blocks = rich.map(blockNode);
  return schema.node('doc', null, blocks.length > 0 ? blocks : [schema.node('paragraph')]);
}

/** Only the pieces of lines, for what goes into a line that is there. */
export const nodesOf = (rich: RichText): Node[] => rich.map(blockNode);
