import readExcelFile from 'read-excel-file/node';
import { describe, expect, it } from 'vitest';
import { openZip } from './open-zip.js';
import { sheetFile } from './sheet-file.js';
import { workbookFile } from './workbook-file.js';

const sheet = {
  name: '学生 [8/1]',
  columns: [{ title: '姓名' }, { title: '分数', width: 8 }, { title: '备注' }],
  rows: [
    ['=HYPERLINK("http://x")', 92.5, null],
    ['王  小明', -3, '@x'],
  ],
};

describe('a table as a download', () => {
  it('is an Excel file whose texts are texts, whatever they begin with', async () => {
    const { content, name, type } = await sheetFile(sheet, 'xlsx');
    expect([name, type]).toEqual([{ parts: ['学生 [8/1]'], ending: 'xlsx' }, expect.stringContaining('spreadsheetml')]);
    const [read] = await readExcelFile(Buffer.from(content as Uint8Array));
    expect(read?.data).toEqual([
      ['姓名', '分数', '备注'],
      ['=HYPERLINK("http://x")', 92.5, null],
      ['王  小明', -3, '@x'],
    ]);
  });

  it('raises and lowers what is raised and lowered in the name of a question, and only there', async () => {
    const text = '若 2^m=8 & a_(n+1)<0，求 x²';
    const runsOf = () => [
      { v: '若 2' },
      { v: 'm', shift: 'sup' as const },
      { v: '=8 & a' },
      { v: 'n+1', shift: 'sub' as const },
      { v: '<0，求 x²' },
    ];
    const asked = {
      name: '题目',
      columns: [{ title: '题目', runsOf }, { title: '备注' }],
      rows: [[text, 'b^c']],
    };
    for (const { content } of [await sheetFile(asked, 'xlsx'), await workbookFile(['卷'], [asked])]) {
      const files = openZip(content as Uint8Array, { files: 100, unpackedBytes: 1_000_000 });
      const texts = new TextDecoder().decode(files.open('xl/sharedStrings.xml') ?? new Uint8Array());
      expect(texts).toContain('<rPr><vertAlign val="superscript"/></rPr><t xml:space="preserve">m</t>');
      expect(texts).toContain('<rPr><vertAlign val="subscript"/></rPr><t xml:space="preserve">n+1</t>');
      const [read] = await readExcelFile(Buffer.from(content as Uint8Array));
      expect(read?.data[1]).toEqual(['若 2m=8 & an+1<0，求 x²', 'b^c']);
    }
    const { content } = await sheetFile(asked, 'csv');
    expect(Buffer.from(content as Uint8Array).toString('utf8')).toContain(text);
  });

  it('is a CSV in which nothing runs', async () => {
    const { content, name } = await sheetFile(sheet, 'csv');
    expect(name).toEqual({ parts: ['学生 [8/1]'], ending: 'csv' });
    expect(Buffer.from(content as Uint8Array).toString('utf8')).toContain(`"'=HYPERLINK(""http://x"")"`);
  });
});
