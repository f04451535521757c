import { readFile } from 'node:fs/promises';
import { crc32 } from 'node:zlib';
import { markingApi } from '@zhibi/contract/marking';
import { papersApi } from '@zhibi/contract/papers';
import {
  boxesOf,
  type Ground,
  type GroundQuestion,
  groundApi,
  isBlank,
  printedOf,
} from '@zhibi/contract/papers/ground';
import { ColorSpace, Document, Matrix } from 'mupdf';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { foreignPdf, photographOf, scannedPage } from '../../../test/foreign-paper.js';
import { asPdf, asPng, type DrawnPage, PER_MM, ScannedClass } from '../../../test/scanned-class.js';
import { JUNIOR_MATHS, openTestWorld, type TestWorld } from '../../../test/school.js';
import { perform, type QuestionKind, TestCourse } from '../../../test/test-course.js';
import { layOutForDots } from '../layout/lay-out-for-dots.js';
import { layOutPaper } from '../layout/lay-out-paper.js';
import { readPdf } from '../output/kept-file.js';
import { COPIES_JOB } from '../output/make-print-run.js';
import { failReading } from './read-ground.js';
import { READ_GROUND } from './take-upload.js';

let world: TestWorld;
let course: TestCourse;
let pdf: Uint8Array;
beforeAll(async () => {
  world = await openTestWorld({ WORKERS: '0' });
  course = await TestCourse.of(world, 2);
  pdf = await foreignPdf(course, KINDS);
}, 60_000);
afterAll(() => world.close());

const KINDS: QuestionKind[] = ['choice', 'choice', 'trueFalse', 'fillIn', 'subjective'];
const open = (groundId: string) => course.teacher.call(groundApi.open, { groundId });

async function sent(files: readonly Uint8Array[], like?: string): Promise<string> {
  const input = { subjectId: String(JUNIOR_MATHS), title: '八年级上第一单元', file: files, ...(like ? { like } : {}) };
  return (await course.teacher.call(groundApi.upload, input)).groundId;
}
/** Sent and read, as the worker would. */
async function read(files: readonly Uint8Array[], like?: string): Promise<Ground> {
  const groundId = await sent(files, like);
  const payload = { schoolId: course.school.schoolId, groundId };
  await perform(world, READ_GROUND, payload).catch((error: unknown) => failReading(world.services, payload, error));
  return open(groundId);
}
const saved = ({ groundId, revision, title }: Ground, questions: readonly GroundQuestion[]) =>
  course.teacher.call(groundApi.save, { groundId, revision, title, questions: [...questions] });
const keys: Record<string, string> = { single: 'B', judge: 'T', blank: '42' };
const withKeys = (ground: Ground) =>
  saved(
    ground,
    ground.questions.map((question) => ({ ...question, key: keys[question.kind] ?? '' })),
  );

