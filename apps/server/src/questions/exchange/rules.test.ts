import { describe, expect, it } from 'vitest';
import { isSettable } from './formulas.js';
import {
  isDoubtful,
  knowledgeFinder,
  type Subject,
  skipOfRefusal,
  subjectOf,
  warningsOfPlace,
  warningsOfSubject,
} from './rules.js';

const subjects: Subject[] = [
  { subjectId: 202, stage: 2, name: '初中数学' },
  { subjectId: 302, stage: 3, name: '高中数学' },
  { subjectId: 303, stage: 3, name: '物理' },
];
const chosen = subjects[0];

describe('the subject of a question', () => {
  it.each([
    ['names none', {}, 202],
    ['names one at the stage that was chosen', { subject: '数学' }, 202],
    ['names its stage too', { subject: '数学', stage: 'senior' as const }, 302],
    ['names one that only another stage has', { subject: '物理' }, 303],
    ['names one that nobody knows', { subject: '炼金术' }, 202],
    ['names a stage without the subject', { subject: '物理', stage: 'primary' as const }, 202],
  ])('that %s', (_, said, subjectId) => {
    expect(subjectOf({ knowledge: [], ...said }, subjects, chosen)?.subjectId).toBe(subjectId);
  });

  it.each<[string, object, { chosen: Subject | undefined; seen: number[] | null }, string[]]>([
    ['is the chosen one', { subject: '数学' }, { chosen, seen: [] }, []],
    ['is taught but not chosen', { subject: '物理' }, { chosen, seen: [202, 303] }, ['other-subject']],
    [
      'is of a stage that is not taught',
      { subject: '数学', stage: 'senior' },
      { chosen, seen: [202] },
      ['subject-unseen'],
    ],
    [
      'is not taught, where none was chosen',
      { subject: '物理' },
      { chosen: undefined, seen: [202] },
      ['subject-unseen'],
    ],
    ['is taught, where none was chosen', { subject: '物理' }, { chosen: undefined, seen: [303] }, []],
    [
      'is another one, where nobody knows what is taught',
      { subject: '物理' },
      { chosen, seen: null },
      ['other-subject'],
    ],
  ])('that %s is told of', (_, said, place, warnings) => {
    const subject = subjectOf({ knowledge: [], ...said }, subjects, place.chosen);
    expect(subject && warningsOfPlace(subject, place)).toEqual(warnings);
  });

  it.each([
    ['nobody knows', { subject: '火星文' }, ['subject-not-known']],
    ['is not there at its stage', { subject: '物理', stage: 'primary' as const }, ['subject-not-known']],
    ['is known', { subject: '数学' }, []],
    ['nobody named', {}, []],
  ])('that %s goes into the chosen one, and that is told', (_, said, warnings) => {
    const facts = { knowledge: [], ...said };
    const subject = subjectOf(facts, subjects, chosen);
    expect(subject?.subjectId).toBe(chosen?.subjectId);
    expect(subject && warningsOfSubject(facts, subject)).toEqual(warnings);
  });

  it('is not guessed where two stages have it and none was chosen', () => {
    expect(subjectOf({ knowledge: [], subject: '数学' }, subjects, undefined)).toBeUndefined();
    expect(subjectOf({ knowledge: [] }, subjects, undefined)).toBeUndefined();
  });
});

describe('a knowledge point', () => {
  const find = knowledgeFinder([
    { id: 'f', parentId: null, title: '函数' },
    { id: 'q', parentId: 'f', title: '二次函数' },
    { id: 'g', parentId: 'f', title: '图象' },
    { id: 'h', parentId: 'q', title: '图象' },
  ]);
  it.each([
    ['函数/二次函数', 'q'],
    ['函数／二次函数/图象', 'h'],
    ['二次函数', 'q'],
    ['别处/二次函数', 'q'],
    ['图象', undefined],
    ['没有', undefined],
    ['', undefined],
  ])('%s is %s', (path, id) => {
    expect(find(path)).toBe(id);
  });
});

it('waits for a person below three quarters', () => {
  expect([0.74, 0.75, 1].map(isDoubtful)).toEqual([true, false, false]);
});

it('says the refusals of the table reader in the words of an import', () => {
  expect(['too-large', 'locked-excel', 'whatever', undefined].map(skipOfRefusal)).toEqual([
    'too-large',
    'locked-file',
    'broken-file',
    'broken-file',
  ]);
});

it.each([
  ['\\frac{1}{2}x^2', true],
  ['\\def\\x{\\x\\x}\\x', false],
  ['\\frac{1}', false],
  ['\\href{javascript:alert(1)}{x}', false],
])('a formula %s shows: %s', (latex, shows) => {
  expect(isSettable(latex)).toBe(shows);
});
