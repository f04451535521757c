import { spawn } from 'node:child_process';
import { expect, it } from 'vitest';
import { unitTest } from '../sample/unit-test.js';
import { type LayOutJob, workerFile } from '../worker-file.js';

const PAPERS = 16;
/** A long paper that is remembered takes some 20 MB: more than twice as much in all. */
const MOST_MB = 120;
const TIMES_LONGER = 6;

/** Sets the same questions again and again, each time as another paper, and tells what the process holds after the fourth and the last. */
const program = `
  import { text } from 'node:stream/consumers';
  import { layOut } from ${JSON.stringify(workerFile)};
  const { paper, options } = JSON.parse(await text(process.stdin));
  const held = [];
  for (let nth = 0; nth < ${PAPERS}; nth++) {
    const other = JSON.parse(JSON.stringify(paper).replaceAll('的', String(nth)));
    await layOut({ paper: other, options });
    held.push(process.memoryUsage.rss() / 1e6);
  }
  console.log(JSON.stringify([held[3], held.at(-1)]));
`;

function longPaper(): LayOutJob['paper'] {
  const paper = unitTest();
  const again = (nth: number) =>
    paper.sections.map((section) => ({
      ...section,
      items: section.items.map((item) => ({ ...item, itemId: `${item.itemId}-${nth}` })),
    }));
  return { ...paper, sections: Array.from({ length: TIMES_LONGER }, (_, nth) => again(nth)).flat() };
}

it('Typst remembers one paper, however many are set', async () => {
  const options = { pageSize: 'A4', columns: 1, sealLine: true, scoreTable: true, edition: 'student' } as const;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program]);
  child.stdin.end(JSON.stringify({ paper: longPaper(), options } satisfies LayOutJob));
  let said = '';
  child.stdout.on('data', (piece: Buffer) => (said += piece.toString()));
  await new Promise((resolve) => child.on('exit', resolve));
  const [early = 0, late = Number.POSITIVE_INFINITY]: number[] = JSON.parse(said);
  expect(late - early).toBeLessThan(MOST_MB);
}, 120_000);
