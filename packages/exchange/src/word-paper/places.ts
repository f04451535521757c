import { type QuestionPart, questionTypes } from '@zhibi/contract/questions';
import { tag } from '../xml.js';
import type { WordItem, WordPaper } from './model.js';
import { paragraph, table } from './paragraphs.js';

/** Between two lines to write on, and the height of an empty line. */
const LINE_MM = 9;
const EMPTY_MM = 8;
const SQUARE_MM = 8;
const APART_MM = 2;
const MOST_ROWS = 120;

interface Wanted {
  of: Pick<WordPaper, 'lined'> & { tools: { roomMm: number } };
  indentMm: number;
  spaceMm: number;
  writing: WordItem['writing'];
}

/** The place for an answer in the student's own words: empty or ruled lines, squares for a composition. Nothing for what is answered elsewhere. */
export function openPlace({ type, stem, answer }: QuestionPart, { of, indentMm, spaceMm, writing }: Wanted): string {
  if (type === questionTypes.writing)
    return writing === 'squares' ? squares(of.tools.roomMm, spaceMm) : lines(spaceMm, 0);
  if (type !== questionTypes.subjective) return '';
  const hasBlanks = stem.some((block) => block.t === 'p' && block.children.some(({ t }) => t === 'blank'));
  if (hasBlanks && answer.kind === 'blanks') return '';
  if (of.lined) return lines(spaceMm, indentMm);
  const count = Math.max(2, Math.min(MOST_ROWS, Math.round(spaceMm / EMPTY_MM)));
  return Array.from({ length: count }, () => paragraph('', { heightMm: EMPTY_MM })).join('');
}

function lines(spaceMm: number, indentMm: number): string {
  const count = Math.max(1, Math.min(MOST_ROWS, Math.round(spaceMm / LINE_MM)));
  return Array.from({ length: count }, () => paragraph('', { ruled: true, heightMm: LINE_MM, indentMm })).join('');
}

/** 作文格: rows of squares with room between them, as many as the height asks for. */
function squares(roomMm: number, spaceMm: number): string {
  const columns = Math.max(5, Math.floor(roomMm / SQUARE_MM));
  const rows = Math.max(3, Math.min(MOST_ROWS, Math.round(spaceMm / (SQUARE_MM + APART_MM))));
  const empty = paragraph('', { heightMm: SQUARE_MM - 1 });
  const row = table([Array.from({ length: columns }, () => empty)], {
    widthsMm: Array.from({ length: columns }, () => SQUARE_MM),
    heightMm: SQUARE_MM,
  });
  return Array.from({ length: rows }, () => row + paragraph('', { heightMm: APART_MM })).join('') + tag('w:p');
}
