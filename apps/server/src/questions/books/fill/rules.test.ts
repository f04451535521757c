import { describe, expect, it } from 'vitest';
import { hasEnded, kindOf, pageRefusal, roomFor, scanRefusal } from './rules.js';

const book = { pages: 3, state: 'draft' as const, removedAt: null };
const page = { state: 'entry' as const, fileId: null };

it.each([
  ['nobody has begun', book, 1, undefined, undefined, undefined],
  ['is being entered', book, 3, page, undefined, undefined],
  ['has a scan', book, 1, { ...page, fileId: 'f' }, undefined, 'page-taken'],
  ['is being checked', book, 1, { ...page, state: 'waiting' as const }, 'page-fixed', 'page-fixed'],
  ['was checked', book, 1, { ...page, state: 'checked' as const }, 'page-fixed', 'page-fixed'],
  ['is behind the end', book, 4, undefined, 'no-page', 'no-page'],
  ['is of a published book', { ...book, state: 'published' as const }, 1, page, 'book-closed', 'book-closed'],
  ['is of a removed book', { ...book, removedAt: new Date() }, 1, page, 'book-closed', 'book-closed'],
  ['is of no book', undefined, 1, page, 'book-closed', 'book-closed'],
])('a page that %s', (_, of, no, found, forQuestions, forScan) => {
  expect(pageRefusal(of, no, found)).toBe(forQuestions);
  expect(scanRefusal(of, no, found)).toBe(forScan);
});

describe('a file is known by how it begins', () => {
  it.each([
    ['%PDF-1.7', 'pdf'],
    [`${'\n'.repeat(900)}%PDF-1.4`, 'pdf'],
    ['PK\u0003\u0004', 'docx'],
    ['\u00d0\u00cf\u0011\u00e0', undefined],
    ['<html>', undefined],
    ['', undefined],
  ])('%j', (head, kind) => {
    expect(kindOf(Buffer.from(head, 'latin1'))).toBe(kind);
  });
});

it('no more pages of a file are read than the book has room for', () => {
  expect([roomFor(10, 1, 3), roomFor(2, 2, 3), roomFor(9, 3, 3), roomFor(9, 4, 3)]).toEqual([3, 2, 1, 0]);
});

it('only work that has ended is taken back', () => {
  const states = ['waiting', 'running', 'done', 'undone', 'failed'] as const;
  expect(states.filter((state) => hasEnded({ state }))).toEqual(['done', 'failed']);
});
