import { type AnswerArea, type AreaType, areaTypes, partScores } from '@zhibi/contract/papers';
import type { QuestionType } from '@zhibi/contract/questions';
import { type BlankReading, type Marking, markBlanks, markChoice, markTrueFalse, verdict } from '@zhibi/grading';
import { centreOf, isInside, readChoice, readTrueFalse, type Stroke, strokeBounds } from '@zhibi/ink';
import { verifyAnswer } from '@zhibi/ink/recogniser';
import { type KnownCharacters, readCharacters } from './rules-characters.js';
import { hasPlaceForEach, type ItemReading, type Part, together } from './rules-item.js';
import { mayBeOtherForm } from './rules-other-forms.js';
import { readSeen, type SeenByArea } from './rules-seen.js';

/** The ink of one student for one item: by the area it lies in. */
export type InkByArea = ReadonlyMap<string, readonly Stroke[]>;

export interface ItemToRead {
  /** Where characters are written: the strokes of each that may stand there, and of those that it is taken for. */
  characters?: KnownCharacters;
  itemId: string;
  type: QuestionType;
  score: number;
  body: Part & { parts: readonly Part[] };
}

/** The areas in which an item is answered, its frame among them. */
export const areasOfItem = (areas: readonly AnswerArea[], itemId: string): AnswerArea[] =>
  areas.filter((area) => area.qids.includes(itemId));

const isFrame = (area: AnswerArea): boolean => area.areaType === areaTypes.question;

/** Reads one item as far as a machine may, by its ink, or by what pictures show of it. */
export function readItem(
  item: ItemToRead,
  areas: readonly AnswerArea[],
  ink: InkByArea,
  seen: SeenByArea = new Map(),
): ItemReading {
  const own = areasOfItem(areas, item.itemId);
  const isSeen = own.some((area) => seen.has(area.areaId));
  if (!isSeen) return readInk(item, own, ink);
  return readSeen(
    item,
    own.filter((area) => !isFrame(area)),
    seen,
  );
}

/** By the ink alone: boxes, numbers; everything else is a person's. */
function readInk(item: ItemToRead, own: readonly AnswerArea[], ink: InkByArea): ItemReading {
  const places = own.filter((area) => !isFrame(area));
  const isWritten = (area: AnswerArea) => (ink.get(area.areaId)?.length ?? 0) > 0;
  if (!places.some(isWritten)) {
    // Without a key a machine marks nothing, an empty place neither: a person looks when the paper is in.
    if (own.some(isWritten) || item.body.answer.kind === 'none')
      return { kind: 'beside', text: null, confidence: null, score: null };
    return { kind: 'empty', text: null, confidence: 1, score: 0 };
  }
  const { parts } = item.body;
  const { characters } = item;
  if (item.type !== 21) return readPart(item.body, item.score, { own, places, ink, characters });
  const shares = partScores(item.score, parts);
  return together(
    parts.map((part, at) =>
      readPart(part, shares[at] ?? 0, {
        own,
        places: places.filter((area) => area.partIndex === at),
        ink,
        characters,
      }),
    ),
  );
}

/** Where a part is answered, and all that was written on its item: a correction may lie beside the place. */
interface Written {
  own: readonly AnswerArea[];
  places: readonly AnswerArea[];
  ink: InkByArea;
  characters: KnownCharacters | undefined;
}

function readPart(part: Part, score: number, written: Written): ItemReading {
  const read = markPart(part, score, written);
  const areaType: AreaType = part.type === 21 ? areaTypes.subjective : part.type;
  if (read === undefined) return { kind: 'doubtful', text: null, confidence: null, score: null };
  const word = verdict(areaType, read.marking);
  const proposal = word.kind === 'scored' ? word.score : word.reason === 'low-confidence' ? word.proposedScore : null;
  const kind = word.kind === 'scored' ? 'scored' : 'doubtful';
  const isGuess = proposal === null && part.answer.kind !== 'choice';
  const [text, confidence] = isGuess ? [null, null] : [read.text, read.marking.confidence];
  return { kind, text, confidence, score: proposal };
}

/** Undefined where only a person can mark. */
function markPart(
  { type, answer }: Part,
  score: number,
  { own, places, ink, characters }: Written,
): { text: string; marking: Marking } | undefined {
  const beside = own.filter(isFrame).flatMap((area) => ink.get(area.areaId) ?? []);
  if (answer.kind === 'choice') {
    const read = readChoice(optionsOf(places, ink), type === 5 ? 'several' : 'one', beside);
    return { text: read.chosen.join(''), marking: markChoice(answer.labels, read, score) };
  }
  if (answer.kind === 'true-false') {
    const read = readTrueFalse(optionsOf(places, ink), beside);
    const text = read.value === undefined ? '' : read.value ? '√' : '×';
    return { text, marking: markTrueFalse(answer.value, read, score) };
  }
  if (type === areaTypes.calligraphy) return readCharacters(answer, score, { places, ink, characters });
  if (answer.kind === 'blanks' && hasPlaceForEach(answer.blanks, places)) {
    const readings = answer.blanks.map(({ accepted }, at) => {
      const areas = places.filter((area) => (area.blankIndex ?? 0) === at);
      return readBlank(
        accepted,
        areas.flatMap((area) => ink.get(area.areaId) ?? []),
        { beside: [...beside, ...places.filter((area) => !areas.includes(area)).flatMap(strayedFrom(ink))], areas },
      );
    });
    return { text: readings.map((one) => one.text).join('；'), marking: markBlanks(answer.blanks, readings, score) };
  }
  return undefined;
}

/** What was written mostly outside its blank: between two of them nobody can tell whose it is. */
const strayedFrom = (ink: InkByArea) => (area: AnswerArea) =>
  (ink.get(area.areaId) ?? []).filter((stroke) => !isInside(centreOf(strokeBounds(stroke)), area));

const optionsOf = (places: readonly AnswerArea[], ink: InkByArea) =>
  places.flatMap((box) =>
    box.option === null ? [] : [{ option: box.option, box, strokes: ink.get(box.areaId) ?? [] }],
  );

/** What cannot be told from the ink must not be trusted, however sure the reader is of what it is not. */
const UNCLEAR = 0.5;

function readBlank(
  accepted: readonly string[],
  strokes: readonly Stroke[],
  { beside, areas }: { beside: readonly Stroke[]; areas: readonly AnswerArea[] },
): BlankReading {
  const { verdict: word, accepted: met, reading, confidence } = verifyAnswer(strokes, accepted, beside, areas);
  if (word === 'blank') return { text: '', confidence };
  // The same value in another form (1.5 for 3/2) may be wrong here; whether it is, a person says.
  const isDoubtful = word === 'unclear' || (word === 'no' && mayBeOtherForm(reading.text, accepted));
  if (isDoubtful) return { text: reading.text || '?', confidence: Math.min(confidence, UNCLEAR) };
  return { text: word === 'yes' ? (met ?? reading.text) : reading.text, confidence };
}
