import type { booksApi } from '@zhibi/contract/questions/books';
import type { z } from 'zod';

type Fields = z.input<(typeof booksApi)['create']['input']>;
type Who = 'author' | 'peer';

/** A page of a book of the demo world: its questions by key, who entered it, and how far it has come. */
export interface DemoPage {
  questions: readonly string[];
  by: Who;
  until: 'entry' | 'returned' | 'waiting' | 'checked';
  /** Entered from paper: the page has a scan with areas. */
  scanned?: true;
}

export interface DemoBook {
  fields: Fields;
  author: string;
  /** Who enters with the author, checks and decides. */
  peer: string;
  pages: readonly DemoPage[];
  until: 'draft' | 'waiting' | 'published' | 'shared';
  daysAgo: number;
}

const subjectId = 202;
const m8 = (...numbers: readonly number[]) => numbers.map((n) => `m8-${String(n).padStart(3, '0')}`);
const fieldsOf = (title: string, pages: number, chapters: readonly (readonly [title: string, from: number])[]) => ({
  subjectId,
  title,
  gid: 8,
  edition: '人教版',
  term: 'first' as const,
  pages,
  chapters: chapters.map(([chapter, from]) => ({ title: chapter, from })),
});
const scanned = (by: Who, until: DemoPage['until'], ...numbers: readonly number[]): DemoPage => ({
  questions: m8(...numbers),
  by,
  until,
  scanned: true,
});
const typed = (by: Who, until: DemoPage['until'], ...numbers: readonly number[]): DemoPage => ({
  questions: m8(...numbers),
  by,
  until,
});

/** One book in each state that a book can be in. */
export const demoBooks: readonly DemoBook[] = [
  {
    fields: fieldsOf('整式的乘法 分层练', 3, [
      ['整式的乘法', 1],
      ['乘法公式', 2],
    ]),
    author: 'neighbour01',
    peer: 't_near_2_1',
    until: 'shared',
    daysAgo: 20,
    pages: [
      scanned('author', 'checked', 39, 42, 40, 41),
      scanned('peer', 'checked', 44, 45, 47, 48),
      scanned('author', 'checked', 49, 51, 52),
    ],
  },
  {
    fields: fieldsOf('八年级数学上册 校本练习', 4, [
      ['第十一章 三角形', 1],
      ['第十二章 全等三角形', 3],
    ]),
    author: 'teacher01',
    peer: 'teacher04',
    until: 'shared',
    daysAgo: 12,
    pages: [
      scanned('author', 'checked', 1, 2, 3, 5),
      scanned('author', 'checked', 9, 10, 11, 12),
      scanned('peer', 'checked', 14, 15, 16, 18),
      scanned('author', 'checked', 17, 19, 25, 26),
    ],
  },
  {
    fields: fieldsOf('周末提优 全等与轴对称', 3, [['全等与轴对称', 1]]),
    author: 'teacher04',
    peer: 'teacher01',
    until: 'published',
    daysAgo: 9,
    pages: [
      typed('author', 'checked', 20, 21),
      typed('peer', 'checked', 24, 28, 29),
      typed('author', 'checked', 30, 31, 34),
    ],
  },
  {
    fields: fieldsOf('轴对称 单元练', 2, [['第十三章 轴对称', 1]]),
    author: 'teacher04',
    peer: 'teacher01',
    until: 'waiting',
    daysAgo: 3,
    pages: [scanned('author', 'checked', 27, 30, 29), scanned('author', 'checked', 32, 31, 35)],
  },
  {
    fields: fieldsOf('分式 基础过关', 6, [
      ['15.1 分式', 1],
      ['15.2 分式的运算', 3],
      ['15.3 分式方程', 5],
    ]),
    author: 'teacher01',
    peer: 'teacher04',
    until: 'draft',
    daysAgo: 1,
    pages: [
      scanned('author', 'checked', 55, 56, 57),
      scanned('peer', 'waiting', 58, 61, 62),
      scanned('author', 'returned', 59, 60),
      scanned('peer', 'entry', 63, 65),
    ],
  },
];
