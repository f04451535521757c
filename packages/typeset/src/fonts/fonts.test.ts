import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { ensureFonts, fontKey } from './ensure-fonts.js';
import { faces } from './recipe.js';
import { readCharacterMap, readTables, tableOf } from './sfnt.js';
import { standardCharacters, standardSigns } from './standard-characters.js';

const ascii = Array.from({ length: 95 }, (_, i) => 0x20 + i);
let folder = '';
beforeAll(async () => {
  folder = await ensureFonts();
}, 60_000);

describe('the standard characters', () => {
  it('are the 8,105 of the 通用规范汉字表', () => {
    const chars = standardCharacters();
    expect(new Set(chars).size).toBe(8_105);
    for (const char of '一乙丁靰靸鼐𫭟𫇭') expect(chars).toContain(char.codePointAt(0));
  });
});

describe.each(faces)('$family $style', ({ file, family }) => {
  it('has every standard character and the signs of GB 2312, but two in Kai; one of Latin alone has those', () => {
    const has = readCharacterMap(tableOf(readTables(readFileSync(join(folder, file))), 'cmap'));
    const wanted = family === 'Zhibi Reading' ? ascii : [...standardCharacters(), ...standardSigns(), ...ascii];
    expect(wanted.filter((char) => !has.has(char)).map((char) => String.fromCodePoint(char))).toEqual(
      family === 'Zhibi Kai' ? ['▱', '︴'] : [],
    );
  });

  it('is smaller than 17 MB', () => {
    expect(readFileSync(join(folder, file)).length).toBeLessThan(17_000_000);
  });
});

describe('making the fonts', () => {
  it('gives one whole folder when two make them at once', async () => {
    const cache = mkdtempSync(join(tmpdir(), 'zhibi-fonts-'));
    try {
      const [one, other] = await Promise.all([ensureFonts(cache), ensureFonts(cache)]);
      expect(one).toBe(other);
      expect(readdirSync(cache)).toEqual([fontKey()]);
      expect(readdirSync(one).sort()).toEqual(faces.map((face) => face.file).sort());
      for (const { file } of faces)
        expect(readFileSync(join(one, file)).equals(readFileSync(join(folder, file)))).toBe(true);
    } finally {
      rmSync(cache, { recursive: true });
    }
  }, 60_000);
});
