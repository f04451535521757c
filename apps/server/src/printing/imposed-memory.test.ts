import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type PrintOptions, pageInfoOf, usualOptions } from '@zhibi/contract/printing';
import { Document } from 'mupdf';
import { expect, it } from 'vitest';
import { manyCopies } from '../../test/many-copies.js';
import { pressOf } from './rules.js';
import { amountsOf, fileOfPiles, pilesOf } from './rules-piles.js';

const [STUDENTS, PAGES, MOST_MB] = [1_200, 8, 400];
const alone = fileURLToPath(new URL('../../test/arrange-alone.mjs', import.meta.url));

it(`${STUDENTS} copies of ${PAGES} pages and their spare ones become booklets in ${MOST_MB} MB`, async () => {
  const options: PrintOptions = { ...usualOptions, imposition: 'booklet', bookbind: 1, spares: true };
  const owners = Array.from({ length: STUDENTS }, (_, at) => ({ studentId: `${at}`, classId: `${at % 30}` }));
  const piles = pilesOf(owners, new Map(), options);
  const placeOf = new Map(owners.map(({ studentId }, at) => [studentId, at]));
  const pages = Array.from({ length: PAGES }, (_, at) => at + 1);
  const { faces, bare, shiftsMm } = fileOfPiles(
    piles,
    { placeOf, pageCount: PAGES, pages, pagesThere: STUDENTS * PAGES },
    options,
  );
  const folder = mkdtempSync(join(tmpdir(), 'zhibi-impose-'));
  try {
    const [pdf, job, made] = ['copies.pdf', 'job.json', 'made.pdf'].map((name) => join(folder, name)) as [
      string,
      string,
      string,
    ]; // as: three names
    writeFileSync(pdf, await manyCopies({ students: STUDENTS, pages: PAGES }));
    writeFileSync(job, JSON.stringify({ faces, bare, titles: null, press: pressOf(PAGES, shiftsMm, options) }));
    const { peakMB } = JSON.parse(execFileSync(process.execPath, [alone, pdf, job, made], { encoding: 'utf8' }));
    expect(peakMB).toBeLessThanOrEqual(MOST_MB);
    const document = Document.openDocument(readFileSync(made), 'application/pdf');
    const { spareCopies } = amountsOf(piles, options, new Map());
    expect(spareCopies).toBe(60);
    const info = pageInfoOf({ pageCount: PAGES, copies: STUDENTS, spares: spareCopies }, options);
    expect(document.countPages()).toBe(info.totalPieceCount * 2);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}, 240_000);
