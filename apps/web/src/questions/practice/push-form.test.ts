import type { PracticeUnit, UnitName } from '@zhibi/contract/questions/practice';
import { expect, it } from 'vitest';
import {
  endOfToday,
  knownBefore,
  type PushForm,
  sheetsOf,
  toStamp,
  unitsPushed,
  usualUnits,
  wrongsOf,
} from './push-form.js';

const unit = (name: UnitName, classNames: string[] = []): PracticeUnit => ({
  unit: name,
  questionIds: [name],
  types: [],
  minutes: 5,
  difficulty: 0.7,
  spare: 0,
  given: classNames.map((one) => ({ classId: one, className: one, questions: 1, at: '20261120080000' })),
});
const units = [unit('basic', ['3-1']), unit('standard', ['3-1', '3-2']), unit('challenge')];
const form = (change: Partial<PushForm> = {}): PushForm => ({
  wishId: 'w',
  loadReason: '',
  title: '第一课',
  classIds: ['3-1', '3-2'],
  endAt: '2026-11-21T23:59',
  units: usualUnits(['basic', 'standard', 'challenge']),
  ...change,
});

it('today ends at its last minute', () => {
  expect(endOfToday('20261121080000')).toBe('2026-11-21T23:59');
  expect([toStamp('2026-11-21T23:59'), toStamp('2026-11-21'), toStamp('')]).toEqual(['20261121235959', '', '']);
});

it.each<[UnitName[], (UnitName | null)[]]>([
  [
    ['basic', 'standard', 'challenge'],
    ['challenge', 'standard', 'basic', 'standard'],
  ],
  [
    ['basic', 'challenge'],
    ['challenge', 'basic', 'basic', 'basic'],
  ],
  [['challenge'], ['challenge', 'challenge', 'challenge', 'challenge']],
  [['standard'], ['standard', 'standard', 'standard', 'standard']],
  [[], [null, null, null, null]],
])('a lesson with %j gives A, B, C and the others %j', (there, expected) =>
  expect(Object.values(usualUnits(there))).toEqual(expected),
);

it('one unit is one sheet for everybody; layers with the same unit share a sheet', () => {
  expect(sheetsOf(units, form(), 'basic')).toEqual([{ questionIds: ['basic'] }]);
  expect(sheetsOf(units, form(), null)).toEqual([
    { questionIds: ['basic'], layers: ['C'] },
    { questionIds: ['standard'], layers: ['B', 'none'] },
    { questionIds: ['challenge'], layers: ['A'] },
  ]);
  const some = form({ units: { A: 'standard', B: 'standard', C: null, none: null } });
  expect(sheetsOf(units, some, null)).toEqual([{ questionIds: ['standard'], layers: ['A', 'B'] }]);
  expect(unitsPushed(units, some, null).map((one) => one.unit)).toEqual(['standard']);
});

it('the chosen classes that had some of it are named once', () => {
  expect(knownBefore(units, ['3-1']).map((one) => one.classId)).toEqual(['3-1']);
  expect(knownBefore(units, ['3-1', '3-2', '3-3']).map((one) => one.classId)).toEqual(['3-1', '3-2']);
  expect(knownBefore(unitsPushed(units, form(), 'challenge'), ['3-1'])).toEqual([]);
});

const nothing = { A: null, B: null, C: null, none: null };
it.each([
  ['nothing', {}, null, undefined, []],
  ['the name', { title: ' ' }, 'basic', undefined, ['title']],
  ['the classes', { classIds: [] }, 'basic', undefined, ['classIds']],
  ['an end that has passed', { endAt: '2026-11-21T07:59' }, 'basic', undefined, ['endAt']],
  ['an end half filled in', { endAt: '' }, 'basic', undefined, ['endAt']],
  ['layers of which none writes', { units: nothing }, null, undefined, ['units']],
  ['layers, but not where one unit is for everybody', { units: nothing }, 'basic', undefined, []],
  ['layers of nobody', { units: { ...nothing, A: 'basic' } }, null, { A: 0, B: 3, C: 0, none: 0 }, ['units']],
] as const)('is to be mended: %s', (_, change, only, students, expected) =>
  expect(wrongsOf(form(change as Partial<PushForm>), only, students, '20261121080000')).toEqual(expected),
);
