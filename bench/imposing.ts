import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type PrintOptions, usualOptions } from '@zhibi/contract/printing';
import { pressOf } from '../apps/server/src/printing/rules.js';
import { fileOfReprint } from '../apps/server/src/printing/rules-reprint.js';
import { manyCopies } from '../apps/server/test/many-copies.js';
import { load, median, report } from './measure.js';

const [STUDENTS, PAGES, ROUNDS, MOST_MB] = [1_200, 8, 3, 400];
const LEAST_RATIO = 0.6;
const options: PrintOptions = { ...usualOptions, imposition: 'booklet', bookbind: 1 };

interface Measured {
  ms: number;
  peakMB: number;
  megabytes: number;
}

/** Booklets of a whole grade, beside the same pages laid two on a side by bare pdf-lib; each in a process of its own, which says what it held. */
export async function benchImposing(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'zhibi-bench-'));
  const files = { pdf: join(folder, 'copies.pdf'), job: join(folder, 'job.json'), made: join(folder, 'made.pdf') };
  try {
    writeFileSync(files.pdf, await manyCopies({ students: STUDENTS, pages: PAGES }));
    const pages = Array.from({ length: PAGES }, (_, at) => at + 1);
    const studentIds = Array.from({ length: STUDENTS }, (_, at) => String(at));
    const { faces, shiftsMm } = fileOfReprint(
      { studentIds, pages, covers: false, spares: 0, separators: [] },
      {
        placeOf: new Map(studentIds.map((id, at) => [id, at])),
        classOf: new Map(),
        pageCount: PAGES,
        pagesThere: STUDENTS * PAGES,
      },
      options,
    );
    writeFileSync(
      files.job,
      JSON.stringify({ faces, bare: [], titles: null, press: pressOf(PAGES, shiftsMm, options) }),
    );
    const runs = Array.from({ length: ROUNDS }, () => ({
      ours: inProcess('../apps/server/test/arrange-alone.mjs', files),
      bare: inProcess('./impose-bare.mjs', files),
    }));
    const [ours, bare] = (['ours', 'bare'] as const).map((which) => {
      const of = runs.map((run) => run[which]);
      return { ms: median(of.map(({ ms }) => ms)), peakMB: Math.max(...of.map(({ peakMB }) => peakMB)), of };
    });
    if (ours === undefined || bare === undefined) throw new Error('nothing was measured');
    const count = STUDENTS * PAGES * 1_000;
    report(`booklets of ${STUDENTS} × ${PAGES} pages`, 'pages/s', count / ours.ms, count / bare.ms);
    const said = [
      `${ours.ms.toFixed(0)} ms, ${ours.of[0]?.megabytes.toFixed(1)} MB, at most ${ours.peakMB.toFixed(0)} MB held`,
      `bare pdf-lib ${bare.ms.toFixed(0)} ms, ${bare.of[0]?.megabytes.toFixed(1)} MB, ${bare.peakMB.toFixed(0)} MB held`,
    ];
    const isGood = bare.ms / ours.ms >= LEAST_RATIO && ours.peakMB <= MOST_MB;
    console.log(
      `  ${said.join(' · ')} (goal: ratio ${LEAST_RATIO}, ${MOST_MB} MB) ${isGood ? 'ok' : 'OVER'} · ${load()}`,
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function inProcess(file: string, { pdf, job, made }: { pdf: string; job: string; made: string }): Measured {
  const path = fileURLToPath(new URL(file, import.meta.url));
  return JSON.parse(execFileSync(process.execPath, [path, pdf, job, made], { encoding: 'utf8' }));
}
