import { isAskedColumn, type ReadResult } from '@zhibi/exchange';

interface Shown {
  at: number;
  column: number;
  text: string;
  isDate: boolean;
}
type Rows = readonly { at: number; cells: readonly string[] }[];

/** What a person has to look at: below what an import takes by itself. */
const DOUBTED = 0.65;

/** The rows with what their cells show: raised signs, percentages and fractions as they are seen. */
export function withShown<Row extends Rows[number]>(rows: readonly Row[], shown: readonly Shown[]): Row[] {
  const inRow = new Map<number, Shown[]>();
  for (const cell of shown) inRow.set(cell.at, [...(inRow.get(cell.at) ?? []), cell]);
  return rows.map((row) => {
    const cells = [...row.cells];
    for (const { column, text } of inRow.get(row.at) ?? []) cells[column] = text;
    return inRow.has(row.at) ? { ...row, cells } : row;
  });
}

/** Doubts each question one of whose cells is a date to the spreadsheet: `2/4` and `8:30` are made into one without anybody's wish. */
export function doubtDates(result: ReadResult, rows: Rows, shown: readonly Shown[]): void {
  const dates = shown.filter(({ isDate, column }) => isDate && isAskedColumn(rows, column)).map(({ at }) => at);
  const begins = result.questions.map(({ where }) => Number(/^row (\d+)$/.exec(where)?.[1]));
  for (const [nth, question] of result.questions.entries()) {
    const [from = 0, to = Number.POSITIVE_INFINITY] = [begins[nth], begins[nth + 1]];
    if (!dates.some((at) => at >= from && at < to)) continue;
    question.warnings.push('cell-is-date');
    question.confidence = Math.min(question.confidence, DOUBTED);
  }
}
