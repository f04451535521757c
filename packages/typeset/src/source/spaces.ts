import { toPlain, typstString } from '@zhibi/content';
import { areaTypes } from '@zhibi/contract/papers';
import { keyText } from './answers.js';
import type { Asked } from './asked.js';
import { charactersAsked } from './characters-asked.js';
import type { SourceContext } from './context.js';
import { richSource } from './rich-source.js';

const MM_PER_POINT = 5.5;
const SMALLEST = 22;
/** Kept free of a column for the question itself, when its space would fill all of it. */
const FOR_THE_STEM = 40;

/** The space under a question that is answered in the student's own words: 55 mm for 10 points or as many lines as fit in that, never cut in two. */
export function spaceSource(asked: Asked, context: SourceContext): string {
  const { itemId, prefix, partIndex, question, widthMm } = asked;
  const wanted = asked.answerSpaceMm ?? Math.max(SMALLEST, asked.score * MM_PER_POINT) * context.manner.handScale;
  const room = context.plan.columnHeightMm - FOR_THE_STEM;
  if (wanted > room) context.report('space-shrunk', itemId, `${Math.round(wanted)} → ${room} mm`);
  const { lineMm } = context.manner;
  const free = Math.max(15, Math.min(wanted, room));
  const height =
    lineMm === null
      ? free
      : Math.max(1, Math.round(asked.answerSpaceMm === undefined ? asked.score * LINES_PER_POINT : free / lineMm)) *
        lineMm;
  const n = context.ledger.enter({ areaId: `${prefix}:s`, areaType: areaTypes.subjective, itemId, partIndex });
  const key = context.options.edition === 'answer' ? keyText(question, context) : [];
  const answer = key.length === 0 ? 'none' : richSource(key, context, { itemId, widthMm: widthMm - 5, answer: true });
  return `zb-space(${n}, ${widthMm.toFixed(3)}mm, ${Number(height.toFixed(3))}mm, ${answer}, ${lineMm === null ? 'none' : `${lineMm}mm`})`;
}

/** Lines for an answer in words: three for four points. */
const LINES_PER_POINT = 0.75;

const CELL = 12.5;
const CELLS_IN_A_ROW_FOR_EACH = 8;

/**
 * Character practice without blanks in its text: a row for each character of the answer, the first cell a model, two to
 * trace, the rest empty. All cells of a character share its `blankIndex`.
 */
export function characterRowsSource(asked: Asked, context: SourceContext): string {
  const { itemId, prefix, partIndex, question, widthMm } = asked;
  const cell = CELL * context.manner.handScale;
  const fits = Math.floor(widthMm / cell);
  const chars = charactersOf(question.answer);
  const perRow = chars.length === 0 ? fits : Math.min(fits, CELLS_IN_A_ROW_FOR_EACH);
  const rows = (chars.length === 0 ? ['', ''] : chars).map((char, row) => {
    const cells = Array.from({ length: perRow }, (_, i) => {
      const look = i === 0 ? 'model' : 'trace';
      const enter = () =>
        context.ledger.enter({
          areaId: `${prefix}:c${row}-${i}`,
          areaType: areaTypes.calligraphy,
          itemId,
          partIndex,
          blankIndex: row,
        });
      const n = i === 0 && char !== '' ? 'none' : enter();
      return `(${n}, ${typstString(i < 3 ? char : '')}, ${typstString(look)})`;
    });
    return `(${cells.join(', ')},)`;
  });
  const perLine = Math.max(1, Math.floor(fits / perRow));
  const lines: string[] = [];
  for (let i = 0; i < rows.length; i += perLine)
    lines.push(`zb-cell-line((${rows.slice(i, i + perLine).join(', ')},), ${cell}mm)`);
  return lines.join('\n');
}

/** Cells in the middle of a text, one for each character that belongs in the blank, the pinyin of each above it. */
export function cellGroupSource(
  asked: Asked,
  context: SourceContext,
  { index, sounds }: { index: number; sounds: readonly string[] },
): string {
  const { itemId, prefix, partIndex, question } = asked;
  const word = question.answer.kind === 'blanks' ? (question.answer.blanks[index]?.accepted[0] ?? '') : '';
  const chars = word === '' ? ['', ''] : [...word].slice(0, 10);
  const cells = chars.map((char, i) => {
    const n = context.ledger.enter({
      areaId: `${prefix}:b${index}-${i}`,
      areaType: areaTypes.calligraphy,
      itemId,
      partIndex,
      blankIndex: index,
    });
    return `(${n}, ${typstString(context.options.edition === 'answer' ? char : '')}, "answer")`;
  });
  return `zb-cell-group((${cells.join(', ')},), ${11 * context.manner.handScale}mm, (${sounds.map((sound) => `${typstString(sound)},`).join('')}))`;
}

function charactersOf(answer: Asked['question']['answer']): string[] {
  const words = answer.kind === 'blanks' ? answer.blanks.map((blank) => blank.accepted[0] ?? '') : [];
  return [...words.join('')].filter((char) => /\p{Script=Han}/u.test(char)).slice(0, 200);
}

const SQUARES_PER_POINT = 13;
const MAX_SQUARES = 3_000;
/** Beside the characters that a composition must have: indents, ends of paragraphs, and a fifth more for who has more to say. */
const ROOM_TO_WRITE = 1.2;
/** Four lines and the room to the next. */
const FOUR_LINES = 14.8;

/** 作文格, lines for a letter in English, or the four lines of beginners. Rows flow over columns; the rows of one column are one area. */
export function writingSource(asked: Asked, context: SourceContext): string {
  const { itemId, prefix, partIndex, score } = asked;
  const width = context.plan.columnWidthMm;
  const n = context.ledger.enter({ areaId: `${prefix}:w`, areaType: areaTypes.writing, itemId, partIndex });
  const height = Math.min(asked.answerSpaceMm ?? Math.max(50, score * MM_PER_POINT), context.plan.columnHeightMm * 4);
  const wide = `${asked.widthMm.toFixed(3)}mm`;
  if (asked.writing === 'four-lines')
    return `zb-four-line-rows(${n}, ${wide}, ${Math.max(2, Math.round(height / (FOUR_LINES * context.manner.handScale)))})`;
  if (asked.writing === 'lines') {
    const pitch = context.manner.lineMm ?? 9.5;
    return `zb-line-rows(${n}, ${wide}, ${Math.max(3, Math.round(height / pitch))}, ${pitch}mm)`;
  }
  const columns = Math.floor(width / (8.1 * context.manner.handScale));
  const wanted = charactersAsked(toPlain(asked.question.stem)) * ROOM_TO_WRITE;
  const squares = Math.min(asked.squares ?? Math.max(200, score * SQUARES_PER_POINT, wanted), MAX_SQUARES);
  return `pad(left: -${context.indentMm}mm, zb-square-rows(${n}, ${columns}, ${Math.ceil(squares / columns)}, ${(width / columns).toFixed(4)}mm))`;
}
