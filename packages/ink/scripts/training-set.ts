import { grouped } from '@zhibi/contract/kernel';
import type { Random } from '../src/handwriting/random.js';
import type { SymbolInk } from '../src/recogniser/features.js';
import type { Sample } from './data.js';
import { labels, PART } from './labels.js';
import { madeSigns } from './made-signs.js';
import { makeUnknown } from './unknowns.js';
import { vary } from './vary.js';

export interface Example {
  ink: SymbolInk;
  label: number;
}

/** How many examples of each label a round has: digits are most of what schools write. */
const EACH = { digit: 1100, sign: 420, letter: 420, unknown: 11_000 } as const;
/** The part of a digit's examples by device; the smallest set is shown most often. */
const shareOf = { pendigits: 0.38, numberpad: 0.16, unipen: 0.46 } as const;

/** One round of varied examples: each label as often, whatever the data have of it, and made signs beside written ones. */
export function oneRound(samples: readonly Sample[], random: Random): Example[] {
  const out: Example[] = [];
  const add = (ink: SymbolInk | undefined, label: string) => ink && out.push({ ink, label: labels.indexOf(label) });
  const byLabel = grouped(samples, (sample) => sample.label);
  const some = (list: readonly Sample[], count: number, label: string) => {
    for (let k = 0; k < count && list.length > 0; k++)
      add(vary(list[Math.floor(random() * list.length)]?.ink ?? [], random), label);
  };
  for (const label of labels) {
    const list = byLabel.get(label) ?? [];
    const make = madeSigns[label];
    if (label === 'unknown') some(list, EACH.unknown * 0.35, label);
    else if (/\d/.test(label))
      for (const [device, share] of Object.entries(shareOf))
        some(
          list.filter((one) => one.device === device),
          EACH.digit * share,
          label,
        );
    else {
      const count = /[a-z]/i.test(label) ? EACH.letter : EACH.sign;
      const written = make ? Math.min(count / 2, list.length) : count;
      some(list, written, label);
      for (let k = written; make && k < count; k++) {
        const ink = make(samples, random);
        add(ink && vary(ink, random), label);
      }
    }
  }
  const digits = samples.filter((sample) => /^\d$/.test(sample.label));
  const symbols = samples.filter((sample) => sample.label !== PART && sample.label !== 'unknown');
  for (let k = 0; k < EACH.unknown * 0.65; k++) add(makeUnknown(random() < 0.6 ? digits : symbols, random), 'unknown');
  return out;
}
