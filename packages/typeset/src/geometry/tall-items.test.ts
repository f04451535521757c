import { beforeAll, describe, expect, it } from 'vitest';
import { ensureFonts } from '../fonts/ensure-fonts.js';
import { openFormulas } from '../formulas/formulas.js';
import { layOut } from '../lay-out.js';
import { type Compiler, openCompiler } from '../press/compiler.js';
import { numbered, open } from '../sample/make.js';
import { unitTest } from '../sample/unit-test.js';
import type { LayoutOptions, PaperSheet } from '../sheet/paper-sheet.js';
import { tallItems } from './tall-items.js';

const options: LayoutOptions = { pageSize: 'A4', columns: 1, sealLine: true, scoreTable: true, edition: 'student' };

let compiler: Compiler;
beforeAll(async () => {
  compiler = openCompiler(await ensureFonts());
}, 60_000);

/** Sets a paper and counts how often Typst was asked to. */
async function counted(paper: PaperSheet) {
  let times = 0;
  const formulas = openFormulas();
  const counting: Compiler = {
    ...compiler,
    compile: (source, files) => {
      times++;
      return compiler.compile(source, files);
    },
  };
  const { geometry } = await layOut(paper, options, {
    compiler: counting,
    formulas: { plain: formulas, forDots: formulas, answers: formulas },
    printable: new Set(),
  });
  return { times, geometry };
}

describe('a question that is too high to be kept whole', () => {
  const paragraphs = Array.from({ length: 60 }, (_, nth) => `第 ${nth + 1} 段。${'这一段说的是一件小事。'.repeat(6)}`);
  const long = {
    title: '长题',
    sections: [{ title: '一、阅读', items: [numbered()(9, open(paragraphs.join('\n'), ''))] }],
  };

  it('is found by where it begins and ends', () => {
    const spot = { x: 0, w: 0, h: 0, page: 1 };
    const markers = [
      { ...spot, kind: 'start' as const, n: 0, y: 20 },
      { ...spot, kind: 'end' as const, n: 0, y: 99 },
      { ...spot, kind: 'start' as const, n: 1, y: 20 },
      { ...spot, kind: 'end' as const, n: 1, y: 101 },
    ];
    const meaning = { areaType: 0 as const, option: null, blankIndex: null, partIndex: null };
    const meanings = ['short', 'tall'].map((itemId) => ({ ...meaning, itemId, areaId: itemId }));
    expect([...tallItems(markers, meanings, 100)]).toEqual(['tall']);
  });

  it('runs over to the next page, where the paper is set once more', async () => {
    const { times, geometry } = await counted(long);
    expect(geometry.areas.filter(({ areaId }) => areaId.startsWith('q1')).map(({ page }) => page)).toContain(2);
    expect(times).toBe(2);
  });

  it('costs other papers nothing: they are set once', async () => {
    expect((await counted(unitTest())).times).toBe(1);
  });
});
