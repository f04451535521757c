/**
 * Prints the thresholds of the judgement of written characters and what they cost, on hands that it was not fitted to, and on real signs of
 * UNIPEN that are no characters:
 * npx tsx packages/ink/scripts/evaluate-characters.ts tongyong-8105.csv [unipen-symbols.jsonl.gz] [--hands 4000]
 */
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { type CharacterJudgement, judgeCharacter, lookAlikesOf, SURE } from '../src/characters/index.js';
import type { Stroke } from '../src/strokes/stroke.js';
import { listed, modelFor } from './hanzi.js';
import { percent, table } from './table.js';
import { type Case, cases, isForm, square, writtenFor } from './written-characters.js';

const paths = process.argv.slice(2).filter((one) => one.includes('.'));
const [path, unipen] = paths;
if (path === undefined) throw new Error('usage: evaluate-characters.ts tongyong-8105.csv [unipen-symbols.jsonl.gz]');
const hands = Number(process.argv[process.argv.indexOf('--hands') + 1] || 4000);
/** Far from the seeds of learn-characters.ts. */
const FIRST_SEED = 5_000_000;
const all = listed(path, 1);

function judge(expected: string, ink: readonly Stroke[]): CharacterJudgement | undefined {
  const model = modelFor(expected);
  const lookAlikes = lookAlikesOf(expected).flatMap((one) => modelFor(one) ?? []);
  return model && judgeCharacter(ink, { model, lookAlikes }, square);
}

interface Tally {
  count: number;
  right: number;
  wrong: number;
  doubtful: number;
  named: number;
}
const tallies = new Map<Case, Tally>(
  cases.map((how) => [how, { count: 0, right: 0, wrong: 0, doubtful: 0, named: 0 }]),
);
/** Whether what is special about a case was said in words. */
const isNamed: Partial<Record<Case, (found: CharacterJudgement) => boolean>> = {
  'other-order': ({ order }) => order.wrong.length > 0 || order.isOther,
  reversed: ({ faults }) => faults.some(({ kind }) => kind === 'reversed'),
  joined: ({ faults }) => faults.some(({ kind }) => kind === 'joined'),
  'look-alike': ({ writtenAs }) => writtenAs !== null,
  missing: ({ faults }) => faults.some(({ kind }) => kind === 'missing'),
  extra: ({ faults }) => faults.some(({ kind }) => kind === 'extra'),
};
let judgedMs = 0;
let judged = 0;
for (let seed = 0; judged < hands * cases.length; seed++)
  for (const how of cases) {
    const expected = all[(seed * 6007 + cases.indexOf(how) * 31) % all.length] ?? '一';
    const written = writtenFor(expected, how, FIRST_SEED + seed, all);
    judged += 1;
    if (!written) continue;
    const began = performance.now();
    const found = judge(expected, written.ink);
    judgedMs += performance.now() - began;
    const tally = tallies.get(how);
    if (!found || !tally || found.verdict === 'blank') continue;
    tally.count += 1;
    tally[found.verdict] += 1;
    if (isNamed[how]?.(found)) tally.named += 1;
  }

console.log(
  `Said to be right from ${SURE.right}, wrong down to ${SURE.wrong}; between them a person looks. Virtual hands over ${all.length} characters, ${(judgedMs / judged).toFixed(2)} ms each`,
);
table(
  ['written', 'count', 'the character?', 'right', 'wrong', 'ask', 'silent error', 'named'],
  cases.map((how) => {
    const { count, right, wrong, doubtful, named } = tallies.get(how) ?? {
      count: 0,
      right: 0,
      wrong: 0,
      doubtful: 0,
      named: 0,
    };
    const error = isForm[how] ? wrong : right;
    const rates = [right, wrong, doubtful, error].map((part) => percent(part, count));
    return [how, `${count}`, isForm[how] ? 'yes' : 'no', ...rates, isNamed[how] ? percent(named, count) : ''];
  }),
);

const pairs = [
  '土士',
  '未末',
  '已己',
  '己巳',
  '已巳',
  '人入',
  '天夫',
  '日曰',
  '干千',
  '大太',
  '刀力',
  '戊戌',
  '甲由',
  '田由',
];
console.log('\nLook-alikes, each way');
table(
  ['written', 'for', 'count', 'said to be right', 'ask', 'wrong'],
  pairs.flatMap((pair) => {
    const [a = '', b = ''] = [...pair];
    return [
      [a, b],
      [b, a],
    ].map(([written = '', expected = '']) => {
      const verdicts = Array.from({ length: 100 }, (_, k) => writtenFor(written, 'plain', FIRST_SEED + k, all)).flatMap(
        (one) => (one ? (judge(expected, one.ink)?.verdict ?? []) : []),
      );
      const share = (verdict: string) => percent(verdicts.filter((one) => one === verdict).length, verdicts.length);
      return [written, expected, `${verdicts.length}`, share('right'), share('doubtful'), share('wrong')];
    });
  }),
);

if (unipen) {
  const simple = [...'一二三十人八几九了工口日田小上下'];
  const samples = gunzipSync(readFileSync(unipen))
    .toString()
    .trim()
    .split('\n')
    .filter((_, k) => k % 23 === 0)
    .map((line) => JSON.parse(line) as { label: string; strokes: [number, number][][] });
  console.log(
    `\nReal signs of UNIPEN (CC BY 4.0) that are no characters, said to be right: ${samples.length} signs by 102 writers`,
  );
  table(
    ['for', 'said to be right', 'ask', 'which'],
    simple.map((expected) => {
      const taken = samples.map(({ label, strokes }) => ({ label, verdict: judge(expected, inkOf(strokes))?.verdict }));
      const right = taken.filter(({ verdict }) => verdict === 'right');
      const asked = taken.filter(({ verdict }) => verdict === 'doubtful').length;
      const labels = [...new Set(right.map(({ label }) => label))].slice(0, 6).join(' ');
      return [expected, percent(right.length, taken.length), percent(asked, taken.length), labels];
    }),
  );
}

function inkOf(strokes: readonly (readonly (readonly [number, number])[])[]): Stroke[] {
  return strokes.map((stroke, k) => ({
    id: `${k}`,
    t0: k * 500,
    tip: 'pen',
    points: stroke.map(([x, y]) => [30 + x / 80, 60 + y / 80, 0.5, 10]),
  }));
}
