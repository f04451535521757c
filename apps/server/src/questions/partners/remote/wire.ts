import { BookPage, PartnerBook, PartnerId, PartnerPaper } from '@zhibi/contract/questions/partners';
import { type MediaFile, readQuestions, usualLimits } from '@zhibi/exchange';
import { z } from 'zod';
import { withOwnPictures } from '../own-pictures.js';
import type { BankItem } from '../rules-query.js';

/** A question as it travels: a line of the JSON-lines form with the partner's id. Each is judged by itself. */
const Line = z.looseObject({ id: PartnerId });
type Line = z.infer<typeof Line>;
const Lines = z.array(Line).max(500);
const next = z.string().max(200).nullable();
const total = z.number().int().min(0).nullable().default(null);
const likeness = z.number().min(0).max(1);

/** What a partner answers, call by call. What these do not name is not read. */
export const answers = {
  topics: z.object({ topics: z.array(z.string().min(1).max(400)).max(20_000) }),
  search: z.object({ items: Lines, next, total }),
  questions: z.object({ items: Lines }),
  similar: z.object({ items: z.array(z.object({ question: Line, likeness })).max(50) }),
  papers: z.object({
    items: z.array(PartnerPaper).max(500),
    next,
    total,
    years: z.array(z.number().int()).max(300).default([]),
    regions: z.array(z.string().max(60)).max(500).default([]),
  }),
  paper: z.object({ paper: PartnerPaper, items: Lines }),
  books: z.object({
    items: z.array(PartnerBook).max(500),
    next,
    total,
    editions: z.array(z.string().max(60)).max(500).default([]),
  }),
  book: z.object({ book: PartnerBook, pages: z.array(BookPage.omit({ cents: true })).max(5000) }),
} as const;

/** A line as a question, by the same reader that every import goes through: what it does not understand does not come in. */
export function itemOf({ id, ...fields }: Line, pictures: Map<string, MediaFile>): BankItem | undefined {
  const line = new TextEncoder().encode(JSON.stringify(fields));
  const [read] = withOwnPictures(readQuestions('jsonl', line, usualLimits), pictures);
  return read && { itemId: id, read: { ...read, where: id } };
}
