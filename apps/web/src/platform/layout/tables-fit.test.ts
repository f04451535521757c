import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const source = join(import.meta.dirname, '../..');
/** A window of 1440 px less the menu in English, the edges and the bar that scrolls the page. */
const ROOM_PX = 1131;

const tables = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.tsx'))
  .map((name) => ({ name, text: readFileSync(join(source, name), 'utf8') }))
  .filter(({ text }) => text.includes("fixed: 'end'"));

/** What can be done with a row stays in sight: no column may lie under it on a usual window. */
it('every table with a fixed last column has all its columns beside it at 1440 px', () => {
  const wider = tables
    .map(({ name, text }) => {
      const columns = [...text.matchAll(/\bwidth: (\d+)/g)].reduce((sum, [, px]) => sum + Number(px), 0);
      const scrolls = Number(/scroll=\{\{ x: (\d+)/.exec(text)?.[1]);
      return { name, needs: Math.max(columns, scrolls) };
    })
    .filter(({ needs }) => !(needs <= ROOM_PX));
  expect(tables.length).toBeGreaterThan(4);
  expect(wider).toEqual([]);
});
