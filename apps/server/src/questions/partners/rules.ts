import type { SchoolStageId } from '@zhibi/contract/people';
import type { PartnerNode, QuotaPeriod } from '@zhibi/contract/questions/partners';
import type { Licence } from '@zhibi/contract/questions/writing';
import type { Facts } from '@zhibi/exchange';
import { plainPath } from './folder/rules.js';
import type { BankSubject } from './rules-query.js';

const stages = { 1: 'primary', 2: 'junior', 3: 'senior' } as const;
export const bankSubject = ({ name, stage }: { name: string; stage: SchoolStageId }): BankSubject => ({
  name,
  stage: stages[stage],
});

/** The first day of the period that a day belongs to. @param stamp 14 digits, of the installation's time zone */
export function periodStart(stamp: string, per: QuotaPeriod): string {
  const [year, month, day] = [stamp.slice(0, 4), stamp.slice(4, 6), stamp.slice(6, 8)];
  return `${year}-${per === 'year' ? '01' : month}-${per === 'day' ? day : '01'}`;
}

/** Whether so many more may be taken. */
export const isWithin = ({ limit, used }: { limit: number; used: number }, more: number): boolean =>
  used + more <= limit;

/** A partner's path in our words: the longest beginning that is mapped gives way; what is not mapped stays as it is. */
export function inOurWords(path: string, map: Readonly<Record<string, string>>): string {
  const steps = plainPath(path).split('/');
  for (let length = steps.length; length > 0; length--) {
    const theirs = steps.slice(0, length).join('/');
    if (Object.hasOwn(map, theirs)) return [plainPath(map[theirs] ?? ''), ...steps.slice(length)].join('/');
  }
  return steps.join('/');
}

/** What a question says of its own right goes before what its bank says of all. */
const rightOf = ({ licence }: Facts, ofBank: Licence): Pick<Facts, 'licence'> =>
  licence !== undefined || ofBank === 'unsaid' ? {} : { licence: ofBank };

/** Facts as they come into our bank: knowledge in our words, a source that names whom to credit, and the right under which it is used. */
export const ourFacts = (
  facts: Facts,
  about: { map: Readonly<Record<string, string>>; credit: string; licence: Licence },
): Facts => ({
  ...facts,
  knowledge: facts.knowledge.map((path) => inOurWords(path, about.map)),
  source: creditedSource(facts.source ?? '', about.credit),
  ...rightOf(facts, about.licence),
});

const LONGEST_SOURCE = 200;
export function creditedSource(source: string, credit: string): string {
  if (credit === '' || source.includes(credit)) return source.slice(0, LONGEST_SOURCE);
  return source === '' ? credit : `${source.slice(0, LONGEST_SOURCE - credit.length - 1)}·${credit}`;
}

/** The paths of topics as a tree, each node with the point of ours that it stands for. */
export function topicTree(topics: readonly string[], oursOf: (path: string) => PartnerNode['ours']): PartnerNode[] {
  const roots: PartnerNode[] = [];
  const byPath = new Map<string, PartnerNode>();
  const nodeAt = (path: string): PartnerNode => {
    const known = byPath.get(path);
    if (known !== undefined) return known;
    const cut = path.lastIndexOf('/');
    const node: PartnerNode = { nodeId: path, title: path.slice(cut + 1), ours: oursOf(path), children: [] };
    byPath.set(path, node);
    (cut < 0 ? roots : nodeAt(path.slice(0, cut)).children).push(node);
    return node;
  };
  for (const topic of topics.map(plainPath)) if (topic !== '') nodeAt(topic);
  return roots;
}
