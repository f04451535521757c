/** A row of a list as it was read: where it stands in the file, counted from 1, and the text of its cells. */
export interface ListRow {
  at: number;
  cells: string[];
}
