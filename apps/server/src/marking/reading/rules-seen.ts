import { type AnswerArea, type AreaType, areaTypes, partScores } from '@zhibi/contract/papers';
import { type Marking, markChoice, markTrueFalse, verdict } from '@zhibi/grading';
import { type ItemReading, type Part, together } from './rules-item.js';

/** What a picture shows of an area: of a box whether it is marked, null while nobody can say; of anything else nothing that a machine reads. */
export interface SeenArea {
  areaId: string;
  marked: boolean | null;
  certainty: number | null;
}

export type SeenByArea = ReadonlyMap<string, Pick<SeenArea, 'marked' | 'certainty'>>;

export const forPerson: ItemReading = { kind: 'doubtful', text: null, confidence: null, score: null };

/** So certain are boxes that a person has looked at, and no machine. */
const SAID_BY_PERSON = 1;

/**
 * Reads an item by the pictures of its areas: boxes that a person has settled count; of those that the machine alone is sure of the score is
 * proposed, for in pictures it is still silently wrong now and then (`npm run evaluate` of packages/scan). Everything else is a person's.
 */
export function readSeen(
  { score, body }: { score: number; body: Part & { parts: readonly Part[] } },
  places: readonly AnswerArea[],
  seen: SeenByArea,
): ItemReading {
  if (body.type !== 21) return readPart(body, score, places, seen);
  const shares = partScores(score, body.parts);
  return together(
    body.parts.map((part, at) =>
      readPart(
        part,
        shares[at] ?? 0,
        places.filter((area) => area.partIndex === at),
        seen,
      ),
    ),
  );
}

function readPart({ type, answer }: Part, score: number, places: readonly AnswerArea[], seen: SeenByArea): ItemReading {
  if (answer.kind !== 'choice' && answer.kind !== 'true-false') return forPerson;
  const boxes = places.flatMap(({ areaId, option }) => (option === null ? [] : [{ option, ...seen.get(areaId) }]));
  // A box that is in doubt, or lies on a page that is not there.
  if (boxes.length === 0 || boxes.some(({ marked }) => typeof marked !== 'boolean')) return forPerson;
  const chosen = boxes.flatMap(({ option, marked }) => (marked ? [option] : []));
  // Beside empty boxes the answer may be written in words, which nobody has read.
  if (chosen.length === 0) return { kind: 'beside', text: null, confidence: null, score: 0 };
  const confidence = Math.min(...boxes.map(({ certainty }) => certainty ?? 0));
  const areaType: AreaType = type === 21 ? areaTypes.subjective : type;
  const { text, marking } = answer.kind === 'choice' ? choiceOf(answer.labels) : trueFalseOf(answer.value);
  const word = verdict(areaType, marking);
  if (word.kind !== 'scored') return { kind: 'doubtful', text, confidence, score: null };
  return { kind: confidence === SAID_BY_PERSON ? 'scored' : 'doubtful', text, confidence, score: word.score };

  function choiceOf(labels: readonly string[]): { text: string; marking: Marking } {
    return { text: chosen.join(''), marking: markChoice(labels, { chosen, confidence }, score) };
  }
  function trueFalseOf(key: boolean): { text: string; marking: Marking } {
    const value = chosen.length === 1 ? chosen[0] === 'T' : undefined;
    const text = value === undefined ? '√×' : value ? '√' : '×';
    return { text, marking: markTrueFalse(key, { value, confidence }, score) };
  }
}
