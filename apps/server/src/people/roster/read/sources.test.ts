import { type RosterFormat, type RosterKind, rosterApi } from '@zhibi/contract/people/roster';
import fc from 'fast-check';
import { strToU8, unzipSync, zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endlessSheet, endlessTexts, workbook } from '../../../../test/large-workbook.js';
import { RosterClient } from '../../../../test/roster.js';
import { JUNIOR_MATHS, openTestWorld, type TestSchool, type TestWorld } from '../../../../test/school.js';
import { encodeGb18030 } from '../../../platform/sheets/index.js';

let world: TestWorld;
let school: TestSchool;
let rosterClient: RosterClient;
beforeAll(async () => {
  world = await openTestWorld();
  school = await world.newSchool();
  rosterClient = new RosterClient(await school.newLeader('SCHOOLADMIN'));
});
afterAll(() => world.close());

const list = '学号,姓名,班级\n20260801,王小明,8-1\n20260802,曾黎,8-1\n';
const firstNames = async (content: string | Uint8Array) => {
  const { columns, encoding } = await rosterClient.upload(content);
  return [encoding, columns.map(({ title }) => title).join(), columns[1]?.samples.join()];
};
const wide = (text: string, order: 'le' | 'be') => {
  const bytes = Buffer.from(text, 'utf16le');
  return order === 'le' ? bytes : bytes.swap16();
};

const text = (value: string) => `<c t="inlineStr"><is><t>${value}</t></is></c>`;
const head = `<row>${text('学号')}${text('姓名')}${text('出生日期')}</row>`;

describe('a list is read by what it holds', () => {
  it.each([
    ['utf-8', list],
    ['utf-8', `\uFEFF${list}`],
    ['gb18030', encodeGb18030(list)],
    ['utf-16le', Buffer.concat([Buffer.from([0xff, 0xfe]), wide(list, 'le')])],
    ['utf-16be', Buffer.concat([Buffer.from([0xfe, 0xff]), wide(list, 'be')])],
    ['utf-8', list.replaceAll(',', '\t')],
    ['utf-8', list.replaceAll(',', ';')],
    ['utf-8', `某某中学学生名单,,\n\n${list}`],
  ])('in %s', async (encoding, content) => {
    expect(await firstNames(content)).toEqual([encoding, '学号,姓名,班级', '王小明,曾黎']);
  });

  it('a workbook: numbers, days and the results of formulas as text; cells may stand without their addresses', async () => {
    const styles = '<styleSheet><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>';
    const rows = `<row><c><v>2.0260801E7</v></c>${text('王小明')}<c s="1"><v>42064</v></c></row>
      <row><c t="str"><f>A1&amp;"x"</f><v>20260802</v></c>${text('曾黎')}<c><v>42064</v></c></row>
      <row r="9"><c r="A9"><f>RAND()</f></c><c r="B9" t="inlineStr"><is><t>=HYPERLINK("x")</t></is></c></row>`;
    const one = await rosterClient.check(await rosterClient.upload(workbook(head + rows, { 'xl/styles.xml': styles })));
    expect(
      (await rosterClient.rows(one)).map(({ rowNo, cells, problems }) => [
        rowNo,
        cells.studentNo,
        cells.name,
        cells.birthday,
        problems.map(({ reason }) => reason).join(),
      ]),
    ).toEqual([
      [2, '20260801', '王小明', '2015-03-01', ''],
      [3, '20260802', '曾黎', '42064', ''],
      [9, '\uFFFC', '=HYPERLINK("x")', '', 'formula'],
    ]);
  });
});

