import { createHash } from 'node:crypto';
import { parseRich } from '@zhibi/content';
import { papersApi } from '@zhibi/contract/papers';
import { areasApi } from '@zhibi/contract/papers/areas';
import { arithmeticApi } from '@zhibi/contract/papers/arithmetic';
import { cardsApi } from '@zhibi/contract/papers/cards';
import { libraryApi } from '@zhibi/contract/papers/library';
import { projectApi } from '@zhibi/contract/papers/project';
import type { QuestionBody } from '@zhibi/contract/questions';
import { writingApi } from '@zhibi/contract/questions/writing';
import { openZip, zipOf } from '@zhibi/files';
import { ColorSpace, Document, Matrix } from 'mupdf';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../../../test/person.js';
import { JUNIOR_MATHS, openTestWorld, type TestSchool, type TestWorld } from '../../../test/school.js';
import { zipBomb } from '../../../test/zip-bomb.js';
import { newId } from '../../platform/ids.js';
import { importBank, PLATFORM_SCHOOL } from '../../questions/index.js';
import { sampleBody } from '../../questions/sample-bank.js';

let [here, there]: TestWorld[] = [];
let [maker, taker]: Person[] = [];
let school: TestSchool;
const NAME = '测试学校';
const points = { here: newId(), there: newId() };
const worldOf = (world: TestWorld | undefined): TestWorld => world as TestWorld; // opened before all
const person = (one: Person | undefined): Person => one as Person; // the same

/** Two installations, each with a database and files of its own; what they share is what a point is called. */
beforeAll(async () => {
  for (const side of ['here', 'there'] as const) {
    const world = await openTestWorld({ WORKERS: '0' });
    const own = await world.newSchool({ name: NAME });
    const teacher = await own.newTeacher();
    await world.services.database.asSystem((db) =>
      importBank(db, {
        bank: { schoolId: PLATFORM_SCHOOL, kind: 'platform' },
        knowledge: [
          {
            subjectId: JUNIOR_MATHS,
            roots: [
              { id: newId(), title: '数与代数', children: [{ id: points[side], title: '有理数', children: [] }] },
            ],
          },
        ],
      }),
    );
    if (side === 'here') [here, maker, school] = [world, teacher, own];
    else [there, taker] = [world, teacher];
  }
}, 120_000);
afterAll(async () => {
  await here?.close();
  await there?.close();
});

