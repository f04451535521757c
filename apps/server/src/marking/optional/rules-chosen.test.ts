import type { AnswerArea } from '@zhibi/contract/papers';
import { describe, expect, it } from 'vitest';
import { boundTo } from './bound-scores.js';
import { type Answered, chosenOf } from './rules-chosen.js';

const box = (itemId: string, place: number, qids: string[]): AnswerArea => ({
  areaId: `f${place}:o:${itemId}`,
  areaType: 2,
  beIncludedId: `f${place}`,
  qids,
  page: 1,
  xMm: 0,
  yMm: 0,
  widthMm: 5,
  heightMm: 5,
  option: itemId,
  blankIndex: place,
  partIndex: null,
});
const group = (choose: number, ...ids: string[]) => ({
  sectionId: 's',
  choose,
  items: ids.map((itemId) => ({ itemId, score: 10, optional: { sectionId: 's', choose } })),
});
const placesOf = (count: number, ids: string[]) =>
  Array.from({ length: count }, (_, place) => ids.map((itemId) => box(itemId, place, ids))).flat();

interface Seen {
  marked?: string[];
  doubtful?: string[];
  written?: string[];
  scored?: string[];
}
const seen = (areas: AnswerArea[], { marked = [], doubtful = [], written = [], scored = [] }: Seen): Answered => ({
  areas,
  isMarked: (areaId) => (doubtful.includes(areaId) ? null : marked.includes(areaId)),
  isWritten: (itemId) => written.includes(itemId),
  isScored: (itemId) => scored.includes(itemId),
});
const ofTwo = placesOf(1, ['a', 'b']);
const ofThree = placesOf(2, ['a', 'b', 'c']);

describe('which optional questions were answered', () => {
  it.each<[string, number, AnswerArea[], Seen, string[] | undefined]>([
    ['the one whose number is filled in', 1, ofTwo, { marked: ['f0:o:b'] }, ['b']],
    ['nobody knows where none is', 1, ofTwo, {}, undefined],
    ['nor where both are', 1, ofTwo, { marked: ['f0:o:a', 'f0:o:b'] }, undefined],
    ['nor where a box is in doubt', 1, ofTwo, { marked: ['f0:o:a'], doubtful: ['f0:o:b'] }, undefined],
    ['the one that a person has scored, whatever is filled in', 1, ofTwo, { marked: ['f0:o:a'], scored: ['b'] }, ['b']],
    ['two in two places', 2, ofThree, { marked: ['f0:o:a', 'f1:o:c'] }, ['a', 'c']],
    ['nobody knows where one is filled in twice', 2, ofThree, { marked: ['f0:o:a', 'f1:o:a'] }, undefined],
    ['nor where a place says nothing', 2, ofThree, { marked: ['f0:o:a'] }, undefined],
    ['nor where a person has scored another', 2, ofThree, { marked: ['f0:o:a', 'f1:o:b'], scored: ['c'] }, undefined],
    ['on a paper without boxes the one that was written on', 1, [], { written: ['a'] }, ['a']],
    ['and nobody knows where both were', 1, [], { written: ['a', 'b'] }, undefined],
  ])('%s', (_, choose, areas, what, chosen) => {
    const ids = areas === ofThree ? ['a', 'b', 'c'] : ['a', 'b'];
    const is = chosenOf(group(choose, ...ids), seen(areas, what));
    expect(is && [...is]).toEqual(chosen);
  });
});

describe('points on paper', () => {
  const marked = { found: [{ itemId: 'a' }, { itemId: 'z' }], places: [{ itemId: 'a' }, { itemId: 'z' }] };
  it.each<[string, Seen, string[]]>([
    ['are those of the question that was chosen there', { marked: ['f0:o:b'] }, ['b', 'z']],
    ['are nobody’s while it is not certain which', {}, ['z']],
  ])('%s', (_, what, items) => {
    const bound = boundTo([group(1, 'a', 'b')], marked, seen(ofTwo, what));
    expect(bound.found.map(({ itemId }) => itemId)).toEqual(items);
    expect(bound.places.map(({ itemId }) => itemId)).toEqual(items);
  });

  it('of a question with a place of its own stay its own', () => {
    expect(boundTo([group(1, 'a', 'b')], marked, seen([], {})).found).toEqual(marked.found);
  });
});
