import type { Cell } from '@zhibi/files/csv';

/** A piece of a text, as it stands in it. */
export interface Run {
  v: string;
  shift?: 'sup' | 'sub';
}

export interface Column {
  title: string;
  /** In characters of the digit zero, as spreadsheets measure. */
  width?: number;
  /** Of texts with powers and indices: which pieces are raised and lowered where a file can. */
  runsOf?: ((text: string) => readonly Run[]) | undefined;
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
