import type { CharacterVerdict, WritingFault } from '@zhibi/contract/classroom/dictation';
import { describe, expect, it } from 'vitest';
import { mostMissed, standing } from './rules.js';

const square = (
  cell: number,
  verdict: CharacterVerdict,
  {
    faults = [],
    writtenAs = null,
    said = null,
  }: { faults?: WritingFault[]; writtenAs?: string | null; said?: boolean | null } = {},
) => ({ cell, verdict, said, found: { likelihood: 0.5, writtenAs, faults, score: 60 } });
const cells = [...'土天'].map((character, cell) => ({ cell, character, word: 0 }));

describe('what counts of a square', () => {
  it.each([
    ['right', null, 'right'],
    ['doubtful', null, 'doubtful'],
    ['doubtful', true, 'right'],
    ['right', false, 'wrong'],
    ['wrong', true, 'right'],
  ] as const)('found %s and said %s is %s', (verdict, said, stands) => {
    expect(standing({ verdict, said })).toBe(stands);
  });
});

describe('the characters of a class', () => {
  it('begin with the most missed; what the teacher has settled is settled', () => {
    const rows = [square(0, 'wrong', { said: true }), square(1, 'wrong'), square(1, 'doubtful')];
    expect(
      mostMissed(cells, rows).map(({ character, right, wrong, doubtful }) => [character, right, wrong, doubtful]),
    ).toEqual([
      ['天', 0, 1, 1],
      ['土', 1, 0, 0],
    ]);
  });

  it('say why, the most frequent first, each square for one reason, its order for none', () => {
    const missing: WritingFault = { kind: 'missing', stroke: 3 };
    const rows = [
      square(1, 'wrong', { writtenAs: '夫', faults: [missing] }),
      square(1, 'wrong', { faults: [missing] }),
      square(1, 'doubtful', { faults: [missing] }),
      square(1, 'wrong', { faults: [{ kind: 'order', stroke: 0 }] }),
      square(1, 'right', { faults: [missing] }),
    ];
    expect(mostMissed(cells, rows)[0]?.reasons).toEqual([
      { kind: 'missing', stroke: 3, character: null, count: 2 },
      { kind: 'written-as', stroke: null, character: '夫', count: 1 },
    ]);
  });
});
