import { questionsApi } from '@zhibi/contract/questions';
import { ExchangeFormat, exchangeApi } from '@zhibi/contract/questions/exchange';
import { writingApi } from '@zhibi/contract/questions/writing';
import { sessionApi } from '@zhibi/contract/session';
import { zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { usualBodies } from '../../../test/bank.js';
import { Importer } from '../../../test/importer.js';
import { JUNIOR_MATHS, openTestWorld, type TestSchool, type TestWorld } from '../../../test/school.js';
import { zipBomb } from '../../../test/zip-bomb.js';
import { importBank } from '../import-bank.js';
import { keepQuestions, sampleQuestion } from '../sample-bank.js';

let world: TestWorld;
let school: TestSchool;
let importer: Importer;
beforeAll(async () => {
  world = await openTestWorld({ WORKERS: '1' });
});
afterAll(() => world.close());

const newImporter = async () => {
  school = await world.newSchool();
  importer = new Importer(await school.newTeacher());
  return importer;
};
const line = (stem: string, more: object = {}) =>
  JSON.stringify({ type: 'single-choice', stem, options: ['甲', '乙'], answer: ['A'], ...more });
const subjectId = JUNIOR_MATHS;
const search = (who = importer.teacher) => who.call(questionsApi.search, { subjectId });

describe('an import', () => {
  it('brings questions into the own bank and names each item that is left out', async () => {
    await newImporter();
    const file = [line('一'), 'not json', line('二', { type: '?' }), line('一'), line('三', { answer: [] }), ''].join(
      '\n',
    );
    const one = await importer.bring(file, { subjectId });
    expect(one).toMatchObject({
      format: 'jsonl',
      bank: 'mine',
      counts: { added: 2, skipped: 3, warned: 1 },
      can: { undo: true },
    });
    const skipped = await importer.items(one, 'skipped');
    expect(skipped.map(({ where, reason }) => [where, reason])).toEqual([
      ['line 2', 'not-json'],
      ['line 3', 'type-unknown'],
      ['line 4', 'duplicate-in-file'],
    ]);
    expect((await importer.items(one, 'added')).map(({ text, warnings }) => [text, warnings])).toEqual([
      ['一', []],
      ['三', ['key-missing']],
    ]);
    expect((await search()).total).toBe(2);
    const colleague = await school.newTeacher();
    expect((await search(colleague)).total).toBe(0);
  });

  it('a file whose format nobody can tell is read again in the one that is chosen, by whom it belongs to', async () => {
    await newImporter();
    const one = await importer.bring('第一题是什么', { subjectId });
    expect(await importer.items(one, 'skipped')).toMatchObject([{ reason: 'format-unknown' }]);
    const chosen = { again: one.importId, subjectId, format: 'jsonl' as const };
    const { importId } = await importer.teacher.call(exchangeApi.import, chosen);
    const again = await importer.settled(importId);
    expect(again).toMatchObject({ format: 'jsonl', fileName: one.fileName });
    expect(await importer.items(again, 'skipped')).toMatchObject([{ reason: 'not-this-format' }]);
    const colleague = await school.newTeacher();
    expect((await colleague.refused(exchangeApi.import, chosen)).code).toBe(-1404);
  });

  it('adds nothing the second time', async () => {
    await newImporter();
    await importer.bring(line('同'), { subjectId });
    expect((await importer.bring(line('同'), { subjectId })).counts).toMatchObject({ added: 0, skipped: 1 });
  });

  it('tells in its job what the protocol says', async () => {
    await newImporter();
    const { jobId, importId } = await importer.teacher.call(exchangeApi.import, {
      subjectId,
      file: new File([`${line('一')}\nx`], 'a.jsonl'),
    });
    await importer.settled(importId);
    // The job ends after what it did is kept.
    await expect
      .poll(async () => (await importer.teacher.call(sessionApi.job, { jobId })).result, { timeout: 10_000 })
      .toMatchObject({ imported: 1, skipped: [{ where: 'line 2', reason: 'not-json' }], warnings: [] });
  });

  it('is taken back, but for what was used since', async () => {
    await newImporter();
    const one = await importer.bring([line('一'), line('二')].join('\n'), { subjectId });
    const [first] = await importer.items(one, 'added');
    await world.services.database.asSystem((db) =>
      db.execute(
        `insert into question_use (school_id, question_id, times_used) values ('${school.schoolId}', '${first?.questionId}', 1)`,
      ),
    );
    const back = await importer.teacher.call(exchangeApi.undo, one);
    expect(back).toMatchObject({ state: 'undone', counts: { undone: 1, kept: 1 }, can: { undo: false } });
    expect((await search()).items.map(({ questionId }) => questionId)).toEqual([first?.questionId]);
    expect(await importer.teacher.refused(exchangeApi.undo, one)).toMatchObject({ reason: 'not-now' });
  });

  it('belongs to who made it', async () => {
    await newImporter();
    const { importId } = await importer.bring(line('一'), { subjectId });
    const colleague = await school.newTeacher();
    for (const endpoint of [exchangeApi.importInfo, exchangeApi.items, exchangeApi.undo])
      expect((await colleague.refused(endpoint, { importId })).code).toBe(-1404);
    expect((await colleague.refused(exchangeApi.drop, { importId, position: 1 })).code).toBe(-1404);
    expect(await colleague.call(exchangeApi.imports, {})).toEqual({ items: [], next: null });
    expect((await importer.teacher.call(exchangeApi.imports, {})).items).toHaveLength(1);
  });

  it('does not go past the review of the school bank, nor begin with nothing', async () => {
    await newImporter();
    const file = new File([line('一')], 'a.jsonl');
    expect(await importer.teacher.refused(exchangeApi.import, { bank: 'school', file })).toMatchObject({
      code: -1403,
      reason: 'school-bank',
    });
    expect(await importer.teacher.refused(exchangeApi.import, { file: new File([], 'a') })).toMatchObject({
      reason: 'empty-file',
    });
  });

  it('takes the subject that a line names before the chosen one', async () => {
    await newImporter();
    const one = await importer.bring(line('没有学科', { subject: '炼金术' }), { subjectId });
    expect(one.counts.added).toBe(1);
  });

  it.each([
    ['a bomb', zipBomb('word/document.xml', 300_000_000), 'too-large'],
    ['half an archive', Uint8Array.from([0x50, 0x4b, 3, 4, 0, 0, 0]), 'format-unknown'],
    ['a picture', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 3]), 'format-unknown'],
    ['an entity', new TextEncoder().encode('<!DOCTYPE q [<!ENTITY a "b">]><quiz></quiz>'), 'declares-entities'],
  ])('of %s ends in a word', async (_, bytes, why) => {
    await newImporter();
    const one = await importer.bring(bytes);
    expect((await importer.items(one)).map(({ reason }) => reason)).toEqual([why]);
  });
});

