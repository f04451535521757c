import type { QuestionBody } from '@zhibi/contract/questions';

/** What of a question is merged as one. */
const mergeFields = ['type', 'stem', 'audio', 'options', 'answer', 'analysis', 'parts'] as const;
export type MergeField = (typeof mergeFields)[number];

interface Sides {
  /** What both come from; null where it is not known: every difference is then for a person. */
  base: QuestionBody | null;
  /** The original as it is now. */
  original: QuestionBody;
  /** The copy that is handed in. */
  copy: QuestionBody;
}

/** These say one thing together: a key changed beside options that another changed may name the wrong one. */
const ofOneKey: readonly MergeField[] = ['type', 'options', 'answer'];

/**
 * The original with what the copy changes. Each field is the one's that changed it; where both did, or one the options and the other the key, it
 * is in conflict: the copy's, unless `keeps` names it, and a person decides.
 */
export function mergeBodies(
  { base, original, copy }: Sides,
  keeps: readonly MergeField[] = [],
): { body: QuestionBody; conflicts: MergeField[] } {
  const same = (field: MergeField, a: QuestionBody, b: QuestionBody) =>
    JSON.stringify(a[field]) === JSON.stringify(b[field]);
  const differing = mergeFields.filter((field) => !same(field, original, copy));
  const byOriginal = new Set(mergeFields.filter((field) => base === null || !same(field, base, original)));
  const byCopy = new Set(mergeFields.filter((field) => base === null || !same(field, base, copy)));
  const isKeyBoth = ofOneKey.some((field) => byOriginal.has(field)) && ofOneKey.some((field) => byCopy.has(field));
  const isConflict = (field: MergeField) =>
    (byOriginal.has(field) && byCopy.has(field)) || (isKeyBoth && ofOneKey.includes(field));
  const conflicts = differing.filter(isConflict);
  const fromCopy = differing.filter((field) => (isConflict(field) ? !keeps.includes(field) : byCopy.has(field)));
  const { audio: _, ...plain } = original;
  const audio = (fromCopy.includes('audio') ? copy : original).audio;
  const taken = Object.fromEntries(
    fromCopy.flatMap((field) => (field === 'audio' ? [] : [[field, copy[field]] as const])),
  );
  return { body: { ...plain, ...taken, ...(audio && { audio }) }, conflicts };
}
