import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { brokenTexts } from './broken-text.js';
import type { Problem } from './problem.js';
import { ensureOnce, fieldsIn } from './wrong-field.js';

describe('text that cannot be kept', () => {
  it.each([
    [{ title: '作业😀' }, []],
    [{ title: '\ud83d' }, ['title']],
    [{ title: 'a\0' }, ['title']],
    [{ items: [{ words: 'a' }, { words: '\udc00b' }], note: '\0' }, ['items.1.words', 'note']],
    [{ cells: { 'a\0': '1' } }, ['cells']],
    ['\0', ['_']],
    [{ file: new Uint8Array([0, 0xd8]) }, []],
  ])('%j is told by the path of the field', (given, paths) => {
    expect(brokenTexts(given)).toEqual(paths);
  });

  it('is found however deep it lies', () => {
    let deep: unknown = '\0';
    for (let at = 0; at < 50_000; at += 1) deep = [deep];
    expect(brokenTexts(deep)).toHaveLength(1);
  });
});

it('what is named twice is told by each place that names it again, in the language of the reader', () => {
  const named = ['a', 'b', 'a', 'a'].map((id, at) => ({ id, path: `items.${at}.id` }));
  expect(() => ensureOnce(named.slice(0, 2))).not.toThrow();
  try {
    ensureOnce(named);
    expect.unreachable();
  } catch (error) {
    const { data } = error as Problem;
    expect(fieldsIn(data, 'zh')).toEqual({ fields: { 'items.2.id': '重复了', 'items.3.id': '重复了' } });
    expect(fieldsIn(data, 'en')).toMatchObject({ fields: { 'items.2.id': 'is named twice' } });
  }
});

it('whatever the server refuses as invalid names its field or its reason', () => {
  const sources = join(import.meta.dirname, '..');
  const bare = readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .filter((name) => /(?:,\s*|Problem\()'invalid',?\s*\)/.test(readFileSync(join(sources, name), 'utf8')));
  expect(bare).toEqual([]);
});
