import {
  arranged,
  type CardBlock,
  type CardDesign,
  type CardKind,
  type CardManner,
  type CardQuestion,
  freePlace,
  keyOfQuestion,
  keysOf,
  needsOf,
} from '@zhibi/contract/papers/cards';
import { optionalBlocks } from './optional-blocks.js';

/** What is done to a card by hand: each answers another card. */

export const withBlock = (design: CardDesign, blockId: string, change: Partial<CardBlock>): CardDesign => ({
  ...design,
  blocks: design.blocks.map((block) => (block.blockId === blockId ? ({ ...block, ...change } as CardBlock) : block)), // as: a change of fields that the kind has
});

export const withoutBlock = (design: CardDesign, blockId: string): CardDesign => ({
  ...design,
  blocks: design.blocks.filter((block) => block.blockId !== blockId),
});

/** All put in place anew in another manner; what was moved by hand is moved back by undo. */
export function inManner(design: CardDesign, change: Partial<CardManner>): CardDesign {
  const title = design.blocks.find((block) => block.kind === 'title');
  const notes = design.blocks.find((block) => block.kind === 'notes');
  const head = title?.kind === 'title' ? { over: title.over, text: title.text } : { over: '', text: '' };
  const manner = { ...design, notes: notes?.kind === 'notes' ? notes.lines : design.notes, ...change };
  const { blocks } = arranged(manner, design.questions, head);
  return { ...manner, questions: design.questions, blocks };
}

/** Questions that have no place. */
export function unplaced({ questions, blocks }: CardDesign): CardQuestion[] {
  const placed = new Set(blocks.flatMap((block) => [...keysOf(block)]));
  return questions.filter((question) => !placed.has(keyOfQuestion(question)));
}

type Unplaced = Omit<
  Extract<CardBlock, { kind: 'written' }>,
  'xMm' | 'yMm' | 'widthMm' | 'heightMm' | 'page' | 'blockId'
>;

/** What these questions are answered in, one block for those that share one. */
function blocksFor(design: CardDesign, questions: readonly CardQuestion[]): Unplaced[] {
  const { scored, lined } = design;
  const always = questions.filter(({ choice }) => choice === undefined);
  const keys = (is: (kind: CardKind) => boolean) => always.filter(({ kind }) => is(kind)).map(keyOfQuestion);
  const boxes = keys((kind) => kind === 'single' || kind === 'multiple' || kind === 'judge');
  const blanks = keys((kind) => kind === 'blank');
  const rest = always.filter(({ kind }) => kind === 'written' || kind === 'essay');
  const all = [
    ...(boxes.length > 0 ? [{ kind: 'choices', keys: boxes }] : []),
    ...(blanks.length > 0 ? [{ kind: 'blanks', keys: blanks, scored }] : []),
    ...rest.map((question) => ({ kind: question.kind, key: keyOfQuestion(question), scored, lined })),
    ...optionalBlocks(design, questions),
  ];
  return all as Unplaced[]; // as: each has the fields of its kind; places come next
}

const MM_PER_POINT = 5.5;

/** Blocks for questions that have none, where there is room for them. */
export function placeQuestions(design: CardDesign, questions: readonly CardQuestion[]): CardDesign {
  let next = design;
  for (const what of blocksFor(design, questions)) {
    const [first = what.key] = 'keys' in what && Array.isArray(what.keys) ? what.keys : [];
    const question = next.questions.find((one) => keyOfQuestion(one) === first);
    const probe = { ...what, blockId: 'probe', page: 1, xMm: 14, yMm: 21, widthMm: 120, heightMm: 100 } as CardBlock; // as: likewise
    const needed = Math.ceil(needsOf(next, probe).heightMm * 2) / 2;
    const isWritten = what.kind === 'written' || question?.choice !== undefined || question?.kind === 'essay';
    const heightMm = isWritten
      ? Math.max(needed, Math.min(120, Math.max(26, (question?.score ?? 4) * MM_PER_POINT)))
      : needed;
    const place = freePlace(next, heightMm);
    if (place === undefined) return next;
    next = { ...next, blocks: [...next.blocks, { ...what, ...place, blockId: crypto.randomUUID() } as CardBlock] }; // as: likewise
  }
  return next;
}