describe('a workbook as schools group it', () => {
  const row = (at: number, ...cells: string[]) =>
    `<row r="${at}">${cells.map((value, nth) => (value ? `<c r="${'ABCDEF'[nth]}${at}" t="inlineStr"><is><t>${value}</t></is></c>` : '')).join('')}</row>`;
  const sheet = (...rows: string[]) => `<worksheet><sheetData>${rows.join('')}</sheetData>`;
  const grouped = sheet(
    row(1, '某某中学学生名单'),
    row(2, '学号', '姓名', '年级', '班级'),
    row(3, '20260901', '王小明', '八年级', '1班'),
    row(4, '20260902', '曾黎'),
    row(5, '20260903', '李沐阳'),
  );
  const merged = '<mergeCells><mergeCell ref="A1:D1"/><mergeCell ref="C3:C4"/><mergeCell ref="D3:D4"/></mergeCells>';
  const two = '<workbook><sheets><sheet name="八年级"/><sheet name="第二页"/><sheet name="空"/></sheets></workbook>';

  it('what stands in a merged cell holds for every row that it covers, and for no other; further sheets are named', async () => {
    const one = await rosterClient.upload(
      workbook('', {
        'xl/workbook.xml': two,
        'xl/worksheets/sheet1.xml': `${grouped}${merged}</worksheet>`,
        'xl/worksheets/sheet2.xml': `${sheet(row(1, '姓名'), row(2, '周明远'))}</worksheet>`,
        'xl/worksheets/sheet3.xml': `${sheet()}</worksheet>`,
      }),
    );
    expect(one).toMatchObject({ rowCount: 3, unreadSheets: ['第二页'] });
    const rows = await rosterClient.rows(await rosterClient.check(one));
    expect(rows.map(({ cells }) => [cells.name, cells.grade, cells.className])).toEqual([
      ['王小明', '八年级', '1班'],
      ['曾黎', '八年级', '1班'],
      ['李沐阳', '', ''],
    ]);
  });
});

describe('what is no list is refused in words', () => {
  const png = Buffer.from('89504e470d0a1a0a0000000d4948445200000001', 'hex');
  const bomb = workbook(head, { 'xl/sharedStrings.xml': `<sst>${' '.repeat(170 * 1024 * 1024)}</sst>` });
  const many = `姓名\n${'王明\n'.repeat(60_001)}`;
  it.each<[string, string | Uint8Array, string]>([
    ['nothing', '', 'empty-file'],
    ['a head without a list', '学号,姓名\n', 'no-rows'],
    ['a picture called .xlsx', png, 'not-a-list'],
    ['a page of the web', '<!doctype html><p>姓名</p>', 'not-a-list'],
    ['an old workbook', Buffer.from('d0cf11e0a1b11ae100000000', 'hex'), 'old-excel'],
    ['half a workbook', workbook(head).subarray(0, 300), 'broken-file'],
    ['a workbook of more than a megabyte, all of it rows', endlessSheet(), 'too-many-rows'],
    ['a workbook with texts without end', endlessTexts(), 'too-large'],
    ['half a CSV', '学号,姓名\n1,"王小', 'broken-file'],
    ['UTF-8 cut within a character', Buffer.from(list.repeat(9).trim()).subarray(0, -25), 'broken-file'],
    [
      'another double-byte encoding',
      Buffer.from(
        'a9da a657 2cbe c7b8 b90a b3af abd8 a5c1 2cb1 69ab d8b0 ea0a a74e b2bb a4e5 2cb3 afa7 d3a6 740a'.replaceAll(
          ' ',
          '',
        ),
        'hex',
      ),
      'encoding',
    ],
    [
      'a workbook with a document type',
      workbook('', {
        'xl/worksheets/sheet1.xml': '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><worksheet>&x;</worksheet>',
      }),
      'broken-file',
    ],
    ['a zip of something else', zipSync({ 'a.txt': strToU8('x') }), 'no-oneroster'],
    ['a zip that climbs out', zipSync({ '../users.csv': strToU8('x') }), 'broken-file'],
    ['a bomb', bomb, 'too-large'],
    ['60,001 rows', many, 'too-many-rows'],
    ['61 columns', `姓名${',x'.repeat(60)}\n王明${',x'.repeat(60)}\n`, 'too-many-columns'],
    ['a long cell', `姓名\n${'王'.repeat(1_001)}\n`, 'cell-too-long'],
  ])('%s', async (_, content, reason) => {
    expect(await rosterClient.whyRefused(content)).toBe(reason);
  });

  it('60,000 rows are read, and a name of three hundred characters is a bad row', async () => {
    expect((await rosterClient.upload(`姓名\n${'王明\n'.repeat(59_999)}${'王'.repeat(300)}\n`)).rowCount).toBe(60_000);
    const one = await rosterClient.tried(`学号,姓名\n1,${'王'.repeat(300)}\n`);
    expect((await rosterClient.rows(one))[0]?.problems).toEqual([{ field: 'name', reason: 'name' }]);
  }, 60_000);
});

