// Runs in a process of its own: makes the printed file of a job, and says how long that took and how much the process held at most.
import { readFileSync, writeFileSync } from 'node:fs';
import { arrange } from '../src/printing/sheets.mjs';
import { peakMemoryMB } from './peak-memory.mjs';

const [pdf, job, made] = process.argv.slice(2);
const begun = performance.now();
const bytes = arrange({ ...JSON.parse(readFileSync(job, 'utf8')), pdf: readFileSync(pdf) });
const ms = performance.now() - begun;
writeFileSync(made, bytes);
console.log(JSON.stringify({ ms, peakMB: peakMemoryMB(), megabytes: bytes.length / 1e6 }));
