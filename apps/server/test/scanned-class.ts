import { scansApi } from '@zhibi/contract/capture/scans';
import { type HomeworkForTeacher, homeworkApi } from '@zhibi/contract/homework';
import { areaTypes, type Geometry } from '@zhibi/contract/papers';
import { drawSheet } from '@zhibi/scan/simulator';
import { ColorSpace, Document, Image, Matrix, PDFDocument } from 'mupdf';
import sharp from 'sharp';
import { geometryOf } from '../src/papers/index.js';
import type { TestWorld } from './school.js';
import { perform, type QuestionKind, TestCourse } from './test-course.js';

export const PER_MM = 8;

/** A page as it comes from a scanner: grey, row by row. */
export interface DrawnPage {
  width: number;
  height: number;
  pixels: Uint8Array;
}

/** A class whose homework was written on paper and is scanned. */
export class ScannedClass {
  constructor(
    private readonly world: TestWorld,
    readonly course: TestCourse,
    readonly homework: HomeworkForTeacher,
    readonly geometry: Geometry,
    /** By student: the code of each page. */
    readonly codes: ReadonlyMap<string, ReadonlyMap<number, string>>,
  ) {}

  static async of(world: TestWorld, kinds: QuestionKind[], students = 2): Promise<ScannedClass> {
    const course = await TestCourse.of(world, students);
    return ScannedClass.given(world, course, await course.newPaper(kinds));
  }

  /** A class that this paper of its teacher's is given to. */
  static async given(world: TestWorld, course: TestCourse, paperId: string, revision = 1): Promise<ScannedClass> {
    return ScannedClass.ofHomework(
      world,
      course,
      await course.teacher.call(homeworkApi.publish, course.order(paperId)),
      revision,
    );
  }

  /** Those who were given this homework. */
  static async ofHomework(
    world: TestWorld,
    course: TestCourse,
    homework: HomeworkForTeacher,
    revision = 1,
  ): Promise<ScannedClass> {
    const { items } = await course.teacher.call(homeworkApi.submissions, { homeworkId: homework.homeworkId });
    const codes = items.map(
      ({ studentId, pageCodes }) => [studentId, new Map(pageCodes.map((one) => [one.page, one.pageCode]))] as const,
    );
    const { schoolId } = course.school;
    const geometry = await world.services.database.asActor({ schoolIds: [schoolId] }, (db) =>
      geometryOf(db, schoolId, homework.paperId, revision),
    );
    return new ScannedClass(world, course, homework, geometry, new Map(codes));
  }

  get studentIds(): string[] {
    return [...this.codes.keys()];
  }

  /** The first page of a student, with the boxes of these letters filled, question by question. `code`: what is printed instead of the own. */
  page(
    studentId: string,
    answers: readonly string[],
    { code, pale = 30 }: { code?: string; pale?: number } = {},
  ): DrawnPage {
    const areas = this.geometry.areas.filter(({ page }) => page === 1);
    const pageCode = code ?? this.codes.get(studentId)?.get(1) ?? '';
    const { canvas } = drawSheet(
      { ...this.geometry, areas, stamps: this.geometry.stamps.filter(({ page }) => page === 1) },
      { qrText: `zhibi:demo:${pageCode}`, pageCode },
      PER_MM,
    );
    return this.filled(canvas.image, answers, pale);
  }

  /** Page `no` of a file of copies, counted from 1, as it comes from the printer, with the boxes filled. */
  printed(copies: Uint8Array, no: number, answers: readonly string[]): DrawnPage {
    const document = Document.openDocument(copies, 'application/pdf');
    const scale = (PER_MM * 25.4) / 72;
    const picture = document.loadPage(no - 1).toPixmap(Matrix.scale(scale, scale), ColorSpace.DeviceGray, false, true);
    const [width, height] = [picture.getWidth(), picture.getHeight()];
    return this.filled({ width, height, pixels: Uint8Array.from(picture.getPixels()) }, answers, 30);
  }

  private filled({ width, height, pixels }: DrawnPage, answers: readonly string[], pale: number): DrawnPage {
    const areas = this.geometry.areas.filter(({ page }) => page === 1);
    const itemIds = [...new Set(areas.flatMap(({ qids }) => qids))];
    for (const area of areas) {
      if (area.option === null || area.areaType === areaTypes.question) continue;
      if (!answers[itemIds.indexOf(area.qids[0] ?? '')]?.includes(area.option)) continue;
      this.fill({ width, height, pixels }, area, pale);
    }
    return { width, height, pixels };
  }

  /** Fills a box of a page in pencil. */
  fill(
    { width, pixels }: DrawnPage,
    box: { xMm: number; yMm: number; widthMm: number; heightMm: number },
    pale = 30,
  ): void {
    const [left = 0, top = 0] = [(box.xMm + 0.5) * PER_MM, (box.yMm + 0.5) * PER_MM].map(Math.round);
    const [right, bottom] = [(box.xMm + box.widthMm - 0.5) * PER_MM, (box.yMm + box.heightMm - 0.5) * PER_MM];
    for (let y = top; y < bottom; y++) for (let x = left; x < right; x++) pixels[y * width + x] = pale;
  }

  /** Sends files as one batch and reads them. */
  async scan(files: readonly Uint8Array[]): Promise<string> {
    const { teacher } = this.course;
    const { batchId } = await teacher.call(scansApi.upload, { homeworkId: this.homework.homeworkId, file: files });
    await this.read(batchId);
    for (const studentId of this.studentIds) await this.mark(studentId);
    return batchId;
  }

  read(batchId: string): Promise<void> {
    return perform(this.world, 'read-scans', { schoolId: this.course.school.schoolId, batchId });
  }

  /** What marking does a moment later. */
  mark(studentId: string): Promise<void> {
    const { schoolId } = this.course.school;
    return perform(this.world, 'read-answers', { schoolId, homeworkId: this.homework.homeworkId, studentId });
  }
}

const raw = ({ width, height, pixels }: DrawnPage) => sharp(pixels, { raw: { width, height, channels: 1 } });
export const asPng = (page: DrawnPage): Promise<Buffer> => raw(page).png().toBuffer();
export const asTiff = (page: DrawnPage): Promise<Buffer> => raw(page).tiff().toBuffer();
/** As a phone sends it: turned, in colour, compressed. */
export const asJpeg = (page: DrawnPage, turned = 0): Promise<Buffer> =>
  raw(page).rotate(turned).toColourspace('srgb').jpeg({ quality: 70 }).toBuffer();

/** Pages in one file, as a scanner writes them; with a password where one is given. */
export function asPdf(pages: readonly Uint8Array[], password?: string): Uint8Array {
  const document = new PDFDocument();
  for (const bytes of pages) {
    const picture = document.addImage(new Image(bytes));
    const page = document.addPage(
      [0, 0, 595.3, 841.9],
      0,
      { XObject: { I: picture } },
      'q 595.3 0 0 841.9 0 0 cm /I Do Q',
    );
    document.insertPage(-1, page);
  }
  const buffer = document.saveToBuffer(password === undefined ? '' : `encrypt=aes-256,user-password=${password}`);
  return Uint8Array.from(buffer.asUint8Array());
}
