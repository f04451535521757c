import { childOf, type Element, tag } from '../xml.js';
import { PLAIN } from './run-xml.js';
import { settingOf } from './styles.js';

/** The style of a paragraph that begins two characters further in. */
export const INDENTED = 'QuestionIndent';

const named = (name: string): string => tag('w:name', { 'w:val': name });
const properties = tag('w:ind', { 'w:firstLineChars': '200', 'w:firstLine': '420' });

/** The styles of our documents: what they say is seen where it can be, and read again by their names. */
export const stylesXml = tag(
  'w:styles',
  { 'xmlns:w': 'http://schemas.openxmlformats.org/wordprocessingml/2006/main' },
  tag('w:style', { 'w:type': 'paragraph', 'w:default': '1', 'w:styleId': 'Normal' }, named('Normal')) +
    tag(
      'w:style',
      { 'w:type': 'paragraph', 'w:customStyle': '1', 'w:styleId': INDENTED },
      named('Question Indent') + tag('w:basedOn', { 'w:val': 'Normal' }) + tag('w:pPr', {}, properties),
    ) +
    tag('w:style', { 'w:type': 'character', 'w:customStyle': '1', 'w:styleId': PLAIN }, named('Plain Signs')),
);

export const STYLES = {
  id: 'styles',
  name: 'styles.xml',
  type: 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/styles',
  content: 'styles',
};

const sides: Record<string, string | undefined> = { center: '[[center]]', right: '[[end]]', end: '[[end]]' };

/** How a paragraph is set, in the signs of the form. Only our own style says that it is indented: others indent whatever they write. */
export function setOf(properties: Element | undefined, style: string): string {
  const side = sides[settingOf(childOf(properties, 'jc'))] ?? '';
  return side + (style === INDENTED ? '[[indent]]' : '');
}