describe('a doubtful question of Word', () => {
  const doubtful = () => {
    const paragraphs = [
      '一、选择题',
      '1. 第一题（　　）',
      'A. 甲',
      'C. 丙',
      '答案：A',
      '2. 第二题（　　）',
      'A. 甲',
      'B. 乙',
      '答案：B',
    ];
    const body = paragraphs.map((text) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`).join('');
    const xml = `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`;
    return zipSync({ 'word/document.xml': new TextEncoder().encode(xml) });
  };

  it('waits to be mended, and is in the bank as it was mended', async () => {
    await newImporter();
    const one = await importer.bring(doubtful(), { subjectId, name: '卷.docx' });
    expect(one).toMatchObject({ format: 'docx', counts: { added: 1, doubtful: 1 }, can: { mend: true } });
    const [item] = await importer.items(one, 'doubtful');
    expect(item?.draft).toMatchObject({
      type: 'single-choice',
      options: [
        { label: 'A', content: '甲' },
        { label: 'C', content: '丙' },
      ],
    });
    expect(item?.warnings).toContain('options-jump');
    const at = { importId: one.importId, position: item?.position ?? 0 };
    const question = {
      type: 'single-choice',
      stem: '第一题（　　）',
      options: ['甲', '乙', '丙'].map((content, nth) => ({ label: 'ABC'[nth] ?? '', content })),
      answer: ['A'],
      analysis: '',
      parts: [],
    };
    expect(
      (await importer.teacher.refused(exchangeApi.mend, { ...at, question: { ...question, type: '?' } })).reason,
    ).toBe('type-unknown');
    expect(await importer.teacher.call(exchangeApi.mend, { ...at, question })).toMatchObject({
      outcome: 'added',
      draft: null,
    });
    expect((await search()).total).toBe(2);
    expect(await importer.teacher.refused(exchangeApi.mend, { ...at, question })).toMatchObject({ reason: 'not-now' });
  });

  it('is left out when nobody wants it, and stays named', async () => {
    await newImporter();
    const one = await importer.bring(doubtful(), { subjectId });
    const [item] = await importer.items(one, 'doubtful');
    const left = await importer.teacher.call(exchangeApi.drop, {
      importId: one.importId,
      position: item?.position ?? 0,
    });
    expect(left).toMatchObject({ outcome: 'skipped', reason: 'dropped' });
  });
});

describe('an export', () => {
  it.each(ExchangeFormat.options)('as %s comes in again elsewhere as it was, or says what is lost', async (format) => {
    await newImporter();
    const questions = usualBodies.map((body) => ({ ...sampleQuestion(), body }));
    await world.services.database.asSystem((db) =>
      importBank(db, { bank: { schoolId: school.schoolId, kind: 'school' }, questions }),
    );
    const questionIds = questions.map(({ id }) => id);
    const { items, total } = await importer.teacher.call(exchangeApi.losses, { format, questionIds });
    expect(total).toBe(questions.length);
    const { bytes } = await importer.teacher.download(exchangeApi.export, { format, ids: questionIds.join(',') });
    const lost = new Set(items.map(({ questionId }) => questionId));
    const wanted = questions.filter(({ id }) => !lost.has(id)).map(({ body }) => body);
    await newImporter();
    await importer.bring(bytes, { subjectId });
    const { items: found } = await search();
    for (const body of wanted) expect(found.map((one) => one.body)).toContainEqual(body);
    if (format !== 'aiken' && format !== 'gift') expect(items).toEqual([]);
  });

  it.each(ExchangeFormat.options)('as %s carries source and licence, or says that it cannot', async (format) => {
    await newImporter();
    const facts = { source: '2024 期中', licence: 'cc-by-nc' as const };
    const one = { ...sampleQuestion({ stem: `带版权的题 ${format}（　　）` }), ...facts };
    await world.services.database.asSystem((db) =>
      importBank(db, { bank: { schoolId: school.schoolId, kind: 'school' }, questions: [one] }),
    );
    const { items } = await importer.teacher.call(exchangeApi.losses, { format, questionIds: [one.id] });
    if (format === 'aiken') return expect(items[0]?.what).toEqual(expect.arrayContaining(['source', 'licence']));
    expect(items).toEqual([]);
    const { bytes } = await importer.teacher.download(exchangeApi.export, { format, ids: one.id });
    await newImporter();
    await importer.bring(bytes, { subjectId });
    const { items: mine } = await importer.teacher.call(writingApi.mine, { subjectId });
    expect(mine).toMatchObject([{ facts }]);
  });

  it('holds nothing that the teacher may not see', async () => {
    await newImporter();
    const [secret = ''] = await keepQuestions(
      world.services.database,
      { schoolId: school.schoolId, kind: 'mine', ownerAccountId: importer.teacher.ids.accountId },
      [{}],
    );
    const colleague = await school.newTeacher();
    expect((await colleague.refused(exchangeApi.losses, { format: 'jsonl', questionIds: [secret] })).code).toBe(-1404);
  });

  it('gives a template that is a good import itself', async () => {
    await newImporter();
    const { bytes } = await importer.teacher.download(exchangeApi.template, {});
    const one = await importer.bring(bytes, { subjectId });
    expect(one).toMatchObject({ format: 'xlsx', counts: { added: 5, skipped: 0, doubtful: 0 } });
  });
});
