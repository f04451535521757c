import { childOf, childrenOf, type Element, elementsOf, textOf } from '../../xml.js';
import { typed } from '../pictures.js';
import { settingOf } from '../styles.js';
import { HIGH, LATEX, LOW } from './eq-code.js';
import { eqLatex, marked } from './eq-latex.js';
import { circledIn, rubyIn } from './ruby-field.js';

/** The name of what stands for a field here: no element of Word has it. */
export const TAKEN_FIELD = 'takenField';

interface Field {
  code: string;
  /** What shows the result of the field. */
  shown: Element[];
  isPastCode: boolean;
  /** Whether something in its code could not be said. */
  isBroken: boolean;
}

/** Fields that show nothing: marks of an index, of a variable, buttons. */
const showsNothing = /^\s*(?:XE|TC|TA|RD|SET|ASK|MACROBUTTON|GOTOBUTTON|PRIVATE|NEXT|ADVANCE|DOCVARIABLE)\b/i;
const inside = ['ins', 'moveTo', 'smartTag', 'customXml', 'sdt', 'sdtContent', 'hyperlink'];

/**
 * A paragraph whose fields that are formulas stand as such. Word keeps no result of an EQ field: who reads results alone loses it. What cannot be
 * taken shows what Word last showed of it, and is told.
 */
export function withFields(paragraph: Element, tell: () => void): Element {
  if (!hasFields(paragraph)) return paragraph;
  const open: Field[] = [];
  const place = (one: Element, to: Element[]): void => {
    const field = open.at(-1);
    if (field === undefined) to.push(one);
    else if (field.isPastCode) field.shown.push(one);
    else if (one.name === TAKEN_FIELD) field.code += marked(LATEX, one.attributes.latex ?? '');
    else if (textOf(one) !== '' || one.name === 'oMath') field.isBroken = true;
  };
  const walk = (parent: Element): Element => {
    const out: Element[] = [];
    for (const one of elementsOf(parent)) {
      if (inside.includes(one.name)) place(walk(one), out);
      else if (one.name === 'fldSimple') {
        const field = { code: one.attributes['w:instr'] ?? '', shown: [walk(one)], isPastCode: true, isBroken: false };
        for (const taken of closed(field, tell)) place(taken, out);
      } else if (one.name === 'r') run(one, out);
      else place(one, out);
    }
    return { ...parent, children: out };
  };
  const run = (whole: Element, out: Element[]): void => {
    const properties = childOf(whole, 'rPr');
    for (const one of elementsOf(whole)) {
      if (one === properties) continue;
      const field = open.at(-1);
      const sign = one.name === 'fldChar' ? one.attributes['w:fldCharType'] : undefined;
      if (sign === 'begin') open.push({ code: '', shown: [], isPastCode: false, isBroken: false });
      else if (sign === 'separate' && field) field.isPastCode = true;
      else if (sign === 'end' && field) {
        open.pop();
        for (const taken of closed(field, tell)) place(taken, out);
      } else if (one.name === 'instrText' && field && !field.isPastCode) field.code += codeOf(one, properties);
      else if (sign === undefined && one.name !== 'instrText')
        place({ ...whole, children: properties === undefined ? [one] : [properties, one] }, out);
    }
  };
  const made = walk(paragraph);
  // A field that goes on in the next paragraph (a list of contents) shows what stands here.
  return { ...made, children: [...made.children, ...open.flatMap(({ shown }) => shown)] };
}

function hasFields(parent: Element): boolean {
  return elementsOf(parent).some(
    (one) =>
      one.name === 'fldSimple' ||
      (one.name === 'r' && childrenOf(one, 'fldChar').length > 0) ||
      (inside.includes(one.name) && hasFields(one)),
  );
}

function codeOf(instruction: Element, properties: Element | undefined): string {
  const text = textOf(instruction);
  const height = settingOf(childOf(properties, 'vertAlign'));
  if (text.trim() === '' || /[\\(),;]/.test(text)) return text;
  if (height === 'superscript') return marked(HIGH, text.trim());
  return height === 'subscript' ? marked(LOW, text.trim()) : text;
}

/** What a field is here. */
function closed({ code, shown, isBroken }: Field, tell: () => void): Element[] {
  const taken = (text: string, latex: string): Element[] => [
    { name: TAKEN_FIELD, attributes: { text, latex }, children: [], line: 0 },
  ];
  if (/^\s*EQ\b/i.test(code) && !isBroken) {
    const ruby = rubyIn(code);
    if (ruby !== undefined) return taken(typed({ t: 'ruby', ...ruby }), `\\text{${ruby.v}}`);
    const circled = circledIn(code);
    if (circled !== undefined) return taken(circled, circled);
    const latex = eqLatex(code);
    if (latex !== undefined) return taken(typed({ t: 'math', v: latex }), latex);
  }
  const isSeen = shown.some((one) => textOf(one).trim() !== '' || hasDrawing(one));
  if (isBroken || (!isSeen && code.trim() !== '' && !showsNothing.test(code))) tell();
  return shown;
}

const hasDrawing = (one: Element): boolean =>
  elementsOf(one).some((child) => ['drawing', 'pict', 'object', 'oMath'].includes(child.name) || hasDrawing(child));
