import { areaTypes } from '@zhibi/contract/papers';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Layout } from '../../lay-out.js';
import { openPress, type Press } from '../../press/open-press.js';
import { glyphsOf, linesOf } from '../glyphs.js';
import { gallery } from './index.js';

const options = { pageSize: 'A4', columns: 1, sealLine: true, scoreTable: true, edition: 'student' } as const;

let press: Press;
beforeAll(async () => {
  press = await openPress();
}, 60_000);

const set = async (name: string): Promise<Layout> =>
  press.layOut(gallery[name]?.() ?? { title: '', sections: [] }, options);
const linesOn = ({ pdf }: Layout, page: number) =>
  linesOf(glyphsOf(pdf, page)).map((line) => ({ y: line[0]?.yMm ?? 0, words: line.map(({ char }) => char).join('') }));
const words = (layout: Layout) =>
  Array.from({ length: layout.geometry.pageCount }, (_, i) =>
    linesOn(layout, i + 1)
      .map((line) => line.words)
      .join('\n'),
  ).join('\n');

describe('a test of English', () => {
  it('has the lines of a text as wide as the column, but for the last of each paragraph', async () => {
    const layout = await set('junior-english');
    const lines = linesOf(glyphsOf(layout.pdf, 1)).map((line) => ({
      words: line.map(({ char }) => char).join(''),
      to: Math.max(...line.map(({ xMm }) => xMm)),
    }));
    const text = lines.slice(lines.findIndex(({ words }) => words.includes('AMapMade')) + 1);
    const full = text.filter(({ words }) => /^(?:Lastterm|hotels|Tomakeit|know|Themapnow)/.test(words));
    expect(full).toHaveLength(5);
    const edge = Math.max(...layout.geometry.areas.map(({ xMm, widthMm }) => xMm + widthMm));
    for (const { words, to } of full) expect(edge - to, words).toBeLessThan(3.5); // where the last sign begins
  });

  it('has the numbers of its questions in the gaps of a cloze, and its options in the line of their number', async () => {
    const layout = await set('junior-english');
    expect(words(layout)).toMatch(/hardly（1）thewords/);
    expect(words(layout)).toMatch(/（2）A\.waitsB\.waitforC\.waitingD\.towait（/);
  });

  it('does not print letters as options of themselves, and sets blanks without words side by side', async () => {
    const layout = await set('senior-english');
    expect(words(layout)).not.toContain('A.A');
    const boxes = layout.geometry.areas.filter((area) => area.qids[0] === 'q2' && area.areaType !== areaTypes.question);
    expect(boxes).toHaveLength(35);
    const blanks = layout.geometry.areas.filter(
      (area) => area.qids[0] === 'q3' && area.areaType === areaTypes['fill-in'],
    );
    expect(blanks.map(({ partIndex }) => partIndex)).toEqual([0, 1, 2, 3, 4]);
    expect(blanks[1]?.yMm).toBe(blanks[0]?.yMm);
  });

  it('of beginners is written on four lines', async () => {
    const layout = await set('primary-english');
    const rows = layout.geometry.areas.filter(({ areaType }) => areaType === areaTypes.writing);
    expect(rows).toHaveLength(1);
    expect(words(layout)).toContain('A.noodlesB.needleC.noise');
  });
});

describe('a test of Chinese', () => {
  it('has a box for the points of each section of children, and pinyin above the cells', async () => {
    const layout = await set('primary-chinese');
    const lines = linesOn(layout, 1);
    expect(lines.filter(({ words: said }) => said.includes('得分')).length).toBeGreaterThanOrEqual(4);
    const [cell] = layout.geometry.areas.filter(({ areaType }) => areaType === areaTypes.calligraphy);
    const sounds = lines.find(({ words: said }) => said.startsWith('shífènghuābàn'));
    expect(sounds?.y).toBeLessThan(cell?.yMm ?? 0);
  });

  it('tells the points of each question about a text behind its words, adding up to those of the text', async () => {
    const said = words(await set('senior-chinese'));
    expect(said).toMatch(/不正确的一项是（3分）/);
    const [first] = said.split('二、古代诗歌阅读');
    expect([...(first ?? '').matchAll(/（(\d+)分）/g)].map(([, points]) => Number(points))).toEqual([19, 3, 3, 7, 6]);
  });
});

describe('a test of maths', () => {
  it('says once what its questions are worth, and asks for the steps', async () => {
    const layout = await set('junior-maths');
    const said = words(layout);
    expect(said).toContain('一、选择题（本大题共6小题，每小题4分，共24分．每小题只有一个选项符合题意）');
    expect(said).toContain('三、解答题（本大题共6小题，共56分．解答应写出文字说明、证明过程或演算步骤）');
    expect(said).toMatch(/12．（8分）计算/);
    expect(said).not.toMatch(/1．（4分）/);
  });

  it('names the figure beside a question by its number', async () => {
    const layout = await set('junior-maths');
    expect(words(layout)).toContain('（第6题）');
    const [frame] = layout.geometry.areas.filter(({ areaId }) => areaId === 'q6');
    const name = glyphsOf(layout.pdf, 1).find(
      ({ char, yMm }) =>
        char === '题' && yMm > (frame?.yMm ?? 0) && yMm < (frame?.yMm ?? 0) + (frame?.heightMm ?? 0) && yMm > 170,
    );
    expect(name?.xMm).toBeGreaterThan((frame?.xMm ?? 0) + (frame?.widthMm ?? 0) * 0.6);
  });

  it('has a running head on all pages but the first', async () => {
    const layout = await set('junior-maths');
    const head = (page: number) =>
      linesOn(layout, page)
        .filter(({ y }) => y > 18 && y < 25)
        .map((line) => line.words);
    expect(head(2)).toEqual(['八年级数学上册第十四章单元检测']);
    expect(head(1)).not.toContain('八年级数学上册第十四章单元检测');
  });

  it.each(['junior-maths', 'junior-english', 'primary-chinese'] as const)(
    '%s has the words of its running head as wide as the text below',
    async (name) => {
      const layout = await set(name);
      const frames = layout.geometry.areas.filter(({ page, beIncludedId }) => page === 2 && beIncludedId === null);
      const head = glyphsOf(layout.pdf, 2).filter(({ yMm }) => yMm > 18 && yMm < 25);
      expect(Math.min(...head.map(({ xMm }) => xMm))).toBeCloseTo(Math.min(...frames.map(({ xMm }) => xMm)), 0);
      const edge = Math.max(...frames.map(({ xMm, widthMm }) => xMm + widthMm));
      expect(edge - Math.max(...head.map(({ xMm }) => xMm))).toBeLessThan(4); // the last sign begins one em before it
    },
  );

  it.each(['junior-maths', 'primary-chinese'] as const)(
    '%s leaves the QR code its white edge below the running head',
    async (name) => {
      const layout = await set(name);
      for (const { page, qr } of layout.geometry.stamps.filter((stamp) => stamp.page > 1)) {
        const clearMm = (4 * qr.sizeMm) / 21;
        const near = glyphsOf(layout.pdf, page).filter(
          ({ xMm, yMm }) =>
            xMm > qr.xMm - clearMm && xMm < qr.xMm + qr.sizeMm + clearMm && yMm < qr.yMm + qr.sizeMm + clearMm + 1,
        );
        expect(near.map(({ char }) => char)).toEqual([]);
      }
    },
  );
});
