import { type Line, plainLine, type Run } from './line.js';
import { field } from './signs.js';

type Part = 'number' | 'stem' | 'key' | 'analysis';
const heads: [Part, RegExp][] = [
  ['number', /^(?:题\s*号|序\s*号|题\s*序|编\s*号|no\.?)$/i],
  ['stem', /^(?:题\s*目|试\s*题|题\s*干|题目内容|试题内容|题目与选项|问题|内容)$/],
  ['key', /^(?:(?:参考|正确|标准)?答\s*案)$/],
  ['analysis', /^(?:(?:答案|试题)?解\s*析|分\s*析|详\s*解)$/],
];
const numberIn = (text: string): string | undefined =>
  /^\s*第?\s*[(（]?(\d{1,3})[)）]?\s*[.．、]?\s*题?\s*$/.exec(text)?.[1];
const textOf = (cell: readonly Line[] | undefined): string =>
  (cell ?? [])
    .map(({ runs }) => plainLine(runs))
    .join('\n')
    .trim();
const partOf = (head: string): Part | undefined => heads.find(([, words]) => words.test(head))?.[0];
const filled = (cell: readonly Line[] | undefined): Line[] =>
  (cell ?? []).filter(({ runs }) => plainLine(runs).trim() !== '');

const begun = (lines: readonly Line[], runs: readonly Run[]): Line[] =>
  lines.map((line, nth) => ({ ...line, set: '', runs: nth === 0 ? [...runs, ...line.runs] : line.runs }));
const sign = (text: string): Run => ({ text, marks: [] });

/** What a cell says of a question, named as a paper names it; a column that nobody knows is text of the question. */
function named(head: string, cell: readonly Line[] | undefined): Line[] {
  const part = partOf(head);
  const lines = filled(cell);
  if (part === 'key') return begun(lines, [sign('【答案】')]);
  if (part === 'analysis') return begun(lines, [sign('【解析】')]);
  return field.test(`【${head}】`) ? begun(lines, [sign(`【${head}】`)]) : [];
}

/**
 * The lines of a paper that is set as a table (`题号 | 题目 | 答案`), as they would stand below each other. Undefined where no column holds questions:
 * in a table of answers the questions are numbers.
 */
export function paperLines({ rows = [], warnings }: Line): { lines: Line[]; left: string[] } | undefined {
  const head = (rows[0] ?? []).map(textOf);
  const at = (part: Part) => head.findIndex((one) => partOf(one) === part);
  const [number, stem] = [at('number'), at('stem')];
  const asked = rows.slice(1).map((row) => textOf(row[stem]));
  const isPaper = asked.some((text) => text !== '') && asked.every((text) => numberIn(text) === undefined);
  if (stem < 0 || number < 0 || !isPaper) return undefined;
  const left: string[] = [];
  const lines = rows.slice(1).flatMap((row): Line[] => {
    const own = numberIn(textOf(row[number]));
    // A row that goes over all columns is a heading.
    if (own === undefined || textOf(row[stem]) === '') return row.flatMap(filled);
    left.push(
      ...row.flatMap((cell, column) => (isUnknown(head[column] ?? '') && textOf(cell) !== '' ? [textOf(cell)] : [])),
    );
    const said = row.flatMap((cell, column) =>
      column === number || column === stem ? [] : named(head[column] ?? '', cell),
    );
    return [...begun(filled(row[stem]), [sign(`${own}．`)]), ...said];
  });
  return { lines: lines.map((line) => ({ ...line, warnings })), left };
}

const isUnknown = (head: string): boolean => partOf(head) === undefined && !field.test(`【${head}】`);
