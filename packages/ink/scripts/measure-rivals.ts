/**
 * Prints from where on a sign is told from its rivals, by the ten writers of calibration, who are neither in training nor
 * held out: npx tsx packages/ink/scripts/measure-rivals.ts handwritten-symbols.jsonl.gz unipen-symbols.jsonl.gz
 */
import { classOf } from '../src/recogniser/rival-classes.js';
import { shareBesideRival } from '../src/recogniser/rivals.js';
import { readSplit } from './data.js';
import { labels } from './labels.js';
import { percent, table } from './table.js';

/** One of so many symbols of other classes may reach the threshold. */
const PASSED = 1000;
const written = readSplit(process.argv.slice(2)).calibration.filter(({ device }) => device === 'unipen');
const strokesOf = (ink: (typeof written)[number]['ink']) =>
  ink.map((stroke, k) => ({
    id: String(k),
    t0: k,
    tip: 'pen' as const,
    points: stroke.map(([x, y]) => [x, y, 0.5, 0] as const),
  }));
const rows = labels.flatMap((label) => {
  const shares = written.flatMap(({ letter, ink }) => {
    const share = classOf(letter) === undefined ? undefined : shareBesideRival(label, strokesOf(ink));
    return share === undefined ? [] : [{ letter, share }];
  });
  const isOwn = ({ letter }: { letter: string }) => classOf(letter) === classOf(label);
  const isAlike = ({ letter }: { letter: string }) => '!#$&*?@[]{}^/'.includes(letter);
  const own = shares.filter(isOwn);
  const others = shares.filter((one) => !isOwn(one) && !isAlike(one)).sort((a, b) => b.share - a.share);
  const [most, few] = [others[0], others[Math.floor(others.length / PASSED)]];
  if (!most || !few) return [];
  const passing = (least: number) => percent(own.filter(({ share }) => share >= least).length, own.length);
  const seen = others.slice(0, 6).map(({ letter, share }) => `${letter} ${share.toFixed(2)}`);
  return [
    [
      label,
      String(own.length),
      few.share.toFixed(2),
      passing(few.share),
      most.share.toFixed(2),
      passing(most.share),
      seen.join(', '),
    ],
  ];
});
table(['sign', 'written', '1 in 1000', 'passing', 'none', 'passing', 'nearest rivals'], rows);