interface Added {
  kind: CardKind;
  count: number;
  score: number;
  options: number;
  /** 选做: how many of them are answered. */
  choose?: number;
}

/** So many more questions of a kind, numbered on, each with its place. */
export function withQuestions(design: CardDesign, { kind, count, score, options, choose }: Added): CardDesign {
  const choice = choose === undefined ? {} : { choice: { group: crypto.randomUUID(), choose } };
  const added = Array.from(
    { length: count },
    (_, i): CardQuestion => ({
      itemId: crypto.randomUUID(),
      partIndex: null,
      no: String(design.questions.length + i + 1),
      kind,
      score,
      options,
      blanks: 1,
      key: '',
      ...choice,
    }),
  );
  return placeQuestions({ ...design, questions: [...design.questions, ...added] }, added);
}

/** A question is gone from the card and from its block; the others are numbered anew. */
export function withoutQuestion(design: CardDesign, key: string): CardDesign {
  const questions = design.questions
    .filter((question) => keyOfQuestion(question) !== key)
    .map((question, i) => ({ ...question, no: String(i + 1) }));
  const blocks = design.blocks.flatMap((block): CardBlock[] => {
    if (!keysOf(block).includes(key)) return [block];
    if (!('keys' in block) || block.keys.length === 1) return [];
    return [{ ...block, keys: block.keys.filter((one) => one !== key) }];
  });
  return withoutGroups({ ...design, questions, blocks });
}

/** Where no more questions are left than are answered nobody chooses: each has a place of its own. */
function withoutGroups(design: CardDesign): CardDesign {
  const sizeOf = (group: string) => design.questions.filter(({ choice }) => choice?.group === group).length;
  const isOver = ({ choice }: CardQuestion) => choice !== undefined && sizeOf(choice.group) <= choice.choose;
  const over = design.questions.filter(isOver);
  if (over.length === 0) return design;
  const keys = new Set(over.map(keyOfQuestion));
  const freed = over.map(({ choice: _, ...question }) => question);
  const questions = design.questions.map((one) => freed.find(({ itemId }) => itemId === one.itemId) ?? one);
  const blocks = design.blocks.filter((block) => block.kind !== 'optional' || !block.keys.some((key) => keys.has(key)));
  return placeQuestions({ ...design, questions, blocks }, freed);
}

/** Another question: optional ones that belong together have one score. */
export function withQuestion(design: CardDesign, key: string, change: Partial<CardQuestion>): CardDesign {
  const group = design.questions.find((one) => keyOfQuestion(one) === key)?.choice?.group;
  const ofAll = group === undefined || change.score === undefined ? {} : { score: change.score };
  const questions = design.questions.map((question) => {
    if (keyOfQuestion(question) === key) return { ...question, ...change };
    return group !== undefined && question.choice?.group === group ? { ...question, ...ofAll } : question;
  });
  return { ...design, questions };
}

/** Another block of the kinds that hold no question. */
export function withFurniture(
  design: CardDesign,
  kind: 'title' | 'fields' | 'notes' | 'number' | 'heading',
): CardDesign {
  const bodies = {
    title: { kind, over: '', text: '答题卡' },
    fields: { kind },
    notes: { kind, lines: design.notes },
    number: { kind },
    heading: { kind, text: '标题', note: '' },
  } as const;
  const what = bodies[kind];
  const probe = { ...what, blockId: 'probe', page: 1, xMm: 14, yMm: 21, widthMm: 120, heightMm: 100 } as CardBlock; // as: each has the fields of its kind
  const needs = needsOf(design, probe);
  const place = freePlace(design, Math.ceil(needs.heightMm * 2) / 2);
  if (place === undefined) return design;
  const widthMm = kind === 'number' ? Math.ceil(needs.widthMm * 2) / 2 : place.widthMm;
  return {
    ...design,
    blocks: [...design.blocks, { ...what, ...place, widthMm, blockId: crypto.randomUUID() } as CardBlock],
  }; // as: likewise
}

/** A written answer goes on in another block. */
export function continued(design: CardDesign, block: Extract<CardBlock, { kind: 'written' | 'essay' }>): CardDesign {
  const place = freePlace(design, 40, block.page);
  if (place === undefined) return design;
  return { ...design, blocks: [...design.blocks, { ...block, ...place, blockId: crypto.randomUUID() }] };
}
