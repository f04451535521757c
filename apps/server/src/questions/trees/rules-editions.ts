import { grouped } from '@zhibi/contract/kernel';
import type { EditionLine } from '@zhibi/contract/questions/trees';
import { depthsOf, inReadingOrder, type Placed } from './rules-order.js';

export interface Entry extends Placed {
  title: string;
  questions: number;
}

/** Titles are compared without their number: chapters are counted anew in every edition. */
const bare = (title: string): string =>
  title
    .normalize('NFKC')
    .toLowerCase()
    .replace(
      /^(第[〇零一二三四五六七八九十百\d]+[章节单元课]+|chapter\s*\d+|unit\s*\d+|\d+(\.\d+)*|[一二三四五六七八九十]+、)/,
      '',
    )
    .replace(/[\s\p{P}]+/gu, '');

/** From this share of common pairs of signs on, two titles under the same parent are one that was reworded (Dice 1945). */
const REWORDED = 0.5;

function likeness(a: string, b: string): number {
  const pairs = (text: string) =>
    Array.from({ length: Math.max(0, text.length - 1) }, (_, at) => text.slice(at, at + 2));
  const [one, other] = [pairs(bare(a)), pairs(bare(b))];
  if (one.length + other.length === 0) return bare(a) === bare(b) ? 1 : 0;
  const left = [...other];
  const common = one.filter((pair) => {
    const at = left.indexOf(pair);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
  return (2 * common.length) / (one.length + other.length);
}

/**
 * Two editions beside each other, in the order of the newer one; what is gone stands where its parent was, behind the others. An entry
 * is the same by its title under the same parent, then moved by a title that occurs once in each, then renamed by a like title beside it.
 */
export function compareEditions(older: readonly Entry[], newer: readonly Entry[]): EditionLine[] {
  const [before, after] = [inReadingOrder(older), inReadingOrder(newer)];
  const oldOf = new Map<string, Entry>();
  const taken = new Set<string>();
  const pair = (now: Entry, was: Entry | undefined) => {
    if (was === undefined || oldOf.has(now.id) || taken.has(was.id)) return;
    oldOf.set(now.id, was);
    taken.add(was.id);
  };
  const oldBelow = grouped(before, ({ parentId }) => parentId);
  const parentWas = (now: Entry): string | null | undefined =>
    now.parentId === null ? null : oldOf.get(now.parentId)?.id;
  const besides = (now: Entry): readonly Entry[] => {
    const parent = parentWas(now);
    return parent === undefined ? [] : (oldBelow.get(parent) ?? []).filter(({ id }) => !taken.has(id));
  };
  const once = (entries: readonly Entry[]): Map<string, Entry> =>
    new Map(
      [...grouped(entries, ({ title }) => bare(title))].flatMap(([key, own]) =>
        own[0] && own.length === 1 && key !== '' ? [[key, own[0]]] : [],
      ),
    );
  for (const now of after)
    pair(
      now,
      besides(now).find(({ title }) => title === now.title) ??
        besides(now).find(({ title }) => bare(title) === bare(now.title)),
    );
  const [onceBefore, onceAfter] = [once(before), once(after)];
  for (const now of after) if (onceAfter.get(bare(now.title)) === now) pair(now, onceBefore.get(bare(now.title)));
  for (const now of after) {
    const [like] = besides(now)
      .map((was) => ({ was, share: likeness(was.title, now.title) }))
      .filter(({ share }) => share >= REWORDED)
      .sort((a, b) => b.share - a.share);
    pair(now, like?.was);
  }
  return linesOf({ before, after, oldOf, parentWas });
}

function linesOf(of: {
  before: readonly Entry[];
  after: readonly Entry[];
  oldOf: ReadonlyMap<string, Entry>;
  parentWas: (now: Entry) => string | null | undefined;
}): EditionLine[] {
  const { before, after, oldOf, parentWas } = of;
  const [oldDepths, depths] = [depthsOf(before), depthsOf(after)];
  const oldById = new Map(before.map((entry) => [entry.id, entry]));
  const pathOf = (entry: Entry | undefined): string[] =>
    entry === undefined ? [] : [...pathOf(oldById.get(entry.parentId ?? '')), entry.title];
  const paired = new Set([...oldOf.values()].map(({ id }) => id));
  const gone = grouped(
    before.filter(({ id }) => !paired.has(id)),
    ({ parentId }) => parentId,
  );
  const goneBelow = (parent: string | null): EditionLine[] =>
    (gone.get(parent) ?? []).flatMap((entry) => [
      {
        state: 'removed' as const,
        depth: oldDepths.get(entry.id) ?? 1,
        title: entry.title,
        was: '',
        questions: entry.questions,
      },
      ...goneBelow(entry.id),
    ]);
  const below = grouped(after, ({ parentId }) => parentId);
  const walk = (entries: readonly Entry[]): EditionLine[] =>
    entries.flatMap((now) => {
      const was = oldOf.get(now.id);
      const moved = was !== undefined && was.parentId !== parentWas(now);
      const state = was === undefined ? 'added' : moved ? 'moved' : was.title === now.title ? 'same' : 'renamed';
      const line: EditionLine = {
        state,
        depth: depths.get(now.id) ?? 1,
        title: now.title,
        questions: was?.questions ?? 0,
        was: was === undefined || state === 'same' ? '' : moved ? pathOf(was).join(' / ') : was.title,
      };
      return [line, ...walk(below.get(now.id) ?? []), ...(was ? goneBelow(was.id) : [])];
    });
  const roots = walk(below.get(null) ?? []);
  return [...roots, ...goneBelow(null)];
}