describe('a PDF with words', () => {
  it('is proposed as its questions with numbers, kinds and places that cover nothing', async () => {
    const ground = await read([pdf]);
    expect(ground).toMatchObject({ state: 'ready', pageSize: 'A4', reason: null });
    expect(ground.questions.map(({ no, kind }) => `${no} ${kind}`)).toEqual([
      '1 single',
      '2 single',
      '3 judge',
      '4 blank',
      '5 written',
    ]);
    for (const question of ground.questions) {
      const page = ground.pages.find((one) => one.page === question.page);
      if (page === undefined) throw new Error('a question on no page');
      expect(question.places.length, `question ${question.no}`).toBeGreaterThan(0);
      for (const box of boxesOf(question)) expect(isBlank(printedOf(page.ink), box)).toBe(true);
    }
    const { bytes } = await course.teacher.download(groundApi.picture, { groundId: ground.groundId, page: 1 });
    expect((await sharp(bytes).metadata()).format).toBe('jpeg');
  });

  it('becomes a paper that a class writes on, whose scans are read and marked', async () => {
    const ground = await withKeys(await read([pdf]));
    const { groundId, revision } = ground;
    const { paperId } = await course.teacher.call(groundApi.make, { groundId, revision });
    const paper = await course.teacher.call(papersApi.detail, { paperId });
    expect(paper.sections.flatMap(({ items }) => items.map((item) => item.type))).toEqual([2, 2, 3, 4, 1]);
    expect((await open(groundId)).paperId).toBe(paperId);
    const room = await ScannedClass.given(world, course, paperId);
    const { schoolId } = course.school;
    const { printRunId } = room.homework;
    const { pdfSha256 } = await layOutPaper(world.services, schoolId, paperId);
    await perform(world, COPIES_JOB, { schoolId, printRunId, baseSha256: pdfSha256 });
    const copies = (await course.teacher.download(papersApi.runPdf, { printRunId })).bytes;
    await room.scan([
      await asPng(room.printed(copies, 1, ['B', 'C', 'T'])),
      await asPng(withoutQr(room.printed(copies, 2, ['B', 'B', 'F']))),
    ]);
    const scores = await Promise.all(
      room.studentIds.map(async (studentId) => {
        const { answers } = await course.teacher.call(markingApi.papers, {
          homeworkId: room.homework.homeworkId,
          studentId,
        });
        return answers.map(({ suggestion }) => suggestion);
      }),
    );
    // Two points each are said in the heading; what is written waits for the teacher.
    expect(scores).toEqual([
      [2, 0, 2, null, null],
      [2, 2, 0, null, null],
    ]);
  });

  it('keeps what it shows clear of marks, codes and names, also over dots, without carbon', async () => {
    const ground = await withKeys(await read([pdf]));
    const { paperId } = await course.teacher.call(groundApi.make, ground);
    const page = scannedPage((await course.teacher.download(papersApi.pdf, { paperId })).bytes);
    // Each corner holds its mark and nothing else, and the strip of code and name is empty until copies are stamped.
    const dark = (left: number, top: number, right: number, bottom: number) => {
      let count = 0;
      for (let y = top * 8; y < bottom * 8; y++)
        for (let x = left * 8; x < right * 8; x++) if ((page.pixels[y * page.width + x] ?? 255) < 128) count++;
      return count;
    };
    expect(dark(14, 3, 193, 20)).toBe(0);
    const dotted = await dottedPage(paperId);
    expect([dotted.most(3), dotted.most(0) > 150, dotted.most(1) > 150]).toEqual([0, true, true]);
    for (const [x, y] of [
      [3, 3],
      [195, 3],
      [3, 283],
      [195, 283],
    ] as const)
      expect(dark(x, y, x + 11, y + 10)).toBeGreaterThan(500);
  });
});

/** A page as it is printed over dots: how much there is of an ink at most, of cyan, magenta, yellow and black. */
async function dottedPage(paperId: string) {
  const { schoolId } = course.school;
  const layout = await layOutPaper(world.services, schoolId, paperId);
  const bytes = await readPdf(world.services.files, await layOutForDots(world.services, schoolId, layout));
  const picture = Document.openDocument(bytes, 'application/pdf')
    .loadPage(0)
    .toPixmap(Matrix.scale(2, 2), ColorSpace.DeviceCMYK, false, true);
  const inks = picture.getPixels();
  const most = (ink: number) => {
    let top = 0;
    for (let at = ink; at < inks.length; at += 4) top = Math.max(top, inks[at] ?? 0);
    return top;
  };
  return { most };
}

/** A copy whose QR code is gone: the page code that is printed beside it tells the page as well. */
function withoutQr(page: DrawnPage): DrawnPage {
  const pixels = Uint8Array.from(page.pixels);
  for (let y = 4 * PER_MM; y < 20 * PER_MM; y++)
    pixels.fill(255, y * page.width + 178 * PER_MM, y * page.width + 194 * PER_MM);
  return { ...page, pixels };
}

