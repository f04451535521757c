import type { partnersApi } from '@zhibi/contract/questions/partners';
import type { z } from 'zod';
import { cursorAfterKey, ensureCursor, keyOfCursor } from '../../platform/cursor.js';
import { found } from '../../platform/problem.js';
import { type Asker, askBank } from './ask.js';
import { inOurWords, topicTree } from './rules.js';

type In<K extends keyof typeof partnersApi> = z.output<(typeof partnersApi)[K]['input']>;
const PAGE = 20;

/** What the bank answered as the key of the next page, wrapped for our own callers and unwrapped again. */
const wrapped = (next: string | null): string | null => (next === null ? null : cursorAfterKey([next]));
function unwrapped(cursor: string | undefined): string | undefined {
  const [after] = keyOfCursor(cursor, 1) ?? [];
  ensureCursor(after === undefined || typeof after === 'string');
  return after;
}

/** The partner's tree of a subject with the points of ours beside it. */
export async function showTree(asker: Asker, input: In<'tree'>) {
  const { bank, context } = await askBank(asker, input);
  const topics = await bank.topics(context.subject);
  return { nodes: topicTree(topics, (path) => context.pointOf(inOurWords(path, bank.about.map))) };
}

export async function searchBank(asker: Asker, input: In<'search'>) {
  const { bank, context, show } = await askBank(asker, input);
  const { words = '', nodeId, types, difficulty, year, cursor } = input;
  const page = await bank.search({
    subject: context.subject,
    words,
    after: unwrapped(cursor),
    limit: PAGE,
    ...(nodeId === undefined ? {} : { topic: nodeId }),
    ...(types === undefined ? {} : { types }),
    ...(difficulty === undefined ? {} : { difficulty }),
    ...(year === undefined ? {} : { year }),
  });
  return { items: await show(page.items), next: wrapped(page.next), total: page.total };
}

export async function similarInBank(asker: Asker, input: In<'similar'>) {
  const { bank, context, show } = await askBank(asker, input);
  const alike = (await bank.similar(context.subject, input.itemId)).slice(0, 10);
  const shown = await show(alike.map(({ item }) => item));
  return { items: shown.map((question, at) => ({ question, likeness: alike[at]?.likeness ?? 0 })) };
}

export async function listPapers(asker: Asker, input: In<'papers'>) {
  const { bank, context } = await askBank(asker, input);
  const { words = '', year, region, paperType, cursor } = input;
  const page = await bank.papers({
    subject: context.subject,
    words,
    after: unwrapped(cursor),
    limit: PAGE,
    ...(year === undefined ? {} : { year }),
    ...(region === undefined ? {} : { region }),
    ...(paperType === undefined ? {} : { paperType }),
  });
  return { ...page, next: wrapped(page.next) };
}

export async function showPaper(asker: Asker, input: In<'paper'>) {
  const { bank, show } = await askBank(asker, input);
  const { paper, items } = found(await bank.paper(input.paperId));
  return { paper, questions: await show(items) };
}

export async function listBooks(asker: Asker, input: In<'books'>) {
  const { bank, context } = await askBank(asker, input);
  const { words = '', gid, edition, cursor } = input;
  const page = await bank.books({
    subject: context.subject,
    words,
    after: unwrapped(cursor),
    limit: PAGE,
    ...(gid === undefined ? {} : { gid }),
    ...(edition === undefined ? {} : { edition }),
  });
  return { ...page, next: wrapped(page.next) };
}
