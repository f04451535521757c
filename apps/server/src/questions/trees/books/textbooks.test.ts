import { questionsApi } from '@zhibi/contract/questions';
import { treesApi } from '@zhibi/contract/questions/trees';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../../../../test/person.js';
import { queriesOf } from '../../../../test/queries.js';
import {
  JUNIOR_ENGLISH,
  JUNIOR_MATHS,
  openTestWorld,
  type TestSchool,
  type TestWorld,
} from '../../../../test/school.js';
import { newId } from '../../../platform/ids.js';
import { keepQuestions } from '../../sample-bank.js';
import { listBooks } from './list-books.js';

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

let editions = 0;
/** A textbook of its own; its volume too, unless one is named. */
async function newBook(
  change: { volume?: string; gid?: number; year?: number; subjectId?: number; outline?: string } = {},
) {
  const { outline, ...fields } = change;
  const edition = `第${++editions}版`;
  const book = { subjectId: JUNIOR_MATHS, gid: 8, volume: `卷${editions}`, edition, title: `书${editions}`, ...fields };
  const { textbookId } = await maintainer.call(treesApi.saveBook, { revision: 0, book });
  const of = { kind: 'chapter' as const, textbookId };
  if (outline) await maintainer.call(treesApi.applyOutline, { of, revision: 0, outline });
  return { textbookId, of, edition };
}
const reported = (textbookId: string) => maintainer.call(treesApi.book, { textbookId });
const offered = async (person: Person, named?: string[]) =>
  (await person.call(questionsApi.trees, { subjectId: JUNIOR_MATHS, ...(named && { named }) })).textbooks;
const give = (textbookId: string, ...schools: TestSchool[]) =>
  maintainer.call(treesApi.giveBook, { textbookId, schoolIds: schools.map(({ schoolId }) => schoolId) });

describe('a retired textbook', () => {
  it('is offered to nobody, keeps what hangs on it, and comes back', async () => {
    const { textbookId, of } = await newBook({ outline: '一\n\t甲\n\t乙' });
    const chapterId =
      (await maintainer.call(treesApi.tree, { of })).nodes.find(({ title }) => title === '甲')?.id ?? '';
    const bank = { schoolId: school.schoolId, kind: 'school' as const };
    const [questionId] = await keepQuestions(world.services.database, bank, [{ chapterIds: [chapterId] }]);
    const has = async (named?: string[]) =>
      (await offered(teacher, named)).find((one) => one.textbookId === textbookId);
    expect(await has()).not.toHaveProperty('isRetired');
    await maintainer.call(treesApi.retireBook, { textbookId, revision: 0 });
    expect(await has()).toBeUndefined();
    const officer = await world.newPerson({ loginType: 1, roles: ['SCHOOLPRINCIPAL'], schoolId: school.schoolId });
    expect((await offered(officer)).some((one) => one.textbookId === textbookId)).toBe(false);
    const found = await teacher.call(questionsApi.search, { subjectId: JUNIOR_MATHS, chapterId });
    expect(found.items.map((one) => one.questionId)).toEqual([questionId]);
    expect(await reported(textbookId)).toMatchObject({ state: 'retired', questions: 1, can: { giveToSchools: false } });
    expect((await maintainer.refused(treesApi.retireBook, { textbookId, revision: 1 })).reason).toBe('retired');
    expect((await maintainer.refused(treesApi.restoreBook, { textbookId, revision: 0 })).reason).toBe('changed');
    await maintainer.call(treesApi.restoreBook, { textbookId, revision: 1 });
    expect(await has()).toMatchObject({ textbookId });
    expect((await maintainer.refused(treesApi.restoreBook, { textbookId, revision: 2 })).reason).toBe('offered');
  });

  it('is told where it was chosen before: of a chapter only the way to it, by its own name whole', async () => {
    const { textbookId, of } = await newBook({ outline: '一\n\t甲\n\t乙\n二' });
    const nodes = (await maintainer.call(treesApi.tree, { of })).nodes;
    const id = nodes.find(({ title }) => title === '乙')?.id ?? '';
    await maintainer.call(treesApi.retireBook, { textbookId, revision: 0 });
    const seen = async (named: string) =>
      (await offered(teacher, [named])).find((one) => one.textbookId === textbookId);
    const byChapter = await seen(id);
    expect(byChapter?.isRetired).toBe(true);
    expect(byChapter?.chapters.map(({ title, children }) => [title, children.map((one) => one.title)])).toEqual([
      ['一', ['乙']],
    ]);
    expect((await seen(textbookId))?.chapters.map(({ title }) => title)).toEqual(['一', '二']);
    expect(await seen(newId())).toBeUndefined();
  });
});

