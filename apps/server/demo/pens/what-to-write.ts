import { toPlain } from '@zhibi/content';
import type { AnswerKey, QuestionBody } from '@zhibi/contract/questions';
import type { Part, Question } from '../bank/index.js';

/** What a student puts on paper for one question or part: marked options, texts for the blanks, lines of work, or nothing. */
export type Writing =
  | { kind: 'options'; labels: string[] }
  | { kind: 'blanks'; texts: string[] }
  | { kind: 'lines'; lines: string[]; share: number }
  | { kind: 'nothing' };

/** The question as the bank tells of it, where it is of the bank: with typical mistakes. */
export type Known = Part | Question | undefined;

const pick = <T>(from: readonly T[], random: () => number): T | undefined => from[Math.floor(random() * from.length)];

/** A student's answer: right, or wrong in a way that students are wrong. */
export function whatToWrite(
  part: { answer: AnswerKey; options: QuestionBody['options'] },
  known: Known,
  right: boolean,
  random: () => number,
): Writing {
  const { answer } = part;
  switch (answer.kind) {
    case 'choice': {
      if (right) return { kind: 'options', labels: answer.labels };
      const typical = known && 'options' in known ? pick(known.typicalWrong ?? [], random) : undefined;
      const other = pick(
        part.options.map(({ label }) => label).filter((label) => !answer.labels.includes(label)),
        random,
      );
      return { kind: 'options', labels: typical ? [...typical] : other ? [other] : [] };
    }
    case 'true-false':
      return { kind: 'options', labels: [answer.value === right ? 'T' : 'F'] };
    case 'blanks':
      return {
        kind: 'blanks',
        texts: answer.blanks.map(({ accepted }, i) =>
          right ? (accepted[0] ?? '') : wrongBlank(accepted[0] ?? '', known, i, random),
        ),
      };
    case 'open':
      return { kind: 'lines', ...linesOf(answer, known, right, random) };
    case 'none':
      return { kind: 'nothing' };
  }
}

function wrongBlank(accepted: string, known: Known, index: number, random: () => number): string {
  const typical =
    known && (known.type === 'fill-in' || known.type === 'oral-arithmetic')
      ? pick(known.typicalWrong?.[index] ?? [], random)
      : undefined;
  if (typical !== undefined) return typical;
  const value = Number(accepted);
  return Number.isFinite(value) && accepted !== '' ? String(value + (pick([-10, -1, 1, 2, 10], random) ?? 1)) : '';
}

/** Lines of work, and which share of the marks a fair teacher gives them. */
function linesOf(
  answer: Extract<AnswerKey, { kind: 'open' }>,
  known: Known,
  right: boolean,
  random: () => number,
): { lines: string[]; share: number } {
  const work = known && 'solutionLines' in known ? known : undefined;
  if (right && work?.solutionLines) return { lines: work.solutionLines, share: 1 };
  const wrongs = work?.wrongLines ?? [];
  const which = Math.floor(random() * wrongs.length);
  const wrong = wrongs[which];
  if (wrong) return { lines: wrong, share: work?.wrongScores?.[which] ?? 0.5 };
  const lines = toPlain(answer.content)
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  // Without a typical mistake a weaker student stops half-way.
  return right ? { lines, share: 1 } : { lines: lines.slice(0, Math.floor(lines.length / 2)), share: 0.5 };
}
