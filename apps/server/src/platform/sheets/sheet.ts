import type { Cell } from '@zhibi/files/csv';

export interface Column {
  title: string;
  /** In characters of the digit zero, as spreadsheets measure. */
  width?: number;
  /** Names of questions: what stands high or low in them is raised or lowered where a file can. */
  hasFormulas?: boolean;
}

export interface Sheet {
  /** What it is: the beginning of the file's name, and of the sheet's. */
  name: string;
  /** Of which class, subject, school. */
  about?: readonly string[];
  columns: readonly Column[];
  rows: readonly (readonly Cell[])[];
  /** XML that travels in the workbook without being seen. */
  beside?: string | undefined;
}
