import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { type LabelledInk, madeWriters, type Writer, writersOf } from '@zhibi/ink/hard-cases';
import { countKind, hardKinds } from '../apps/server/test/hard-cases.js';
import { calibrationWriters, heldOutWriters } from '../packages/ink/scripts/writers.js';

const USUAL = 20_000;

/**
 * Corrections, overwriting and ambiguous marks, from the ink to the score: how many the machine decides, and that it never
 * decides wrongly. Made of the ink of virtual hands, or of real strangers' where HANDWRITING_FILE names UNIPEN's symbols.
 * Thresholds are set with HANDWRITING_WRITERS=calibration, the ten writers of that, and never by the held-out ones.
 * HARD_CASES picks kinds by a part of their names.
 */
export async function benchHardCases(cases = USUAL): Promise<void> {
  const writers = writersFor(process.env.HANDWRITING_FILE);
  const kinds = hardKinds.filter((kind) => kind.includes(process.env.HARD_CASES ?? ''));
  const count = Math.ceil(cases / Math.max(1, kinds.length));
  console.log(`hard cases: ${kinds.length} kinds, ${count} seeds each, ${writers.length} writers`);
  console.log('| kind | cases | decided | silent wrong |\n| --- | --- | --- | --- |');
  let [all, wrong] = [0, 0];
  for (const kind of kinds) {
    const made = countKind(kind, { from: 1, count, of: writers });
    all += made.cases;
    wrong += made.wrong;
    const share = ((100 * made.decided) / Math.max(1, made.cases)).toFixed(1);
    console.log(
      `| ${kind} | ${made.cases} | ${share} % | ${made.wrong}${made.wrong > 0 ? ` (seeds ${made.seeds.slice(0, 12).join(', ')})` : ''} |`,
    );
  }
  console.log(`all: ${all} cases, ${wrong} silent wrong`);
  if (wrong > 0) process.exitCode = 1;
}

/** Of a file those writers on whom the recogniser was never trained: the held-out ones, or those of calibration. */
function writersFor(path: string | undefined): readonly Writer[] {
  if (path === undefined) return madeWriters;
  const lines = gunzipSync(readFileSync(path)).toString('utf8').split('\n');
  const symbols: LabelledInk[] = lines.flatMap((line) => (line === '' ? [] : JSON.parse(line)));
  const wanted = process.env.HANDWRITING_WRITERS === 'calibration' ? calibrationWriters : heldOutWriters;
  return writersOf(symbols.filter(({ writer }) => wanted.has(writer)));
}
