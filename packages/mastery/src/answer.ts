/** One answer: what it asked, how difficult a thing (`item` may be the knowledge point itself), when (in any unit), and how much of it was right, 0..1. */
export interface Answer {
  point: string;
  item: string;
  at: number;
  share: number;
}

/** The answers of one student in the order of time. */
export type History = readonly Answer[];
