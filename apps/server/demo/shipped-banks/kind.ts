/** A question as a line of a shipped bank. */
export interface Line {
  type: 'single-choice' | 'fill-in' | 'subjective' | 'true-false';
  subject: '数学';
  stage: 'primary' | 'junior' | 'senior';
  stem: string;
  options: { label: string; content: string }[];
  answer: string[];
  analysis: string;
  knowledge: string[];
  difficulty: number;
  minutes: number;
  year: number;
  source: string;
}

type Made = Pick<Line, 'type' | 'stem' | 'answer' | 'analysis'> & { options?: string[] };

export const letters = 'ABCD';
export const signed = (n: number): string => (n < 0 ? `-${-n}` : `+${n}`);

/** A choice whose right answer stands at a place that follows from `at`; the others are the mistakes that students make. */
export function choice(
  at: number,
  stem: string,
  right: string,
  wrong: [string, string, string],
  analysis: string,
): Made {
  const place = at % 4;
  const options: string[] = [...wrong];
  options.splice(place, 0, right);
  return { type: 'single-choice', stem, options, answer: [letters.charAt(place)], analysis };
}
export const fill = (stem: string, answer: string, analysis: string): Made => ({
  type: 'fill-in',
  stem,
  answer: [answer],
  analysis,
});
export const open = (stem: string, answer: string, analysis: string): Made => ({
  type: 'subjective',
  stem,
  answer: [answer],
  analysis,
});

/** A kind of question: the nth of it follows from n. */
export interface Kind {
  stage: Line['stage'];
  topic: string;
  difficulty: number;
  minutes: number;
  make: (n: number) => Made;
}
