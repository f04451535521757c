/**
 * Marks boxes and writes beside them (arrows, crosses, scribbles, letters, rings), pictures the page by scanners and telephones, and prints how
 * often the machine would still say what is chosen: npx tsx packages/scan/scripts/beside.ts [PAGES, 340 by default]. On every second page
 * nothing is written beside: of those it prints the share that is decided, as it was before anything beside boxes was looked at, and as it is.
 */
import { setImmediate } from 'node:timers/promises';
import { readBesidePage } from './read-beside-page.js';

const wanted = Number(process.argv[2] ?? 340);
if (!(wanted > 0)) throw new Error('usage: beside.ts [PAGES]');
interface Row {
  cases: number;
  silent: number;
  seeds: Set<number>;
}
const [byKind, byPicture] = [new Map<string, Row>(), new Map<string, Row>()];
const clean = new Map<string, { choices: number; before: number; now: number; wrong: number }>();
const tell = (rows: Map<string, Row>, key: string, seed: number, isSilent: boolean) => {
  const row = rows.get(key) ?? { cases: 0, silent: 0, seeds: new Set() };
  row.cases++;
  if (isSilent) [row.silent, row.seeds] = [row.silent + 1, row.seeds.add(seed)];
  rows.set(key, row);
};
for (let seed = 1; seed <= wanted; seed++) {
  const page = await readBesidePage(seed);
  for (const { kind, isDecided, wasDecided, isRight, tool, shape } of page.choices) {
    if (kind !== undefined) {
      tell(byKind, kind, seed, isDecided);
      tell(byPicture, page.picture, seed, isDecided);
      continue;
    }
    for (const key of [page.picture, `${tool}, ${shape}`]) {
      const row = clean.get(key) ?? { choices: 0, before: 0, now: 0, wrong: 0 };
      row.choices++;
      row.before += Number(wasDecided);
      row.now += Number(isDecided);
      row.wrong += Number(isDecided && !isRight);
      clean.set(key, row);
    }
  }
  await setImmediate();
}
const percent = (part: number, whole: number) => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;
for (const [title, rows] of [
  ['written beside', byKind],
  ['picture', byPicture],
] as const) {
  console.log(`\n| ${title} | cases | still decided | pages |\n| --- | --- | --- | --- |`);
  for (const [key, { cases, silent, seeds }] of rows)
    console.log(`| ${key} | ${cases} | ${silent} | ${[...seeds].slice(0, 10).join(', ')} |`);
}
console.log('\n| nothing beside | choices | decided before | decided | wrong |\n| --- | --- | --- | --- | --- |');
for (const [key, { choices, before, now, wrong }] of clean)
  console.log(`| ${key} | ${choices} | ${percent(before, choices)} | ${percent(now, choices)} | ${wrong} |`);
