import { foldForSearch, searchText } from '@zhibi/content';
import { difficultyOf, type QuestionBody } from '@zhibi/contract/questions';
import type { Facts } from '@zhibi/exchange';
import { wordsOf } from '../../finding/rules.js';
import type { BankItem, BankSubject, Found, ItemQuery } from '../rules-query.js';

/** A bank says 数学 or 初中数学, with the stage or without. What it does not say fits every subject. */
export const isOfSubject = ({ subject, stage }: Pick<Facts, 'subject' | 'stage'>, wanted: BankSubject): boolean =>
  (stage === undefined || stage === wanted.stage) &&
  (!subject || wanted.name === subject || wanted.name.endsWith(subject));

export const isUnder = (topic: string, node: string): boolean => topic === node || topic.startsWith(`${node}/`);

/** A path as banks write it, in one spelling. */
export const plainPath = (path: string): string =>
  path
    .split(/[/／>]/)
    .map((step) => step.trim())
    .filter((step) => step !== '')
    .join('/');

/** Every node that topics lie under, in the order in which the bank comes to speak of them; parents first. */
export function nodesOf(topics: Iterable<string>): string[] {
  const nodes = new Set<string>();
  for (const topic of topics) {
    const steps = topic.split('/');
    for (const at of steps.keys()) nodes.add(steps.slice(0, at + 1).join('/'));
  }
  return [...nodes];
}

/** What a question is found by. */
export const textOf = (body: QuestionBody, facts: Facts): string =>
  `${searchText(body)} ${foldForSearch([facts.source ?? '', ...facts.knowledge].join(' '))}`;

type Kept = BankItem & { text: string; topics: readonly string[] };

/** Whether a question meets what was asked; all words must be in it. */
export function meets({ read, text, topics }: Kept, query: Omit<ItemQuery, 'after' | 'limit'>): boolean {
  const { body, facts } = read;
  return (
    isOfSubject(facts, query.subject) &&
    (query.topic === undefined || topics.some((topic) => isUnder(topic, query.topic ?? ''))) &&
    (!query.types?.length || query.types.includes(body.type)) &&
    (query.difficulty === undefined ||
      (facts.difficulty !== undefined && difficultyOf(facts.difficulty) === query.difficulty)) &&
    (query.year === undefined || facts.year === query.year) &&
    wordsOf(query.words).every((word) => text.includes(word))
  );
}

/** One page of a list, behind the one that the page before ended with; a key that is gone begins anew. */
export function pageOfList<T>(
  list: readonly T[],
  idOf: (one: T) => string,
  { after, limit }: { after: string | undefined; limit: number },
): Found<T> {
  const from = after === undefined ? 0 : list.findIndex((one) => idOf(one) === after) + 1;
  const items = list.slice(from, from + limit);
  const last = items.at(-1);
  const isMore = from + items.length < list.length;
  return { items, next: isMore && last !== undefined ? idOf(last) : null, total: list.length };
}

function pairsOf(text: string): Set<string> {
  const signs = [...text.replace(/\s+/g, '')];
  return new Set(signs.slice(1).map((sign, at) => `${signs[at]}${sign}`));
}

function share(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const both = [...one].filter((sign) => other.has(sign)).length;
  const all = one.size + other.size - both;
  return all === 0 ? 0 : both / all;
}

/** How alike two questions are, 0 to 1: what they are about, and how they read (shares of common topics and pairs of signs). */
export const likeness = (one: Pick<Kept, 'text' | 'topics'>, other: Pick<Kept, 'text' | 'topics'>): number =>
  0.5 * share(new Set(one.topics), new Set(other.topics)) + 0.5 * share(pairsOf(one.text), pairsOf(other.text));
