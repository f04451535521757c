import { type AnswerKey, questionTypes } from '@zhibi/contract/questions';
import { markBlanks, markChoice } from '@zhibi/grading';
import { bindStrokes, type Stroke } from '@zhibi/ink';
import {
  answerCase,
  answerKinds,
  choiceCase,
  choiceKinds,
  equalForm,
  equalFormKinds,
  type HardCase,
  itemId,
  nearMiss,
  nearMissKinds,
  rowCase,
  rowKinds,
  signCase,
  signKinds,
  type Writer,
} from '@zhibi/ink/hard-cases';
import { readItem } from '../src/marking/reading/rules-reading.js';
import { aroundItems, unlessTouched } from '../src/marking/reading/rules-touched.js';
import { afterReading } from '../src/marking/rules.js';

/** What became of the hard cases of one kind. */
export interface KindCount {
  kind: string;
  cases: number;
  /** Cases that the machine scored by a key that the child may have met. */
  decided: number;
  /** Cases with a score, by any key, that something that may be meant does not earn; with their seeds. */
  wrong: number;
  seeds: number[];
}

const SCORE = 4;
export const hardKinds: readonly string[] = [
  ...choiceKinds,
  ...answerKinds,
  ...signKinds,
  ...rowKinds,
  ...nearMissKinds,
  ...equalFormKinds,
];

export function hardCase(kind: string, seed: number, of: readonly Writer[]): HardCase | undefined {
  if (equalFormKinds.includes(kind)) return equalForm(kind, seed, of);
  if (nearMissKinds.includes(kind)) return nearMiss(kind, seed, of);
  if (rowKinds.includes(kind)) return rowCase(kind, seed, of);
  if (signKinds.includes(kind)) return signCase(kind, seed, of);
  return choiceKinds.includes(kind) ? choiceCase(kind, seed, of) : answerCase(kind, seed, of);
}

/** From the ink on the page to the score: bound to the areas, read, and scored when the papers are in. */
export function scoreOf({ type, areas, strokes }: HardCase, answer: AnswerKey): number | null {
  const ink = new Map<string, Stroke[]>();
  for (const [at, binding] of bindStrokes(strokes, areas, 1).entries()) {
    const stroke = strokes[at];
    const areaId = binding.kind === 'area' ? binding.areaId : '';
    if (stroke) ink.set(areaId, [...(ink.get(areaId) ?? []), stroke]);
  }
  const body = { type, answer, stem: [], options: [], analysis: [], parts: [] };
  // What lies in no area waits in the queue of the page.
  const around = aroundItems(ink, areas, ink.has('') ? [1] : []);
  const read = unlessTouched(readItem({ itemId, type, score: SCORE, body }, areas, ink), itemId, around);
  const { status, score } = afterReading(read, { type, collected: true });
  return status === 'scored-by-machine' ? score : null;
}

/** What a teacher gives for what was meant. */
export function fairScore(meant: string, answer: AnswerKey, type: HardCase['type']): number {
  if (answer.kind === 'choice') return markChoice(answer.labels, { chosen: [...meant], confidence: 1 }, SCORE).score;
  if (answer.kind === 'true-false') return meant === (answer.value ? 'T' : 'F') ? SCORE : 0;
  if (type !== questionTypes['fill-in'] || answer.kind !== 'blanks') return 0;
  const readings = meant.split('；').map((text) => ({ text, confidence: 1 }));
  return markBlanks(answer.blanks, readings, SCORE).score;
}

/** Makes and judges cases of one kind, from seed `from` on. */
export function countKind(
  kind: string,
  { from, count, of }: { from: number; count: number; of: readonly Writer[] },
): KindCount {
  const counted: KindCount = { kind, cases: 0, decided: 0, wrong: 0, seeds: [] };
  for (let seed = from; seed < from + count; seed++) {
    const one = hardCase(kind, seed, of);
    if (!one) continue;
    counted.cases++;
    const scores = one.keys.map((key) => ({ key, score: scoreOf(one, key) }));
    const fair = (key: AnswerKey) => one.meant.map((meant) => fairScore(meant, key, one.type));
    if (scores.some(({ key, score }) => score !== null && fair(key).includes(SCORE))) counted.decided++;
    const wrong = scores.filter(({ key, score }) => score !== null && fair(key).some((due) => due !== score));
    if (wrong.length > 0) {
      counted.wrong++;
      counted.seeds.push(seed);
    }
  }
  return counted;
}
