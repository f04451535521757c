import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const source = join(import.meta.dirname, '../..');
const drawn = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.tsx'));

/** What the lint rule about Ant Design cannot see. */
it('no field for a day or a time is the browser’s own', () => {
  const foreign = drawn.filter((name) =>
    /type="(date|datetime-local|time|month|week)"/.test(readFileSync(join(source, name), 'utf8')),
  );
  expect(drawn.length).toBeGreaterThan(200);
  expect(foreign).toEqual([]);
});
