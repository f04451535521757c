import { openZip } from '@zhibi/files';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyExchanged, beep, dot } from '../any-question.js';
import { type MediaFile, usualLimits } from '../model.js';
import { writeQuestions } from '../read-write.js';
import { type Element, elementsOf, readTree } from '../xml.js';
import { inOldNames, type QtiVersion } from './dialect.js';

const pictures = new Map<string, MediaFile>([
  ['dot', dot],
  ['beep', beep],
]);
const everything = { rich: true, blanks: 3, open: true, analysis: true, parts: true, facts: true, sounds: true };
const inline = ['#text', 'span', 'math', 'br', 'em', 'strong', 'sub', 'sup', 'img'];

/**
 * What each element may hold, in the names of version 2: the part of the official schemas that we write. A rubric stands in the body itself: 2.2 has
 * no place for it within a div. Formulas are judged by MathML.
 */
const holds: Readonly<Record<string, readonly string[]>> = {
  assessmentItem: ['responseDeclaration', 'outcomeDeclaration', 'itemBody', 'responseProcessing'],
  outcomeDeclaration: ['defaultValue'],
  defaultValue: ['value'],
  responseProcessing: ['responseCondition', 'setOutcomeValue'],
  responseCondition: ['responseIf'],
  responseIf: ['match', 'setOutcomeValue'],
  match: ['variable', 'correct'],
  setOutcomeValue: ['sum'],
  sum: ['variable', 'mapResponse', 'baseValue'],
  baseValue: ['#text'],
  responseDeclaration: ['correctResponse', 'mapping'],
  correctResponse: ['value'],
  value: ['#text'],
  mapping: ['mapEntry'],
  itemBody: ['div', 'rubricBlock'],
  div: ['div', 'p', 'table', 'choiceInteraction', 'extendedTextInteraction'],
  choiceInteraction: ['simpleChoice'],
  simpleChoice: ['p', 'table', '#text'],
  p: [...inline, 'textEntryInteraction'],
  span: inline,
  em: inline,
  strong: inline,
  sub: inline,
  sup: inline,
  table: ['tbody'],
  tbody: ['tr'],
  tr: ['td'],
  td: [...inline, 'textEntryInteraction'],
};
/** Where the versions differ: 2 has no player, 3 puts the text of a rubric into an element of its own. */
const inVersion2: Readonly<Record<string, readonly string[]>> = {
  div: ['object'],
  object: ['#text'],
  rubricBlock: ['p', 'table'],
};
const inVersion3: Readonly<Record<string, readonly string[]>> = {
  div: ['audio'],
  audio: ['#text'],
  rubricBlock: ['contentBody'],
  contentBody: ['p', 'table'],
};
const needed: Readonly<Record<string, readonly string[]>> = {
  assessmentItem: ['identifier', 'title', 'adaptive', 'timeDependent'],
  responseDeclaration: ['identifier', 'cardinality', 'baseType'],
  outcomeDeclaration: ['identifier', 'cardinality'],
  choiceInteraction: ['responseIdentifier'],
  textEntryInteraction: ['responseIdentifier'],
  extendedTextInteraction: ['responseIdentifier'],
  simpleChoice: ['identifier'],
  mapEntry: ['mapKey', 'mappedValue'],
  variable: ['identifier'],
  correct: ['identifier'],
  mapResponse: ['identifier'],
  setOutcomeValue: ['identifier'],
  baseValue: ['baseType'],
  img: ['src', 'alt'],
  object: ['data', 'type'],
  rubricBlock: ['view'],
};

/** What stands where it may not, or lacks what it has to say. */
function complaints(item: Element, version: QtiVersion): string[] {
  const more = version === 'qti-3.0' ? inVersion3 : inVersion2;
  const wanted = version === 'qti-3.0' ? { ...needed, rubricBlock: ['view', 'use'], audio: ['src'] } : needed;
  const said: string[] = [];
  const walk = (element: Element): void => {
    if (element.name === 'math') return;
    const may = [...(holds[element.name] ?? []), ...(more[element.name] ?? [])];
    const has = element.children.map((one) =>
      typeof one === 'string' ? (one.trim() === '' ? '' : '#text') : one.name,
    );
    for (const name of has) if (name !== '' && !may.includes(name)) said.push(`${name} in ${element.name}`);
    for (const name of (wanted as typeof needed)[element.name] ?? [])
      if (element.attributes[name] === undefined) said.push(`${element.name} without ${name}`);
    for (const one of elementsOf(element)) walk(one);
  };
  walk(item);
  return said;
}

describe('an item that we write', () => {
  it.each<QtiVersion>(['qti-2.1', 'qti-2.2', 'qti-3.0'])(
    'keeps to the part of %s that other readers know',
    (version) => {
      const root = version === 'qti-3.0' ? 'qti-assessment-item' : 'assessmentItem';
      fc.assert(
        fc.property(anyExchanged(everything), (one) => {
          const archive = openZip(writeQuestions(version, { questions: [one], pictures }).file, usualLimits);
          const item = readTree(new TextDecoder().decode(archive.open('items/item-1.xml')), root);
          expect(complaints(inOldNames(item), version)).toEqual([]);
        }),
        { numRuns: 100 },
      );
    },
  );
});
