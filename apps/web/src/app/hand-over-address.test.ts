import { describe, expect, it } from 'vitest';
import { takeHandOver } from './hand-over-address.js';

const pair = { token: 'a.b.c', refreshToken: 'r' };

function open(href: string) {
  const seen: unknown[] = [];
  const taken = takeHandOver({ href }, { replaceState: (_state, _title, to) => seen.push(to) });
  return { taken, seen };
}

describe('a token in the address', () => {
  it('is taken out, and the rest stays', () => {
    const { taken, seen } = open(
      `http://school.test/homework/written?a=1&token=${encodeURIComponent(btoa(JSON.stringify(pair)))}#x`,
    );
    expect(taken).toEqual(pair);
    expect(seen).toEqual(['/homework/written?a=1#x']);
  });

  it.each(['', 'nonsense', btoa('{"token":1}'), btoa('null')])(
    'is taken out even when it cannot be read: %j',
    (token) => {
      const { taken, seen } = open(`http://school.test/index?token=${encodeURIComponent(token)}`);
      expect([taken, seen]).toEqual([null, ['/index']]);
    },
  );

  it('leaves an address without one alone', () => {
    expect(open('http://school.test/index?a=1')).toEqual({ taken: null, seen: [] });
  });
});
