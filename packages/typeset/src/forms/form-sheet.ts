/** A sheet of words and tables beside the papers: a job ticket, a packing list, a settlement. */
export interface FormSheet {
  title: string;
  /** Below the title, small. */
  note: string;
  /** What the QR says, and what is printed below it; none where absent. */
  qr?: string;
  facts: readonly (readonly [name: string, value: string])[];
  tables: readonly FormTable[];
  /** Who signs: a line for each. */
  signatures: readonly string[];
}

export interface FormTable {
  title: string;
  columns: readonly FormColumn[];
  rows: readonly (readonly string[])[];
  /** The last row is a sum. */
  hasSum?: boolean;
}

export interface FormColumn {
  title: string;
  /** How wide beside the others. */
  share: number;
  isNumber?: boolean;
  /** Names of questions: what stands high or low in them is set so. */
  hasFormulas?: boolean;
  /** Its cells are drawn as QR codes, with their words below. */
  isQr?: boolean;
}