describe('what a school uses by default', () => {
  it('comes first to its teachers and to no others, one of a subject, grade and volume', async () => {
    const other = await world.newSchool();
    const stranger = await other.newTeacher();
    const [old, fresh] = [await newBook({ volume: '同册' }), await newBook({ volume: '同册' })];
    const first = async (person: Person) => {
      const [book] = await offered(person);
      return book?.usual ? book.textbookId : undefined;
    };
    expect(await first(stranger)).toBeUndefined();
    await give(fresh.textbookId, other);
    expect(await first(stranger)).toBe(fresh.textbookId);
    expect(await first(teacher)).toBeUndefined();
    expect(await reported(fresh.textbookId)).toMatchObject({ schools: 1, can: { remove: false } });
    const { undoId, changed } = await give(old.textbookId, other, school);
    expect(changed).toBe(2);
    expect([await first(stranger), await first(teacher)]).toEqual([old.textbookId, old.textbookId]);
    expect([(await reported(old.textbookId)).schools, (await reported(fresh.textbookId)).schools]).toEqual([2, 0]);
    expect(await maintainer.call(treesApi.undoBookSchools, { undoId })).toEqual({ restored: 2, left: 0 });
    expect([await first(stranger), await first(teacher)]).toEqual([fresh.textbookId, undefined]);
    expect((await maintainer.refused(treesApi.undoBookSchools, { undoId })).code).toBe(-1404);
  });

  it('takes no effect while it is retired, and again when it is restored', async () => {
    const own = await world.newSchool();
    const person = await own.newTeacher();
    const { textbookId } = await newBook();
    await give(textbookId, own);
    await maintainer.call(treesApi.retireBook, { textbookId, revision: 0 });
    expect((await offered(person)).filter((one) => one.usual)).toEqual([]);
    expect((await offered(person, [textbookId])).find((one) => one.isRetired)).not.toHaveProperty('usual');
    expect((await maintainer.refused(treesApi.giveBook, { textbookId, schoolIds: [own.schoolId] })).reason).toBe(
      'retired',
    );
    await maintainer.call(treesApi.restoreBook, { textbookId, revision: 1 });
    expect((await offered(person))[0]).toMatchObject({ textbookId, usual: true });
  });

  it('is taken away and put back; what was changed since stays', async () => {
    const [one, two] = [await world.newSchool(), await world.newSchool()];
    const [book, other] = [await newBook({ volume: '换' }), await newBook({ volume: '换' })];
    await give(book.textbookId, one, two);
    const schoolIds = [one.schoolId, two.schoolId];
    const taken = await maintainer.call(treesApi.takeBook, { textbookId: book.textbookId, schoolIds });
    expect(taken.changed).toBe(2);
    expect((await maintainer.call(treesApi.takeBook, { textbookId: book.textbookId, schoolIds })).changed).toBe(0);
    await give(other.textbookId, two);
    expect(await maintainer.call(treesApi.undoBookSchools, { undoId: taken.undoId })).toEqual({ restored: 1, left: 1 });
    expect([(await reported(book.textbookId)).schools, (await reported(other.textbookId)).schools]).toEqual([1, 1]);
  });

  it('is refused for a grade that a school has not, for a school of another organisation, for none', async () => {
    const { textbookId } = await newBook({ gid: 9 });
    const primary = newId();
    const far = newId();
    const { insertOrganisation, insertSchool } = await import('../../../people/index.js');
    const fields = { name: '小学', shortName: '小', firstGid: 1, lastGid: 6, schoolYear: 2026 };
    const elsewhere = newId();
    await world.services.database.asSystem(async (db) => {
      await insertOrganisation(db, { id: elsewhere, name: '别的机构' });
      await insertSchool(db, { ...fields, id: primary, organisationId: world.organisationId });
      await insertSchool(db, { ...fields, id: far, organisationId: elsewhere, lastGid: 12 });
    });
    const refused = async (...schoolIds: string[]) => {
      const { code, reason } = await maintainer.refused(treesApi.giveBook, { textbookId, schoolIds });
      return reason ?? code;
    };
    expect(await refused(school.schoolId, primary)).toBe('wrong-grade');
    expect(await refused(school.schoolId, far)).toBe(-1404);
    expect(await refused(newId())).toBe(-1404);
    expect(await refused()).toBe(-1400);
    const { items } = await maintainer.call(treesApi.bookSchools, { textbookId });
    expect(items.some(({ schoolId }) => [primary, far].includes(schoolId))).toBe(false);
    expect((await reported(textbookId)).schools).toBe(0);
  });

  it('is listed school by school, filtered, and goes out as a table', async () => {
    const [one, two, three] = [await world.newSchool(), await world.newSchool(), await world.newSchool()];
    const [book, other] = [await newBook({ volume: '列' }), await newBook({ volume: '列' })];
    await give(book.textbookId, one);
    await give(other.textbookId, two);
    const { textbookId } = book;
    const ids = async (use: 'all' | 'this' | 'other' | 'none') =>
      (await maintainer.call(treesApi.bookSchools, { textbookId, use })).items.map(({ schoolId }) => schoolId);
    expect(await ids('this')).toEqual([one.schoolId]);
    expect(await ids('other')).toEqual([two.schoolId]);
    expect(await ids('none')).toContain(three.schoolId);
    expect(await ids('all')).toEqual(expect.arrayContaining([one.schoolId, two.schoolId, three.schoolId]));
    const words = `学校${one.schoolId.slice(-4)}`;
    const [row] = (await maintainer.call(treesApi.bookSchools, { textbookId, words })).items;
    expect(row).toMatchObject({ schoolId: one.schoolId, uses: { textbookId }, can: { give: false, take: true } });
    expect(row?.since).toMatch(/^\d{14}$/);
    const { bytes } = await maintainer.download(treesApi.exportBookSchools, { textbookId, use: 'this', format: 'csv' });
    expect(bytes.toString()).toContain(`测试${words}`);
    expect(bytes.toString().trim().split('\n')).toHaveLength(2);
  });

  it('keeps a textbook from being removed', async () => {
    const { textbookId } = await newBook();
    const { undoId } = await give(textbookId, school);
    expect((await maintainer.refused(treesApi.removeBook, { textbookId, revision: 0 })).reason).toBe('book-used');
    await maintainer.call(treesApi.undoBookSchools, { undoId });
    await maintainer.call(treesApi.removeBook, { textbookId, revision: 0 });
  });
});

