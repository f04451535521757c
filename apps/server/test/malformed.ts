import fc from 'fast-check';
import type { z } from 'zod';

const ILL_TEXTS = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  '\udc00x',
  '😀'.repeat(50),
  "'; drop table student; --",
  '%',
  '\\',
  '../../etc/passwd',
  '__proto__',
  'constructor',
  'toString',
  '20130230',
  '99999999',
  '20269999999999',
  '2026-02-30',
  '0x10',
  '1e400',
  'NaN',
  '-0',
  '٣',
  'null',
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
  '01890000-0000-7000-8000-00000000000g',
  '\u202egpj.exe',
];
const LONG_TEXTS = ['x', '9', '汉', '\\u0000', '{', '('].map((sign) => sign.repeat(20_000));
const ILL_NUMBERS = [
  -1,
  0,
  -0,
  0.5,
  0.1 + 0.2,
  2 ** 31 - 1,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 32,
  2 ** 53 - 1,
  2 ** 53,
  1e21,
  1e308,
  -1e308,
  5e-324,
  32_768,
  65_536,
];

/** Nested as deeply as a body of a call may be. */
const deep = (depth: number): unknown => JSON.parse('['.repeat(depth) + ']'.repeat(depth));
const ILL_THINGS = [
  null,
  true,
  false,
  [],
  {},
  [[]],
  [null],
  { length: -1 },
  deep(2_000),
  { toJSON: 1 },
  Array.from({ length: 3_000 }, () => 1),
];

/** A value that no screen of ours would send: of another kind, of the same kind and out of all measure, or nothing. */
const malformed: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...ILL_TEXTS) },
  { weight: 1, arbitrary: fc.constantFrom(...LONG_TEXTS) },
  { weight: 4, arbitrary: fc.constantFrom(...ILL_NUMBERS) },
  { weight: 2, arbitrary: fc.constantFrom(...ILL_THINGS) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 30 }) },
);

type Def = Record<string, unknown> & { type: string };
const defOf = (noun: unknown): Def => (noun as z.core.$ZodType)._zod.def as unknown as Def; // each kind of noun keeps its parts under names of its own

/** The paths of the places that a noun has for a value. */
export function placesOf(noun: unknown, depth = 0): string[][] {
  const def = defOf(noun);
  if (depth > 6) return [[]];
  const inner = def.innerType ?? def.in ?? def.element;
  if (def.type === 'object')
    return Object.entries(def.shape as object).flatMap(([name, part]) => [
      [name],
      ...placesOf(part, depth + 1)
        .filter((path) => path.length > 0)
        .map((path) => [name, ...path]),
    ]);
  if (def.type === 'array') return [['0'], ...placesOf(inner, depth + 1).map((path) => ['0', ...path])];
  if (def.type === 'union') return (def.options as unknown[]).flatMap((one) => placesOf(one, depth + 1));
  return inner === undefined ? [[]] : placesOf(inner, depth + 1);
}

/** What a screen would send, with one or two places that are malformed. Places that what is sent lacks are made. */
export function malformedInput(noun: unknown, sent: Readonly<Record<string, unknown>>): fc.Arbitrary<unknown> {
  const places = placesOf(noun).filter((path) => path.length > 0);
  if (places.length === 0) return malformed.map((value) => ({ ...sent, unknown: value }));
  const place = fc.tuple(fc.constantFrom(...places), malformed);
  return fc
    .array(place, { minLength: 1, maxLength: 2 })
    .map((wrong) => wrong.reduce<unknown>((input, [path, value]) => put(input, path, value), sent));
}

function put(into: unknown, [name, ...rest]: readonly string[], value: unknown): unknown {
  if (name === undefined) return value;
  if (Array.isArray(into)) return [put(into[0], rest, value), ...into.slice(1)];
  const fields = typeof into === 'object' && into !== null ? (into as Record<string, unknown>) : {}; // as: an object that is no list
  return name === '0' ? [put(undefined, rest, value)] : { ...fields, [name]: put(fields[name], rest, value) };
}
