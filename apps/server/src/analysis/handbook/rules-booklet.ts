import type { BookletEntry, HandbookRules } from '@zhibi/contract/analysis/handbook';
import type { QuestionType } from '@zhibi/contract/questions';
import { isDue, type Memory } from './rules-memory.js';

/** A question that a student got wrong, with what is remembered of it now. */
export interface WrongNow {
  questionId: string;
  version: number;
  type: QuestionType;
  score: number;
  knowledge: readonly { id: string; title: string }[];
  difficulty: number;
  /** The paper and number where it went wrong last. */
  title: string;
  no: number;
  remembered: number;
  memory?: Memory | undefined;
  heightMm: number;
}

/** A question of the banks that may follow a wrong one. */
export interface Similar {
  questionId: string;
  version: number;
  type: QuestionType;
  score: number;
  knowledgeIds: readonly string[];
  difficulty: number;
  heightMm: number;
}

/** A question as it goes into a booklet. */
export interface Entry extends BookletEntry {
  version: number;
  score: number;
  heightMm: number;
}

export interface Wish {
  wrong: readonly WrongNow[];
  /** Knowledge point → all that it builds on. */
  needs: ReadonlyMap<string, ReadonlySet<string>>;
  /** In the order in which they are to be taken where several fit. */
  similar: readonly Similar[];
}

/** What a side of A4 holds, below the head of the first and on the others. */
const [FIRST_MM, SIDE_MM] = [215, 245];

/**
 * What stands in the booklet of a student and what there is no room for: as good as forgotten first, what others build on
 * before them, each wrong question followed by similar ones that no other place of the booklet asks.
 */
export function bookletOf(rules: HandbookRules, wish: Wish): { entries: Entry[]; left: Entry[]; pages: number } {
  const asked = wish.wrong
    .filter(
      ({ type, remembered }) => rules.types.includes(type) && (!rules.dueOnly || isDue(remembered, rules.dueBelow)),
    )
    .sort((a, b) => a.remembered - b.remembered || a.questionId.localeCompare(b.questionId));
  const inOrder = rules.needsFirst ? needsFirst(asked, wish.needs) : asked.map((one) => ({ one, isNeeded: false }));
  const taken = new Set(wish.wrong.map(({ questionId }) => questionId));
  const all = inOrder.flatMap(({ one, isNeeded }) => [
    entryOf(one, isNeeded ? 'needed' : isDue(one.remembered, rules.dueBelow) ? 'due' : 'wrong'),
    ...variantsOf(one, wish.similar, taken, rules.variants),
  ]);
  return cut(all, rules.maxPages);
}

/** Each question after those that ask what it builds on; otherwise the order stays. */
function needsFirst(asked: readonly WrongNow[], needs: Wish['needs']): { one: WrongNow; isNeeded: boolean }[] {
  const order: { one: WrongNow; isNeeded: boolean }[] = [];
  const placed = new Set<WrongNow>();
  const isBase = (base: WrongNow, of: WrongNow) =>
    of.knowledge.some(({ id }) => base.knowledge.some((point) => needs.get(id)?.has(point.id)));
  const place = (one: WrongNow, isNeeded: boolean) => {
    if (placed.has(one)) return;
    // Marked before its bases are: what leads back in a circle ends here.
    placed.add(one);
    for (const base of asked) if (base !== one && isBase(base, one)) place(base, true);
    order.push({ one, isNeeded });
  };
  for (const one of asked) place(one, false);
  return order;
}

/** The nearest in difficulty of those that ask the same knowledge in the same way. */
function variantsOf(of: WrongNow, similar: readonly Similar[], taken: Set<string>, most: number): Entry[] {
  if (most === 0) return [];
  const points = new Set(of.knowledge.map(({ id }) => id));
  const fit = similar
    .filter(
      (one) => one.type === of.type && !taken.has(one.questionId) && one.knowledgeIds.some((id) => points.has(id)),
    )
    .sort((a, b) => Math.abs(a.difficulty - of.difficulty) - Math.abs(b.difficulty - of.difficulty))
    .slice(0, most);
  for (const { questionId } of fit) taken.add(questionId);
  return fit.map((one) => ({ ...entryOf({ ...of, ...one }, 'variant') }));
}

function entryOf(of: Omit<WrongNow, 'difficulty'>, why: Entry['why']): Entry {
  const { questionId, version, type, score, title, no, remembered, heightMm, knowledge } = of;
  const said = knowledge.map((point) => point.title).join('、');
  return { questionId, version, type, score, why, title, no, knowledge: said, remembered, heightMm };
}

/** As many from the first on as the pages hold, by what each is thought to need. */
function cut(all: readonly Entry[], maxPages: number): { entries: Entry[]; left: Entry[]; pages: number } {
  let [pages, roomMm] = [1, FIRST_MM];
  for (const [at, { heightMm }] of all.entries()) {
    if (heightMm > roomMm) {
      if (pages === maxPages && at > 0) return { entries: all.slice(0, at), left: all.slice(at), pages };
      if (at > 0) [pages, roomMm] = [pages + 1, SIDE_MM];
    }
    roomMm -= heightMm;
  }
  return { entries: [...all], left: [], pages: all.length === 0 ? 0 : pages };
}
