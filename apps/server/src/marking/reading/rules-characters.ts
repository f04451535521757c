import type { AnswerArea } from '@zhibi/contract/papers';
import type { AnswerKey } from '@zhibi/contract/questions';
import { type BlankReading, type Marking, markBlanks } from '@zhibi/grading';
import type { Stroke } from '@zhibi/ink';
import { type CharacterJudgement, judgeCharacter, lookAlikesOf, modelOf } from '@zhibi/ink/characters';
import type { Medians } from '@zhibi/ink/handwriting';

/** Strokes of characters, by the character. */
export type KnownCharacters = Readonly<Record<string, Medians>>;

interface Squares {
  places: readonly AnswerArea[];
  ink: ReadonlyMap<string, readonly Stroke[]>;
  characters: KnownCharacters | undefined;
}

/** What is not sure is looked at. */
const ASKED = 0.5;
/** Of a character that is none of those that it is taken for. */
const ANOTHER = '×';

/**
 * A sheet of characters: each square by the strokes of the character that belongs there. Several squares of one character are right together or
 * not at all. Undefined where only a person can mark: letters, pinyin, characters that nobody drew.
 */
export function readCharacters(
  answer: AnswerKey,
  score: number,
  { places, ink, characters }: Squares,
): { text: string; marking: Marking } | undefined {
  if (answer.kind !== 'blanks') return undefined;
  const wanted = answer.blanks.map(({ accepted }) => accepted[0] ?? '');
  if (wanted.some((character) => characters?.[character] === undefined)) return undefined;
  const readings = wanted.map((character, at) => {
    const squares = places.filter((area) => (area.blankIndex ?? 0) === at);
    return together(
      character,
      squares.map((area) => squareRead(character, area, { ink, characters })),
    );
  });
  return { text: readings.map(({ text }) => text).join(''), marking: markBlanks(answer.blanks, readings, score) };
}

function squareRead(
  character: string,
  area: AnswerArea,
  { ink, characters = {} }: Pick<Squares, 'ink' | 'characters'>,
): CharacterJudgement {
  const lookAlikes = lookAlikesOf(character).flatMap((one) => {
    const medians = characters[one];
    return medians ? [modelOf(one, medians)] : [];
  });
  const model = modelOf(character, characters[character] ?? []);
  return judgeCharacter(ink.get(area.areaId) ?? [], { model, lookAlikes }, area);
}

/** Empty squares of a row say nothing; one that is in doubt puts the character in doubt. */
function together(character: string, squares: readonly CharacterJudgement[]): BlankReading {
  const written = squares.filter(({ verdict }) => verdict !== 'blank');
  if (written.length === 0) return { text: '', confidence: 1 };
  if (written.some(({ verdict }) => verdict === 'doubtful')) return { text: '?', confidence: ASKED };
  const wrong = written.filter(({ verdict }) => verdict === 'wrong');
  const [first] = wrong;
  if (!first) return { text: character, confidence: Math.min(...written.map(({ likelihood }) => likelihood)) };
  return { text: first.writtenAs ?? ANOTHER, confidence: Math.max(...wrong.map(({ likelihood }) => 1 - likelihood)) };
}
