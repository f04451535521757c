import { questionsApi } from '@zhibi/contract/questions';
import { type TreeOf, treesApi } from '@zhibi/contract/questions/trees';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../../../test/person.js';
import { JUNIOR_ENGLISH, JUNIOR_MATHS, openTestWorld, type TestSchool, type TestWorld } from '../../../test/school.js';
import { newId } from '../../platform/ids.js';
import { keepQuestions } from '../sample-bank.js';

let world: TestWorld;
let school: TestSchool;
let maintainer: Person;
let teacher: Person;
beforeAll(async () => {
  world = await openTestWorld();
  school = await world.newSchool();
  maintainer = await world.newPerson({ loginType: 4, roles: ['ZHIBI_SRE_SYS'] });
  teacher = await school.newTeacher();
});
afterAll(() => world.close());

const fields = (edition: string) => ({ subjectId: JUNIOR_MATHS, gid: 8, volume: '下册', edition, title: '八年级下册' });
let editions = 0;
/** A textbook of its own with these chapters. */
async function newBook(outline: string): Promise<{ of: TreeOf & { kind: 'chapter' }; ids: Map<string, string> }> {
  const { textbookId } = await maintainer.call(treesApi.saveBook, { revision: 0, book: fields(`第${++editions}版`) });
  const of = { kind: 'chapter' as const, textbookId };
  if (outline) await maintainer.call(treesApi.applyOutline, { of, revision: 0, outline });
  return { of, ids: new Map((await read(of)).nodes.map(({ title, id }) => [title, id])) };
}
const read = (of: TreeOf) => maintainer.call(treesApi.tree, { of });
const titles = async (of: TreeOf) => {
  const { nodes } = await read(of);
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const depth = (id: string | null): number => (id === null ? 0 : 1 + depth(byId.get(id)?.parentId ?? null));
  return nodes.map(({ id, title }) => `${'-'.repeat(depth(id) - 1)}${title}`);
};
const refusal = async (...[endpoint, input]: Parameters<Person['refused']>) => {
  const { code, reason } = await maintainer.refused(endpoint, input);
  return reason ?? code;
};

describe('a textbook', () => {
  it('is added, changed, listed with what hangs on it, and refused as a duplicate', async () => {
    const { of } = await newBook('一\n\t1.1');
    const known = async () =>
      (await maintainer.call(treesApi.books, { subjectId: JUNIOR_MATHS, gid: 8 })).items.find(
        (one) => one.textbookId === of.textbookId,
      );
    expect(await known()).toMatchObject({ chapters: 2, questions: 0, revision: 0 });
    const book = fields('改名版');
    await maintainer.call(treesApi.saveBook, { textbookId: of.textbookId, revision: 0, book });
    expect(await known()).toMatchObject({ edition: '改名版', revision: 1 });
    expect(await refusal(treesApi.saveBook, { revision: 0, book })).toBe('book-duplicate');
    const revised = { ...book, year: 2024 }; // the same publisher's next edition of the same volume
    await maintainer.call(treesApi.saveBook, { revision: 0, book: revised });
    expect(await refusal(treesApi.saveBook, { revision: 0, book: revised })).toBe('book-duplicate');
    expect(await refusal(treesApi.saveBook, { textbookId: of.textbookId, revision: 0, book })).toBe('changed');
    const elsewhere = { ...book, subjectId: JUNIOR_ENGLISH };
    expect(await refusal(treesApi.saveBook, { textbookId: of.textbookId, revision: 1, book: elsewhere })).toBe(
      'subject-fixed',
    );
    expect(await refusal(treesApi.saveBook, { revision: 0, book: { ...book, gid: 3 } })).toBe('wrong-grade');
  });

  it('comes back with its chapters and the questions on them', async () => {
    const { of, ids } = await newBook('一\n\t1.1');
    const bank = { schoolId: school.schoolId, kind: 'school' as const };
    const [id = ''] = await keepQuestions(world.services.database, bank, [{ chapterIds: [ids.get('1.1') ?? ''] }]);
    const { undoId, touched } = await maintainer.call(treesApi.removeBook, { textbookId: of.textbookId, revision: 0 });
    expect(touched).toEqual({ nodes: 2, questions: 1, needs: 0, taught: 0 });
    expect(await refusal(treesApi.tree, { of })).toBe(-1404);
    expect((await teacher.call(questionsApi.detail, { questionIds: [id] })).items).toHaveLength(1);
    expect(await maintainer.call(treesApi.undoRemoval, { undoId })).toEqual({ brought: 2 });
    expect(await titles(of)).toEqual(['一', '-1.1']);
    const found = await teacher.call(questionsApi.search, { subjectId: JUNIOR_MATHS, chapterId: of.textbookId });
    expect(found.items.map((one) => one.questionId)).toEqual([id]);
    expect(await refusal(treesApi.undoRemoval, { undoId })).toBe(-1404);
  });
});