const photo = () =>
  sharp({
    create: {
      width: 240,
      height: 160,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
    .jpeg({ quality: 92 })
    .toBuffer();
const keep = async (bytes: Uint8Array, name: string) =>
  (await person(maker).call(writingApi.upload, { file: new File([Buffer.from(bytes)], name) })).fileId;
const picture = (fileId: string): QuestionBody['stem'] => [
  { t: 'p', children: [{ t: 'image', source: { kind: 'file', fileId }, widthMm: 40, heightMm: 27, alt: '图' }] },
];

/** A paper with a formula, three kinds of pictures, a table of parts, optional questions, a knowledge point. */
async function composed(title = '有理数单元测验') {
  const teacher = person(maker);
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><circle cx="4" cy="4" r="3"/></svg>';
  const [jpeg, svg] = [await keep(await photo(), 'a.jpg'), await keep(Buffer.from(drawing), 'a.svg')];
  const png = await keep(
    await sharp({ create: { width: 9, height: 9, channels: 3, background: '#369' } })
      .png()
      .toBuffer(),
    'b.png',
  );
  const bodies: QuestionBody[] = [
    { ...sampleBody({ stem: '$\\frac{1}{2}$ 的相反数是（　　）' }), analysis: picture(svg) },
    { ...sampleBody({ type: 'subjective', stem: '量一量' }), stem: [...parseRich('量一量'), ...picture(jpeg)] },
    { ...sampleBody({ type: 'subjective', stem: '数一数' }), stem: [...parseRich('数一数'), ...picture(png)] },
  ];
  const questionIds = bodies.map(() => newId());
  await worldOf(here).services.database.asSystem((db) =>
    importBank(db, {
      bank: { schoolId: school.schoolId, kind: 'mine', ownerAccountId: teacher.ids.accountId },
      questions: bodies.map((body, at) => ({
        id: questionIds[at] ?? '',
        subjectId: JUNIOR_MATHS,
        stage: 2,
        body,
        difficulty: 0.5,
        minutes: 4,
        source: '2025 年期末',
        licence: 'own',
        knowledgeIds: [points.here],
        chapterIds: [],
      })),
    }),
  );
  const paper = await teacher.call(papersApi.create, { subjectId: JUNIOR_MATHS, title, questionIds });
  const { paperId, revision, sections } = paper;
  return teacher.call(papersApi.save, {
    paperId,
    revision,
    title,
    options: { pageSize: 'A3', sealLine: true, scoreTable: true },
    sections: sections.map((section) => ({
      ...section,
      ...(section.items.length === 2 ? { choose: 1 } : {}),
      items: section.items.map((item) => ({ ...item, score: 6, answerSpaceMm: 40 })),
    })),
  });
}

const exported = async (paperId: string, who = person(maker)) =>
  new Uint8Array((await who.download(projectApi.export, { paperId })).bytes);
const asFile = (bytes: Uint8Array) => ({ file: new File([Buffer.from(bytes)], 'x.zip') });
const preview = (bytes: Uint8Array, who = person(taker)) => who.call(projectApi.preview, asFile(bytes));
const take = (bytes: Uint8Array, who = person(taker)) => who.call(projectApi.import, asFile(bytes));
const refusal = async (bytes: Uint8Array) => {
  const [previewed, taken] = [
    await person(taker).refused(projectApi.preview, asFile(bytes)),
    await person(taker).refused(projectApi.import, asFile(bytes)),
  ];
  expect(previewed.reason).toBe(taken.reason);
  return taken.reason;
};

/** The pages of a paper as grey pixels. */
async function rasters(who: Person, paperId: string, edition: 'student' | 'answer') {
  await who.call(papersApi.layOut, { paperId });
  const { bytes } = await who.download(papersApi.pdf, { paperId, edition });
  const document = Document.openDocument(bytes, 'application/pdf');
  return Array.from({ length: document.countPages() }, (_, page) => {
    const pixels = document.loadPage(page).toPixmap(Matrix.scale(2, 2), ColorSpace.DeviceGray, false).getPixels();
    return createHash('sha256').update(pixels).digest('hex');
  });
}

describe('a paper that goes from one installation to another', () => {
  it('is said before it is taken, is the same on paper, and counts once however often it is taken', async () => {
    const source = await composed();
    const file = await exported(source.paperId);
    const said = await preview(file);
    expect(said).toMatchObject({ title: source.title, kind: 'paper', totalScore: 12, areas: 0, standing: null });
    expect(said.questions.map(({ fate, unknownPoints }) => [fate, unknownPoints])).toEqual(Array(3).fill(['new', []]));
    expect(said.media).toEqual({ total: 3, there: 0 });
    const [taken, again] = await Promise.all([take(file), take(file)]);
    expect([taken, again].map(({ isNew, paperId }) => [isNew, paperId === taken.paperId]).toSorted()).toEqual([
      [false, true],
      [true, true],
    ]);
    const made = await person(taker).call(papersApi.detail, { paperId: taken.paperId });
    expect(made).toMatchObject({ title: source.title, totalScore: 12, options: source.options, status: 'draft' });
    expect(made.sections.map(({ choose }) => choose)).toEqual(source.sections.map(({ choose }) => choose));
    const items = made.sections.flatMap((section) => section.items);
    expect(items.map(({ score, answerSpaceMm, knowledge }) => [score, answerSpaceMm, knowledge])).toEqual(
      Array(3).fill([6, 40, [{ id: points.there, title: '有理数' }]]),
    );
    for (const edition of ['student', 'answer'] as const) {
      const before = await rasters(person(maker), source.paperId, edition);
      expect(await rasters(person(taker), taken.paperId, edition)).toEqual(before);
      expect(before.length).toBeGreaterThan(0);
    }
    const known = await preview(file);
    expect(known).toMatchObject({ standing: { paperId: taken.paperId }, media: { total: 3, there: 3 } });
    expect(known.questions.map(({ fate }) => fate)).toEqual(['there', 'there', 'there']);
    // Out again, it is the same file: nothing was lost on the way, and codes of points are the only difference.
    const back = await exported(taken.paperId, person(taker));
    const text = (bytes: Uint8Array) => new TextDecoder().decode(openZip(bytes, limits).open('paper.json'));
    expect(text(back).replaceAll(points.there, points.here)).toBe(text(file));
    await person(taker).call(papersApi.remove, { paperId: taken.paperId });
    const anew = await take(file);
    expect(anew).toMatchObject({ isNew: true, added: 0, there: 3 });
  }, 120_000);

  it('carries nobody’s name and no id of its installation but the codes of knowledge points', async () => {
    const source = await composed('无名卷');
    const file = await exported(source.paperId);
    const text = new TextDecoder().decode(openZip(file, limits).open('paper.json'));
    const { accountId, name } = person(maker).ids;
    const ids = source.sections.flatMap(({ sectionId, items }) => [
      sectionId,
      ...items.flatMap((i) => [i.itemId, i.questionId]),
    ]);
    for (const said of [accountId, name, school.schoolId, NAME, source.paperId, ...ids])
      expect(text).not.toContain(said);
    expect(await exported(source.paperId)).toEqual(file);
  });

  it('brings its drawn areas along where the pages come out the same, for a second person to check', async () => {
    const source = await composed('画过作答区');
    await person(maker).call(papersApi.layOut, { paperId: source.paperId });
    const { geometry, ...before } = await person(maker).call(areasApi.open, { paperId: source.paperId });
    const areas = geometry.areas.map((area) => (area.areaType === 1 ? { ...area, widthMm: area.widthMm - 9 } : area));
    const { paperId, revision } = before;
    const drawn = await person(maker).call(areasApi.save, { paperId, revision, areas, seconds: 5 });
    const file = await exported(paperId);
    expect((await preview(file)).areas).toBe(areas.length);
    const taken = await take(file);
    expect(taken.areas).toBe('taken');
    const now = await person(taker).call(areasApi.open, { paperId: taken.paperId });
    const places = (of: typeof drawn) =>
      of.geometry.areas.map(({ xMm, widthMm, areaType }) => [xMm, widthMm, areaType]);
    expect(places(now)).toEqual(places(drawn));
    expect(now.marking).toMatchObject({ state: 'drawn', drawnBy: person(taker).ids.name });
  }, 60_000);

  it('may be a sheet of sums, or an answer card with its design', async () => {
    const span = { from: 2, to: 9, step: 1 } as const;
    const groups = [{ kind: 'multiply', count: 6, first: span, second: span }] as const;
    const sums = await person(maker).call(arithmeticApi.create, {
      subjectId: JUNIOR_MATHS,
      title: '口算',
      sheet: { groups: [...groups], twins: false, seed: 1 },
      print: { columns: 3, numbered: true, minutes: null },
    });
    const card = await person(maker).call(cardsApi.create, {
      subjectId: JUNIOR_MATHS,
      title: '月考答题卡',
      groups: [
        { kind: 'single', count: 5, score: 3 },
        { kind: 'written', count: 2, score: 10, choose: 1 },
      ],
    });
    const ofPaper = await person(maker).call(cardsApi.make, { paperId: (await composed('原卷')).paperId });
    for (const [{ paperId }, kind] of [
      [sums, 'arithmetic'],
      [card, 'card'],
      [ofPaper, 'card'],
    ] as const) {
      const file = await exported(paperId);
      expect((await preview(file)).kind).toBe(kind);
      const taken = await take(file);
      expect(await rasters(person(taker), taken.paperId, 'student')).toEqual(
        await rasters(person(maker), paperId, 'student'),
      );
    }
  }, 120_000);

  it('is a teacher’s to export who may read it, and nobody else’s', async () => {
    const { paperId } = await composed('自己的');
    const colleague = await school.newTeacher();
    expect((await colleague.refused(projectApi.export, { paperId })).code).toBe(-1404);
    await person(maker).call(libraryApi.share, { paperId, shared: true });
    expect((await exported(paperId, colleague)).length).toBeGreaterThan(1_000);
  });
});

const limits = { files: 400, unpackedBytes: 1e8 };
type Files = Record<string, Uint8Array | string>;

/** The files of an archive, changed; the list of them made anew where it is to be right. */
async function forged(change: (files: Files) => void, { relisted = true } = {}): Promise<Uint8Array> {
  const archive = openZip(await exported((await composed(newId())).paperId), limits);
  const files: Files = Object.fromEntries(archive.names.map((name) => [name, archive.open(name) ?? '']));
  change(files);
  if (relisted) {
    const listed = Object.entries(files).filter(([name]) => name !== 'manifest.json');
    const hashed = listed.map(([name, content]) => {
      const bytes = Buffer.from(content);
      return { name, bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') };
    });
    files['manifest.json'] = JSON.stringify({ format: 'zhibi-paper', version: 1, files: hashed });
  }
  return zipOf(files);
}
const text = (files: Files, name = 'paper.json') => Buffer.from(files[name] ?? '').toString();
const edited = (edit: (paper: string) => string) =>
  forged((files) => {
    files['paper.json'] = edit(text(files));
  });
const evil = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
const drawn = (svg: string) =>
  JSON.stringify({ t: 'image', source: { kind: 'svg', svg }, widthMm: 9, heightMm: 9, alt: '' });

describe('a file that is refused, with nothing of it taken', () => {
  it.each([
    ['is empty', 'empty-file', async () => new Uint8Array()],
    ['is no archive', 'not-a-project', async () => new TextEncoder().encode('{"format":"zhibi-paper"}')],
    ['is another archive', 'not-a-project', async () => zipOf({ 'word/document.xml': '<x/>' })],
    ['was cut off', 'broken-file', async () => (await forged(() => {})).subarray(0, 900)],
    ['is a bomb', 'too-large', async () => zipBomb('manifest.json', 90_000_000)],
    [
      'has too many files',
      'too-large',
      async () => zipOf(Object.fromEntries(Array.from({ length: 500 }, (_, i) => [`a${i}`, '']))),
    ],
    [
      'has a path that leads out',
      'unsafe-path',
      () =>
        forged((files) => {
          files['../../etc/passwd'] = 'x';
        }),
    ],
    [
      'was altered by hand',
      'altered',
      () =>
        forged(
          (files) => {
            files['paper.json'] = text(files).replace('有理数', '无理数');
          },
          { relisted: false },
        ),
    ],
    [
      'holds what it does not list',
      'altered',
      () =>
        forged(
          (files) => {
            files['x.exe'] = 'MZ';
          },
          { relisted: false },
        ),
    ],
    [
      'lacks what it lists',
      'altered',
      () =>
        forged(
          (files) => {
            delete files['paper.json'];
          },
          { relisted: false },
        ),
    ],
    [
      'is of a newer version',
      'newer-version',
      () =>
        forged(
          (files) => {
            files['manifest.json'] = text(files, 'manifest.json').replace('"version": 1', '"version": 2');
          },
          { relisted: false },
        ),
    ],
    ['is nested without end', 'not-valid', () => edited(() => '['.repeat(100_000) + ']'.repeat(100_000))],
    ['is no JSON', 'not-valid', () => edited((paper) => paper.slice(1))],
    [
      'names a picture that is not in it',
      'not-valid',
      () => edited((paper) => paper.replace(/media\/[\da-f]{64}/, newId())),
    ],
    [
      'asks a question that is not in it',
      'not-valid',
      () => edited((paper) => paper.replace('"question": 2', '"question": 9')),
    ],
    ['asks a question twice', 'not-valid', () => edited((paper) => paper.replace('"question": 2', '"question": 1'))],
    [
      'has a script in a drawing',
      'unsafe-content',
      () => edited((paper) => paper.replace('"children": [', `"children": [${drawn(evil)},`)),
    ],
    [
      'has a script in a picture',
      'unsafe-content',
      () =>
        forged((files) => {
          const old = Object.keys(files).find((name) => name.endsWith('.svg')) ?? '';
          const fresh = `media/${createHash('sha256').update(evil).digest('hex')}.svg`;
          delete files[old];
          files[fresh] = evil;
          files['paper.json'] = text(files).replaceAll(old, fresh);
        }),
    ],
    [
      'has a picture that is none',
      'picture-unreadable',
      () =>
        forged((files) => {
          const old = Object.keys(files).find((name) => name.endsWith('.png')) ?? '';
          const half = Buffer.from(files[old] ?? '').subarray(0, 60);
          const fresh = `media/${createHash('sha256').update(half).digest('hex')}.png`;
          delete files[old];
          files[fresh] = half;
          files['paper.json'] = text(files).replaceAll(old, fresh);
        }),
    ],
    [
      'is of a subject that is not taught here',
      'subject-unknown',
      () => edited((paper) => paper.replace(/"name": "[^"]*"/, '"name": "拉丁语"')),
    ],
  ] as const)(
    'because it %s',
    async (_, reason, make) => {
      const before = await person(taker).call(papersApi.list, { subjectId: JUNIOR_MATHS });
      const bytes = await make();
      if (reason === 'picture-unreadable')
        expect((await person(taker).refused(projectApi.import, asFile(bytes))).reason).toBe(reason);
      else expect(await refusal(bytes)).toBe(reason);
      expect(await person(taker).call(papersApi.list, { subjectId: JUNIOR_MATHS })).toEqual(before);
    },
    30_000,
  );

  it('an id that it names finds nothing of here, not even a point that is called otherwise', async () => {
    const other = (paper: string) => paper.replaceAll('的相反数', '的倒数').replaceAll('有理数"', '别的"');
    const file = await edited((paper) => other(paper.replaceAll(points.here, points.there)));
    const said = await preview(file);
    expect(said.questions[0]?.unknownPoints).toEqual(['别的']);
    const taken = await take(file);
    const { sections } = await person(taker).call(papersApi.detail, { paperId: taken.paperId });
    expect(sections[0]?.items[0]?.knowledge).toEqual([]);
  });
});
