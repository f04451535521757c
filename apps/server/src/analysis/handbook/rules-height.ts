import { toPlain } from '@zhibi/content';
import { type QuestionBody, type QuestionPart, questionTypes } from '@zhibi/contract/questions';

const LINE_MM = 6;
const GAP_MM = 3;
/** Letters of a line of A4, counted as Chinese ones. */
const LINE_LETTERS = 42;
/** What open answers are given for each point. */
const OPEN_MM_A_POINT = 7;

const linesOf = (text: string): number =>
  text.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / LINE_LETTERS)), 0);

/** About how high a question stands on paper, with the place to answer it. Only the typesetter knows; it is asked when pages are drawn. */
export function heightOf(body: QuestionBody, score: number): number {
  const parts =
    body.parts.length === 0
      ? 0
      : body.parts.reduce((sum, part) => sum + partHeight(part, score / body.parts.length), 0);
  return GAP_MM + partHeight(body, body.parts.length === 0 ? score : 0) + parts;
}

function partHeight({ type, stem, options }: QuestionPart, score: number): number {
  const text = linesOf(toPlain(stem)) * LINE_MM;
  const longest = options.reduce((most, { content }) => Math.max(most, toPlain(content).length), 0);
  const across = longest <= 8 ? 4 : longest <= 18 ? 2 : 1;
  const choices = Math.ceil(options.length / across) * LINE_MM;
  const isOpen = type === questionTypes.subjective || type === questionTypes.writing;
  return text + choices + (isOpen ? Math.max(30, score * OPEN_MM_A_POINT) : 0);
}