describe('a tree', () => {
  it('is added to, renamed and moved in, and its order is what teachers see', async () => {
    const { of, ids } = await newBook('一\n\t甲\n\t乙\n二');
    const id = (title: string) => ids.get(title) ?? '';
    const added = await maintainer.call(treesApi.addNode, { of, revision: 1, parentId: id('二'), title: '丙' });
    await maintainer.call(treesApi.renameNode, { of, revision: 2, nodeId: id('甲'), title: '甲新' });
    await maintainer.call(treesApi.moveNode, {
      of,
      revision: 3,
      nodeId: id('乙'),
      parentId: id('二'),
      beforeId: added.nodeId,
    });
    const { revision } = await maintainer.call(treesApi.moveNode, {
      of,
      revision: 4,
      nodeId: id('二'),
      parentId: null,
      beforeId: id('一'),
    });
    expect(revision).toBe(5);
    expect(await titles(of)).toEqual(['二', '-乙', '-丙', '一', '-甲新']);
    const { textbooks } = await teacher.call(questionsApi.trees, { subjectId: JUNIOR_MATHS });
    const book = textbooks.find((one) => one.textbookId === of.textbookId);
    expect(book?.chapters.map(({ title, children }) => [title, children.map((one) => one.title)])).toEqual([
      ['二', ['乙', '丙']],
      ['一', ['甲新']],
    ]);
  });

  it('refuses what makes no tree', async () => {
    const { of, ids } = await newBook('一\n\t甲\n\t\t子\n二\n\t甲');
    const at = { of, revision: 1, nodeId: ids.get('一') ?? '' };
    expect(await refusal(treesApi.moveNode, { ...at, parentId: ids.get('子') ?? '', beforeId: null })).toBe(
      'into-itself',
    );
    expect(await refusal(treesApi.moveNode, { ...at, parentId: at.nodeId, beforeId: null })).toBe('into-itself');
    expect(await refusal(treesApi.moveNode, { ...at, parentId: newId(), beforeId: null })).toBe('node-gone');
    expect(await refusal(treesApi.renameNode, { ...at, title: '二' })).toBe('duplicate');
    expect(await refusal(treesApi.renameNode, { ...at, title: ' ' })).toBe(-1400);
    expect(await refusal(treesApi.addNode, { of, revision: 1, parentId: newId(), title: '某' })).toBe('node-gone');
    expect(await refusal(treesApi.setNeeds, { ...at, needs: [] })).toBe(-1400);
    expect((await read(of)).revision).toBe(1);
  });

  it('tells the second of two keepers, and nothing of the first is overwritten', async () => {
    const { of, ids } = await newBook('一\n二');
    const nodeId = ids.get('一') ?? '';
    const both = ['甲', '乙'].map((title) => maintainer.send(treesApi.renameNode, { of, revision: 1, nodeId, title }));
    const answers = (await Promise.all(both)).map((one) => one.json());
    expect(answers.map((one) => one.data.reason ?? 'done').sort()).toEqual(['changed', 'done']);
    expect((await read(of)).revision).toBe(2);
  });

  it('tells what a removal touches, takes the branch, keeps the questions, and brings all back', async () => {
    const { of, ids } = await newBook('一\n\t甲\n\t\t子\n二');
    const nodeId = ids.get('甲') ?? '';
    const bank = { schoolId: school.schoolId, kind: 'school' as const };
    await keepQuestions(world.services.database, bank, [
      { chapterIds: [nodeId, ids.get('子') ?? ''] },
      { chapterIds: [nodeId] },
    ]);
    expect(await maintainer.call(treesApi.touched, { of, nodeId })).toEqual({
      nodes: 2,
      questions: 2,
      needs: 0,
      taught: 0,
    });
    const { undoId } = await maintainer.call(treesApi.removeNode, { of, revision: 1, nodeId });
    expect(await titles(of)).toEqual(['一', '二']);
    const below = await maintainer.call(treesApi.removeNode, { of, revision: 2, nodeId: ids.get('一') ?? '' });
    expect(await maintainer.call(treesApi.undoRemoval, { undoId })).toEqual({ brought: 2 });
    expect(await titles(of)).toContain('甲'); // its parent is gone: at the root
    await maintainer.call(treesApi.undoRemoval, { undoId: below.undoId });
    const { nodes } = await read(of);
    expect(nodes.find((one) => one.id === nodeId)?.questions).toBe(2);
  });
});

