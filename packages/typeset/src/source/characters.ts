import { inlinesOf, typstString } from '@zhibi/content';
import { areaTypes } from '@zhibi/contract/papers';
import type { PaperSheet, SheetItem } from '../sheet/paper-sheet.js';
import type { SourceContext } from './context.js';

type Print = NonNullable<PaperSheet['characters']>;

/** Four lines above a square, and those that letters are written on. */
const [PINYIN_STEP, LETTER_STEP] = [2.6, 3.4];
const TRACED = 3;
/** A word of so many rows stays on one page. */
const MOST_TOGETHER = 4;

/** The words of a section of a sheet of characters, in the way that the sheet says. */
export function charactersSource(items: readonly SheetItem[], print: Print, context: SourceContext): string {
  if (print.way === 'dictation' || print.way === 'pinyin')
    return `#zb-words((${items.map((item) => wordInLine(item, print, context)).join(', ')},))`;
  return items.map((item) => wordInRows(item, print, context)).join('\n');
}

/** What is written in each place, and what stands above it. */
function placesOf({ question: { answer, stem } }: SheetItem): { written: string; above: string }[] {
  const shown = [...inlinesOf(stem)].flatMap((inline) => (inline.t === 'text' ? [inline.v] : []));
  const blanks = answer.kind === 'blanks' ? answer.blanks : [];
  return blanks.map(({ accepted }, at) => ({ written: accepted[0] ?? '', above: shown[at] ?? '' }));
}

const frameOf = (itemId: string, { ledger }: SourceContext) =>
  ledger.enter({ areaId: itemId, areaType: areaTypes.question, itemId });

/** A place to write in: `blankIndex` tells which of the expected answers belongs there. */
const enter = (itemId: string, { ledger }: SourceContext, place: { blankIndex: number; name: string }) =>
  ledger.enter({
    areaId: `${itemId}:${place.name}`,
    areaType: areaTypes.calligraphy,
    itemId,
    blankIndex: place.blankIndex,
  });

/** 看拼音写词语: pinyin above empty squares. 看字写拼音: empty lines above the characters. */
function wordInLine(item: SheetItem, { way, cellMm }: Print, context: SourceContext): string {
  const places = placesOf(item);
  const frame = frameOf(item.itemId, context);
  const shows = context.options.edition !== 'student';
  const size = `${cellMm}mm`;
  const cells = places.map(({ written, above }, at) => {
    const n = enter(item.itemId, context, { blankIndex: at, name: `c${at}` });
    const answer = typstString(shows ? written : '');
    const lines = (words: string, more: string) => `zb-four-lines(${size}, ${PINYIN_STEP}mm, ${words}, ${more})`;
    return way === 'dictation'
      ? `zb-upright(${lines(typstString(above), 'zb.ink')}, zb-cell(${n}, ${size}, ${answer}, "answer"))`
      : `zb-upright(${lines(answer, `zb.red, n: ${n}`)}, zb-cell(none, ${size}, ${typstString(above)}, "model"))`;
  });
  const high = (cellMm + 3 * PINYIN_STEP).toFixed(3);
  return `zb-word(${frame}, ${cellMm * places.length}mm, ${high}mm, (${cells.join(', ')},))`;
}

/** A row, or several, for each character; a line, or several, for a word in letters. */
function wordInRows(item: SheetItem, print: Print, context: SourceContext): string {
  const frame = frameOf(item.itemId, context);
  const rows = placesOf(item).map((place, at) =>
    print.way === 'english'
      ? letterRows(item.itemId, place.written, print, context)
      : characterRows(item.itemId, { ...place, at }, print, context),
  );
  const isLong = rows.length * print.rows > MOST_TOGETHER;
  return `#zb-practice-item(${frame}, ${isLong}, {\n${rows.join('\n')}\n})`;
}

function letterRows(itemId: string, word: string, { rows }: Print, context: SourceContext): string {
  const lines = Array.from({ length: rows }, (_, row) => {
    const n = enter(itemId, context, { blankIndex: 0, name: `l${row}` });
    return `zb-letters(${n}, ${context.plan.columnWidthMm.toFixed(3)}mm, ${LETTER_STEP}mm, ${typstString(row === 0 ? word : '')})`;
  });
  return lines.join('\n');
}

function characterRows(
  itemId: string,
  { written, above, at }: { written: string; above: string; at: number },
  { way, cellMm, rows, pinyin, outlines }: Print,
  context: SourceContext,
): string {
  const room = context.plan.columnWidthMm;
  const perRow = Math.floor(room / cellMm);
  const size = `${cellMm}mm`;
  const traced = way === 'copy' ? 0 : TRACED;
  const squares = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: perRow }, (_, column) => {
      const isModel = row === 0 && column === 0;
      const n = isModel ? 'none' : enter(itemId, context, { blankIndex: at, name: `c${at}-${row * perRow + column}` });
      const shows = row === 0 && column <= traced;
      return `(${n}, ${typstString(shows ? written : '')}, ${isModel ? '"model"' : '"trace"'})`;
    }),
  );
  const strip = 3 * PINYIN_STEP;
  const isStepped = way === 'strokes' && outlines[written] !== undefined;
  const head = [
    pinyin
      ? `zb-four-lines(${size}, ${PINYIN_STEP}mm, ${typstString(above)}, zb.ink)`
      : isStepped
        ? `box(width: ${size}, height: ${strip}mm)`
        : '',
    isStepped ? `h(2mm)\nzb-steps(${typstString(written)}, ${(room - cellMm - 2).toFixed(3)}mm, ${strip - 0.8}mm)` : '',
  ].filter(Boolean);
  const list = squares.map((row) => `(${row.join(', ')},)`).join(', ');
  return `zb-character(${head.length === 0 ? 'none' : `{ ${head.join('\n')} }`}, (${list},), ${size})`;
}
