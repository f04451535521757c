import {
  type GroundKind,
  type GroundQuestion,
  isBlank,
  isChoice,
  isKey,
  type Printed,
  rowSize,
  usualPlaces,
} from '@zhibi/contract/papers/ground';

/** A question answered in another way: what it was answered in stays only where it fits. */
export function withKind(question: GroundQuestion, kind: GroundKind, paper: Printed | undefined): GroundQuestion {
  const next = { ...question, kind };
  const key = isKey(next) && isChoice(kind) === isChoice(question.kind) ? question.key : '';
  const isSame = !isChoice(kind) && !isChoice(question.kind);
  return placed({ ...next, key, places: isSame ? question.places : [] }, paper);
}

/** More letters or fewer: the row keeps its place where it is still on blank paper. */
export function withOptions(question: GroundQuestion, options: number, paper: Printed | undefined): GroundQuestion {
  const next = { ...question, options };
  const places = question.places.map((place) => ({ ...place, ...rowSize(next) }));
  const isFree = paper !== undefined && places.every((place) => isBlank(paper, place));
  return placed({ ...next, places: isFree ? places : [] }, paper);
}

function placed(question: GroundQuestion, paper: Printed | undefined): GroundQuestion {
  if (question.places.length > 0 || paper === undefined) return question;
  return { ...question, places: usualPlaces(question, paper) };
}

/** A key as it is meant: letters of choices in capitals and in their order. */
export function keyTyped(kind: GroundKind, typed: string): string {
  if (kind !== 'single' && kind !== 'multiple') return typed;
  const letters = [...typed.toUpperCase()].filter((letter) => letter >= 'A' && letter <= 'I');
  return kind === 'single' ? (letters.at(-1) ?? '') : [...new Set(letters)].sort().join('');
}

const RIGHT = '对√✓T';

/** Answers in a row, given to the choices in the order of their numbers: a letter each; several of one question stand in brackets or between spaces. */
export function withAnswers(questions: readonly GroundQuestion[], typed: string): GroundQuestion[] {
  const said = typed.trim();
  const words = /[\s,，]/.test(said) ? said.split(/[\s,，]+/) : [...said];
  const choices = [...questions].filter(({ kind }) => isChoice(kind)).sort((a, b) => a.no - b.no);
  const keyOf = new Map(choices.map((question, i) => [question.questionId, keyOfWord(question, words[i])]));
  return questions.map((question) => ({ ...question, key: keyOf.get(question.questionId) ?? question.key }));
}

function keyOfWord(question: GroundQuestion, word: string | undefined): string | undefined {
  if (word === undefined || word === '') return undefined;
  if (question.kind === 'judge') return RIGHT.includes(word.toUpperCase()) ? 'T' : 'F';
  const key = keyTyped(question.kind, word);
  return isKey({ ...question, key }) ? key : undefined;
}
