import readExcelFile from 'read-excel-file/node';
import { describe, expect, it } from 'vitest';
import { sheetFile } from './sheet-file.js';

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

  it('is a CSV in which nothing runs', async () => {
    const { content, name } = await sheetFile(sheet, 'csv');
    expect(name).toEqual({ parts: ['学生 [8/1]'], ending: 'csv' });
    expect(Buffer.from(content as Uint8Array).toString('utf8')).toContain(`"'=HYPERLINK(""http://x"")"`);
  });
});