describe('the list of textbooks', () => {
  it('pages by key in every order, in one statement, and finds by words and state', async () => {
    for (let at = 0; at < 53; at++)
      await newBook({ subjectId: JUNIOR_ENGLISH, gid: 7, year: 2000 + (at % 7), volume: '页' });
    const walk = async (sort: 'place' | 'year' | 'schools', order: 'asc' | 'desc') => {
      const ask = { subjectId: JUNIOR_ENGLISH, sort, order };
      const first = await maintainer.call(treesApi.books, ask);
      const rest = await maintainer.call(treesApi.books, { ...ask, cursor: first.next ?? '' });
      expect([first.items.length, rest.items.length, rest.next, first.total]).toEqual([50, 3, null, 53]);
      return [...first.items, ...rest.items];
    };
    for (const sort of ['place', 'schools'] as const) {
      const ids = (await walk(sort, 'asc')).map(({ textbookId }) => textbookId);
      expect(new Set(ids).size).toBe(53);
    }
    const years = (await walk('year', 'desc')).map(({ year }) => year ?? 0);
    expect(years).toEqual([...years].sort((a, b) => b - a));
    expect((await maintainer.refused(treesApi.books, { cursor: 'eA' })).code).toBe(-1400);
    const [some] = (await maintainer.call(treesApi.books, { subjectId: JUNIOR_ENGLISH })).items;
    const found = await maintainer.call(treesApi.books, { words: `${some?.edition} ${some?.title}` });
    expect(found.items.map(({ textbookId }) => textbookId)).toEqual([some?.textbookId]);
    expect((await maintainer.call(treesApi.books, { subjectId: JUNIOR_ENGLISH, state: 'retired' })).total).toBe(0);
    const statements = (subjectId: number) =>
      world.services.database.asSystem((db) =>
        queriesOf(db, (same) => listBooks(same, world.organisationId, { subjectId, sort: 'mapped', order: 'asc' })),
      );
    expect(await statements(JUNIOR_ENGLISH)).toBe(1);
  });

  it('goes out as a table, with what the trade says', async () => {
    const { textbookId, edition } = await newBook({ year: 2024 });
    const { title } = await reported(textbookId);
    const { bytes } = await maintainer.download(treesApi.exportBooks, { words: edition, format: 'csv' });
    expect(bytes.toString().replaceAll('"', '')).toMatch(
      new RegExp(`初中数学,初中,8,卷\\d+,${edition},2024,,${title},无,0,,0,0,使用中`),
    );
  });

  it('is of the maintenance alone', async () => {
    const operator = await world.newPerson({ loginType: 4, roles: ['ZHIBI_SRE'] });
    const { textbookId } = await newBook();
    for (const person of [operator, teacher]) {
      expect((await person.refused(treesApi.retireBook, { textbookId, revision: 0 })).code).toBe(-1403);
      expect((await person.refused(treesApi.giveBook, { textbookId, schoolIds: [school.schoolId] })).code).toBe(-1403);
    }
  });
});
