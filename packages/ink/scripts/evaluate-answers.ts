import { grouped } from '@zhibi/contract/kernel';
import { type Random, seeded } from '../src/handwriting/random.js';
import { Pen } from '../src/hard-cases/pen.js';
import { type InkOf, writeForm } from '../src/hard-cases/write-form.js';
import { type AnswerCheck, verifyAnswer } from '../src/recogniser/index.js';
import { answerKinds, below } from './answer-kinds.js';
import type { Device, Sample } from './data.js';
import { madeSigns } from './made-signs.js';
import { percent, table } from './table.js';

/** From this confidence on a score counts: that of a fill-in blank, `certainFrom` of packages/grading. */
export const CERTAIN = 0.93;
const COUNT = 400;

/** Prints how answers are verified against the expected one: right ones decided, and silent errors of right and wrong ones. */
export function evaluateAnswers(samples: readonly Sample[]): void {
  console.log(`\nAnswers put together from symbols of held-out ink, decided from ${CERTAIN}`);
  const rows = answerKinds.flatMap((kind) =>
    kind.devices.map((device) => [kind.name, device, ...tally(kind.make, device, samples)]),
  );
  table(
    ['expected', 'device', 'answers', 'right: decided', 'right, but scored 0', 'wrong: decided', 'wrong, but accepted'],
    rows,
  );
}

function tally(make: (typeof answerKinds)[number]['make'], device: Device, samples: readonly Sample[]): string[] {
  const random = seeded(7);
  const inkOf = inkFrom(samples, device, random);
  const counts = { all: 0, yes: 0, no: 0 };
  const [lost, given]: [string[], string[]] = [[], []];
  for (let k = 0; k < COUNT; k++) {
    const [key, form, other] = make(random);
    const place = { xMm: 10, yMm: 20, heightMm: 4 + random() * 1.5 };
    const [right, wrong] = [form, other].map((text) => writeForm(new Pen(random), text, inkOf, place));
    if (!right || !wrong) continue;
    counts.all++;
    const [met, refused] = [verifyAnswer(right, [key]), verifyAnswer(wrong, [key])];
    if (isSaid(met, 'yes')) counts.yes++;
    if (isSaid(refused, 'no')) counts.no++;
    if (isSaid(met, 'no')) lost.push(`${form} as ${met.reading.text}`);
    if (isSaid(refused, 'yes')) given.push(`${other} as ${form}`);
  }
  const told = (errors: readonly string[]) => (errors.length === 0 ? '0' : `${errors.length}: ${errors.join(', ')}`);
  return [String(counts.all), percent(counts.yes, counts.all), told(lost), percent(counts.no, counts.all), told(given)];
}

const isSaid = ({ verdict, confidence }: AnswerCheck, wanted: 'yes' | 'no'): boolean =>
  verdict === wanted && confidence >= CERTAIN;

/** Symbols that were written on a device, by anybody; signs that nobody wrote are put together. */
function inkFrom(samples: readonly Sample[], device: Device, random: Random): InkOf {
  const pool = samples.filter((sample) => sample.device === device);
  const byLabel = grouped(pool, (sample) => sample.label);
  const byLetter = grouped(pool, (sample) => sample.letter);
  return (label) => {
    const list = byLabel.get(label) ?? byLetter.get(label) ?? [];
    return list.length > 0 ? list[below(random, list.length)]?.ink : madeSigns[label]?.(samples, random);
  };
}