describe('photographs', () => {
  it('are straightened, and their questions counted by the numbers that are seen', async () => {
    const photo = await photographOf(scannedPage(pdf));
    const ground = await read([photo]);
    expect(ground).toMatchObject({ state: 'ready', pageSize: 'A4' });
    expect(ground.pages[0]?.hasWords).toBe(false);
    const proposed = ground.questions.map(({ no, yMm }) => [no, Math.round(yMm)]);
    const known = (await read([pdf])).questions.map(({ no, yMm }) => [no, Math.round(yMm)]);
    expect(proposed.map(([no]) => no)).toEqual(known.map(([no]) => no));
    for (const [i, [, y = 0]] of proposed.entries()) expect(Math.abs(y - (known[i]?.[1] ?? 0))).toBeLessThan(6);
  });

  it('learn the layout of a page of the same book that was corrected before', async () => {
    const first = await withKeys(await read([pdf]));
    const next = await read([await photographOf(scannedPage(pdf))], first.groundId);
    expect(next.questions.map(({ kind, options, score }) => ({ kind, options, score }))).toEqual(
      first.questions.map(({ kind, options, score }) => ({ kind, options, score })),
    );
    expect(next.questions.every(({ key }) => key === '')).toBe(true);
  });

  it('are turned by hand where one lies on its side', async () => {
    const lying = await sharp(await asPng(scannedPage(pdf)))
      .rotate(180)
      .png()
      .toBuffer();
    const ground = await read([lying]);
    const turned = await course.teacher.call(groundApi.turn, { ...ground, page: 1, by: '180' });
    expect([turned.revision, turned.questions]).toEqual([ground.revision + 1, []]);
  });
});

