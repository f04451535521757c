import type { AnswerKey, QuestionBody } from '../../questions/index.js';

/** What of a question counts as right: one key, or one for each of its parts. */
export const keysOf = ({ answer, parts }: Pick<QuestionBody, 'answer' | 'parts'>): AnswerKey[] =>
  parts.length === 0 ? [answer] : parts.map((part) => part.answer);

/** The question with these keys in the place of its own. */
export const withKeys = (body: QuestionBody, keys: readonly AnswerKey[]): QuestionBody =>
  body.parts.length === 0
    ? { ...body, answer: keys[0] ?? body.answer }
    : { ...body, parts: body.parts.map((part, at) => ({ ...part, answer: keys[at] ?? part.answer })) };

/** A machine compares answers with it: another one changes scores. */
export const isComparedKey = ({ kind }: AnswerKey): boolean =>
  kind === 'choice' || kind === 'true-false' || kind === 'blanks';

const isUsable = (answer: string) => answer.trim() !== '';

/** Whether a key may stand for another: of the same kind, with options that the question has, for as many blanks; what nobody compares stays. */
function isKeyFor(
  key: AnswerKey,
  before: AnswerKey,
  { type, options }: Pick<QuestionBody, 'type' | 'options'>,
): boolean {
  if (!isComparedKey(before)) return JSON.stringify(key) === JSON.stringify(before);
  if (key.kind === 'choice' && before.kind === 'choice') {
    const { labels } = key;
    const known = new Set([...options.map(({ label }) => label), ...before.labels]);
    const isSingle = type !== 5 && before.labels.length === 1;
    return (
      labels.every((label) => options.length === 0 || known.has(label)) &&
      new Set(labels).size === labels.length &&
      (!isSingle || labels.length === 1)
    );
  }
  if (key.kind === 'blanks' && before.kind === 'blanks')
    return key.blanks.length === before.blanks.length && key.blanks.every(({ accepted }) => accepted.every(isUsable));
  return key.kind === before.kind;
}

/** Whether these may be the keys of a question. */
export const areKeysFor = (body: QuestionBody, keys: readonly AnswerKey[]): boolean => {
  const before = keysOf(body);
  return (
    keys.length === before.length &&
    before.every((one, at) => {
      const key = keys[at];
      return key !== undefined && isKeyFor(key, one, body.parts[at] ?? body);
    })
  );
};

/** Keys are the same where they say the same: the order of letters says nothing. */
export const areSameKeys = (some: readonly AnswerKey[], others: readonly AnswerKey[]): boolean =>
  JSON.stringify(some.map(inOrder)) === JSON.stringify(others.map(inOrder));

const inOrder = (key: AnswerKey): unknown => {
  if (key.kind === 'choice') return ['choice', [...key.labels].sort()];
  if (key.kind === 'blanks') return ['blanks', key.blanks.map(({ accepted }) => accepted.map((one) => one.trim()))];
  return key.kind === 'true-false' ? [key.kind, key.value] : [key.kind];
};
