import type { Actor } from '@zhibi/contract/session';
import { describe, expect, it } from 'vitest';
import {
  type BookOf,
  canOf,
  canOfPage,
  mayAnswerReports,
  mayReadReports,
  maySee,
  mayUndoFill,
  mayWrite,
  type PageOf,
} from './policy.js';

const MATHS = 202;
const ENGLISH = 203;
const actor = (accountId: string, subject: number): Actor => ({
  accountId,
  sessionId: 's',
  loginType: 1,
  role: 'TEACHER',
  roles: ['TEACHER'],
  name: '测试',
  schoolId: 'school',
  schoolIds: ['school'],
  organisationId: 'o',
  subjectId: subject,
  teacherId: 't',
  studentId: null,
  memberOf: new Set<string>(),
  stageId: null,
  dataLocked: false,
  teaches: new Map([['class', new Set([subject])]]),
});
const author = actor('author', MATHS);
const peer = actor('peer', MATHS);
const stranger = actor('stranger', ENGLISH);
/** Who began a book and teaches the subject no longer. */
const moved = actor('author', ENGLISH);

const draft: BookOf = { subjectId: MATHS, state: 'draft', createdBy: 'author', sharedAt: null, originId: null };
const waiting: BookOf = { ...draft, state: 'waiting' };
const published: BookOf = { ...draft, state: 'published' };
const shared: BookOf = { ...published, sharedAt: new Date() };
const copy: BookOf = { ...published, originId: 'theirs' };

/** The names of what somebody may do. */
const allowed = (can: Readonly<Record<string, boolean>>): string[] =>
  Object.entries(can)
    .filter(([, may]) => may)
    .map(([name]) => name)
    .sort();

describe('a book', () => {
  it('is begun by who teaches the subject, in a school', () => {
    expect([mayWrite(peer, MATHS), mayWrite(stranger, MATHS), mayWrite({ ...peer, schoolId: '' }, MATHS)]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('is seen by who writes it, and by all when it is published', () => {
    const seen = (book: BookOf) => [author, moved, peer, stranger].map((who) => maySee(who, book));
    expect(seen(draft)).toEqual([true, true, true, false]);
    expect(seen(waiting)).toEqual([true, true, true, false]);
    expect(seen(published)).toEqual([true, true, true, true]);
  });

  it.each([
    ['a draft', draft, ['edit', 'enter', 'remove', 'submit'], ['enter'], []],
    ['one in review', waiting, ['remove', 'withdraw'], ['decide'], []],
    ['a published one', published, ['remove', 'reopen', 'share', 'use'], ['use'], ['use']],
    ['one given to the district', shared, ['unshare', 'use'], ['use'], ['use']],
    ['one that was taken over', copy, ['remove', 'reopen', 'use'], ['use'], ['use']],
  ])('%s is its author’s, a colleague’s, everybody’s', (_, book, authors, peers, strangers) => {
    expect([author, peer, stranger].map((who) => allowed(canOf(who, book)))).toEqual([authors, peers, strangers]);
  });

  it('stays its author’s who teaches the subject no longer', () => {
    expect(allowed(canOf(moved, draft))).toEqual(['edit', 'enter', 'remove', 'submit']);
  });

  it('is not decided by who began it, whatever they teach', () => {
    expect([canOf(author, waiting).decide, canOf(moved, waiting).decide]).toEqual([false, false]);
  });

  it('says what readers have told to who writes it, and they answer', () => {
    for (const may of [mayReadReports, mayAnswerReports])
      expect([author, moved, peer, stranger].map((who) => may(who, published))).toEqual([true, true, true, false]);
  });
});

describe('a page', () => {
  const of = (state: PageOf['state']): PageOf => ({ state, enteredBy: 'author' });
  const can = (who: Actor, page: PageOf, book = draft) => allowed(canOfPage(who, book, page));

  it.each([
    ['in entry', 'entry', ['edit', 'submit'], ['edit', 'submit'], []],
    ['waiting for its check', 'waiting', ['reopen'], ['decide'], []],
    ['that was checked', 'checked', ['reopen'], ['reopen'], []],
  ] as const)('%s is its clerk’s, the second person’s, nobody else’s', (_, state, clerks, seconds, others) => {
    expect([author, peer, stranger].map((who) => can(who, of(state)))).toEqual([clerks, seconds, others]);
  });

  it('of a book that is no draft stays as it is', () => {
    for (const book of [waiting, published])
      for (const state of ['entry', 'waiting', 'checked'] as const)
        expect([author, peer].map((who) => can(who, of(state), book))).toEqual([[], []]);
  });
});

it('a filling is taken back by whoever made it, while the book is written', () => {
  const mine = { accountId: 'peer' };
  expect([mayUndoFill(peer, draft, mine), mayUndoFill(author, draft, mine)]).toEqual([true, false]);
  expect([mayUndoFill(peer, waiting, mine), mayUndoFill(stranger, draft, { accountId: 'stranger' })]).toEqual([
    false,
    false,
  ]);
});
