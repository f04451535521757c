import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib';
import { diskApi } from '@zhibi/contract/disk';
import { sql } from 'drizzle-orm';
import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { localFile, uploadFile } from '../../../test/disk.js';
import type { Person } from '../../../test/person.js';
import { openTestWorld, type TestWorld } from '../../../test/school.js';
import { readWords } from './read-words.js';

let world: TestWorld;
let teacher: Person;
beforeAll(async () => {
  world = await openTestWorld({ WORKERS: '1' });
  teacher = await (await world.newSchool()).newTeacher();
});
afterAll(() => world.close());

const noPdf = async () => '';
const office = (files: Record<string, string>) =>
  zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));
const para = (text: string) => `<w:p xmlns:w="w"><w:r><w:t>${text}</w:t></w:r></w:p>`;

async function paper(words: string): Promise<Buffer> {
  const document = await PDFDocument.create();
  document.addPage().drawText(words, { font: await document.embedFont(StandardFonts.Helvetica) });
  return Buffer.from(await document.save());
}

describe('the words of a document', () => {
  it.each([
    ['a.docx', office({ 'word/document.xml': `<w:b xmlns:w="w">${para('勾股')}${para('定理')}</w:b>` }), '勾股 定理'],
    ['a.pptx', office({ 'ppt/slides/slide1.xml': '<a><p><t>函数</t></p></a>', 'ppt/x.xml': '<t>no</t>' }), '函数'],
    ['a.xlsx', office({ 'xl/sharedStrings.xml': '<sst><si><t>陈晓明</t></si><si><t>91</t></si></sst>' }), '陈晓明 91'],
    ['a.xmind', office({ 'content.json': '[{"rootTopic":{"title":"开口"}}]' }), '开口'],
    ['a.txt', strToU8('第一章\n 有理数'), '第一章 有理数'],
    ['a.png', strToU8('x'), ''],
    ['a.docx', strToU8('not a zip'), ''],
  ])('%s', async (name, bytes, words) => expect(await readWords(name, bytes, noPdf)).toBe(words));

  it.each([
    ['half a package', 'a.docx', office({ 'word/document.xml': para('x'.repeat(500)) }).subarray(0, 80)],
    [
      'an entity from outside',
      'a.docx',
      office({ 'word/document.xml': '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>' }),
    ],
  ])('%s is refused', async (_, name, bytes) => {
    await expect(readWords(name, bytes, noPdf)).rejects.toThrow();
  });
});

it('what unpacks to more than any memory ends alone: it is found by its name, and the next document by its words', async () => {
  const found = async (words: string) => (await teacher.call(diskApi.list, { words })).items.map(({ name }) => name);
  const bomb = zipSync({ 'content.json': strToU8(`[{"title":"双曲线"},${'[],'.repeat(30_000_000)}0]`) });
  expect(bomb.length).toBeLessThan(1_000_000);
  await uploadFile(teacher, localFile('bomb.xmind', Buffer.from(bomb)));
  await uploadFile(teacher, localFile('next.txt', '抛物线的准线'));
  await expect.poll(() => found('抛物线'), { timeout: 90_000 }).toEqual(['next.txt']);
  const { database } = world.services;
  const read = () => database.asSystem((db) => db.execute(sql`select from disk_text where body = ''`));
  await expect.poll(async () => (await read()).length, { timeout: 90_000 }).toBe(1);
  expect([await found('双曲线'), await found('bomb')]).toEqual([[], ['bomb.xmind']]);
}, 200_000);

describe('a search', () => {
  const found = async (words: string) =>
    (await teacher.call(diskApi.list, { words })).items.map(({ name, excerpt }) => [name, excerpt]);

  it('finds a file by what stands in it, and shows the place; a newer version is what counts', async () => {
    const bytes = Buffer.from(
      office({ 'word/document.xml': `<w:b xmlns:w="w">${para('本课证明余弦定理，并用它解三角形。')}</w:b>` }),
    );
    const cdId = await uploadFile(teacher, localFile('教案.docx', bytes));
    await uploadFile(teacher, localFile('handout.pdf', await paper('The law of COSINES')));
    await uploadFile(teacher, localFile('broken.pdf', 'x'));
    await expect
      .poll(() => found('余弦定理'), { timeout: 20_000 })
      .toEqual([['教案.docx', '本课证明余弦定理，并用它解三角形。']]);
    await expect.poll(() => found('Cosines'), { timeout: 20_000 }).toEqual([['handout.pdf', 'The law of COSINES']]);
    expect(await found('余弦 三角形')).toHaveLength(1);
    expect(await found('余%定理')).toEqual([]);
    await uploadFile(teacher, localFile('教案.docx', 'x'), { versionOf: cdId });
    expect(await found('余弦定理')).toEqual([]);
    expect(await found('broken')).toEqual([['broken.pdf', '']]);
  });
});
