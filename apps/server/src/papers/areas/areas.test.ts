import { papersApi } from '@zhibi/contract/papers';
import { areasApi, type PaperAreas } from '@zhibi/contract/papers/areas';
import { libraryApi } from '@zhibi/contract/papers/library';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { actFor } from '../../../test/acting.js';
import { newBank } from '../../../test/bank.js';
import type { Person } from '../../../test/person.js';
import { newPaper, publishedHomework } from '../../../test/scenario.js';
import { openTestWorld, type TestSchool, type TestWorld } from '../../../test/school.js';

let world: TestWorld;
let school: TestSchool;
let teacher: Person;
let colleague: Person;
let operator: Person;
let classId: string;
let questionIds: string[];
beforeAll(async () => {
  world = await openTestWorld({ WORKERS: '0' });
  school = await world.newSchool();
  ({ classId } = await school.newClass(1));
  teacher = await school.newTeacher([classId]);
  colleague = await school.newTeacher([classId]);
  questionIds = (await newBank(world)).questions.map(({ questionId }) => questionId);
  const person = await world.newPerson({ loginType: 4, roles: ['ZHIBI_SRE'], name: '沈怀远' });
  operator = await actFor(person, school.schoolId);
}, 60_000);
afterAll(() => world.close());

const open = (paperId: string, person = teacher) => person.call(areasApi.open, { paperId });
const opened = async () => open((await newPaper(teacher, questionIds)).paperId);

/** The areas with one of them changed. */
const changed = ({ geometry: { areas } }: PaperAreas, change: Partial<PaperAreas['geometry']['areas'][number]>) => {
  const first = areas.find(({ areaType }) => areaType === 1) ?? areas[0];
  return areas.map((area) => (area === first ? { ...area, ...change } : area));
};
const input = ({ paperId, revision }: PaperAreas, areas: PaperAreas['geometry']['areas']) => ({
  paperId,
  revision,
  areas,
  seconds: 90,
});
/** Drawn and saved: one area is narrower than the layout made it. */
async function drawn(person = teacher) {
  const before = await opened();
  return { before, after: await person.call(areasApi.save, input(before, changed(before, { widthMm: 40 }))) };
}

describe('areas that are drawn by hand', () => {
  it('become a new version of the one geometry, and how many proposals were taken as they were is counted', async () => {
    const { before, after } = await drawn();
    expect(after.revision).toBe(before.revision + 1);
    const count = before.geometry.areas.length;
    expect(after.marking).toMatchObject({
      state: 'drawn',
      areas: count,
      proposed: count,
      unchanged: count - 1,
      seconds: 90,
    });
    const { paperId } = after;
    const laidOut = await teacher.call(papersApi.layOut, { paperId });
    expect(laidOut.geometry.areas).toEqual(after.geometry.areas);
    const { versions } = await teacher.call(libraryApi.detail, { paperId });
    expect(versions.map(({ revision }) => revision)).toEqual([after.revision, before.revision]);
    for (const { revision } of versions)
      expect((await teacher.download(areasApi.page, { paperId, revision, page: 1 })).bytes.length).toBeGreaterThan(
        1_000,
      );
  });

  it('are told from those of somebody who saved meanwhile, and neither is lost', async () => {
    const before = await opened();
    await operator.call(areasApi.save, input(before, changed(before, { widthMm: 50 })));
    const late = await teacher.refused(areasApi.save, input(before, changed(before, { widthMm: 60 })));
    expect(late).toMatchObject({ code: -1409, reason: 'areas-changed' });
    expect((await open(before.paperId)).marking?.drawnBy).toBe('沈怀远');
  });

  it.each([
    ['area-too-small', { heightMm: 3.9 }],
    ['areas-overlap', { beIncludedId: null, heightMm: 20 }],
    ['area-outside', { xMm: 190, widthMm: 40 }],
    ['area-without-question', { qids: [] }],
    ['area-nesting', { beIncludedId: 'nowhere' }],
  ] satisfies [string, Parameters<typeof changed>[1]][])('are refused as %s', async (reason, change) => {
    const before = await opened();
    expect(await teacher.refused(areasApi.save, input(before, changed(before, change)))).toMatchObject({ reason });
    expect((await open(before.paperId)).revision).toBe(before.revision);
  });

  it('of a folded sheet lie on one side of its fold, which is told', async () => {
    const { paperId, revision, title, options, sections } = await newPaper(teacher, questionIds);
    await teacher.call(papersApi.save, { paperId, revision, title, options: { ...options, pageSize: 'A3' }, sections });
    const before = await open(paperId);
    expect(before.foldMm).toBe(210);
    const [first] = before.geometry.areas;
    if (first === undefined) throw new Error('no area');
    const across = { ...first, beIncludedId: null, xMm: 150, widthMm: 120, heightMm: 20 };
    const refused = await teacher.refused(areasApi.save, input(before, [across]));
    expect(refused.reason).toBe('area-over-fold');
    expect((await opened()).foldMm).toBeNull();
  });

  it('are proposed by the layout, by the words of the PDF, and by what was drawn before the paper changed', async () => {
    const { after } = await drawn();
    const { paperId, items } = after;
    const propose = async (revision: number, source: 'layout' | 'text' | 'earlier') =>
      (await teacher.call(areasApi.propose, { paperId, revision, source })).areas;
    expect(await propose(after.revision, 'layout')).not.toEqual(after.geometry.areas);
    const read = await propose(after.revision, 'text');
    expect(read.filter(({ areaType }) => areaType === 0).map(({ qids }) => qids[0])).toEqual(
      items.map(({ itemId }) => itemId),
    );
    const { revision, title, options, sections } = await teacher.call(papersApi.detail, { paperId });
    await teacher.call(papersApi.save, { paperId, revision, title: `${title} 二`, options, sections });
    const anew = await open(paperId);
    expect([anew.marking, anew.earlier]).toEqual([null, after.revision]);
    expect(await propose(anew.revision, 'earlier')).toEqual(after.geometry.areas);
  });
});

