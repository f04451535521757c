import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeIpp, encodeIpp, type IppMessage, IppUnreadable, type Sent } from './message.js';

const name = fc.stringMatching(/^[a-z][a-z-]{0,20}$/);
const sentOf = fc.oneof(
  fc.record({
    name,
    tag: fc.constant('integer' as const),
    values: fc.array(fc.integer(), { minLength: 1, maxLength: 4 }),
  }),
  fc.record({
    name,
    tag: fc.constant('boolean' as const),
    values: fc.array(fc.boolean(), { minLength: 1, maxLength: 3 }),
  }),
  fc.record({
    name,
    tag: fc.constant('text' as const),
    values: fc.array(fc.string({ unit: 'grapheme' }), { minLength: 1, maxLength: 4 }),
  }),
);
const groups = fc.array(
  fc.record({
    tag: fc.constantFrom(1, 2, 4),
    attributes: fc.uniqueArray(sentOf, { selector: (one: Sent) => one.name, maxLength: 6 }),
  }),
  { maxLength: 4 },
);

/** A header, then these bytes. */
const answer = (...bytes: number[]) => Buffer.from([1, 1, 0, 0, 0, 0, 0, 1, ...bytes]);
const word = (text: string) => [...Buffer.from(text)];

function readOrRefused(bytes: Uint8Array): IppMessage | undefined {
  try {
    return decodeIpp(bytes);
  } catch (error) {
    if (error instanceof IppUnreadable) return undefined;
    throw error;
  }
}

describe('messages of IPP', () => {
  it('are read as they were written', () => {
    fc.assert(
      fc.property(fc.nat(0x7fff), fc.nat(), groups, (code, requestId, written) => {
        const read = decodeIpp(encodeIpp(code, requestId, written));
        expect([read.code, read.requestId]).toEqual([code, requestId]);
        expect(read.groups.map(({ tag, attributes }) => [tag, [...attributes]])).toEqual(
          written.map(({ tag, attributes }) => [tag, attributes.map((one) => [one.name, [...one.values]])]),
        );
      }),
    );
  });

  it('are read to an end or refused, whatever bytes come', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => {
        readOrRefused(bytes);
        readOrRefused(Buffer.concat([answer(4), bytes]));
      }),
      { numRuns: 2_000 },
    );
  });

  it('end at a length that reaches beyond them: other readers take 0xfffb for five bytes back and go on for ever', () => {
    expect(() => decodeIpp(answer(4, 0x44, 0, 1, ...word('a'), 0xff, 0xfb, 3))).toThrow(IppUnreadable);
  });

  it('hold collections, ranges, and text that names its language', () => {
    const bytes = answer(
      ...[4, 0x34, 0, 5, ...word('media'), 0, 0],
      ...[0x4a, 0, 0, 0, 4, ...word('size')],
      ...[0x21, 0, 0, 0, 4, 0, 0, 0, 210],
      ...[0x37, 0, 0, 0, 0],
      ...[0x33, 0, 6, ...word('copies'), 0, 8, 0, 0, 0, 1, 0, 0, 0, 99],
      ...[0x35, 0, 4, ...word('info'), 0, 8, 0, 2, ...word('en'), 0, 2, ...word('ok')],
      ...[0x13, 0, 5, ...word('ready'), 0, 0],
      3,
    );
    const [group] = decodeIpp(bytes).groups;
    expect([...(group?.attributes ?? [])]).toEqual([
      ['media', [{ members: new Map([['size', [210]]]) }]],
      ['copies', [{ from: 1, to: 99 }]],
      ['info', ['ok']],
      ['ready', []],
    ]);
  });

  it('hold no collections without end', () => {
    const deep = Array.from({ length: 20 }, () => [0x4a, 0, 0, 0, 1, ...word('a'), 0x34, 0, 0, 0, 0]).flat();
    expect(() => decodeIpp(answer(4, 0x34, 0, 1, ...word('a'), 0, 0, ...deep))).toThrow('too deep');
  });
});
