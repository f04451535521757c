import { foldForSearch } from '@zhibi/content';
import type { Log } from '../../../platform/log.js';
import type { Bank, BankFile } from '../bank.js';
import type { Manifest } from '../manifest.js';
import type { BankSubject } from '../rules-query.js';
import type { BankFiles } from './bank-files.js';
import { ItemShelf, type KeptItem } from './read-items.js';
import { isOfSubject, likeness, meets, nodesOf, pageOfList } from './rules.js';
import { pictureName, readBooks, readPapers } from './shelves.js';

const MOST_ALIKE = 10;
/** Below this two questions have nothing in common but the language. */
const ALIKE = 0.15;

const byYear = (a: KeptItem, b: KeptItem): number =>
  (b.read.facts.year ?? 0) - (a.read.facts.year ?? 0) || (a.itemId < b.itemId ? -1 : 1);

const pictureTypes: Record<string, string> = { png: 'image/png', jpg: 'image/jpeg' };
const typeOf = (name: string): string =>
  pictureTypes[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream';

const saysAll = (text: string, words: string): boolean => {
  const folded = foldForSearch(text);
  return words.split(/\s+/).every((word) => folded.includes(foldForSearch(word)));
};

const distinct = <T>(values: readonly T[]): T[] => [...new Set(values)];

/** A bank of files: needs no network, is read once and kept in memory, and answers from there. */
export async function openFolderBank(about: Manifest, files: BankFiles, log: Pick<Log, 'warn'>): Promise<Bank> {
  const shelf = new ItemShelf(files);
  for (const name of files.names.filter((one) => one.startsWith('questions/'))) await shelf.read(name);
  const papers = await readPapers(files, shelf);
  const books = await readBooks(files, shelf);
  if (shelf.bad.length > 0)
    log.warn(
      { bank: about.name.en, count: shelf.bad.length, first: shelf.bad.slice(0, 20) },
      'parts of a bank cannot be read',
    );
  const items = [...shelf.byId.values()].sort(byYear);
  const get = (ids: readonly string[]) => ids.flatMap((id) => shelf.byId.get(id) ?? []);
  const file = async (name: string | undefined, as: string): Promise<BankFile | undefined> => {
    const bytes = name === undefined ? undefined : await files.open(name);
    return name === undefined || bytes === undefined ? undefined : { name: as, type: typeOf(name), bytes };
  };

  return {
    about,
    topics: async (subject) =>
      nodesOf(items.filter(({ read }) => isOfSubject(read.facts, subject)).flatMap(({ topics }) => topics)),
    search: async (query) =>
      pageOfList(
        items.filter((one) => meets(one, query)),
        ({ itemId }) => itemId,
        query,
      ),
    get: async (ids) => get(ids),
    similar: async (subject, itemId) => alike(items, shelf.byId.get(itemId), subject),
    import: async (ids) => ({ items: get(ids), pictures: shelf.pictures }),
    papers: async (query) => {
      const own = papers.filter(({ card }) => isOfSubject(card, query.subject)).map(({ paper }) => paper);
      const met = own.filter(
        ({ year, region, paperType, title }) =>
          (query.year === undefined || year === query.year) &&
          (query.region === undefined || region === query.region) &&
          (query.paperType === undefined || paperType === query.paperType) &&
          saysAll(`${title} ${region} ${year ?? ''}`, query.words),
      );
      const years = distinct(own.flatMap(({ year }) => year ?? []));
      const regions = distinct(own.map(({ region }) => region).filter((region) => region !== ''));
      return { ...pageOfList(met, ({ paperId }) => paperId, query), years, regions };
    },
    paper: async (paperId) => papers.find(({ paper }) => paper.paperId === paperId),
    file: async (paperId) => {
      const kept = papers.find(({ paper }) => paper.paperId === paperId);
      return file(kept?.fileName, kept?.paper.file?.name ?? '');
    },
    books: async (query) => {
      const own = books.filter(({ card }) => isOfSubject(card, query.subject)).map(({ book }) => book);
      const met = own.filter(
        ({ gid, edition, title, publisher }) =>
          (query.gid === undefined || gid === query.gid) &&
          (query.edition === undefined || edition === query.edition) &&
          saysAll(`${title} ${publisher} ${edition}`, query.words),
      );
      return {
        ...pageOfList(met, ({ bookId }) => bookId, query),
        editions: distinct(own.map(({ edition }) => edition)),
      };
    },
    book: async (bookId) => books.find(({ book }) => book.bookId === bookId),
    picture: async (bookId, page) => file(pictureName(files, bookId, page), `${bookId}-${page}`),
  };
}

function alike(items: readonly KeptItem[], one: KeptItem | undefined, subject: BankSubject) {
  if (one === undefined) return [];
  return items
    .filter((other) => other.itemId !== one.itemId && isOfSubject(other.read.facts, subject))
    .map((item) => ({ item, likeness: likeness(one, item) }))
    .filter((found) => found.likeness >= ALIKE)
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, MOST_ALIKE);
}
