import type { BankedQuestion, Draft, DraftContent } from '@zhibi/contract/questions/writing';

/** What a text was written on: the version of the question, and the facts, whose change makes no version. */
interface Ground {
  version: number;
  facts: DraftContent['facts'];
}

/** What stands now where somebody else was first, and what a saving replaces once the person has decided. */
export interface Meanwhile {
  kind: 'question' | 'draft';
  content: DraftContent;
  ground: Ground | null;
}

/** What the browser has kept of what was typed, and after which revision of the draft. */
export interface Typed {
  content: DraftContent;
  revision: number | null;
  ground: Ground | null;
}

export const groundOf = (question: Pick<BankedQuestion, 'version' | 'facts'> | null): Ground | null =>
  question && { version: question.version, facts: question.facts };

const isSame = (a: unknown, b: unknown) => JSON.stringify(sorted(a)) === JSON.stringify(sorted(b));

/** The server may name fields in another order than the editor. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const named = Object.entries(value).filter(([, one]) => one !== undefined);
  return Object.fromEntries(named.sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, one]) => [name, sorted(one)]));
}

/** What was written is given back onto what it was not written on: null where nobody was there meanwhile, or did the same. */
export function meanwhileOf(
  opened: { question: BankedQuestion | null; draft: Draft | null },
  typed: Typed | undefined,
): Meanwhile | null {
  const { question, draft } = opened;
  const mine = typed?.content ?? draft?.content;
  if (mine === undefined) return null;
  const ground = groundOf(question);
  const writtenOn = typed?.ground?.version ?? draft?.baseVersion;
  const isOfOther =
    question !== null &&
    ((writtenOn != null && writtenOn !== question.version) ||
      (typed?.ground != null && !isSame(typed.ground.facts, question.facts)));
  if (isOfOther) {
    const content = { body: question.body, facts: question.facts };
    return isSame(content, mine) ? null : { kind: 'question', content, ground };
  }
  if (typed && draft && typed.revision !== draft.revision && !isSame(draft.content, mine))
    return { kind: 'draft', content: draft.content, ground };
  return null;
}