describe('the corners of a sheet', () => {
  const near = (a: GroundQuestion['yMm'], b: number | undefined) => Math.abs(a - (b ?? 0)) < 8;
  const pictureOf = async ({ groundId }: Ground) =>
    Buffer.from((await course.teacher.download(groundApi.picture, { groundId, page: 1 })).bytes);

  it('are set by hand where the machine was wrong, tried first, and taken back with what was drawn', async () => {
    const ground = await read([await photographOf(scannedPage(pdf))]);
    const { groundId } = ground;
    const [page] = ground.pages;
    const found = page?.corners ?? [];
    expect([page?.canSetCorners, found.length]).toEqual([true, 4]);
    const before = await pictureOf(ground);
    // The upper half of the sheet, as a machine that took a fold for an edge would see it.
    const half = found.map((corner, k) => (k > 1 ? { ...corner, y: corner.y * 0.5 } : corner));
    const tried = await course.teacher.download(groundApi.tryCorners, { groundId, page: 1, corners: half });
    expect((await sharp(tried.bytes).metadata()).format).toBe('jpeg');
    expect(await open(groundId)).toEqual(ground);
    const wrong = await course.teacher.call(groundApi.setCorners, {
      groundId,
      revision: ground.revision,
      page: 1,
      corners: half,
    });
    expect(wrong.revision).toBe(ground.revision + 1);
    expect((await pictureOf(wrong)).equals(before)).toBe(false);
    expect(wrong.questions.length).toBeLessThan(ground.questions.length);
    const right = await course.teacher.call(groundApi.setCorners, {
      groundId,
      revision: wrong.revision,
      page: 1,
      corners: found,
    });
    expect(right.questions.map(({ no, kind }) => [no, kind])).toEqual(
      ground.questions.map(({ no, kind }) => [no, kind]),
    );
    for (const [i, { yMm }] of right.questions.entries()) expect(near(yMm, ground.questions[i]?.yMm)).toBe(true);
    const restored = await saved(right, ground.questions);
    expect(restored.questions).toEqual(ground.questions);
    const alone = await course.teacher.call(groundApi.setCorners, {
      groundId,
      revision: restored.revision,
      page: 1,
      corners: null,
    });
    expect(alone.pages[0]?.corners).toEqual(found);
    const late = { groundId, revision: ground.revision, page: 1, corners: found };
    expect((await course.teacher.refused(groundApi.setCorners, late)).reason).toBe('changed-meanwhile');
  });

  it('turn with their page', async () => {
    const ground = await read([await photographOf(scannedPage(pdf))]);
    const turned = await course.teacher.call(groundApi.turn, { ...ground, page: 1, by: '180' });
    const corners = turned.pages[0]?.corners ?? null;
    expect(corners).not.toEqual(ground.pages[0]?.corners);
    const { groundId } = ground;
    const again = await course.teacher.call(groundApi.turn, {
      groundId,
      revision: turned.revision,
      page: 1,
      by: '180',
    });
    for (const [k, corner] of (again.pages[0]?.corners ?? []).entries()) {
      expect(corner.x).toBeCloseTo(ground.pages[0]?.corners?.[k]?.x ?? -1, 3);
      expect(corner.y).toBeCloseTo(ground.pages[0]?.corners?.[k]?.y ?? -1, 3);
    }
    const cut = await course.teacher.call(groundApi.setCorners, {
      groundId,
      revision: again.revision,
      page: 1,
      corners: again.pages[0]?.corners ?? null,
    });
    expect(cut.questions.map(({ no }) => no)).toEqual(ground.questions.map(({ no }) => no));
  });

  it('are refused where they are no sheet, where a page came with its words, to others, and once there is a paper', async () => {
    const whole = [0, 1, 2, 3].map((k) => ({ x: k === 1 || k === 2 ? 1 : 0, y: k > 1 ? 1 : 0 }));
    const [a, b, c, d] = whole;
    const crossed = [a, b, d, c].flatMap((one) => one ?? []);
    const words = await read([pdf]);
    const given = { groundId: words.groundId, revision: words.revision, page: 1, corners: whole };
    expect(words.pages[0]).toMatchObject({ canSetCorners: false, corners: null });
    expect((await course.teacher.refused(groundApi.setCorners, given)).reason).toBe('no-picture-kept');
    const photo = await read([await photographOf(scannedPage(pdf))]);
    const { groundId, revision } = photo;
    const askew = { groundId, revision, page: 1, corners: crossed };
    expect((await course.teacher.refused(groundApi.setCorners, askew)).reason).toBe('crossed-corners');
    expect((await course.teacher.refused(groundApi.tryCorners, askew)).reason).toBe('crossed-corners');
    const colleague = await course.school.newTeacher(course.classIds);
    expect((await colleague.refused(groundApi.tryCorners, { groundId, page: 1, corners: whole })).code).toBe(-1404);
    expect((await colleague.refused(groundApi.came, { groundId, page: 1 })).code).toBe(-1404);
    const [first] = photo.questions;
    if (first === undefined) throw new Error('no question');
    const frame = { page: 1, xMm: 20, yMm: 100, widthMm: 150, heightMm: 60 };
    const places = [{ xMm: 22, yMm: 110, widthMm: 140, heightMm: 40 }];
    const drawn = await saved(photo, [{ ...first, ...frame, places, kind: 'written', key: '' }]);
    const made = await course.teacher.call(groundApi.make, drawn);
    expect(made.paperId).not.toBe('');
    expect((await course.teacher.refused(groundApi.came, { groundId, page: 1 })).code).toBe(-1404);
  });
});

