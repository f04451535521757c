import { PDFDocument } from '@cantoo/pdf-lib';
import { booksApi } from '@zhibi/contract/questions/books';
import { exchangeApi } from '@zhibi/contract/questions/exchange';
import { writingApi } from '@zhibi/contract/questions/writing';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { enterPage, newBook } from '../../../../test/book.js';
import { fillBook, scannedPdf, wordOf } from '../../../../test/book-fill.js';
import type { Person } from '../../../../test/person.js';
import { JUNIOR_ENGLISH, openTestWorld, type TestWorld } from '../../../../test/school.js';
import { newId } from '../../../platform/ids.js';

let world: TestWorld;
let clerk: Person;
let peer: Person;
let stranger: Person;

beforeAll(async () => {
  world = await openTestWorld({ WORKERS: '1' });
  const school = await world.newSchool({ extQuestion: ['hwl'] });
  const { classId } = await school.newClass(1, 8);
  clerk = await school.newTeacher([classId]);
  peer = await school.newTeacher([classId]);
  stranger = await school.newTeacher([classId], JUNIOR_ENGLISH);
});
afterAll(() => world.close());

const begin = async (change = {}) => (await clerk.call(booksApi.create, newBook(change))).bookId;
const pagesOf = async (bookId: string) => (await clerk.call(booksApi.one, { bookId })).pages;
const send = (bytes: Uint8Array, input: object) => ({ ...input, file: new File([new Uint8Array(bytes)], 'a.pdf') });

describe('a scanned PDF', () => {
  it('is split into its pages, each beside the entry of the page it belongs to', async () => {
    const bookId = await begin();
    const fill = await fillBook(clerk, { bookId, bytes: await scannedPdf(2), page: 2 });
    expect(fill).toMatchObject({
      kind: 'pdf',
      state: 'done',
      done: 2,
      total: 2,
      fileName: 'scan.pdf',
      can: { undo: true },
    });
    expect(fill.rows.map(({ from, page, outcome }) => [from, page, outcome])).toEqual([
      [1, 2, 'placed'],
      [2, 3, 'placed'],
    ]);
    const [first, second] = await pagesOf(bookId);
    expect(first).toMatchObject({ revision: 0, fileId: null });
    expect(second).toMatchObject({ state: 'entry', enteredBy: expect.any(String), widthMm: 210, heightMm: 297.2 });
    const { bytes, type } = await clerk.download(writingApi.file, { fileId: second?.fileId ?? '' });
    expect([type, (await sharp(bytes).metadata()).width]).toEqual(['image/jpeg', 1654]);
  });

  it('leaves alone what is there, and names the pages that found no place', async () => {
    const bookId = await begin();
    await enterPage(clerk, { bookId, page: 2 });
    await clerk.call(booksApi.submitPage, { bookId, page: 2 });
    await fillBook(clerk, { bookId, bytes: await scannedPdf(1) });
    const fill = await fillBook(clerk, { bookId, bytes: await scannedPdf(6) });
    expect(fill.rows.map(({ from, to, page, reason }) => [from, to, page, reason])).toEqual([
      [1, 1, 1, 'page-taken'],
      [2, 2, 2, 'page-fixed'],
      [3, 3, 3, null],
      [4, 6, null, 'no-page'],
    ]);
  });

  it('is taken back, but for pages that were changed since', async () => {
    const bookId = await begin();
    const { fillId } = await fillBook(clerk, { bookId, bytes: await scannedPdf(3) });
    await enterPage(peer, { bookId, page: 2 });
    expect((await peer.refused(booksApi.undoFill, { fillId })).code).toBe(-1404);
    await clerk.call(booksApi.undoFill, { fillId });
    const pages = await pagesOf(bookId);
    expect(pages.map(({ revision, fileId }) => [revision > 0, fileId !== null])).toEqual([
      [false, false],
      [true, false],
      [false, false],
    ]);
    const { items } = await clerk.call(booksApi.fills, { bookId });
    expect(items[0]).toMatchObject({ state: 'undone', can: { undo: false } });
    expect(items[0]?.rows.map(({ outcome }) => outcome)).toEqual(['undone', 'kept', 'undone']);
    expect((await clerk.refused(booksApi.undoFill, { fillId })).reason).toBe('not-now');
  });

  it('that is broken, locked or made to hurt is refused in a sentence, and nothing is on a page', async () => {
    const bookId = await begin();
    const bytesOf = (text: string) => new TextEncoder().encode(text);
    const broken = await fillBook(clerk, { bookId, bytes: bytesOf('%PDF-1.7\nnothing of a file') });
    expect(broken).toMatchObject({ state: 'failed', reason: 'broken-file', rows: [], can: { undo: false } });
    const locked = await fillBook(clerk, { bookId, bytes: bytesOf(lockedPdf) });
    expect(locked).toMatchObject({ state: 'failed', reason: 'locked-file' });
    const vast = await PDFDocument.create();
    vast.addPage([8_000, 100]);
    const strange = await fillBook(clerk, { bookId, bytes: await vast.save() });
    expect(strange.rows.map(({ reason }) => reason)).toEqual(['page-unreadable']);
    expect((await pagesOf(bookId)).every(({ revision }) => revision === 0)).toBe(true);
  });
});

