import type { Actor } from '@zhibi/contract/session';
import { describe, expect, it } from 'vitest';
import {
  type Asked,
  mayDecide,
  mayEdit,
  mayFork,
  mayRemove,
  mayRestore,
  mayReview,
  maySee,
  maySeeReview,
  mayWithdraw,
  type Owned,
} from './policy.js';

const actor = (accountId: string, schoolId = 'here', subjects: number[] = [202]): Actor => ({
  accountId,
  schoolId,
  sessionId: 's',
  loginType: 1,
  role: 'TEACHER',
  roles: ['TEACHER'],
  name: '',
  schoolIds: [schoolId],
  organisationId: 'o',
  subjectId: 202,
  teacherId: 't',
  studentId: null,
  teaches: new Map([['class', new Set(subjects)]]),
  memberOf: new Set(),
  stageId: null,
  dataLocked: false,
});
const [author, colleague, stranger] = [actor('author'), actor('colleague'), actor('author', 'elsewhere')];
const owned = (change: Partial<Owned> = {}): Owned => ({
  schoolId: 'here',
  shelf: 'mine',
  ownerAccountId: 'author',
  archived: false,
  ...change,
});
const review = (change: Partial<Asked> = {}): Asked => ({
  authorAccountId: 'author',
  subjectId: 202,
  state: 'waiting',
  ...change,
});

const rules = { maySee, mayEdit, mayRemove, mayRestore, mayFork };
type Rule = keyof typeof rules;
/** author, colleague, the same account in another school: y or n for each. */
const table: [Rule, string, Owned, string][] = [
  ['maySee', 'an own one', owned(), 'ynn'],
  ['maySee', "the school's", owned({ shelf: 'school' }), 'yyn'],
  ['maySee', "the platform's", owned({ shelf: 'platform', schoolId: 'p', ownerAccountId: null }), 'yyy'],
  ['maySee', "an archived one of the school's", owned({ shelf: 'school', archived: true }), 'ynn'],
  ['mayEdit', 'an own one', owned(), 'ynn'],
  ['mayEdit', 'an archived one', owned({ archived: true }), 'nnn'],
  ['mayEdit', "the school's", owned({ shelf: 'school' }), 'nnn'],
  ['mayRemove', 'an own one', owned(), 'ynn'],
  ['mayRemove', "the school's", owned({ shelf: 'school' }), 'ynn'],
  ['mayRemove', 'an archived one', owned({ archived: true }), 'nnn'],
  ['mayRestore', 'an archived one', owned({ archived: true }), 'ynn'],
  ['mayRestore', 'one that is not', owned(), 'nnn'],
  ['mayFork', "the school's", owned({ shelf: 'school' }), 'yyn'],
  ['mayFork', 'an own one', owned(), 'nnn'],
];

describe('with a question', () => {
  it.each(table)('%s %s', (rule, _what, question, expected) => {
    const answers = [author, colleague, stranger].map((who) => (rules[rule](who, question) ? 'y' : 'n'));
    expect(answers.join('')).toBe(expected);
  });

  it('nobody without a school sees any', () => {
    expect(maySee(actor('author', ''), owned({ schoolId: '' }))).toBe(false);
  });
});

describe('with a review', () => {
  const english = actor('english', 'here', [203]);
  const reviewRules = { mayDecide, mayWithdraw, maySeeReview };
  it.each<[keyof typeof reviewRules, Asked, string]>([
    ['mayDecide', review(), 'nyn'],
    ['mayDecide', review({ state: 'published' }), 'nnn'],
    ['mayWithdraw', review(), 'ynn'],
    ['mayWithdraw', review({ state: 'returned' }), 'nnn'],
    ['maySeeReview', review(), 'yyn'],
  ])('%s of %o', (rule, asked, expected) => {
    expect([author, colleague, english].map((who) => (reviewRules[rule](who, asked) ? 'y' : 'n')).join('')).toBe(
      expected,
    );
  });

  it('who teaches the subject may look', () => {
    expect([mayReview(colleague, 202), mayReview(english, 202)]).toEqual([true, false]);
  });
});