describe('what is taken out can be brought in: nothing changes', () => {
  const people = fc.array(
    fc.record({
      name: fc
        .string({ unit: fc.constantFrom(...'王李张曾単覃欧阳若溪小明=+@,"·'), minLength: 2, maxLength: 12 })
        .filter((name) => /^[\p{Script=Han}=+@]/u.test(name) && /\p{Script=Han}/u.test(name)),
      sex: fc.constantFrom('男', '女', ''),
      birthday: fc.constantFrom('', '2013-03-01', '2012-12-31'),
      place: fc.constantFrom('七年级(1)班', '8-2', '高一(3)班', ''),
    }),
    { minLength: 1, maxLength: 12 },
  );
  const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;

  it('for every form, whoever they are', async () => {
    await fc.assert(
      fc.asyncProperty(people, async (all) => {
        const own = await world.newSchool();
        const { classId } = await own.newClass(0, 8, '八年级(9)班');
        await own.newTeacher([classId], JUNIOR_MATHS);
        const rosterClient = new RosterClient(await own.newLeader('SCHOOLADMIN'));
        const lines = all.map(({ name, sex, birthday, place }, nth) =>
          [`${2026000 + nth}`, name, sex, birthday, place].map(quoted).join(),
        );
        const one = await rosterClient.tried(`学号,姓名,性别,出生日期,班级\n${lines.join('\n')}\n`);
        if ((one.confirmable['twice-name'] ?? 0) > 0)
          await rosterClient.admin.call(rosterApi.settle, {
            importId: one.importId,
            reason: 'twice-name',
            decision: 'confirm',
          });
        expect((await rosterClient.apply(one)).applied).toBe(all.length);
        const back = async (kind: RosterKind, format: RosterFormat, language: string) => {
          const { bytes } = await rosterClient.admin
            .with({ 'accept-language': language })
            .download(rosterApi.export, { kind, format });
          return (await rosterClient.tried(bytes, kind)).counts;
        };
        for (const format of ['xlsx', 'csv', 'csv-gb18030', 'oneroster'] as const)
          for (const kind of ['students', 'teachers', 'classes'] as const) {
            const { unchanged, ...others } = await back(kind, format, format === 'xlsx' ? 'en' : 'zh');
            expect([format, kind, others]).toEqual([
              format,
              kind,
              { added: 0, changed: 0, conflict: 0, bad: 0, skipped: 0 },
            ]);
            expect(unchanged).toBeGreaterThan(0);
          }
      }),
      { numRuns: 5 },
    );
  }, 120_000);

  it('also as the files of a folder', async () => {
    await rosterClient.brought('学号,姓名,班级\n1001,林若溪,8-1\n');
    const { bytes } = await rosterClient.admin.download(rosterApi.export, { kind: 'students', format: 'oneroster' });
    const files = Object.entries(unzipSync(bytes)).map(([name, content]) => ({ name, content }));
    expect(files.map(({ name }) => name)).toContain('manifest.csv');
    const one = await rosterClient.check(await rosterClient.upload(files));
    expect(one).toMatchObject({ form: 'oneroster', counts: { unchanged: 1, added: 0 } });
  });

  it('who is marked for deletion in a package leaves, and returns when that is undone', async () => {
    const { bytes } = await rosterClient.admin.download(rosterApi.export, { kind: 'students', format: 'oneroster' });
    const files = unzipSync(bytes);
    const users = new TextDecoder().decode(files['users.csv']).replace(/^(.{36}),,/m, '$1,tobedeleted,');
    const one = await rosterClient.check(await rosterClient.upload(zipSync({ ...files, 'users.csv': strToU8(users) })));
    expect((await rosterClient.rows(one)).map(({ changes }) => changes)).toEqual([
      [{ field: 'status', from: 'active', to: 'left' }],
    ]);
    await rosterClient.apply(one);
    expect((await rosterClient.tried('学号,姓名\n1001,林若溪\n')).counts.conflict).toBe(1);
    await rosterClient.undo(one);
    expect((await rosterClient.tried('学号,姓名,班级\n1001,林若溪,8-1\n')).counts.unchanged).toBe(1);
  });
});