describe('pages that were printed here', () => {
  it('are named with the paper that they are of, and lead nobody to what is not theirs', async () => {
    const paperId = await course.newPaper(['choice', 'choice']);
    const room = await ScannedClass.given(world, course, paperId);
    const { schoolId } = course.school;
    const { printRunId } = room.homework;
    const { pdfSha256 } = await layOutPaper(world.services, schoolId, paperId);
    await perform(world, COPIES_JOB, { schoolId, printRunId, baseSha256: pdfSha256 });
    const copies = (await course.teacher.download(papersApi.runPdf, { printRunId })).bytes;
    const { title } = await course.teacher.call(papersApi.detail, { paperId });
    const scanned = await asPng(room.printed(copies, 1, ['A', 'B']));
    expect(await read([scanned])).toMatchObject({
      state: 'failed',
      reason: 'own-page',
      ownPaper: { paperId, title },
      pages: [],
    });
    expect(await read([copies])).toMatchObject({ state: 'failed', reason: 'own-page', ownPaper: { paperId } });
    // A sheet that was printed without a class has no code, and its marks all the same.
    const bare = (await course.teacher.download(papersApi.pdf, { paperId })).bytes;
    expect(await read([await photographOf(scannedPage(bare))])).toMatchObject({ reason: 'own-page', ownPaper: null });
    const colleague = await course.school.newTeacher(course.classIds);
    const input = { subjectId: String(JUNIOR_MATHS), file: [scanned] };
    const { groundId } = await colleague.call(groundApi.upload, input);
    const payload = { schoolId, groundId };
    await perform(world, READ_GROUND, payload).catch((error: unknown) => failReading(world.services, payload, error));
    expect(await colleague.call(groundApi.open, { groundId })).toMatchObject({ reason: 'own-page', ownPaper: null });
    await colleague.call(groundApi.remove, { groundId });
  });
});

describe('HEIC of a telephone', () => {
  const kept = (name: string) => readFile(new URL(`../../../test/pictures/${name}`, import.meta.url));

  it('is opened as any photograph: its marks are seen', async () => {
    expect(await read([await kept('page.heic')])).toMatchObject({ state: 'failed', reason: 'own-page' });
  });

  it('is told where its end is gone, or where it has too many pixels', async () => {
    const whole = await kept('page.heic');
    expect((await read([whole.subarray(0, whole.length / 3)])).reason).toBe('broken-file');
    expect((await read([await kept('large.heic')])).reason).toBe('picture-too-wide');
  });
});

/** What one waits for until another gives it. */
function signal() {
  let give = () => {};
  const given = new Promise<void>((resolve) => {
    give = resolve;
  });
  return { given, give: () => give() };
}

describe('pages that are read twice', () => {
  const begun = async () => {
    const groundId = await sent([pdf]);
    return { groundId, payload: { schoolId: course.school.schoolId, groundId } };
  };

  it('because a process was killed are read from the first page on, once', async () => {
    const { groundId, payload } = await begun();
    const killed = async () => Promise.reject(new Error('killed'));
    await expect(perform(world, READ_GROUND, payload, killed)).rejects.toThrow('killed');
    expect((await open(groundId)).pages).toEqual([]);
    await perform(world, READ_GROUND, payload);
    const { state, pages, questions } = await open(groundId);
    expect([state, pages.length, questions.length]).toEqual(['ready', 1, KINDS.length]);
  });

  it.each(['reads on', 'fails'] as const)(
    'because a process slept stay as they were corrected when it wakes and %s',
    async (wakes) => {
      const { groundId, payload } = await begun();
      const [asleep, awake] = [signal(), signal()];
      const sleeper = perform(world, READ_GROUND, payload, async () => {
        asleep.give();
        await awake.given;
        if (wakes === 'fails') throw new Error('its disk was gone');
      }).catch((error: unknown) => failReading(world.services, payload, error));
      await asleep.given;
      await perform(world, READ_GROUND, payload);
      const corrected = await withKeys(await open(groundId));
      awake.give();
      await sleeper;
      expect(await open(groundId)).toEqual(corrected);
    },
  );
});

