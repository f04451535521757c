import { makeHand, writeText } from '../src/handwriting/index.js';
import { gaussian, type Random, seeded } from '../src/handwriting/random.js';
import { readNumber, verifyNumber } from '../src/recogniser/index.js';
import { type Stroke, strokeBounds } from '../src/strokes/stroke.js';
import type { Sample } from './data.js';

const box = { xMm: 0, yMm: 0, widthMm: 40, heightMm: 10 };

/** Prints how numbers are read and verified, by the confidence that was claimed: real held-out digits set side by side, and virtual hands. */
export function evaluateNumbers(digits: readonly Sample[]): void {
  const random = seeded(5);
  report('numbers of held-out digits', 1500, () => composed(digits, random));
  for (const sloppiness of [0.2, 0.5, 0.8])
    report(`numbers of virtual hands, sloppiness ${sloppiness}`, 800, (k) => {
      const text = someNumber(random);
      return { text, strokes: writeText(makeHand(k, sloppiness), text, box, 0) };
    });
}

function report(name: string, count: number, make: (k: number) => { text: string; strokes: Stroke[] }): void {
  const steps = [0.99, 0.95, 0.9, 0.7, 0].map((from) => ({ from, right: 0, all: 0 }));
  const tally = { right: 0, yes: 0, sure: 0, falseNo: 0, falseYes: 0, sureFalseYes: 0 };
  for (let k = 0; k < count; k++) {
    const { text, strokes } = make(k);
    const reading = readNumber(strokes);
    const right = reading.text === text;
    const step = steps.find(({ from }) => reading.confidence >= from);
    if (step) step.all++;
    if (step && right) step.right++;
    if (right) tally.right++;
    const check = verifyNumber(strokes, [text]);
    if (check.verdict === 'yes') tally.yes++;
    if (check.verdict === 'yes' && check.confidence >= 0.9) tally.sure++;
    if (check.verdict === 'no' && check.confidence >= 0.9) tally.falseNo++;
    const wrong = verifyNumber(strokes, [oneDigitOther(text, k)]);
    if (wrong.verdict === 'yes') tally.falseYes++;
    if (wrong.verdict === 'yes' && wrong.confidence >= 0.9) tally.sureFalseYes++;
  }
  const percent = (part: number, whole = count) => `${((100 * part) / Math.max(1, whole)).toFixed(2)} %`;
  console.log(
    `${name} (${count}): read right ${percent(tally.right)}; by confidence ${steps.map(({ from, right, all }) => `≥${from}: ${percent(right, all)} of ${all}`).join(', ')}`,
  );
  console.log(
    `  verified: yes ${percent(tally.yes)}, sure (0.9) ${percent(tally.sure)}, surely but wrongly refused ${percent(tally.falseNo)}; another number accepted ${percent(tally.falseYes)}, surely ${percent(tally.sureFalseYes)}`,
  );
}

function someNumber(random: Random): string {
  const below = (limit: number) => Math.floor(random() * limit);
  const forms = [
    () => String(below(10)),
    () => String(10 + below(90)),
    () => String(100 + below(9900)),
    () => `-${1 + below(99)}`,
    () => (random() * 20).toFixed(1),
  ];
  return forms[below(forms.length)]?.() ?? '0';
}

/** The hardest wrong answer: one digit differs. */
function oneDigitOther(text: string, k: number): string {
  const at = [...text].map((character, place) => (/\d/.test(character) ? place : -1)).filter((place) => place >= 0);
  const place = at[k % at.length] ?? 0;
  return text.slice(0, place) + String((Number(text[place]) + 1 + (k % 9)) % 10) + text.slice(place + 1);
}

/** One to four real digits beside each other, 5 mm tall, with the gaps of a quick hand. */
function composed(digits: readonly Sample[], random: Random): { text: string; strokes: Stroke[] } {
  const strokes: Stroke[] = [];
  let [text, x, t0] = ['', 0, 0];
  for (let k = 0; k < 1 + Math.floor(random() * 4); k++) {
    const sample = digits[Math.floor(random() * digits.length)];
    if (!sample) break;
    const raw = sample.ink.map(
      (line): Stroke => ({ id: `${k}`, t0: 0, tip: 'pen', points: line.map(([px, py]) => [px, py, 0.5, 10]) }),
    );
    const bounds = strokeBounds(...raw);
    const scale = (4.6 + random() * 0.8) / Math.max(bounds.heightMm, bounds.widthMm * 0.5);
    const drop = gaussian(random) * 0.25;
    for (const stroke of raw) {
      strokes.push({
        ...stroke,
        id: `${strokes.length}`,
        t0,
        points: stroke.points.map(([px, py]) => [
          x + (px - bounds.xMm) * scale,
          drop + (py - bounds.yMm) * scale,
          0.5,
          10,
        ]),
      });
      t0 += 300;
    }
    x += bounds.widthMm * scale + 0.3 + random() * 1.2;
    text += sample.label;
  }
  return { text, strokes };
}
