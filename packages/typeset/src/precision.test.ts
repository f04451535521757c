import { type AnswerArea, areaTypes } from '@zhibi/contract/papers';
import { beforeAll, describe, expect, it } from 'vitest';
import { openPress, type Press } from './press/open-press.js';
import { allKinds } from './sample/all-kinds.js';
import { lineAt } from './sample/measure.js';
import { type Raster, rasterise } from './sample/raster.js';

type Side = 'left' | 'right' | 'top' | 'bottom';
const everySide: Side[] = ['left', 'right', 'top', 'bottom'];

let press: Press;
beforeAll(async () => {
  press = await openPress();
}, 60_000);

/** The sides that are printed: a blank is a line, so is a row of writing lines; the rest are boxes. Empty paper to work on has none. */
function printedSides({ areaType, areaId }: AnswerArea): Side[] {
  if (areaType === areaTypes['fill-in'] || areaType === areaTypes['oral-arithmetic']) return ['bottom'];
  return areaType === areaTypes.writing && areaId.startsWith('q22') ? ['bottom'] : everySide;
}

function errorsOf(raster: Raster, area: AnswerArea, sides: Side[]): number[] {
  const [right, bottom] = [area.xMm + area.widthMm, area.yMm + area.heightMm];
  const edges = {
    left: { across: 'x', atMm: area.xMm, fromMm: area.yMm, toMm: bottom },
    right: { across: 'x', atMm: right, fromMm: area.yMm, toMm: bottom },
    top: { across: 'y', atMm: area.yMm, fromMm: area.xMm, toMm: right },
    bottom: { across: 'y', atMm: bottom, fromMm: area.xMm, toMm: right },
  } as const;
  return sides.map((side) => Math.abs((lineAt(raster, edges[side]) ?? Number.NaN) - edges[side].atMm));
}

async function measured(pageSize: 'A4' | 'A3', what: 'boxes' | 'frames') {
  const columns = pageSize === 'A3' ? 2 : 1;
  const showAreas = what === 'frames';
  const options = { pageSize, columns, sealLine: true, scoreTable: true, edition: 'student', showAreas } as const;
  const { pdf, geometry } = await press.layOut(allKinds(), options);
  const shownOnly: number[] = [areaTypes.question, areaTypes.subjective];
  const wanted = geometry.areas.filter((area) => shownOnly.includes(area.areaType) === showAreas);
  const cut = new Set(wanted.filter((area) => area.areaId.includes('~')).map((area) => area.qids[0]));
  const errors: number[] = [];
  const kinds = new Set<number>();
  for (let page = 1; page <= geometry.pageCount; page++) {
    const raster = rasterise(pdf, page, 600);
    for (const area of wanted.filter((one) => one.page === page)) {
      // A frame that runs over columns is drawn only as far as its words reach.
      if (showAreas && cut.has(area.qids[0])) continue;
      errors.push(...errorsOf(raster, area, showAreas ? everySide : printedSides(area)));
      kinds.add(area.areaType);
    }
  }
  return { errors, kinds };
}

describe.each(['A4', 'A3'] as const)('on %s', (pageSize) => {
  it.each(['boxes', 'frames'] as const)(
    '%s are printed within 0.05 mm of where the geometry says',
    async (what) => {
      const { errors, kinds } = await measured(pageSize, what);
      const [mean, worst] = [errors.reduce((sum, error) => sum + error, 0) / errors.length, Math.max(...errors)];
      process.stdout.write(
        `${pageSize} ${what}: ${errors.length} edges, mean ${mean.toFixed(4)} mm, worst ${worst.toFixed(4)} mm\n`,
      );
      expect(worst).toBeLessThanOrEqual(0.05);
      expect([...kinds].sort()).toEqual(what === 'frames' ? [0, 1] : [2, 3, 4, 5, 6, 7, 8]);
    },
    120_000,
  );
});
