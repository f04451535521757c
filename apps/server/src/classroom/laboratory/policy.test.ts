import type { Actor } from '@zhibi/contract/session';
import { describe, expect, it } from 'vitest';
import {
  isScorer,
  mayDecide,
  mayKeep,
  mayMake,
  mayReadResults,
  mayRemovePhoto,
  mayScore,
  maySee,
  type OfLab,
} from './policy.js';

const school = 'school';
const someone = (change: Partial<Actor> = {}): Actor =>
  ({
    accountId: 'nobody',
    role: 'TEACHER',
    schoolId: school,
    teaches: new Map(),
    memberOf: new Set(),
    ...change,
  }) as Actor; // as: what a policy reads
const teaching = (accountId: string) => someone({ accountId, teaches: new Map([['c', new Set([1])]]) });
const maker = teaching('maker');
const colleague = teaching('colleague');
const scorer = someone({ accountId: 'scorer' });
const stranger = someone({ accountId: 'stranger', teaches: new Map([['c', new Set([2])]]) });
const leader = someone({ role: 'SCHOOLADMIN', accountId: 'leader' });
const student = someone({ role: 'STUDENT', accountId: 'scorer', memberOf: new Set(['c']) });
const nowhere = someone({ role: 'SCHOOLADMIN', schoolId: '' });
const everybody = { maker, colleague, scorer, stranger, leader, student, nowhere };

const lab = (change: Partial<OfLab> = {}): OfLab => ({
  classId: 'c',
  subjectId: 1,
  accountId: 'maker',
  scorerIds: ['maker', 'scorer'],
  state: 'open',
  ...change,
});
const who = (may: (actor: Actor) => boolean) =>
  Object.entries(everybody).flatMap(([name, actor]) => (may(actor) ? [name] : []));

describe('lab work', () => {
  it('is made by the teachers of the class in the subject', () => {
    expect(who((actor) => mayMake(actor, { classId: 'c', subjectId: 1 }))).toEqual(['maker', 'colleague']);
  });

  it('is changed and finished by its maker', () => {
    expect(who((actor) => mayKeep(actor, lab()))).toEqual(['maker']);
    expect(mayKeep(someone({ accountId: 'maker' }), lab())).toBe(false);
  });

  it('is settled and finished by its maker or a leader, a draft by nobody but its maker', () => {
    expect(who((actor) => mayDecide(actor, lab()))).toEqual(['maker', 'leader']);
    expect(who((actor) => mayDecide(actor, lab({ state: 'draft' })))).toEqual(['maker']);
  });

  it('is seen by teachers of the class in the subject, scorers and leaders; a draft by its maker', () => {
    expect(who((actor) => maySee(actor, lab()))).toEqual(['maker', 'colleague', 'scorer', 'leader']);
    expect(who((actor) => maySee(actor, lab({ state: 'draft' })))).toEqual(['maker']);
  });

  it('is scored by its scorers while it is open', () => {
    expect(who((actor) => isScorer(actor, lab()))).toEqual(['maker', 'scorer']);
    expect(who((actor) => mayScore(actor, lab()))).toEqual(['maker', 'scorer']);
    expect(who((actor) => mayScore(actor, lab({ state: 'finished' })))).toEqual([]);
  });

  it('has results that scorers read when it is finished, the maker at any time', () => {
    expect(who((actor) => mayReadResults(actor, lab()))).toEqual(['maker', 'colleague', 'leader']);
    expect(who((actor) => mayReadResults(actor, lab({ state: 'finished' })))).toEqual([
      'maker',
      'colleague',
      'scorer',
      'leader',
    ]);
    expect(who((actor) => mayReadResults(actor, lab({ state: 'draft' })))).toEqual([]);
  });

  it('has photographs that whoever took them takes away, or the maker', () => {
    expect(who((actor) => mayRemovePhoto(actor, lab(), { accountId: 'scorer' }))).toEqual(['maker', 'scorer']);
    expect(who((actor) => mayRemovePhoto(actor, lab(), { accountId: 'other' }))).toEqual(['maker']);
    expect(who((actor) => mayRemovePhoto(actor, lab({ state: 'finished' }), { accountId: 'scorer' }))).toEqual([]);
  });
});
