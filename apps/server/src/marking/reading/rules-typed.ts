import { type AnswerArea, type AreaType, areaTypes, partScores } from '@zhibi/contract/papers';
import { type BlankReading, isAccepted, markBlanks, mayBeMeant, plainAnswer, verdict } from '@zhibi/grading';
import { hasPlaceForEach, type ItemReading, type Part, together } from './rules-item.js';
import { readSeen } from './rules-seen.js';

/** What was typed for an area, or chosen: certain, for nobody has to read it. */
export interface TypedArea {
  areaId: string;
  marked: boolean | null;
  words: string | null;
}
type TypedByArea = ReadonlyMap<string, TypedArea>;

/** Whether anything was given at all: a box chosen, a word typed. */
export const isGiven = ({ marked, words }: Omit<TypedArea, 'areaId'>): boolean =>
  marked === true || (words ?? '').trim() !== '';

/** Reads an item as it was answered on a screen: boxes by the key, words in blanks by what counts as right; everything else is a person's. */
export function readTyped(
  { score, body }: { score: number; body: Part & { parts: readonly Part[] } },
  places: readonly AnswerArea[],
  typed: TypedByArea,
): ItemReading {
  if (body.type !== 21) return readPart(body, score, places, typed);
  const shares = partScores(score, body.parts);
  const partOf = (at: number) => places.filter((area) => area.partIndex === at);
  return together(body.parts.map((part, at) => readPart(part, shares[at] ?? 0, partOf(at), typed)));
}

function readPart(part: Part, score: number, places: readonly AnswerArea[], typed: TypedByArea): ItemReading {
  const own = places.flatMap(({ areaId }) => typed.get(areaId) ?? []);
  if (!own.some(isGiven)) return { kind: 'empty', text: null, confidence: 1, score: 0 };
  const { type, answer } = part;
  if (answer.kind === 'choice' || answer.kind === 'true-false') {
    const boxes = own.map(({ areaId, marked }) => [areaId, { marked, certainty: 1 }] as const);
    return readSeen({ score, body: { ...part, parts: [] } }, places, new Map(boxes));
  }
  const wordsAt = (at: number) =>
    places
      .filter(({ blankIndex }) => (blankIndex ?? 0) === at)
      .map(({ areaId }) => typed.get(areaId)?.words ?? '')
      .join('')
      .trim();
  if (answer.kind !== 'blanks' || !hasPlaceForEach(answer.blanks, places)) {
    const text = own.map(({ words }) => words ?? '').join('\n');
    return { kind: 'doubtful', text, confidence: 1, score: null };
  }
  const readings = answer.blanks.map(({ accepted }, at) => judged(wordsAt(at), accepted));
  const areaType: AreaType = type === 21 ? areaTypes.subjective : type;
  const word = verdict(areaType, markBlanks(answer.blanks, readings, score));
  const text = readings.map((one) => one.text).join('；');
  // What was typed is known, also where what it is worth is not.
  if (word.kind === 'scored') return { kind: 'scored', text, confidence: 1, score: word.score };
  return { kind: 'doubtful', text, confidence: 1, score: null };
}

/**
 * A number as one writes it: of it a machine knows that it is another. Other words may say the same in their own way, and a comma, a
 * point or a space in an unusual place may be a slip of the finger.
 */
const NUMBER = /^-?(?:\d+|\d{1,3}(?:,\d{3})+|(?:\d+ )?\d+\/\d+|\d*\.\d+)%?$/;
const UNDECIDED = 0.5;

function judged(text: string, accepted: readonly string[]): BlankReading {
  if (text === '' || isAccepted(text, accepted)) return { text, confidence: 1 };
  const areNumbers = [text, ...accepted].every((one) => NUMBER.test(plainAnswer(one)));
  const isSurelyWrong = areNumbers && !mayBeMeant(text, accepted);
  return { text, confidence: isSurelyWrong ? 1 : UNDECIDED };
}