describe('knowledge points', () => {
  it('need others, never in a circle, and lose and regain what they need', async () => {
    const of: TreeOf = { kind: 'knowledge', subjectId: JUNIOR_MATHS };
    const before = await read(of);
    const outline = '代数\n\t整式\n\t方程\n\t函数';
    let { revision } = await maintainer.call(treesApi.applyOutline, { of, revision: before.revision, outline });
    const ids = new Map((await read(of)).nodes.map(({ title, id }) => [title, id]));
    const id = (title: string) => ids.get(title) ?? '';
    const need = async (title: string, ...needs: string[]) => {
      const input = { of, revision, nodeId: id(title), needs: needs.map(id) };
      ({ revision } = await maintainer.call(treesApi.setNeeds, input));
    };
    await need('方程', '整式');
    await need('函数', '方程', '方程');
    for (const needs of ['函数', '方程', '整式'])
      expect(await refusal(treesApi.setNeeds, { of, revision, nodeId: id('整式'), needs: [id(needs)] })).toBe('circle');
    expect(await maintainer.call(treesApi.touched, { of, nodeId: id('方程') })).toEqual({
      nodes: 1,
      questions: 0,
      needs: 2,
      taught: 0,
    });
    const { undoId } = await maintainer.call(treesApi.removeNode, { of, revision, nodeId: id('方程') });
    await maintainer.call(treesApi.undoRemoval, { undoId });
    const { nodes } = await read(of);
    expect(nodes.find((node) => node.id === id('函数'))?.needs).toEqual([id('方程')]);
    expect((await teacher.call(questionsApi.search, { subjectId: JUNIOR_MATHS, words: 'fangcheng' })).total).toBe(0);
  });
});