describe('two windows on the same pages', () => {
  it('make one paper of them, however quickly; what the other was about to keep is told', async () => {
    const { groundId, revision, questions } = await withKeys(await read([pdf]));
    const make = () => course.teacher.send(groundApi.make, { groundId, revision });
    const save = () => course.teacher.send(groundApi.save, { groundId, revision, title: '改名', questions });
    const answers = (await Promise.all([make(), make(), save()])).map((answer) => answer.json());
    expect(answers.filter(({ code }) => code === 1)).toHaveLength(1);
    for (const { code, data } of answers)
      if (code !== 1) expect(['is-made', 'changed-meanwhile']).toContain(data.reason);
    const now = await open(groundId);
    const { items } = await course.teacher.call(papersApi.list, { subjectId: JUNIOR_MATHS });
    const isMade = now.state === 'made';
    expect(items.filter(({ paperId }) => paperId === now.paperId)).toHaveLength(isMade ? 1 : 0);
    expect(now.title === '改名').toBe(!isMade);
  });
});

describe('what is no paper is told, and nothing of it is kept', () => {
  it.each([
    ['locked-file', async () => asPdf([await asPng(scannedPage(pdf))], 'geheim')],
    ['broken-file', async () => Buffer.from('%PDF-1.7\nnothing that follows is a file')],
    ['file-kind', async () => Buffer.from('试卷')],
    ['empty-page', async () => asPdf([await blank(800, 1_100)])],
    ['picture-too-wide', async () => saidToBe(await blank(80, 110), 50_000)],
    ['too-many-pages', async () => asPdf(Array.from({ length: 21 }, () => small))],
  ])('%s', async (reason, make) => {
    small = await blank(80, 110);
    const ground = await read([await make()]);
    expect(ground).toMatchObject({ state: 'failed', reason, pages: [], questions: [] });
    const refused = await course.teacher.refused(groundApi.make, ground);
    expect(refused.reason).toBe('not-ready');
  });
  let small: Buffer;
  /** A PNG whose head says that it is so wide and so high. */
  const saidToBe = (png: Buffer, px: number) => {
    const bytes = Buffer.from(png);
    bytes.writeUInt32BE(px, 16);
    bytes.writeUInt32BE(px, 20);
    bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
    return bytes;
  };
  const blank = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#fff' } })
      .greyscale()
      .png()
      .toBuffer();

  it('too-large: 300 MB are given up before their end', async () => {
    const input = { subjectId: String(JUNIOR_MATHS), file: [Buffer.alloc(41 * 1024 * 1024, 37)] };
    expect((await course.teacher.refused(groundApi.upload, input)).reason).toBe('too-large');
  });

  it('has-faults: two questions of one number, boxes over print, a key that cannot be chosen', async () => {
    const ground = await read([pdf]);
    const [first, ...others] = ground.questions;
    if (first === undefined) throw new Error('no question');
    for (const wrong of [{ no: 2 }, { key: 'E' }, { places: [] }, { xMm: 0 }]) {
      const { revision, groundId } = await saved(await open(ground.groundId), [{ ...first, ...wrong }, ...others]);
      expect((await course.teacher.refused(groundApi.make, { groundId, revision })).reason).toBe('has-faults');
    }
    expect((await open(ground.groundId)).state).toBe('ready');
  });

  it('changed-meanwhile: of two windows one is told', async () => {
    const ground = await read([pdf]);
    await saved(ground, []);
    const { groundId, revision, title } = ground;
    const late = await course.teacher.refused(groundApi.save, { groundId, revision, title, questions: [] });
    expect(late.reason).toBe('changed-meanwhile');
  });

  it('is for its teacher alone', async () => {
    const groundId = await sent([pdf]);
    const colleague = await course.school.newTeacher(course.classIds);
    expect((await colleague.refused(groundApi.open, { groundId })).code).toBe(-1404);
    await course.teacher.call(groundApi.remove, { groundId });
    expect((await course.teacher.refused(groundApi.open, { groundId })).code).toBe(-1404);
  });
});
