/** A file of a OneRoster 1.2 package: rows by the names of their columns. */
export interface OneRosterRow {
  at: number;
  get(column: string): string;
}

export type OneRosterFiles = ReadonlyMap<string, readonly OneRosterRow[]>;
