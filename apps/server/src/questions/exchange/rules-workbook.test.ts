import { parseRich, toPlain, writeRich } from '@zhibi/content';
import { questionTypes } from '@zhibi/contract/questions';
import { usualLimits } from '@zhibi/exchange';
import { openZip, zipOf } from '@zhibi/files';
import readExcelFile from 'read-excel-file/node';
import { describe, expect, it } from 'vitest';
import { sheetFile } from '../../platform/sheets/index.js';
import { readFile } from './read-file.js';
import { writeForm } from './write-form.js';

const stem = parseRich(
  'Sky [[blank:1]] and [[blank:0]] x[[sup:2]] H[[sub:2]]O [[b:bold]] \\$5\n[[indent]]春天\n[[table]]\n| 1 | 2 |\n[[/table]]',
);
const question = {
  body: {
    type: questionTypes['fill-in'],
    stem,
    options: [],
    answer: { kind: 'blanks' as const, blanks: [{ accepted: ['a'] }, { accepted: ['b'] }] },
    analysis: [],
    parts: [],
  },
  facts: { knowledge: [] },
};

async function workbook(): Promise<Uint8Array> {
  const { rows = [], beside } = writeForm('xlsx', { questions: [question], pictures: new Map() });
  const [titles = [], ...body] = rows;
  const { content } = await sheetFile({ name: '试题', columns: titles.map((title) => ({ title })), rows: body, beside }, 'xlsx');
  return new Uint8Array(content as Buffer); // as: made of bytes, not of a stream
}

describe('a workbook of questions', () => {
  it('shows others no sign of ours', async () => {
    const [read] = await readExcelFile(Buffer.from(await workbook()));
    const cells = (read?.data ?? []).flat().map(String);
    expect(cells.join('\n')).not.toMatch(/\[\[|\]\]|\\\$/);
    expect(cells).toContain('Sky ______ and ______ x² H₂O bold $5\n春天\n1 | 2');
  });

  it('is read again without a loss', async () => {
    const { result } = await readFile(await workbook(), 'xlsx');
    expect(result.questions.map(({ body }) => writeRich(body.stem))).toEqual([writeRich(stem)]);
  });

  it('is read as it stands where somebody changed a cell', async () => {
    const files = openZip(await workbook(), usualLimits);
    const changed = Object.fromEntries(
      files.names.map((name) => {
        const bytes = files.open(name) ?? new Uint8Array();
        const text = new TextDecoder().decode(bytes);
        return [name, name.startsWith('xl/') ? text.replace('Sky ______', 'Sea ____') : bytes];
      }),
    );
    const { result } = await readFile(zipOf(changed), 'xlsx');
    expect(toPlain(result.questions[0]?.body.stem ?? [])).toContain('Sea ____');
  });
});

/** A workbook of others: a head, and a row whose cells are texts of several looks. */
function ofOthers(cells: readonly string[], styles = ''): Uint8Array {
  const head = ['题型', '题干', '答案'].map((one) => `<si><t>${one}</t></si>`);
  const strings = [...head, ...cells.map((one) => `<si>${one}</si>`)];
  const row = (at: number, from: number, style = '') =>
    `<row r="${at}">${[0, 1, 2].map((nth) => `<c r="${'ABC'[nth]}${at}" t="s"${nth === 1 ? style : ''}><v>${from + nth}</v></c>`).join('')}</row>`;
  const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
  return zipOf({
    '[Content_Types].xml': '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    'xl/workbook.xml': `<workbook ${main} xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="a" sheetId="1" r:id="r1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels':
      '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Target="worksheets/sheet1.xml"/></Relationships>',
    'xl/sharedStrings.xml': `<sst ${main}>${strings.join('')}</sst>`,
    ...(styles === '' ? {} : { 'xl/styles.xml': `<styleSheet ${main}>${styles}</styleSheet>` }),
    'xl/worksheets/sheet1.xml': `<worksheet ${main}><sheetData>${row(1, 0)}${row(2, 3, styles === '' ? '' : ' s="1"')}</sheetData></worksheet>`,
  });
}
const run = (text: string, look = '') => `<r><rPr>${look}</rPr><t xml:space="preserve">${text}</t></r>`;
const plain = (text: string) => `<t>${text}</t>`;

describe('a workbook of others', () => {
  it('keeps what it raises and lowers', async () => {
    const raised = run('若 x') + run('2', '<vertAlign val="superscript"/>') + run('=9，H') + run('2', '<vertAlign val="subscript"/>') + run('O，则 x=____');
    const { result } = await readFile(ofOthers([plain('填空题'), raised, plain('3')]), 'xlsx');
    expect(toPlain(result.questions[0]?.body.stem ?? [])).toBe('若 x²=9，H₂O，则 x=____');
  });

  it('is read without what is struck through, which is named', async () => {
    const struck = run('1+1=____') + run('（旧题）', '<strike/>') + run('。', '<strike val="0"/>');
    const { result } = await readFile(ofOthers([plain('填空题'), struck, plain('2')]), 'xlsx');
    expect(result.questions.map(({ body, warnings }) => [toPlain(body.stem), warnings.includes('text-left-out')])).toEqual([
      ['1+1=____。', true],
    ]);
    expect(result.skipped).toContainEqual({ where: '（旧题）', why: 'text-struck' });
  });

  it('is read without a cell whose style strikes it through', async () => {
    const styles = '<fonts><font/><font><strike/></font></fonts><cellXfs><xf fontId="0"/><xf fontId="1"/></cellXfs>';
    const { result } = await readFile(ofOthers([plain('填空题'), plain('1+1=____'), plain('2')], styles), 'xlsx');
    expect(result.questions).toEqual([]);
    expect(result.skipped).toContainEqual({ where: '1+1=____', why: 'text-struck' });
  });
});
