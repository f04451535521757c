import type { Actor } from '@zhibi/contract/session';
import { describe, expect, it } from 'vitest';
import {
  isHead,
  mayArrange,
  mayCorrectReadings,
  mayHandSlips,
  mayLookAt,
  mayReadLevels,
  maySetLevels,
} from './policy.js';

const of = { classId: 'a', headTeacherId: 't1' };
const actor = (change: Partial<Actor>) =>
  ({ role: 'TEACHER', schoolId: 's', teacherId: 't0', teaches: new Map(), ...change }) as unknown as Actor; // the rest of an actor does not matter here
const teaches = new Map([['a', new Set([202])]]);

const everybody = {
  head: actor({ teacherId: 't1' }),
  teacher: actor({ teaches }),
  another: actor({ teaches: new Map([['b', new Set([202])]]) }),
  headElsewhere: actor({ teacherId: null }),
  admin: actor({ role: 'SCHOOLADMIN', teacherId: null }),
  principal: actor({ role: 'SCHOOLPRINCIPAL', teacherId: null }),
  officer: actor({ role: 'REGION', teacherId: null }),
  officerWithoutSchool: actor({ role: 'REGION', schoolId: '', teacherId: null }),
  student: actor({ role: 'STUDENT', teacherId: null }),
  studentWhoIsHead: actor({ role: 'STUDENT', teacherId: 't1' }),
};
type Who = keyof typeof everybody;

const allowed: [string, (one: Actor) => boolean, Who[]][] = [
  ['is its head', (one) => isHead(one, of), ['head']],
  ['looks at it', (one) => mayLookAt(one, of), ['head', 'teacher', 'admin', 'principal']],
  ['arranges groups and seats', (one) => mayArrange(one, of), ['head', 'teacher']],
  ['corrects readings', (one) => mayCorrectReadings(one, of), ['head', 'teacher', 'admin']],
  ['hands out slips', (one) => mayHandSlips(one, of), ['head', 'admin']],
  ['reads layers of a subject', (one) => mayReadLevels(one, 'a', 202), ['teacher', 'admin', 'principal']],
  ['sets layers of a subject', (one) => maySetLevels(one, 'a', 202), ['teacher']],
  ['reads layers of another subject', (one) => mayReadLevels(one, 'a', 203), ['admin', 'principal']],
  ['sets layers of another subject', (one) => maySetLevels(one, 'a', 203), []],
];

describe.each(allowed)('who %s', (_, may, who) => {
  it.each(Object.keys(everybody) as Who[])('%s', (name) => {
    expect(may(everybody[name])).toBe(who.includes(name));
  });
});

it('a class without a head teacher has none', () => {
  expect(isHead(actor({ teacherId: null }), { classId: 'a', headTeacherId: null })).toBe(false);
});

it.each([
  ['arranges', (one: Actor) => mayArrange(one, of)],
  ['corrects readings', (one: Actor) => mayCorrectReadings(one, of)],
  ['hands out slips', (one: Actor) => mayHandSlips(one, of)],
  ['reads layers', (one: Actor) => mayReadLevels(one, 'a', 202)],
  ['sets layers', (one: Actor) => maySetLevels(one, 'a', 202)],
])('nobody %s outside a school', (_, may) => {
  for (const one of Object.values(everybody)) expect(may({ ...one, schoolId: '' })).toBe(false);
});
