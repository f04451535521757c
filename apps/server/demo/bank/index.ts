import { readFileSync } from 'node:fs';
import type { Book, KnowledgePoint, Question } from './model.js';

export type * from './model.js';

const read = (name: string): unknown => JSON.parse(readFileSync(new URL(`./${name}.json`, import.meta.url), 'utf8'));

/** The textbooks whose chapters the questions hang on. */
export const books = read('books') as Book[]; // as: proved by check-bank.ts
/** The knowledge points of every subject, as trees. */
export const knowledge = read('knowledge') as KnowledgePoint[]; // as: proved by check-bank.ts
/** All questions; those of a book lie in the file named like its key. */
export const questions = books.flatMap((book) => read(book.key) as Question[]); // as: proved by check-bank.ts
