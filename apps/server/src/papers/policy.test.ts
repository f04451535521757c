import type { Actor } from '@zhibi/contract/session';
import { describe, expect, it } from 'vitest';
import { mayEditPaper, mayNameClasses, mayPrintFor, mayPublishPaper, mayReadPaper, maySeePaper } from './policy.js';

const MATHS = 202;
const me: Actor = {
  accountId: 'me',
  sessionId: 's',
  loginType: 1,
  role: 'TEACHER',
  roles: ['TEACHER'],
  name: '测试',
  schoolId: 'school',
  schoolIds: ['school'],
  organisationId: 'o',
  subjectId: MATHS,
  teacherId: 't',
  studentId: null,
  teaches: new Map([
    ['maths class', new Set([MATHS])],
    ['english class', new Set([203])],
  ]),
  memberOf: new Set(),
  stageId: null,
  dataLocked: false,
};
const draft = { ownerAccountId: 'me', status: 'draft', questionCount: 3 } as const;
const colleagues = { ...draft, ownerAccountId: 'colleague' };
const published = { ...draft, status: 'published' } as const;

describe('a paper', () => {
  it('is seen by its owner only', () => {
    expect([maySeePaper(me, draft), maySeePaper(me, colleagues)]).toEqual([true, false]);
  });
  it('is read by colleagues while its owner shares it and has not put it away', () => {
    const [sharedAt, archivedAt] = [new Date(0), new Date(1)];
    const kept = { sharedAt: null, archivedAt: null };
    expect(
      [
        { ...draft, ...kept },
        { ...draft, ...kept, archivedAt },
        { ...colleagues, ...kept },
        { ...colleagues, ...kept, sharedAt },
        { ...colleagues, sharedAt, archivedAt },
      ].map((one) => mayReadPaper(me, one)),
    ).toEqual([true, true, false, true, false]);
  });
  it('is edited by its owner until it is published', () => {
    const laidOut = { ...draft, status: 'laid-out' } as const;
    expect([draft, laidOut, published, colleagues].map((one) => mayEditPaper(me, one))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
  it('is published by its owner, also once more, when there are questions in it', () => {
    const empty = { ...draft, questionCount: 0 };
    expect([draft, published, empty, colleagues].map((one) => mayPublishPaper(me, one))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});

describe('classes', () => {
  it('are known to a teacher where any subject is taught', () => {
    expect(mayNameClasses(me, ['maths class', 'english class'])).toBe(true);
    expect(mayNameClasses(me, ['maths class', 'another class'])).toBe(false);
  });
  it('get copies where the subject of the paper is taught', () => {
    expect(mayPrintFor(me, ['maths class'], MATHS)).toBe(true);
    expect(mayPrintFor(me, ['maths class', 'english class'], MATHS)).toBe(false);
    expect(mayPrintFor({ ...me, role: 'SCHOOLADMIN' }, ['maths class'], MATHS)).toBe(false);
  });
});