describe('an outline', () => {
  it('is tried line by line before anything changes, then applied, and the tree goes out as it came in', async () => {
    const { of } = await newBook('一\n\t甲');
    const outline = '零\n一\n\t甲\n\t甲\n\t乙';
    const trial = await maintainer.call(treesApi.tryOutline, { of, outline });
    expect(trial.lines.map(({ state, problem }) => problem ?? state)).toEqual([
      'new',
      'kept',
      'kept',
      'duplicate',
      'new',
    ]);
    expect(trial.counts).toEqual({ new: 2, kept: 2, bad: 1, left: 0 });
    expect(await titles(of)).toEqual(['一', '-甲']);
    const done = await maintainer.call(treesApi.applyOutline, { of, revision: trial.revision, outline });
    expect(done).toEqual({ added: 2, left: 0, revision: 2 });
    expect(await refusal(treesApi.applyOutline, { of, revision: 1, outline })).toBe('changed');
    for (const format of ['xlsx', 'csv'] as const) {
      const { bytes, name } = await maintainer.download(treesApi.exportTree, { textbookId: of.textbookId, format });
      const { outline: again } = await maintainer.call(treesApi.readOutline, {
        file: new File([new Uint8Array(bytes)], name),
      });
      expect(again).toBe('零\n一\n\t甲\n\t乙');
    }
  });

  it.each([
    ['a text in GB18030', Buffer.from([0xd2, 0xbb, 0x0a, 0x09, 0xbc, 0xd7]), '一\n\t甲'],
    ['a text in UTF-8', Buffer.from('一\n  甲'), '一\n  甲'],
  ])('is read from %s', async (_, bytes, outline) => {
    const file = new File([new Uint8Array(bytes)], 'x.txt');
    expect(await maintainer.call(treesApi.readOutline, { file })).toEqual({ outline });
  });

  it('is refused from a picture and from a broken workbook', async () => {
    for (const bytes of [
      [0x89, 0x50, 0x4e, 0x47, 0, 0, 1],
      [0x50, 0x4b, 3, 4, 1, 2, 3],
    ])
      expect(await refusal(treesApi.readOutline, { file: new File([new Uint8Array(bytes)], 'x') })).toBe(
        'file-unreadable',
      );
  });

  it('makes thousands of nodes in one act', async () => {
    const { of } = await newBook('');
    const outline = Array.from({ length: 3000 }, (_, at) => `${at % 10 === 0 ? '' : '\t'}第${at}节`).join('\n');
    expect(await maintainer.call(treesApi.applyOutline, { of, revision: 0, outline })).toMatchObject({ added: 3000 });
    expect((await read(of)).nodes).toHaveLength(3000);
  });
});

it('is kept by the maintenance of the system only, and written down with who did it', async () => {
  const operator = await world.newPerson({ loginType: 4, roles: ['ZHIBI_SRE'] });
  expect((await operator.refused(treesApi.books, {})).code).toBe(-1403);
  const { of } = await newBook('一');
  await maintainer.call(treesApi.addNode, { of, revision: 1, parentId: null, title: '记一笔' });
  const [row] = await world.services.database.asSystem((db) =>
    db.execute(
      `select account_id, detail->>'title' as title from audit where what = 'tree-added' order by id desc limit 1`,
    ),
  );
  expect(row).toEqual({ account_id: maintainer.ids.accountId, title: '记一笔' });
});

