import type { PartnerBook, PartnerPaper } from '@zhibi/contract/questions/partners';
import type { z } from 'zod';
import type { PageOfBank } from '../bank.js';
import type { BankFiles } from './bank-files.js';
import type { ItemShelf, KeptItem } from './read-items.js';
import { BookCard, PaperCard } from './sidecars.js';

export interface KeptPaper {
  card: PaperCard;
  paper: PartnerPaper;
  items: KeptItem[];
  fileName: string;
}
export interface KeptBook {
  card: BookCard;
  book: PartnerBook;
  pages: PageOfBank[];
}

const decoder = new TextDecoder();
const baseOf = (name: string): string => name.slice(name.lastIndexOf('/') + 1);

/** A card, or undefined with a word for operations: one bad card does not close a bank. */
async function cardOf<T>(
  files: BankFiles,
  name: string,
  shape: z.ZodType<T>,
  shelf: ItemShelf,
): Promise<T | undefined> {
  const bytes = await files.open(name);
  try {
    return shape.parse(JSON.parse(decoder.decode(bytes)));
  } catch {
    shelf.bad.push({ where: name, why: 'card' }); // said in the log of the bank
    return undefined;
  }
}

/** `papers/<name>.json` beside a file of questions, or of anything else that a school may take whole. */
export async function readPapers(files: BankFiles, shelf: ItemShelf): Promise<KeptPaper[]> {
  const papers: KeptPaper[] = [];
  for (const name of files.names.filter((one) => /^papers\/[^/]+\.json$/.test(one))) {
    const stem = name.slice(0, -'.json'.length);
    const fileName = files.names.find((one) => one.startsWith(`${stem}.`) && one !== name);
    const card = fileName === undefined ? undefined : await cardOf(files, name, PaperCard, shelf);
    if (card === undefined || fileName === undefined) continue;
    const items = /\.(pdf|pptx?|mp3|mp4|png|jpe?g)$/i.test(fileName) ? [] : await shelf.read(fileName);
    const { subject: _s, stage: _t, ...facts } = card;
    const size = (await files.open(fileName))?.length ?? 0;
    const paper = {
      paperId: baseOf(stem),
      ...facts,
      questions: items.length,
      file: { name: `${card.title}${fileName.slice(stem.length)}`, size },
    };
    papers.push({ card, paper, items, fileName });
  }
  return papers.sort(
    (a, b) => (b.paper.year ?? 0) - (a.paper.year ?? 0) || a.paper.paperId.localeCompare(b.paper.paperId),
  );
}

/** The picture of a page, or of the cover. */
export const pictureName = (files: BankFiles, bookId: string, page: number): string | undefined =>
  files.names.find((name) =>
    ['png', 'jpg'].some((ending) => name === `books/${bookId}/${page === 0 ? 'cover' : `pages/${page}`}.${ending}`),
  );

async function readPage(files: BankFiles, shelf: ItemShelf, card: BookCard, of: { bookId: string; page: number }) {
  const { bookId, page } = of;
  const reported = card.pageCards.find((one) => one.page === page);
  const items = await shelf.read(`books/${bookId}/questions/${page}.jsonl`);
  const areas = (reported?.areas ?? []).map(({ question, ...area }) => ({
    ...area,
    itemId: question === null ? null : (items[question]?.itemId ?? null),
  }));
  return {
    page,
    chapter: card.chapters.findLast(({ from }) => from <= page)?.title ?? '',
    widthMm: card.widthMm,
    heightMm: card.heightMm,
    hasPicture: pictureName(files, bookId, page) !== undefined,
    dotsPerCm2: reported?.dotsPerCm2 ?? null,
    areas,
    itemIds: items.map(({ itemId }) => itemId),
  } satisfies PageOfBank;
}

/** `books/<name>/book.json` with its pages and their questions. */
export async function readBooks(files: BankFiles, shelf: ItemShelf): Promise<KeptBook[]> {
  const books: KeptBook[] = [];
  for (const name of files.names.filter((one) => /^books\/[^/]+\/book\.json$/.test(one))) {
    const card = await cardOf(files, name, BookCard, shelf);
    if (card === undefined) continue;
    const [, bookId = ''] = name.split('/');
    const pages: PageOfBank[] = [];
    for (let page = 1; page <= card.pages; page++) pages.push(await readPage(files, shelf, card, { bookId, page }));
    const { title, gid, edition, term, publisher, isbn } = card;
    const dottedPages = pages.filter(({ dotsPerCm2 }) => dotsPerCm2 !== null).length;
    const book: PartnerBook = {
      bookId,
      title,
      gid,
      edition,
      term,
      publisher,
      isbn,
      pages: card.pages,
      dottedPages,
      dots: dottedPages === 0 ? 'none' : dottedPages === card.pages ? 'all' : 'part',
      hasCover: pictureName(files, bookId, 0) !== undefined,
    };
    books.push({ card, book, pages });
  }
  return books.sort((a, b) => a.book.gid - b.book.gid || a.book.bookId.localeCompare(b.book.bookId));
}
