import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isOfSubject, likeness, nodesOf, pageOfList } from './folder/rules.js';
import { reachedBank, reachedCodes } from './policy.js';
import { creditedSource, inOurWords, isWithin, periodStart, topicTree } from './rules.js';

describe('which bank a code means', () => {
  it.each([
    ['ejt', ['ejt'], { code: 'ejt', embedded: false }],
    ['ejt', [], undefined],
    ['ejt', ['jz'], undefined],
    ['zujuan', [], { code: 'open', embedded: true }],
    ['zujuan', ['zujuan'], { code: 'zujuan', embedded: false }],
    ['open', [], undefined],
  ])('%s for a school with %j', (code, ext, reached) => expect(reachedBank(code, ext)).toEqual(reached));

  it('and all that there are, each once', () =>
    expect(reachedCodes(['ejt', 'zujuan', 'ejt'])).toEqual(['zujuan', 'ejt']));
});

it.each([
  ['day', '2026-11-21'],
  ['month', '2026-11-01'],
  ['year', '2026-01-01'],
] as const)('a quota by the %s begins on %s', (per, start) => expect(periodStart('20261121235959', per)).toBe(start));

it.each([
  [2, 0, 2, true],
  [2, 0, 3, false],
  [2, 2, 0, true],
  [0, 0, 1, false],
])('of %d, %d taken, %d more: %s', (limit, used, more, within) => expect(isWithin({ limit, used }, more)).toBe(within));

describe('a topic in our words', () => {
  const map = { 数论: '数的认识', '数论/质数': '数的认识/质数与合数' };
  it.each([
    ['数论/质数', '数的认识/质数与合数'],
    ['数论／合数', '数的认识/合数'],
    ['几何 > 圆', '几何/圆'],
    ['__proto__', '__proto__'],
    ['', ''],
  ])('%s is %s', (theirs, ours) => expect(inOurWords(theirs, map)).toBe(ours));
});

it.each([
  ['', '某库', '某库'],
  ['模拟卷', '', '模拟卷'],
  ['模拟卷', '某库', '模拟卷·某库'],
  ['某库 2024', '某库', '某库 2024'],
])('the source %j credited to %j is %j', (source, credit, said) => expect(creditedSource(source, credit)).toBe(said));

it('a source has room in its column, whoever is credited', () =>
  fc.assert(
    fc.property(fc.string({ maxLength: 400 }), fc.string({ maxLength: 60 }), (source, credit) => {
      const said = creditedSource(source, credit);
      expect(said.length).toBeLessThanOrEqual(200);
      expect(said).toContain(credit.slice(0, 60));
    }),
  ));

const path = fc
  .array(fc.constantFrom('甲', '乙', '丙'), { minLength: 1, maxLength: 4 })
  .map((steps) => steps.join('/'));
const countOf = (nodes: ReturnType<typeof topicTree>): number =>
  nodes.reduce((sum, { children }) => sum + 1 + countOf(children), 0);

describe('a tree of topics', () => {
  it('holds every node once, whatever the order of the topics', () =>
    fc.assert(
      fc.property(fc.array(path, { maxLength: 20 }), (topics) => {
        const nodes = nodesOf(topics);
        expect(new Set(nodes).size).toBe(nodes.length);
        expect(countOf(topicTree(topics, () => null))).toBe(nodes.length);
        expect(countOf(topicTree([...topics].reverse(), () => null))).toBe(nodes.length);
      }),
    ));
});

describe('pages of a list', () => {
  it('joined are the list', () =>
    fc.assert(
      fc.property(fc.uniqueArray(fc.string({ minLength: 1 })), fc.integer({ min: 1, max: 7 }), (list, limit) => {
        const all: string[] = [];
        let after: string | undefined;
        do {
          const page = pageOfList(list, (one) => one, { after, limit });
          all.push(...page.items);
          after = page.next ?? undefined;
        } while (after !== undefined);
        expect(all).toEqual(list);
      }),
    ));
});

describe('likeness', () => {
  const one = fc.record({ text: fc.string(), topics: fc.array(path, { maxLength: 3 }) });
  it('lies between 0 and 1 and is the same both ways', () =>
    fc.assert(
      fc.property(one, one, (a, b) => {
        expect(likeness(a, b)).toBeGreaterThanOrEqual(0);
        expect(likeness(a, b)).toBeLessThanOrEqual(1);
        expect(likeness(a, b)).toBe(likeness(b, a));
      }),
    ));
});

const maths = { name: '初中数学', stage: 'junior' } as const;
it.each([
  [{ subject: '数学', stage: 'junior' }, true],
  [{ subject: '初中数学' }, true],
  [{ subject: '数学', stage: 'senior' }, false],
  [{ subject: '语文', stage: 'junior' }, false],
  [{}, true],
] as const)('%j is of 初中数学: %s', (facts, is) => expect(isOfSubject(facts, maths)).toBe(is));
