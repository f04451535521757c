import { ABSENT } from '@zhibi/contract/kernel';
import type { FormTable } from '@zhibi/typeset';
import type { Cell } from '../../platform/sheets/index.js';
import type { ReportTable } from './report-tables.js';

/** So many columns stand side by side on A4; the others go below, with the first ones again. */
const MOST_COLUMNS = 14;
/** Of the S-P table: the name and the student's own figures. */
const KEPT = 3;

/** A table that is too wide is cut between columns. */
export function tableOnPaper({ title, columns, rows }: ReportTable): FormTable[] {
  const cut = columns.length > MOST_COLUMNS ? MOST_COLUMNS - KEPT : columns.length;
  const tables: FormTable[] = [];
  for (let from = columns.length > MOST_COLUMNS ? KEPT : 0; from < columns.length; from += cut) {
    const stands = (at: number) => (from === 0 ? true : at < KEPT || (at >= from && at < from + cut));
    tables.push({
      title: tables.length === 0 ? title : '',
      columns: columns
        .filter((_, at) => stands(at))
        .map(({ title: name, share, as, hasFormulas = false }) => ({
          title: name,
          share,
          isNumber: as !== undefined,
          hasFormulas,
        })),
      rows: rows.map((row) => row.flatMap((cell, at) => (stands(at) ? [onPaper(cell, columns[at]?.as)] : []))),
    });
  }
  return tables;
}

/** A cell as it is read on paper. */
export function onPaper(cell: Cell | undefined, as: 'number' | 'rate' | undefined): string {
  if (cell === null || cell === undefined) return ABSENT;
  if (typeof cell === 'string') return cell;
  return as === 'rate' ? `${Math.round(cell * 100)}%` : String(Number(cell.toFixed(2)));
}