describe('an edition', () => {
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    'base64',
  );

  it('says its ISBN, its year and its cover; an ISBN is of one textbook', async () => {
    const { coverId } = await maintainer.call(treesApi.putCover, { file: new File([png], 'x.png') });
    const book = { ...fields(`第${++editions}版`), isbn: '978-0-306-40615-7', year: 2024, coverId };
    const { textbookId } = await maintainer.call(treesApi.saveBook, { revision: 0, book });
    const { items } = await maintainer.call(treesApi.books, { subjectId: JUNIOR_MATHS });
    expect(items.find((one) => one.textbookId === textbookId)).toMatchObject({
      isbn: '9780306406157',
      year: 2024,
      coverId,
    });
    expect((await maintainer.download(treesApi.cover, { coverId })).type).toContain('image/');
    const other = { ...fields(`第${++editions}版`), isbn: '0306406152' };
    expect(await refusal(treesApi.saveBook, { revision: 0, book: other })).toBe('isbn-duplicate');
    expect(await refusal(treesApi.saveBook, { revision: 0, book: { ...other, isbn: '123' } })).toBe(-1400);
    expect(await refusal(treesApi.saveBook, { revision: 0, book: { ...other, isbn: '', coverId: newId() } })).toBe(
      'cover-gone',
    );
  });

  it('keeps a cover small, upright and without what the camera wrote into it', async () => {
    const { default: sharp } = await import('sharp');
    const photo = await sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#248' } })
      .withExif({ IFD0: { Copyright: 'SECRET-CAMERA' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { coverId } = await maintainer.call(treesApi.putCover, { file: new File([new Uint8Array(photo)], 'x.png') });
    const { bytes } = await maintainer.download(treesApi.cover, { coverId });
    const { width, height, exif, orientation } = await sharp(bytes).metadata();
    expect([width, height, exif, orientation]).toEqual([450, 600, undefined, undefined]);
  });

  it('refuses a cover that is no picture', async () => {
    const file = new File(['MZ no picture'], 'x.png');
    expect(await refusal(treesApi.putCover, { file })).toBe('file-unreadable');
  });

  it('is cloned with its chapters, and with the questions on them where that is wanted', async () => {
    const { of, ids } = await newBook('一\n\t1.1\n\t1.2\n二');
    const chapterId = ids.get('1.1') ?? '';
    const bank = { schoolId: school.schoolId, kind: 'school' as const };
    const [questionId] = await keepQuestions(world.services.database, bank, [{ chapterIds: [chapterId] }]);
    const clone = (withQuestions: boolean) =>
      maintainer.call(treesApi.cloneBook, {
        textbookId: of.textbookId,
        book: fields(`第${++editions}版`),
        withQuestions,
      });
    const full = await clone(true);
    expect(full).toMatchObject({ chapters: 4, questions: 1 });
    const copy = { kind: 'chapter' as const, textbookId: full.textbookId };
    expect(await titles(copy)).toEqual(await titles(of));
    const found = await teacher.call(questionsApi.search, { subjectId: JUNIOR_MATHS, chapterId: full.textbookId });
    expect(found.items.map((one) => one.questionId)).toEqual([questionId]);
    expect(await clone(false)).toMatchObject({ chapters: 4, questions: 0 });
    expect(await refusal(treesApi.cloneBook, { textbookId: newId(), book: fields('无'), withQuestions: false })).toBe(
      -1404,
    );
  });

  it('is compared with another', async () => {
    const [older, newer] = [await newBook('一\n\t甲\n二'), await newBook('一\n\t甲\n三三')];
    const { lines } = await maintainer.call(treesApi.compareBooks, {
      olderId: older.of.textbookId,
      newerId: newer.of.textbookId,
    });
    expect(lines.map(({ state, title }) => [state, title])).toEqual([
      ['same', '一'],
      ['same', '甲'],
      ['added', '三三'],
      ['removed', '二'],
    ]);
  });
});

describe('prerequisites', () => {
  it.each(['xlsx', 'csv'] as const)('go out with a tree as %s and come in again', async (format) => {
    const of = { kind: 'knowledge' as const, subjectId: format === 'csv' ? JUNIOR_ENGLISH : JUNIOR_MATHS };
    const { revision, nodes: before } = await read(of);
    const root = `导出${format}`;
    const outline = `${root}\n\t甲${format}\n\t乙${format} ← 甲${format}`;
    await maintainer.call(treesApi.applyOutline, { of, revision, outline });
    const { bytes, name } = await maintainer.download(treesApi.exportTree, { subjectId: of.subjectId, format });
    const { outline: again } = await maintainer.call(treesApi.readOutline, {
      file: new File([new Uint8Array(bytes)], name),
    });
    expect(again).toContain(`乙${format} ← ${root} / 甲${format}`);
    const now = await read(of);
    expect(now.nodes.length).toBe(before.length + 3);
    await maintainer.call(treesApi.applyOutline, { of, revision: now.revision, outline: again });
    expect((await read(of)).nodes).toEqual(now.nodes);
    expect(now.nodes.find(({ title }) => title === `乙${format}`)?.needs).toHaveLength(1);
  });
});
