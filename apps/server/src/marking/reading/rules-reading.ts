import { type AnswerArea, type AreaType, areaTypes, partScores } from '@zhibi/contract/papers';
import type { AnswerKey, QuestionBody, QuestionType } from '@zhibi/contract/questions';
import {
  type BlankReading,
  type Marking,
  markBlanks,
  markChoice,
  markTrueFalse,
  sumScores,
  verdict,
} from '@zhibi/grading';
import { readChoice, readTrueFalse, type Stroke } from '@zhibi/ink';
import { verifyNumber } from '@zhibi/ink/recogniser';

/** The ink of one student for one item: by the area it lies in. */
export type InkByArea = ReadonlyMap<string, readonly Stroke[]>;

export interface ItemToRead {
  itemId: string;
  type: QuestionType;
  score: number;
  body: QuestionBody;
}

/**
 * What a machine makes of an answer. `empty`: nothing was written where an answer belongs; `beside`: there is ink, but
 * only around those places. Where a person must decide, `score` is a proposal or null.
 */
export interface ItemReading {
  kind: 'scored' | 'doubtful' | 'empty' | 'beside';
  text: string | null;
  confidence: number | null;
  score: number | null;
}

/** The areas in which an item is answered, its frame among them. */
export const areasOfItem = (areas: readonly AnswerArea[], itemId: string): AnswerArea[] =>
  areas.filter((area) => area.qids.includes(itemId));

/** Reads the ink of one item as far as a machine may: boxes, numbers; everything else is a person's. */
export function readItem(item: ItemToRead, areas: readonly AnswerArea[], ink: InkByArea): ItemReading {
  const own = areasOfItem(areas, item.itemId);
  const places = own.filter((area) => area.areaType !== areaTypes.question);
  const isWritten = (area: AnswerArea) => (ink.get(area.areaId)?.length ?? 0) > 0;
  if (!places.some(isWritten)) {
    // Without a key a machine marks nothing, an empty place neither: a person looks when the paper is in.
    const kind = own.some(isWritten) || item.body.answer.kind === 'none' ? 'beside' : 'empty';
    return { kind, text: null, confidence: 1, score: 0 };
  }
  const { parts } = item.body;
  if (item.type !== 21) return readPart(item.body, item.score, places, ink);
  const shares = partScores(item.score, parts);
  return together(
    parts.map((part, at) =>
      readPart(
        part,
        shares[at] ?? 0,
        places.filter((area) => area.partIndex === at),
        ink,
      ),
    ),
  );
}

interface Part {
  type: QuestionType;
  answer: AnswerKey;
}

function readPart(part: Part, score: number, places: readonly AnswerArea[], ink: InkByArea): ItemReading {
  const read = markPart(part, score, places, ink);
  const areaType: AreaType = part.type === 21 ? areaTypes.subjective : part.type;
  if (read === undefined) return { kind: 'doubtful', text: null, confidence: null, score: null };
  const word = verdict(areaType, read.marking);
  const proposal = word.kind === 'scored' ? word.score : word.reason === 'low-confidence' ? word.proposedScore : null;
  const kind = word.kind === 'scored' ? 'scored' : 'doubtful';
  return { kind, text: read.text, confidence: read.marking.confidence, score: proposal };
}

/** Undefined where only a person can mark. */
function markPart(
  { type, answer }: Part,
  score: number,
  places: readonly AnswerArea[],
  ink: InkByArea,
): { text: string; marking: Marking } | undefined {
  if (answer.kind === 'choice') {
    const read = readChoice(optionsOf(places, ink), type === 5 ? 'several' : 'one');
    return { text: read.chosen.join(''), marking: markChoice(answer.labels, read, score) };
  }
  if (answer.kind === 'true-false') {
    const read = readTrueFalse(optionsOf(places, ink));
    const text = read.value === undefined ? '' : read.value ? '√' : '×';
    return { text, marking: markTrueFalse(answer.value, read, score) };
  }
  if (answer.kind === 'blanks') {
    const readings = answer.blanks.map((blank, at) => readBlank(blank.accepted, inkOfBlank(places, ink, at)));
    return { text: readings.map((one) => one.text).join('；'), marking: markBlanks(answer.blanks, readings, score) };
  }
  return undefined;
}

const optionsOf = (places: readonly AnswerArea[], ink: InkByArea) =>
  places.flatMap((box) =>
    box.option === null ? [] : [{ option: box.option, box, strokes: ink.get(box.areaId) ?? [] }],
  );

const inkOfBlank = (places: readonly AnswerArea[], ink: InkByArea, at: number): Stroke[] =>
  places.filter((area) => (area.blankIndex ?? 0) === at).flatMap((area) => ink.get(area.areaId) ?? []);

/** What cannot be told from the ink must not be trusted, however sure the reader is of what it is not. */
const UNCLEAR = 0.5;
/** The reader of numbers does not know what a rubber took away. */
const isErased = (strokes: readonly Stroke[]): boolean => strokes.some((stroke) => stroke.tip === 'eraser');

function readBlank(accepted: readonly string[], strokes: readonly Stroke[]): BlankReading {
  const { verdict: word, accepted: met, reading, confidence } = verifyNumber(strokes, accepted);
  if (word === 'blank') return { text: '', confidence };
  if (word === 'unclear' || isErased(strokes))
    return { text: reading.text || '?', confidence: Math.min(confidence, UNCLEAR) };
  return { text: word === 'yes' ? (met ?? reading.text) : reading.text, confidence };
}

/** A combined question counts only when each of its parts does. */
function together(parts: readonly ItemReading[]): ItemReading {
  const scores = parts.map((part) => part.score);
  const whole = scores.every((score) => score !== null);
  return {
    kind: parts.length > 0 && parts.every((part) => part.kind === 'scored') ? 'scored' : 'doubtful',
    text: parts.map((part) => part.text ?? '').join('；') || null,
    confidence: whole ? Math.min(1, ...parts.map((part) => part.confidence ?? 0)) : null,
    score: whole ? sumScores(scores.flatMap((score) => score ?? [])) : null,
  };
}