describe('what is out', () => {
  it('stands still once it is printed, and a reissue says why', async () => {
    const { after } = await drawn();
    const { paperId } = after;
    await teacher.call(papersApi.createRun, { paperId, classIds: [classId] });
    expect((await open(paperId)).lock).toBe('printed');
    const again = input(after, changed(after, { widthMm: 45 }));
    expect((await teacher.refused(areasApi.save, again)).reason).toBe('printed');
    const reissued = await teacher.call(areasApi.save, { ...again, reissue: '第 3 题的框画短了' });
    expect(reissued).toMatchObject({ lock: null, marking: { reissue: '第 3 题的框画短了' } });
  });

  it('stands still once homework was made of it; a reissue leaves that with its own version', async () => {
    const given = await publishedHomework(world, 1);
    const { paperId } = given.paper;
    const before = await open(paperId, given.teacher);
    expect(before.lock).toBe('published');
    const wish = input(before, changed(before, { widthMm: 45 }));
    expect((await given.teacher.refused(areasApi.save, wish)).reason).toBe('published');
    const after = await given.teacher.call(areasApi.save, { ...wish, reissue: '换版重印' });
    expect([after.revision, after.lock]).toEqual([before.revision + 1, 'published']);
    const paper = await given.teacher.call(papersApi.detail, { paperId });
    expect(paper).toMatchObject({ status: 'published', can: { edit: false } });
  });
});

describe('the second person', () => {
  it('confirms or returns, and is never who drew', async () => {
    const { after } = await drawn();
    const { paperId, revision } = after;
    const wish = { paperId, revision, verdict: 'returned', note: '第 2 题漏了一空' } as const;
    expect((await teacher.refused(areasApi.check, wish)).reason).toBe('own-drawing');
    expect(after.can.check).toBe(false);
    expect((await open(paperId, operator)).can.check).toBe(true);
    const returned = await operator.call(areasApi.check, wish);
    expect(returned.marking).toMatchObject({ state: 'returned', checkedBy: '沈怀远', note: wish.note });
    expect((await operator.refused(areasApi.check, wish)).reason).toBe('areas-changed');
    const mended = await teacher.call(areasApi.save, input(after, after.geometry.areas));
    const sure = { paperId, revision: mended.revision, verdict: 'confirmed' } as const;
    expect((await operator.call(areasApi.check, sure)).marking?.state).toBe('confirmed');
  });

  it('may be a colleague who was given the paper to read, who draws nothing on it', async () => {
    const { after } = await drawn();
    const { paperId, revision } = after;
    expect((await colleague.refused(areasApi.open, { paperId })).code).toBe(-1404);
    await teacher.call(libraryApi.share, { paperId, shared: true });
    expect((await open(paperId, colleague)).can).toEqual({ draw: false, check: true });
    expect((await colleague.refused(areasApi.save, input(after, after.geometry.areas))).code).toBe(-1403);
    const word = { paperId, revision, verdict: 'confirmed' } as const;
    expect((await colleague.call(areasApi.check, word)).marking?.state).toBe('confirmed');
  });
});

it('operations see the queue with its states and the work of each, and take it away as a table', async () => {
  const { after } = await drawn(operator);
  const { items } = await operator.call(areasApi.queue, { state: 'drawn' });
  expect(items[0]).toMatchObject({ paperId: after.paperId, marking: { drawnBy: '沈怀远' } });
  expect(items.every(({ marking }) => marking?.state === 'drawn')).toBe(true);
  expect((await operator.call(areasApi.queue, { state: 'unmarked' })).items.every(({ marking }) => !marking)).toBe(
    true,
  );
  const { clerks } = await operator.call(areasApi.queue, {});
  const own = clerks.find(({ name }) => name === '沈怀远');
  expect((own?.papers ?? 0) > 0 && own?.seconds === 90 * (own?.papers ?? 0)).toBe(true);
  const table = await operator.download(areasApi.exportQueue, { format: 'csv' });
  expect(Buffer.from(table.bytes).toString('utf8')).toContain('沈怀远');
  const elsewhere = await actFor(
    await world.newPerson({ loginType: 4, roles: ['ZHIBI_SRE'] }),
    (await world.newSchool()).schoolId,
  );
  expect((await elsewhere.call(areasApi.queue, {})).items).toEqual([]);
  expect((await elsewhere.refused(areasApi.open, { paperId: after.paperId })).code).toBe(-1404);
});
