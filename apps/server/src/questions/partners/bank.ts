import type { BookPage, PartnerBook, PartnerPaper } from '@zhibi/contract/questions/partners';
import type { MediaFiles } from '@zhibi/exchange';
import type { Manifest } from './manifest.js';
import type { BankItem, BankSubject, Found, ItemQuery, Paged } from './rules-query.js';

export interface PaperQuery extends Paged {
  year?: number;
  region?: string;
  paperType?: number;
}
export interface BookQuery extends Paged {
  gid?: number;
  edition?: string;
}

/** Who takes questions, for a partner that counts by school. */
export interface Requester {
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
  import(itemIds: readonly string[], requester: Requester): Promise<{ items: BankItem[]; pictures: MediaFiles }>;
  papers(query: PaperQuery): Promise<Found<PartnerPaper> & { years: number[]; regions: string[] }>;
  paper(paperId: string): Promise<{ paper: PartnerPaper; items: BankItem[] } | undefined>;
  file(paperId: string): Promise<BankFile | undefined>;
  books(query: BookQuery): Promise<Found<PartnerBook> & { editions: string[] }>;
  book(bookId: string): Promise<{ book: PartnerBook; pages: PageOfBank[] } | undefined>;
  /** A page, or with 0 the cover. */
  picture(bookId: string, page: number): Promise<BankFile | undefined>;
}
