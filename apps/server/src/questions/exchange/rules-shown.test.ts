import { toPlain } from '@zhibi/content';
import { zipOf } from '@zhibi/files';
import { describe, expect, it } from 'vitest';
import { readFile } from './read-file.js';

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const text = (inner: string) => `<t xml:space="preserve">${inner}</t>`;
const high = (sign: string, height = 'superscript') => `<r><rPr><vertAlign val="${height}"/></rPr>${text(sign)}</r>`;
const run = (inner: string) => `<r>${text(inner)}</r>`;

/** The styles that a cell can name: 1 a day, 2 a time, 3 a percentage, 4 a fraction, 5 two places, 6 four digits, 7 a unit, 8 and 9 a day without its year, 10 a day and its time. */
const styles = `<styleSheet xmlns="${main}"><numFmts><numFmt numFmtId="164" formatCode="0000"/><numFmt numFmtId="165" formatCode="0&quot;元&quot;"/><numFmt numFmtId="166" formatCode="[$-804]yyyy\\-mm\\-dd hh:mm;@"/></numFmts><cellXfs>${[0, 14, 20, 9, 12, 2, 164, 165, 58, 16, 166].map((id) => `<xf numFmtId="${id}"/>`).join('')}</cellXfs></styleSheet>`;
const inline = (inner: string) => `<c t="inlineStr"><is>${inner}</is></c>`;
const number = (value: number, style: number) => `<c s="${style}"><v>${value}</v></c>`;

/** A workbook of questions with a stem and a key, each cell as a spreadsheet keeps it. */
async function read(...rows: [stem: string, key: string][]) {
  const cells = [
    ['题型', '题干', '答案', '年份'].map((one) => inline(text(one))),
    ...rows.map(([stem, key]) => [inline(text('填空题')), stem, key, number(42064, 1)]),
  ];
  const file = zipOf({
    'xl/workbook.xml': `<workbook xmlns="${main}"><sheets><sheet name="S" sheetId="1"/></sheets></workbook>`,
    'xl/styles.xml': styles,
    'xl/sharedStrings.xml': `<sst xmlns="${main}"><si>${run('2')}${high('3')}${run('=____')}</si></sst>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}"><sheetData>${cells.map((row, at) => `<row r="${at + 1}">${row.join('')}</row>`).join('')}</sheetData></worksheet>`,
  });
  const { result } = await readFile(file, 'xlsx');
  return result.questions.map(({ body, warnings, confidence }) => ({
    stem: body.stem,
    key: body.answer.kind === 'blanks' ? body.answer.blanks[0]?.accepted[0] : undefined,
    isHeld: confidence < 0.75,
    warnings,
  }));
}
const plain = inline(text('求____'));

describe('a cell that shows something else than it keeps', () => {
  it.each([
    ['a percentage', number(0.25, 3), '25%'],
    ['a percentage of more places than it shows', number(0.2575, 3), '25.75%'],
    ['a fraction', number(0.5, 4), '1/2'],
    ['more than one as a fraction', number(-1.75, 4), '-1 3/4'],
    ['places behind the point', number(2.5, 5), '2.50'],
    ['zeros before it', number(12, 6), '0012'],
    ['a unit', number(5, 7), '5元'],
    ['a usual number', number(0.1 + 0.2, 0), '0.3'],
  ])('is taken as it shows: %s', async (_, cell, key) => {
    expect(await read([plain, cell])).toMatchObject([{ key, isHeld: false }]);
  });

  it('is looked at where it is a date or a time, for that is seldom what was typed', async () => {
    const found = await read(
      [plain, number(0.354166666, 2)],
      [plain, number(45326, 1)],
      [plain, number(45326, 8)],
      [plain, number(45326, 9)],
      [plain, number(45326.354166666, 10)],
      [plain, inline(text('3'))],
    );
    expect(found.map(({ key, isHeld, warnings }) => [key, isHeld, warnings.includes('cell-is-date')])).toEqual([
      ['8:30', true, true],
      ['2024/2/4', true, true],
      ['2月4日', true, true],
      ['4-Feb', true, true],
      ['2024-02-04 08:30', true, true],
      ['3', false, false],
    ]);
  });

  it('keeps signs that stand high or low', async () => {
    const low = inline(`${run('H')}${high('2', 'subscript')}${run('O 读作____')}`);
    const [water, power] = await read([low, inline(text('水'))], ['<c t="s"><v>0</v></c>', number(8, 0)]);
    expect(JSON.stringify(water?.stem)).toContain('{"t":"text","v":"2","marks":["sub"]}');
    expect(JSON.stringify(power?.stem)).toContain('{"t":"text","v":"3","marks":["sup"]}');
    expect(toPlain(power?.stem ?? [])).not.toContain('[[');
    expect([water?.isHeld, power?.key]).toEqual([false, '8']);
  });
});
