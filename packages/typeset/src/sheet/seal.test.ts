import { sealFields } from '@zhibi/contract/papers';
import { beforeAll, describe, expect, it } from 'vitest';
import { stampCopies } from '../copies/stamp-copies.js';
import type { Layout } from '../lay-out.js';
import { openPress } from '../press/open-press.js';
import { openStamps } from '../press/open-stamps.js';
import { juniorMaths } from '../sample/gallery/junior-maths.js';
import { type Glyph, glyphsOf } from '../sample/glyphs.js';

const sealed = { pageSize: 'A4', columns: 1, sealLine: true, scoreTable: true, edition: 'student' } as const;
const copy = {
  name: '欧阳思远',
  schoolName: '青禾实验中学',
  className: '八年级（1）班',
  studentNo: '20260103',
};

let layouts: Record<'sealed' | 'plain' | 'wide', Layout>;
let named: Record<'sealed' | 'plain' | 'wide', Uint8Array>;
beforeAll(async () => {
  const press = await openPress();
  const fonts = await openStamps();
  layouts = {
    sealed: await press.layOut(juniorMaths(), sealed),
    plain: await press.layOut(juniorMaths(), { ...sealed, sealLine: false }),
    wide: await press.layOut(juniorMaths(), { ...sealed, pageSize: 'A3', columns: 2 }),
  };
  const stamped = ({ pdf, geometry }: Layout) => {
    const pages = Array.from({ length: geometry.pageCount }, (_, i) => ({
      page: i + 1,
      pageCode: `3.27.9.${i + 1}`,
      qrText: `q${i}`,
    }));
    return stampCopies(pdf, geometry, [{ ...copy, pages }], { fonts });
  };
  named = {
    sealed: await stamped(layouts.sealed),
    plain: await stamped(layouts.plain),
    wide: await stamped(layouts.wide),
  };
}, 120_000);

/** As whoever holds the sheet with its head to the left reads it: from the foot of the sheet to its head. */
const upwards = (glyphs: readonly Glyph[]) =>
  glyphs
    .filter(({ turned }) => turned)
    .sort((a, b) => b.yMm - a.yMm)
    .map(({ char }) => char)
    .join('');
const onLine = (glyphs: readonly Glyph[], xMm: number) => glyphs.filter((glyph) => Math.abs(glyph.xMm - xMm) < 3);
const wordsOf = (glyphs: readonly Glyph[]) => glyphs.map(({ char }) => char).join('');

describe.each(['sealed', 'wide'] as const)('the strip of a sheet that is %s', (which) => {
  it('reads in order when the sheet is turned, line and fields alike, each letter turned with them', () => {
    const glyphs = glyphsOf(layouts[which].pdf, 1);
    expect(upwards(onLine(glyphs, 21.5))).toBe('密封线内不要答题');
    expect(upwards(onLine(glyphs, 14))).toBe('学校班级姓名考号');
    for (const glyph of glyphs.filter(({ xMm }) => xMm < 25)) expect(glyph.turned, glyph.char).toBe(true);
  });

  it('stands on the fronts only', () => {
    expect(upwards(glyphsOf(layouts[which].pdf, 2))).toBe('');
  });

  it('is filled in for a student, each saying on its own rule', () => {
    const glyphs = onLine(glyphsOf(named[which], 1), 14);
    expect(upwards(glyphs)).toBe('学校青禾实验中学班级八年级（1）班姓名欧阳思远考号20260103');
    const fields = sealFields({ heightMm: 297 });
    const said = [copy.schoolName, copy.className, copy.name, copy.studentNo];
    fields.forEach(({ yMm, widthMm }, i) => {
      const own = glyphs.filter((glyph) => glyph.yMm < yMm && glyph.yMm > yMm - widthMm);
      expect(upwards(own)).toBe(said[i]);
    });
  });

  it('keeps the name from where answers are written, on every page', () => {
    for (let page = 1; page <= layouts[which].geometry.pageCount; page++) {
      const inside = wordsOf(glyphsOf(named[which], page).filter(({ turned }) => !turned));
      for (const mine of [copy.name, copy.className, copy.studentNo]) expect(inside).not.toContain(mine);
      expect(inside).toContain(`3.27.9.${page}`);
    }
  });
});

describe('a sheet without a sealed strip', () => {
  it('has its fields under the title, and they are filled in on their rules', () => {
    const [first] = layouts.plain.geometry.stamps;
    expect(first?.fields.map(({ of }) => of)).toEqual(['school', 'class', 'name', 'number']);
    const glyphs = glyphsOf(named.plain, 1);
    for (const { of, xMm, yMm, widthMm } of first?.fields ?? []) {
      const own = glyphs.filter(
        (glyph) => Math.abs(glyph.yMm - (yMm - 1)) < 0.1 && glyph.xMm >= xMm && glyph.endMm <= xMm + widthMm,
      );
      const said = { school: copy.schoolName, class: copy.className, name: copy.name, number: copy.studentNo }[of];
      expect(wordsOf(own)).toBe(said);
    }
    expect(first?.name).toBeNull();
  });

  it('says on the other pages above the text whose they are', () => {
    const above = wordsOf(glyphsOf(named.plain, 2).filter(({ yMm }) => yMm < 18));
    expect(above).toContain(`${copy.name}${copy.className}`);
  });
});
