import type { Difficulty, QuestionType } from '@zhibi/contract/questions';
import type { BookPage, PartnerBook, PartnerPaper } from '@zhibi/contract/questions/partners';
import type { Pictures, ReadQuestion } from '@zhibi/exchange';
import type { Manifest } from './manifest.js';

/** A subject in words that a partner understands. */
export interface BankSubject {
  name: string;
  stage: 'primary' | 'junior' | 'senior';
}

/** A question of a bank by the bank's own name for it. */
export interface BankItem {
  itemId: string;
  read: ReadQuestion;
}

interface Paged {
  subject: BankSubject;
  words: string;
  /** What the page before answered as `next`. */
  after: string | undefined;
  limit: number;
}
export interface ItemQuery extends Paged {
  /** A node of the bank's tree, as a path. */
  topic?: string;
  types?: readonly QuestionType[];
  difficulty?: Difficulty;
  year?: number;
}
export interface PaperQuery extends Paged {
  year?: number;
  region?: string;
  paperType?: number;
}
export interface BookQuery extends Paged {
  gid?: number;
  edition?: string;
}

export interface Found<T> {
  items: T[];
  next: string | null;
  /** Null where the bank does not say. */
  total: number | null;
}

/** Who takes questions, for a partner that counts by school. */
export interface Taker {
  schoolId: string;
  memberId: string;
}

export interface BankFile {
  name: string;
  type: string;
  bytes: Uint8Array;
}

/** A page of a book with the questions asked on it. */
export type PageOfBank = Omit<BookPage, 'cents'>;

/**
 * A bank of questions that is not ours. Whatever lies behind it, the rest of the product asks these questions only.
 * What is not there is left out of lists and `undefined` alone; a bank that fails throws a Problem with one of `bankReasons`.
 */
export interface Bank {
  readonly about: Manifest;
  /** The topics of a subject as paths of titles, parents before their children. */
  topics(subject: BankSubject): Promise<string[]>;
  search(query: ItemQuery): Promise<Found<BankItem>>;
  get(itemIds: readonly string[]): Promise<BankItem[]>;
  similar(subject: BankSubject, itemId: string): Promise<{ item: BankItem; likeness: number }[]>;
  /** Hands questions over for good, with their pictures: what a partner counts. */
  import(itemIds: readonly string[], taker: Taker): Promise<{ items: BankItem[]; pictures: Pictures }>;
  papers(query: PaperQuery): Promise<Found<PartnerPaper> & { years: number[]; regions: string[] }>;
  paper(paperId: string): Promise<{ paper: PartnerPaper; items: BankItem[] } | undefined>;
  file(paperId: string): Promise<BankFile | undefined>;
  books(query: BookQuery): Promise<Found<PartnerBook> & { editions: string[] }>;
  book(bookId: string): Promise<{ book: PartnerBook; pages: PageOfBank[] } | undefined>;
  /** A page, or with 0 the cover. */
  picture(bookId: string, page: number): Promise<BankFile | undefined>;
}
