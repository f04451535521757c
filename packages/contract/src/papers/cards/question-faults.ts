import { type CardBlock, type CardDesign, type CardQuestion, keyOfQuestion, keysOf } from './design.js';

export type CardFaultKind =
  | 'block-twice'
  | 'block-outside'
  | 'block-on-fold'
  | 'blocks-overlap'
  | 'block-too-small'
  | 'content-too-large'
  | 'question-unplaced'
  | 'question-twice'
  | 'question-unknown'
  | 'page-empty'
  | 'number-missing'
  | 'areas-wrong';

/** What keeps a card from being released, and which blocks or questions it is about. */
export interface CardFault {
  kind: CardFaultKind;
  blockIds: string[];
  /** Numbers of questions as they are printed. */
  numbers: string[];
}

/** What is wrong with where questions are answered: each once, in what it is answered in. */
export function questionFaults({ blocks, questions }: CardDesign): CardFault[] {
  const noByKey = new Map(questions.map((question) => [keyOfQuestion(question), question]));
  const places = new Map<string, CardBlock[]>();
  for (const block of blocks) for (const key of keysOf(block)) places.set(key, [...(places.get(key) ?? []), block]);
  const isTwice = (own: readonly CardBlock[]) => {
    const kinds = new Set(own.map(({ kind }) => kind));
    // An optional question may be answered in each place of its group.
    if (own.every(({ kind }) => kind === 'optional'))
      return new Set(own.map((block) => block.kind === 'optional' && block.nth)).size < own.length;
    // Only what is written in words goes on elsewhere.
    return own.length > 1 && (kinds.size > 1 || kinds.has('choices') || kinds.has('blanks'));
  };
  const isPlaced = (question: CardQuestion) =>
    (places.get(keyOfQuestion(question))?.length ?? 0) >= (question.choice?.choose ?? 1);
  const unplaced = questions.filter((question) => !isPlaced(question));
  const twice = [...places].filter(([, own]) => isTwice(own));
  const fitsKind = (block: CardBlock, key: string) => {
    const question = noByKey.get(key);
    if (block.kind === 'optional') return question?.choice !== undefined && isWholeGroup(block, question, questions);
    if (question?.choice !== undefined) return false;
    const kind = question?.kind;
    if (block.kind === 'choices') return kind === 'single' || kind === 'multiple' || kind === 'judge';
    if (block.kind === 'blanks') return kind === 'blank';
    return block.kind === kind;
  };
  const unknown = blocks.filter((block) => keysOf(block).some((key) => !fitsKind(block, key)));
  const repeated = questions.filter(
    (one, at) => questions.findIndex((of) => keyOfQuestion(of) === keyOfQuestion(one)) !== at,
  );
  return [
    { kind: 'question-unplaced', blockIds: [], numbers: unplaced.map(({ no }) => no) },
    {
      kind: 'question-twice',
      blockIds: twice.flatMap(([, own]) => own.map(({ blockId }) => blockId)),
      numbers: [...twice.flatMap(([key]) => noByKey.get(key)?.no ?? []), ...repeated.map(({ no }) => no)],
    },
    { kind: 'question-unknown', blockIds: unknown.map(({ blockId }) => blockId), numbers: [] },
  ];
}

/** A place holds all questions among which one chooses, and is one of as many as are answered. */
function isWholeGroup(
  { keys, nth }: Extract<CardBlock, { kind: 'optional' }>,
  { choice }: CardQuestion,
  questions: readonly CardQuestion[],
): boolean {
  const group = questions.filter((one) => one.choice?.group === choice?.group).map(keyOfQuestion);
  return nth < (choice?.choose ?? 0) && group.length === keys.length && group.every((key, at) => key === keys[at]);
}
