import { describe, expect, it } from 'vitest';
import { flawsOf, mappedShare } from './rules-checks.js';

const node = (
  id: string,
  parentId: string | null,
  said: { questions?: number; hours?: number; links?: number } = {},
) => ({
  id,
  parentId,
  title: id.toUpperCase(),
  questions: said.questions ?? 0,
  hours: said.hours ?? null,
  links: said.links ?? 0,
});
const reported = (kind: 'chapter' | 'knowledge', nodes: ReturnType<typeof node>[], ...taught: string[]) =>
  flawsOf(kind, nodes, new Set(taught)).map(({ flaw, path }) => `${flaw} ${path}`);

describe('the mapped share of a textbook', () => {
  it.each([
    ['without lessons', [], null],
    ['with none mapped', [node('a', null)], 0],
    ['with one of two mapped', [node('a', null), node('b', 'a', { links: 1 }), node('c', 'a')], 0.5],
    ['with a chapter mapped above its lessons', [node('a', null, { links: 3 }), node('b', 'a')], 0],
    ['with all mapped', [node('a', null, { links: 1 }), node('b', null, { links: 4 })], 1],
  ])('%s', (_, nodes, share) => expect(mappedShare(nodes)).toBe(share));
});

describe('a check of chapters', () => {
  it('asks lessons for questions, points and hours, and chapters above them for nothing', () => {
    const nodes = [node('a', null), node('b', 'a', { questions: 1, hours: 2, links: 1 }), node('c', 'a', { hours: 1 })];
    expect(reported('chapter', nodes)).toEqual(['no-questions A / C', 'no-points A / C']);
    expect(reported('chapter', [node('a', null, { questions: 1, links: 1 })])).toEqual(['no-hours A']);
  });
});

describe('a check of knowledge points', () => {
  const nodes = [node('a', null), node('b', 'a', { questions: 1 }), node('c', 'a'), node('d', null, { questions: 1 })];

  it('finds those that no lesson teaches', () =>
    expect(reported('knowledge', nodes, 'b')).toEqual(['orphan A / C', 'no-questions A / C', 'orphan D']));

  it('takes what lies below a taught one for taught', () =>
    expect(reported('knowledge', nodes, 'a', 'd')).toEqual(['no-questions A / C']));
});
