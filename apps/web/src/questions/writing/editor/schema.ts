import type { ImageSource, Mark as MarkName } from '@zhibi/contract/kernel';
import { type MarkSpec, type NodeSpec, Schema } from 'prosemirror-model';

/** What a picture says in the editor: the fields of the contract's picture. */
export interface ImageAttrs {
  source: ImageSource;
  widthMm: number;
  heightMm: number;
  alt: string;
}

const MM_WIDE = 20;

/** A piece of a line that is one whole. What it says travels through the clipboard as JSON; foreign pages never reach these rules. */
const atom = (name: string, attrs: NodeSpec['attrs'], look: NodeSpec['toDOM']): NodeSpec => ({
  inline: true,
  group: 'inline',
  atom: true,
  draggable: true,
  attrs,
  toDOM: look,
  parseDOM: [{ tag: `span[data-zb-${name}]`, getAttrs: (element) => saidBy(element.dataset[`zb${capital(name)}`]) }],
});

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

function saidBy(json: string | undefined): Record<string, unknown> | false {
  try {
    const said: unknown = JSON.parse(json ?? '');
    return typeof said === 'object' && said !== null ? { ...said } : false;
  } catch {
    return false; // a clipboard that somebody else wrote: the rule does not fit
  }
}

const nodes: Record<string, NodeSpec> = {
  doc: { content: 'block+' },
  paragraph: {
    group: 'block',
    content: 'inline*',
    attrs: { align: { default: 'start' }, indent: { default: false } },
    parseDOM: [
      {
        tag: 'p',
        getAttrs: ({ dataset }) => ({ align: dataset.align ?? 'start', indent: dataset.indent === 'true' }),
      },
    ],
    toDOM: ({ attrs: { align, indent } }) => [
      'p',
      {
        'data-align': String(align),
        'data-indent': String(indent),
        style: `text-align:${align};text-indent:${indent ? '2em' : '0'}`,
      },
      0,
    ],
  },
  table: {
    group: 'block',
    content: 'table_row+',
    tableRole: 'table',
    isolating: true,
    attrs: { header: { default: false } },
    parseDOM: [{ tag: 'table', getAttrs: ({ dataset }) => ({ header: dataset.header === 'true' }) }],
    toDOM: ({ attrs }) => ['table', { 'data-header': String(attrs.header) }, ['tbody', 0]],
  },
  table_row: {
    content: 'table_cell*',
    tableRole: 'row',
    parseDOM: [{ tag: 'tr' }],
    toDOM: () => ['tr', 0],
  },
  table_cell: {
    content: 'paragraph',
    tableRole: 'cell',
    isolating: true,
    attrs: { colspan: { default: 1 }, rowspan: { default: 1 }, colwidth: { default: null } },
    parseDOM: [{ tag: 'td' }, { tag: 'th' }],
    toDOM: () => ['td', 0],
  },
  text: { group: 'inline' },
  math: atom('math', { latex: { default: '' }, display: { default: false } }, ({ attrs }) => [
    'span',
    { 'data-zb-math': JSON.stringify(attrs) },
    String(attrs.latex),
  ]),
  blank: atom('blank', { index: { default: 0 }, widthMm: { default: null } }, ({ attrs }) => [
    'span',
    { 'data-zb-blank': JSON.stringify(attrs), style: `width:${attrs.widthMm ?? MM_WIDE}mm` },
  ]),
  ruby: atom('ruby', { v: {}, over: {} }, ({ attrs }) => [
    'span',
    { 'data-zb-ruby': JSON.stringify(attrs) },
    ['ruby', String(attrs.v), ['rt', String(attrs.over)]],
  ]),
  image: atom('image', { source: {}, widthMm: {}, heightMm: {}, alt: { default: '' } }, ({ attrs }) => [
    'span',
    { 'data-zb-image': JSON.stringify(attrs) },
    String(attrs.alt),
  ]),
  break: {
    inline: true,
    group: 'inline',
    selectable: false,
    parseDOM: [{ tag: 'br' }],
    toDOM: () => ['br'],
  },
};

const looks: Record<MarkName, [tag: string, name?: string]> = {
  bold: ['strong'],
  italic: ['em'],
  underline: ['u'],
  wave: ['span', 'wave'],
  dot: ['span', 'dot'],
  sub: ['sub'],
  sup: ['sup'],
};

const marks = Object.fromEntries(
  Object.entries(looks).map(([name, [tag, className]]): [string, MarkSpec] => [
    name,
    {
      parseDOM: [{ tag: className ? `${tag}.${className}` : tag }],
      toDOM: () => (className ? [tag, { class: className }, 0] : [tag, 0]),
    },
  ]),
);

/** The texts of questions as ProseMirror knows them: exactly the nodes of the contract's RichText, and no other. */
export const schema = new Schema({ nodes, marks });
