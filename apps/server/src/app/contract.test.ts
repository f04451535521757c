import { answered, LARGEST_WHOLE } from '@zhibi/contract/kernel';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { apis } from './apis.js';

const all = Object.entries(apis).flatMap(([domain, api]) =>
  Object.entries(api).map(([name, endpoint]) => ({ name: `${domain}.${name}`, endpoint })),
);

/** Every schema within a schema, with the words that lead to it. */
function* within(schema: unknown, path: string): Generator<[string, Record<string, unknown>]> {
  if (schema === null || typeof schema !== 'object') return;
  if (!Array.isArray(schema)) yield [path, schema as Record<string, unknown>]; // as: an object that is no list
  for (const [key, part] of Object.entries(schema)) yield* within(part, `${path}.${key}`);
}

const schemasOf = (io: 'input' | 'output') =>
  all.flatMap(({ name, endpoint }) => [...within(z.toJSONSchema(endpoint[io], { io, unrepresentable: 'any' }), name)]);

describe('what is sent', () => {
  it('holds no number that a column could not keep', () => {
    const open = schemasOf('input')
      .filter(([, { type, const: only }]) => (type === 'number' || type === 'integer') && only === undefined)
      .filter(([path, { minimum, exclusiveMinimum, maximum, exclusiveMaximum }]) => {
        const [least, most] = [minimum ?? exclusiveMinimum, maximum ?? exclusiveMaximum];
        return typeof least !== 'number' || typeof most !== 'number' || (most > LARGEST_WHOLE && !LONG.test(path));
      })
      .map(([path]) => path);
    expect(open).toEqual([]);
  });
});

/** Sizes of files, seeds and moments reach beyond 32 bits, in columns that are made for it. */
const LONG = /[.](size\.items|fileSize|seed|t0|atMs)$/;

/** How many fields a pair has is its kind: a point of ink is two or three numbers. */
const isOfPair = (schema: Record<string, unknown>, word: string): boolean =>
  Array.isArray(schema.prefixItems) &&
  (word === 'minItems' || word === 'maxItems') &&
  schema[word] === schema.prefixItems.length;

describe('what is answered', () => {
  it('is judged by the kinds of its fields only: what was kept can be read', () => {
    const judged = schemasOf('output')
      .filter(([, schema]) =>
        JUDGING.some(
          (word) => (typeof schema[word] === 'number' || typeof schema[word] === 'string') && !isOfPair(schema, word),
        ),
      )
      .map(([path]) => path);
    expect(judged).toEqual([]);
  });

  it('still leaves out what it does not name, and refuses another kind', () => {
    const shown = answered(z.object({ name: z.string().max(2), of: z.array(z.union([z.uuid(), z.null()])).max(1) }));
    expect(shown.parse({ name: 'longer', of: ['a', null], secret: 1 })).toEqual({ name: 'longer', of: ['a', null] });
    expect(shown.safeParse({ name: 1, of: [] }).success).toBe(false);
  });
});

const JUDGING = ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'].concat([
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
  'pattern',
  'format',
]);
