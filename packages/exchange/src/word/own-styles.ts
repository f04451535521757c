import { childOf, type Element, tag } from '../xml.js';
import { PLAIN } from './run-xml.js';
import { settingOf } from './styles.js';

/** What a paragraph of our documents is, whatever its words look like: the beginning of a question, an option, a key or fact, or text that goes on. */
export type Role = 'question' | 'option' | 'field' | 'text';

/** The style of a paragraph that begins two characters further in. */
export const INDENTED = 'QuestionIndent';
/** The style of each role; Word shows them by these names, and other programs keep the names where they change the ids. */
export const roleStyles: Readonly<Record<Role, string>> = {
  question: 'QuestionStart',
  option: 'QuestionOption',
  field: 'QuestionField',
  text: 'QuestionText',
};

const named = (name: string): string => tag('w:name', { 'w:val': name });
const words = (id: string): string => id.replace(/(?<=[a-z])(?=[A-Z])/g, ' ');
const paragraphStyle = (id: string, properties = ''): string =>
  tag(
    'w:style',
    { 'w:type': 'paragraph', 'w:customStyle': '1', 'w:styleId': id },
    named(words(id)) + tag('w:basedOn', { 'w:val': 'Normal' }) + properties,
  );
const indent = tag('w:pPr', {}, tag('w:ind', { 'w:firstLineChars': '200', 'w:firstLine': '420' }));

/** The styles of our documents: what they say is seen where it can be, and read again by their names. */
export const stylesXml = tag(
  'w:styles',
  { 'xmlns:w': 'http://schemas.openxmlformats.org/wordprocessingml/2006/main' },
  tag('w:style', { 'w:type': 'paragraph', 'w:default': '1', 'w:styleId': 'Normal' }, named('Normal')) +
    Object.values(roleStyles)
      .map((id) => paragraphStyle(id))
      .join('') +
    paragraphStyle(INDENTED, indent) +
    tag('w:style', { 'w:type': 'character', 'w:customStyle': '1', 'w:styleId': PLAIN }, named('Plain Signs')),
);

export const STYLES = {
  id: 'styles',
  name: 'styles.xml',
  type: 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/styles',
  content: 'styles',
};

const sides: Record<string, string | undefined> = { center: '[[center]]', right: '[[end]]', end: '[[end]]' };

/** How a paragraph is set, in the signs of the form. Only our own style says that it is indented: others indent whatever they write. @param style its name */
export function setOf(properties: Element | undefined, style: string): string {
  const side = sides[settingOf(childOf(properties, 'jc'))] ?? '';
  return side + (idOf(style) === INDENTED ? '[[indent]]' : '');
}

/** What a paragraph is by its style; undefined where the style is not one of ours. @param style its name */
export function roleOf(style: string): Role | undefined {
  const id = idOf(style);
  if (id === INDENTED) return 'text';
  return (Object.keys(roleStyles) as Role[]).find((role) => roleStyles[role] === id); // as: of its own keys
}

const idOf = (name: string): string => name.replaceAll(' ', '');