describe('a Word file', () => {
  const lines = ['1．第一题的题干', '答案：一', '2．第二题的题干', '答案：二', '3．第三题的题干', '答案：三'];

  it('gives its questions to pages that have none, some on each, and is taken back with them', async () => {
    const bookId = await begin();
    await enterPage(peer, { bookId, page: 2 });
    const fill = await fillBook(clerk, { bookId, bytes: wordOf(lines), name: '卷.docx', perPage: 2 });
    expect(fill.rows.map(({ text, page, outcome }) => [text, page, outcome])).toEqual([
      [expect.stringContaining('第一题'), 1, 'placed'],
      [expect.stringContaining('第二题'), 1, 'placed'],
      [expect.stringContaining('第三题'), 3, 'placed'],
    ]);
    expect((await pagesOf(bookId)).map(({ itemIds }) => itemIds.length)).toEqual([2, 1, 1]);
    const importId = fill.importId ?? '';
    expect((await clerk.call(exchangeApi.importInfo, { importId })).counts.added).toBe(3);
    const { items: reported } = await peer.call(booksApi.fills, { bookId });
    expect(reported[0]).toMatchObject({ importId: null, can: { undo: false } });
    await clerk.call(booksApi.undoFill, { fillId: fill.fillId });
    expect((await pagesOf(bookId)).map(({ itemIds }) => itemIds.length)).toEqual([0, 1, 0]);
    expect((await clerk.call(exchangeApi.importInfo, { importId })).counts).toMatchObject({ added: 0, undone: 3 });
  });

  it('names what is doubtful, what the bank has, and what the book has no page for', async () => {
    const bookId = await begin({ pages: 1, chapters: [{ title: '全书', from: 1 }] });
    const odd = [
      '1．甲题的题干',
      '答案：甲',
      '2．乙题（　　）',
      'A．甲',
      'C．丙',
      '答案：A',
      '3．丙题的题干',
      '答案：丙',
    ];
    const fill = await fillBook(clerk, { bookId, bytes: wordOf(odd), name: '卷.docx', perPage: 1 });
    expect(fill.rows.map(({ from, outcome, reason }) => [from, outcome, reason])).toEqual([
      [1, 'placed', null],
      [2, 'skipped', 'doubtful'],
      [3, 'skipped', 'no-page'],
    ]);
    const again = await fillBook(clerk, { bookId: await begin(), bytes: wordOf(odd), name: '卷.docx' });
    expect(again.rows.map(({ reason }) => reason)).toEqual(['duplicate', 'doubtful', 'duplicate']);
  });

  it('that is none is named so', async () => {
    const bookId = await begin();
    const bytes = new Uint8Array([0x50, 0x4b, 3, 4, 0, 0, 0]);
    const { rows } = await fillBook(clerk, { bookId, bytes, name: '卷.docx' });
    expect(rows).toMatchObject([{ outcome: 'skipped', reason: 'broken-file' }]);
  });
});

it('is begun by who writes the book, with a file that can be read, while the book is a draft', async () => {
  const bookId = await begin();
  const pdf = await scannedPdf(1);
  expect((await stranger.refused(booksApi.fill, send(pdf, { bookId }))).code).toBe(-1404);
  expect((await stranger.refused(booksApi.fills, { bookId })).code).toBe(-1404);
  expect((await clerk.refused(booksApi.fill, send(pdf, { bookId: newId() }))).code).toBe(-1404);
  expect((await clerk.refused(booksApi.fill, send(pdf, { bookId: '../x' }))).code).toBe(-1404);
  expect((await clerk.refused(booksApi.fill, send(pdf, { bookId, page: 4 }))).code).toBe(-1404);
  expect((await clerk.refused(booksApi.fill, send(pdf, { bookId, page: 0 }))).code).toBe(-1400);
  expect((await clerk.refused(booksApi.fill, { bookId })).reason).toBe('empty-file');
  expect((await clerk.refused(booksApi.fill, send(Buffer.from('<html>'), { bookId }))).reason).toBe('file-kind');
  await enterPage(clerk, { bookId });
  await clerk.call(booksApi.submitPage, { bookId, page: 1 });
  await peer.call(booksApi.decidePage, { bookId, page: 1, verdict: 'checked' });
  await clerk.call(booksApi.submit, { bookId });
  expect((await clerk.refused(booksApi.fill, send(pdf, { bookId }))).reason).toBe('not-draft');
});

/** A file whose dictionary says that it is encrypted for somebody with another password. */
const key = '0123456789abcdef'.repeat(4);
const lockedPdf = `%PDF-1.4
1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj
2 0 obj <</Type/Pages/Kids[3 0 R]/Count 1>> endobj
3 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>> endobj
4 0 obj <</Filter/Standard/V 1/R 2/O<${key}>/U<${key}>/P -4>> endobj
trailer <</Root 1 0 R/Size 5/Encrypt 4 0 R/ID[<${key.slice(0, 32)}><${key.slice(0, 32)}>]>>
%%EOF
`;
