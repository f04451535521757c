import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { screens } from './screens.js';

const source = join(import.meta.dirname, '..');
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
  (path) => /[.]tsx?$/.test(path) && !/[.]test[.]tsx?$/.test(path),
);
/** Addresses as they are written down: `to="/…"`, `navigate('/…')`. */
const written = /(?:\bto=\{?|\bto: |navigate\()["'`](\/[A-Za-z/]*[A-Za-z])(?=["'`?#])/g;

/** A link that is drawn only where its screen exists for somebody is never drawn where the screen exists for nobody. */
describe('every address that a screen leads to', () => {
  const known = new Set<string>(screens.map(({ path }) => path));
  const links = files.flatMap((file) =>
    [...readFileSync(join(source, file), 'utf8').matchAll(written)].map(([, path = '']) => ({ file, path })),
  );

  it('is found in the source', () => expect(links.length).toBeGreaterThan(20));

  it('is a screen', () => {
    expect(links.filter(({ path }) => !known.has(path)).map(({ file, path }) => `${file}: ${path}`)).toEqual([]);
  });
});
