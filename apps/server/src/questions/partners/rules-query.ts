import type { Difficulty, QuestionType } from '@zhibi/contract/questions';
import type { ReadQuestion } from '@zhibi/exchange';

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

/** A page of a list of a bank. */
export interface Paged {
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
export interface Found<T> {
  items: T[];
  next: string | null;
  /** Null where the bank does not say. */
  total: number | null;
}
