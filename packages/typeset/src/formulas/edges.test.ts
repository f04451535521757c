import { supportedCommands, supportedEnvironments } from '@zhibi/content/supported';
import * as mupdf from 'mupdf';
import { beforeAll, describe, expect, it } from 'vitest';
import { environmentForBoth, shapeForBoth } from '../../scripts/commands.js';
import { ensureFonts } from '../fonts/ensure-fonts.js';
import { type Compiler, openCompiler } from '../press/compiler.js';
import { type Formula, openFormulas, readMathJax } from './formulas.js';

/** How large a formula is drawn, and how much around it is looked at. */
const EM_PT = 40;
const MARGIN_EM = 1;
const PIXELS_PER_PT = 1;
/** What half a pixel of a letter's edge leaves of black. */
const INK_BELOW = 150;

const formulas = openFormulas();
let compiler: Compiler;
beforeAll(async () => {
  await readMathJax();
  compiler = openCompiler(await ensureFonts());
}, 60_000);

/** The same picture with more paper around it: what was cut at its edges shows there. */
function withMargin({ svg, widthEm, heightEm }: Formula): string {
  return svg.replace(/viewBox="([^"]*)"/, (_, box: string) => {
    const [x = 0, y = 0, width = 0, height = 0] = box.split(' ').map(Number);
    const margin = (MARGIN_EM * width) / widthEm;
    expect(width / widthEm).toBeCloseTo(height / heightEm, 3);
    return `viewBox="${x - margin} ${y - margin} ${width + 2 * margin} ${height + 2 * margin}"`;
  });
}

/** Each picture on a page of its own, as wide and high as it. */
function printed(pictures: readonly { svg: string; widthEm: number; heightEm: number }[]): mupdf.Document {
  const files = new Map(pictures.map(({ svg }, at) => [`/${at}.svg`, Buffer.from(svg)]));
  const pages = pictures.map(
    ({ widthEm, heightEm }, at) =>
      `#set page(width: ${widthEm * EM_PT}pt, height: ${heightEm * EM_PT}pt, margin: 0pt)\n#image("/${at}.svg", width: 100%)`,
  );
  const compiled = compiler.compile(pages.join('\n'), files);
  if ('failure' in compiled) throw new Error(compiled.failure.join('\n'));
  return mupdf.Document.openDocument(compiled.pdf, 'application/pdf');
}

