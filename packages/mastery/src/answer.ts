/** One answer: what it asked, how difficult a thing (`item` may be the knowledge point itself), when (in any unit), and whether it was right. */
export interface Answer {
  point: string;
  item: string;
  at: number;
  isRight: boolean;
}

/** The answers of one student in the order of time. */
export type History = readonly Answer[];
