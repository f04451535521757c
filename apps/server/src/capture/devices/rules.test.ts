import type { Actor } from '@zhibi/contract/session';
import { describe, expect, it } from 'vitest';
import { reasonToQueue } from '../rules.js';
import { canOfDevice, keptSchools, mayKeepDevices } from './policy.js';
import { readTable } from './read-table.js';
import { everyDay, healthOf, kindOf, lostRateOf, SILENT_MS, tidyMac } from './rules.js';

describe('the days of a week', () => {
  it('stand at even distances: one on which nothing came is there with nothing', () => {
    const came = ['20261125', '20261128', '20261201'].map((day) => ({ day, strokes: 3 }));
    expect(everyDay(came, '2026-11-25', { strokes: 0 }).map(({ day, strokes }) => [day, strokes])).toEqual([
      ['20261125', 3],
      ['20261126', 0],
      ['20261127', 0],
      ['20261128', 3],
      ['20261129', 0],
      ['20261130', 0],
      ['20261201', 3],
    ]);
    expect(everyDay([], '2026-11-25', {})).toEqual([]);
  });
});

describe('the health of a device', () => {
  const now = new Date('2026-11-21T12:00:00Z');
  const ago = (ms: number) => new Date(now.getTime() - ms);
  const pen = { state: 'in-use' as const, battery: 80, lastSeenAt: now, lostRate: 0 };
  it.each([
    ['good', {}],
    ['good', { battery: 20 }],
    ['low-battery', { battery: 19 }],
    ['good', { battery: null }],
    ['good', { lostRate: 0.05 }],
    ['losing', { lostRate: 0.051, battery: 5 }],
    ['good', { lastSeenAt: ago(SILENT_MS - 1) }],
    ['silent', { lastSeenAt: ago(SILENT_MS), lostRate: 0.5 }],
    ['good', { lastSeenAt: ago(SILENT_MS), state: 'spare' as const }],
    ['never-seen', { lastSeenAt: null }],
  ])('is %s with %j', (health, change) => {
    expect(healthOf({ ...pen, ...change }, now)).toBe(health);
  });
});

it.each([
  [19, 10, null],
  [20, 20, 0],
  [20, 19, 0.05],
  [100, 90, 0.1],
  [20, 21, 0],
])('of %i batches %i came: %s lost', (expected, came, rate) => {
  expect(lostRateOf(expected, came)).toBe(rate);
});

it.each([
  ['aa:bb:cc:dd:ee:ff', 'AABBCCDDEEFF'],
  ['AA-BB-CC-DD-EE-FF', 'AABBCCDDEEFF'],
  [' aabb.ccdd.eeff ', 'AABBCCDDEEFF'],
])('%s is kept as %s', (typed, kept) => {
  expect(tidyMac(typed)).toBe(kept);
});

it.each([
  ['', 'pen'],
  ['智能笔', 'pen'],
  ['Gateway', 'gateway'],
  ['收纳盒', 'box'],
  ['打印机', undefined],
])('%j is a %s', (cell, kind) => {
  expect(kindOf(cell)).toBe(kind);
});

describe('a table', () => {
  it.each([
    ['commas', 'mac,type\r\nAA,"a, ""b"""\r\n'],
    ['tabs', 'mac\ttype\nAA\t"a, ""b"""'],
    ['a mark before', '\uFEFFmac;type\nAA;"a, ""b"""'],
  ])('is read with %s', async (_, text) => {
    expect(await readTable(Buffer.from(text))).toEqual([
      { at: 1, cells: ['mac', 'type'] },
      { at: 2, cells: ['AA', 'a, "b"'] },
    ]);
  });

  it('of an old spreadsheet is read in its own encoding', async () => {
    const pen = Buffer.from([0x2c, 0xd6, 0xc7, 0xc4, 0xdc, 0xb1, 0xca]);
    expect(await readTable(pen)).toEqual([{ at: 1, cells: ['', '智能笔'] }]);
  });

  it('that is damaged is none', async () => {
    expect(await readTable(Buffer.from('PK\u0003\u0004 broken'))).toBeUndefined();
  });
});

describe('who keeps devices', () => {
  const who = (role: Actor['role'], schoolId: string, schoolIds: string[]) =>
    ({ role, schoolId, schoolIds }) as unknown as Actor; // the rest of an actor does not matter here
  it.each([
    ['ORGADMIN', '', ['s', 't'], 's', true],
    ['ORGADMIN', '', ['s', 't'], 'x', false],
    ['SCHOOLADMIN', 's', ['s'], 's', true],
    ['SCHOOLADMIN', 's', ['s', 't'], 't', false],
    ['SCHOOLPRINCIPAL', 's', ['s'], 's', false],
    ['TEACHER', 's', ['s'], 's', false],
  ] as const)('%s at %j of %j keeps those of %s: %s', (role, here, ids, schoolId, may) => {
    expect(mayKeepDevices(who(role, here, [...ids]), schoolId)).toBe(may);
    expect(keptSchools(who(role, here, [...ids]), schoolId)).toEqual(may ? [schoolId] : []);
  });

  it.each([
    ['a spare pen', { kind: 'pen', state: 'spare', studentId: null, teacherId: null }, 'bind disable'],
    ['a pen of a student', { kind: 'pen', state: 'in-use', studentId: 'x', teacherId: null }, 'unbind swap disable'],
    ['a lost pen', { kind: 'pen', state: 'lost', studentId: null, teacherId: null }, 'disable enable'],
    ['a disabled pen', { kind: 'pen', state: 'disabled', studentId: null, teacherId: null }, 'enable'],
    ['a gateway', { kind: 'gateway', state: 'in-use', studentId: null, teacherId: null }, 'disable'],
  ] as const)('%s: %j can %s', (_, known, can) => {
    const may = canOfDevice(known);
    expect(
      Object.entries(may)
        .flatMap(([what, is]) => (is ? [what] : []))
        .join(' '),
    ).toBe(can);
  });
});

it('ink of a disabled pen waits, after every other reason', () => {
  const page = { codeRule: 'demo', homeworkId: 'h' };
  expect(reasonToQueue('demo', { page, copy: 'takes-ink', isDisabled: true })).toBe('device-disabled');
  expect(reasonToQueue('demo', { page, copy: 'over', isDisabled: true })).toBe('homework-over');
  expect(reasonToQueue('demo', { page, copy: 'takes-ink', isDisabled: false })).toBeUndefined();
});