/** The rectangle of a page that holds ink, in em from its left and top; undefined for a white page. */
function inkOf(document: mupdf.Document, page: number) {
  const picture = document
    .loadPage(page)
    .toPixmap(mupdf.Matrix.scale(PIXELS_PER_PT, PIXELS_PER_PT), mupdf.ColorSpace.DeviceGray, false, true);
  const [width, height, pixels] = [picture.getWidth(), picture.getHeight(), picture.getPixels()];
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      if ((pixels[y * width + x] ?? 255) < INK_BELOW) {
        [left, right] = [Math.min(left, x), Math.max(right, x)];
        [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
      }
  picture.destroy();
  const em = EM_PT * PIXELS_PER_PT;
  return right < 0 ? undefined : { left: left / em, top: top / em, right: (right + 1) / em, bottom: (bottom + 1) / em };
}

/** How much of a page is ink, in square em. */
function inkAmount(document: mupdf.Document, page: number): number {
  const picture = document
    .loadPage(page)
    .toPixmap(mupdf.Matrix.scale(PIXELS_PER_PT, PIXELS_PER_PT), mupdf.ColorSpace.DeviceGray, false, true);
  const dark = picture.getPixels().reduce((sum, grey) => sum + (255 - grey) / 255, 0);
  picture.destroy();
  return dark / (EM_PT * PIXELS_PER_PT) ** 2;
}

/** Of these formulas those of which something lies outside of their pictures, and by how many em. */
function cut(latex: readonly string[]): string[] {
  const drawn = latex.flatMap((one) => formulas.draw(one, true) ?? []);
  expect(drawn).toHaveLength(latex.length);
  const document = printed(
    drawn.map((one) => ({
      svg: withMargin(one),
      widthEm: one.widthEm + 2 * MARGIN_EM,
      heightEm: one.heightEm + 2 * MARGIN_EM,
    })),
  );
  return drawn.flatMap(({ widthEm, heightEm }, at) => {
    const ink = inkOf(document, at);
    if (ink === undefined) return [];
    const out = Math.max(
      MARGIN_EM - ink.left,
      MARGIN_EM - ink.top,
      ink.right - MARGIN_EM - widthEm,
      ink.bottom - MARGIN_EM - heightEm,
    );
    return out > 1 / EM_PT ? [`${latex[at]}: ${out.toFixed(3)} em`] : [];
  });
}

/** The heights of the white bands between the ink of a formula, in em, from its top. */
function bandsOf(latex: string): number[] {
  const formula = formulas.draw(latex, true);
  if (formula === undefined) throw new Error(latex);
  const picture = printed([formula])
    .loadPage(0)
    .toPixmap(mupdf.Matrix.scale(4, 4), mupdf.ColorSpace.DeviceGray, false, true);
  const [width, pixels] = [picture.getWidth(), picture.getPixels()];
  const rows = Array.from({ length: picture.getHeight() }, (_, y) =>
    pixels.subarray(y * width, (y + 1) * width).some((grey) => grey < INK_BELOW),
  );
  const bands: number[] = [];
  let from = rows.indexOf(true);
  for (let y = from; y <= rows.lastIndexOf(true); y++) {
    if (!rows[y]) continue;
    if (y > from + 1) bands.push((y - from - 1) / (4 * EM_PT));
    from = y;
  }
  return bands;
}

describe('fractions one below the other', () => {
  it.each([
    '\\begin{array}{l}\\frac{1}{2}\\\\\\frac{3}{4}\\end{array}',
    '\\begin{array}{l}\\dfrac{1}{2}\\\\\\dfrac{3}{4}\\end{array}',
    '\\begin{matrix}\\dfrac{1}{2}\\\\\\dfrac{3}{4}\\end{matrix}',
    '\\begin{aligned}\\frac{1}{2}\\\\\\frac{3}{4}\\end{aligned}',
    '\\begin{gathered}\\dfrac{1}{2}\\\\\\dfrac{3}{4}\\end{gathered}',
  ])('%s do not touch', (latex) => {
    const bands = bandsOf(latex); // head, line, foot, room, head, line, foot
    expect(bands).toHaveLength(5);
    expect(bands[2]).toBeGreaterThan(0.3);
  });
});

describe('the picture of a formula', () => {
  const commands = [...supportedCommands].flatMap((name) => shapeForBoth(name) ?? []);
  const environments = [...supportedEnvironments].flatMap((name) => environmentForBoth(name) ?? []);

  it('holds all ink of every command that is supported', () => {
    expect(commands.length).toBeGreaterThan(900);
    expect(cut([...commands, ...environments])).toEqual([]);
  }, 180_000);

  it.each([
    '\\overrightarrow{b}',
    '\\overrightarrow{a}+\\overleftarrow{b}',
    '\\textcircled{2}',
    '\\textcircled{12}',
    'f',
    'j',
    '\\widehat{ABC}',
    '\\cancel{x}',
    '\\boxed{\\frac12}',
    '\\fbox{甲}',
    '\\underline{g}',
    '\\vec{j}',
    '\\overset{\\frown}{AB}',
    '\\text{甲}',
    'x_{乙}',
    '\\left|\\frac12\\right|',
    '\\begin{array}{|c|c|}\\hline a&b\\\\\\hline\\end{array}',
    '\\begin{array}{c:c}a&b\\\\\\hdashline c&d\\end{array}',
    '\\ce{A ->[点燃] B ^}',
    '\\ce{2KMnO4 $\\xlongequal{\\triangle}$ K2MnO4 + MnO2 + O2 ^}',
    '\\ce{2H2 + O2 $\\xlongequal{\\text{点燃}}$ 2H2O}',
    '\\ce{N2 + 3H2 <=>[催化剂][高温、高压] 2NH3}',
    '\\ce{SO4^2- + Ba^2+ = BaSO4 v}',
    '\\ce{^{227}_{90}Th+}',
    '\\sqrt[3]{\\frac12}',
    '\\mathscr{F}',
  ])('holds all ink of %s', (latex) => expect(cut([latex])).toEqual([]));

  it.each([
    ['甲'],
    ['\\text{甲}'],
    ['\\mathbf{甲}'],
    ['\\mathrm{甲}'],
    ['\\frac{路程}{时间}'],
    ['x_{乙}'],
    ['㎡'],
    ['℃'],
    ['①'],
    ['\\ce{A ->[点燃] B}'],
  ])('of %s has the ink of its Chinese, as wide as it is said to be', (latex) => {
    const formula = formulas.draw(latex, true);
    if (formula === undefined) throw new Error(latex);
    const blank = formulas.draw(latex.replaceAll(/[\u2460-\u33ff\u4e00-\u9fff\u2103]/g, '{}'), true);
    const amount = (one: Formula) => inkAmount(printed([one]), 0);
    expect(amount(formula) - (blank === undefined ? 0 : amount(blank))).toBeGreaterThan(0.03);
    const ink = inkOf(printed([formula]), 0);
    expect((ink?.right ?? 0) - (ink?.left ?? 0)).toBeGreaterThan(formula.widthEm - 0.4);
  });
});

it.each([
  ['\\frac{1}{', '}'],
  ['\\cfrac{1}{1+', '}'],
  ['x^{', '}'],
  ['\\sqrt{', '}'],
  ['\\overline{', '}'],
  ['\\left(', '\\right)'],
  ['\\begin{pmatrix}', '\\end{pmatrix}'],
])('%s is printed within itself as deep as it is read', (open, close) => {
  const drawn = formulas.draw(`${open.repeat(50)}x${close.repeat(50)}`, false);
  expect(drawn && inkOf(printed([drawn]), 0)).toBeDefined();
});
