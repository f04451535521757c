import type { QuestionType } from '@zhibi/contract/questions';

/** A question of a paper in its row of the table. */
export interface TableItem {
  topic: string;
  type: QuestionType;
  score: number;
}

export interface TableLine {
  topic: string;
  /** Questions of each type, in the order of the types. */
  counts: number[];
  questions: number;
  score: number;
}

/** The table of a paper: how many questions of each type each topic has, and what they are worth; topics in the order in which they come. */
export function tableOf(items: readonly TableItem[], types: readonly QuestionType[]): TableLine[] {
  const topics = [...new Set(items.map(({ topic }) => topic))];
  return topics.map((topic) =>
    lineOf(
      topic,
      items.filter((one) => one.topic === topic),
      types,
    ),
  );
}

export const lineOf = (topic: string, own: readonly TableItem[], types: readonly QuestionType[]): TableLine => ({
  topic,
  counts: types.map((type) => own.filter((one) => one.type === type).length),
  questions: own.length,
  score: own.reduce((sum, { score }) => sum + score, 0),
});
