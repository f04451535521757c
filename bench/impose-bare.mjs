// Runs in a process of its own: the usual way with pdf-lib, each page embedded and drawn at its place.
import { readFileSync, writeFileSync } from 'node:fs';
import { PDFDocument } from '@cantoo/pdf-lib';
import { peakMemoryMB } from '../apps/server/test/peak-memory.mjs';

const [pdf, job, made] = process.argv.slice(2);
const { faces } = JSON.parse(readFileSync(job, 'utf8'));
const begun = performance.now();
const source = await PDFDocument.load(readFileSync(pdf), { updateMetadata: false });
const target = await PDFDocument.create();
const pages = await target.embedPdf(source, source.getPageIndices());
const [{ width, height }] = pages;
for (const face of faces) {
  const drawn = target.addPage([2 * width, height]);
  face.forEach((page, place) => {
    if (page !== null) drawn.drawPage(pages[page], { x: place * width, y: 0 });
  });
}
const bytes = await target.save();
const ms = performance.now() - begun;
writeFileSync(made, bytes);
console.log(JSON.stringify({ ms, peakMB: peakMemoryMB(), megabytes: bytes.length / 1e6 }));
