import { openZip } from '@zhibi/files';
import { questionFromJsonLine } from '@zhibi/content';
import { describe, expect, it } from 'vitest';
import { usualLimits } from '../model.js';
import { readQuestions, writeQuestions } from '../read-write.js';
import { childOf, childrenOf, type Element, elementsOf, readTree, textOf, within } from '../xml.js';
import { inOldNames, type QtiVersion } from './dialect.js';

const versions = ['qti-2.1', 'qti-2.2', 'qti-3.0'] as const satisfies QtiVersion[];
const options = ['A', 'B', 'C'].map((label) => ({ label, content: `选项${label}` }));
const single = { type: '单选题', stem: '选（　）', options, answer: ['B'] };
const blanks = { type: '填空题', stem: '____ 和 ____', answer: [['1', '一'], ['2']] };
const several = { type: '多选题', stem: '选（　）', options, answer: ['A', 'C'] };

function written(version: QtiVersion, line: unknown) {
  const read = questionFromJsonLine(line);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  const { file } = writeQuestions(version, { questions: [{ body: read.body, facts: read.meta }], pictures: new Map() });
  const text = new TextDecoder().decode(openZip(file, usualLimits).open('items/item-1.xml'));
  const item = inOldNames(readTree(text, version === 'qti-3.0' ? 'qti-assessment-item' : 'assessmentItem'));
  return { file, item, body: read.body };
}

/** The points that a player gives by the item alone: the standard's expressions, as far as we write them. */
function points(item: Element, said: Record<string, string[]>): number | undefined {
  const declared = (id: string) =>
    childrenOf(item, 'responseDeclaration').find(({ attributes }) => attributes.identifier === id);
  const values = (of: Element | undefined) => childrenOf(of, 'value').map(textOf).sort().join();
  const right = (id: string) => values(childOf(declared(id), 'correctResponse'));
  const given = (id: string) => [...(said[id] ?? [])].sort().join();
  const start = values(childOf(childOf(item, 'outcomeDeclaration'), 'defaultValue'));
  let score = start === '' ? undefined : Number(start);
  const processing = childOf(item, 'responseProcessing');
  if (processing === undefined) return score;
  if (/\/match_correct$/.test(processing.attributes.template ?? ''))
    return given('RESPONSE') === right('RESPONSE') ? 1 : 0;
  const idOf = (one: Element | undefined) => one?.attributes.identifier ?? '';
  for (const rule of within(processing, 'responseIf')) {
    const [test, set] = elementsOf(rule);
    const id = idOf([...within(test ?? rule, 'variable')][0]);
    const holds = test?.name === 'match' ? given(id) === right(id) : given(id) !== '';
    const [sum] = elementsOf(set ?? rule);
    const [, adds] = elementsOf(sum ?? rule);
    const entries = childrenOf(childOf(declared(id), 'mapping'), 'mapEntry');
    const mapped = entries.find(({ attributes }) => attributes.mapKey === given(id))?.attributes.mappedValue ?? '0';
    // Nothing and a point are nothing.
    if (holds && score !== undefined) score += adds?.name === 'mapResponse' ? Number(mapped) : Number(textOf(adds));
  }
  return score;
}

describe.each(versions)('an item of %s says what an answer is worth', (version) => {
  it('of a choice, in the way that every player knows by its name', () => {
    const { item } = written(version, single);
    expect(childOf(item, 'responseProcessing')?.attributes.template).toContain(
      version === 'qti-2.1' ? 'qti_v2p1' : version === 'qti-2.2' ? 'qti_v2p2' : 'v3p0',
    );
    expect([points(item, { RESPONSE: ['B'] }), points(item, { RESPONSE: ['A'] })]).toEqual([1, 0]);
    const two = written(version, several).item;
    expect([points(two, { RESPONSE: ['C', 'A'] }), points(two, { RESPONSE: ['A'] })]).toEqual([1, 0]);
  });

  it('of blanks, each by all of its spellings', () => {
    const { item } = written(version, blanks);
    expect(points(item, { RESPONSE_0: ['一'], RESPONSE_1: ['2'] })).toBe(2);
    expect(points(item, { RESPONSE_0: ['1'], RESPONSE_1: ['3'] })).toBe(1);
    expect(points(item, {})).toBe(0);
  });

  it('of the parts of one, together', () => {
    const { item } = written(version, { type: '综合题', stem: '材料', parts: [single, blanks] });
    expect(points(item, { RESPONSE_P0: ['B'], RESPONSE_P1_0: ['1'], RESPONSE_P1_1: ['2'] })).toBe(3);
  });

  it('and nothing of what only a person can mark; it is read back as it was', () => {
    const open = written(version, { type: '解答题', stem: '为什么？', answer: ['因为'] });
    expect(childOf(open.item, 'responseProcessing')).toBeUndefined();
    for (const line of [single, blanks, several]) {
      const { file, body } = written(version, line);
      expect(readQuestions(version, file).questions[0]?.body).toMatchObject({ type: body.type, answer: body.answer });
    }
  });
});
