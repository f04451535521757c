// Judges our packages of QTI by the official schemas, which may not be kept here:
// npx tsx packages/exchange/scripts/validate-qti.ts SCHEMA_FOLDER [questions.jsonl(.gz)]
import { readFileSync } from 'node:fs';
import { openZip, withoutGzip } from '@zhibi/files';
import fc from 'fast-check';
import { anyExchanged, beep, dot } from '../src/any-question.js';
import { type MediaFile, usualLimits } from '../src/model.js';
import type { QtiVersion } from '../src/qti/dialect.js';
import { readQuestions, writeQuestions } from '../src/read-write.js';
import { qtiJudges } from './qti-validator.js';

const [folder, file] = process.argv.slice(2);
if (folder === undefined) throw new Error('Name the folder of the schemas.');

const given =
  file === undefined ? undefined : readQuestions('jsonl', withoutGzip(readFileSync(file), usualLimits.bytes));
const everything = { rich: true, blanks: 3, open: true, analysis: true, parts: true, facts: true, sounds: true };
const questions = given?.questions ?? fc.sample(anyExchanged(everything), { numRuns: 400, seed: 1 });
const pictures =
  given?.pictures ??
  new Map<string, MediaFile>([
    ['dot', dot],
    ['beep', beep],
  ]);

for (const version of ['qti-2.1', 'qti-2.2', 'qti-3.0'] satisfies QtiVersion[]) {
  const judges = qtiJudges(folder, version);
  const archive = openZip(writeQuestions(version, { questions, pictures }).file, usualLimits);
  const complaints = new Map<string, string[]>();
  const items = archive.names.filter((name) => name.startsWith('items/'));
  for (const name of [...items, 'imsmanifest.xml']) {
    const text = new TextDecoder().decode(archive.open(name));
    const said = name.endsWith('manifest.xml') ? judges.manifest(text) : judges.item(text);
    for (const line of new Set(said.split('\n').filter((one) => one !== '')))
      complaints.set(line, [...(complaints.get(line) ?? []), name]);
  }
  const invalid = new Set([...complaints.values()].flat()).size;
  const { missing } = judges;
  const how =
    missing.length === 0
      ? ''
      : ` (by the schema of 2.1, in its spelling: absent or empty in the folder are ${missing.join(', ')})`;
  console.log(`${version}: ${items.length + 1 - invalid} of ${items.length + 1} files are valid${how}`);
  for (const [line, names] of [...complaints].slice(0, 40)) console.log(`  ${names.length} × ${line} (${names[0]})`);
  if (invalid > 0) process.exitCode = 1;
}
