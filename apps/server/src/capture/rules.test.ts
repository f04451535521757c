import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkStrokes, reasonToQueue, tidy } from './rules.js';

const good = {
  id: '01890000-0000-7000-8000-000000000001',
  t0: 1_760_000_000_000,
  codeRule: 'demo',
  pageCode: '3.27.1.1',
  points: [[12.31, 40.02, 0.42, 0]],
};

describe('a stroke', () => {
  it('of one point is kept', () => {
    expect(checkStrokes([good])).toMatchObject({ strokes: [{ pageCode: '3.27.1.1' }], rejected: [] });
  });

  it.each([
    ['no object', 7, 'not-a-stroke'],
    ['null', null, 'not-a-stroke'],
    ['no points', { ...good, points: [] }, 'no-points'],
    ['20,001 points', { ...good, points: Array(20_001).fill([1, 1, 1, 1]) }, 'too-many-points'],
    ['a point with a word', { ...good, points: [[1, 'x', 0, 0]] }, 'not-a-number'],
    ['an id that is no uuid', { ...good, id: 'stroke-1' }, 'no-id'],
    ['no page', { ...good, pageCode: undefined }, 'no-page'],
    ['a page code with a null character', { ...good, pageCode: '3.27\u0000' }, 'no-page'],
    ['a page code that is too long', { ...good, pageCode: '1'.repeat(61) }, 'no-page'],
    ['another tip', { ...good, tip: 'brush' }, 'unknown-tip'],
  ])('with %s is named and refused', (_, raw, reason) => {
    expect(checkStrokes([raw, good])).toMatchObject({ strokes: [{}], rejected: [{ reason }] });
  });

  it('that comes twice in a batch is counted', () => {
    expect(checkStrokes([good, { ...good, id: good.id.toUpperCase() }])).toMatchObject({ strokes: [{}], twice: 1 });
  });

  it('whatever a gateway sends, everything is kept, a repetition, or named', () => {
    const anything = fc.oneof(fc.anything(), fc.record({ ...constants(good), points: fc.anything() }));
    fc.assert(
      fc.property(fc.array(anything, { maxLength: 20 }), (raw) => {
        const { strokes, twice, rejected } = checkStrokes(raw);
        expect(strokes.length + twice + rejected.length).toBe(raw.length);
      }),
    );
  });
});

const constants = (value: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(value).map(([name, one]) => [name, fc.constant(one)]));

describe('ink waits for a person', () => {
  const page = { codeRule: 'demo', homeworkId: 'h' };
  it.each([
    ['on a page nobody knows', {}, 'unknown-page'],
    ['of a pen with another code rule', { page: { ...page, codeRule: 'other' } }, 'wrong-code-rule'],
    ['on a page of no homework', { page: { ...page, homeworkId: null } }, 'no-homework'],
    ['of a student without this homework', { page, copy: 'none' }, 'no-homework'],
    ['of a homework that was taken or given back', { page, copy: 'over' }, 'homework-over'],
    ['else it does not', { page, copy: 'takes-ink' }, undefined],
  ] as const)('%s', (_, under, reason) => {
    expect(reasonToQueue('demo', under)).toBe(reason);
  });
});

it('names of devices are kept without what cannot be stored', () => {
  expect(tidy(' Pen\u0000 7\n')).toBe('Pen 7');
});
