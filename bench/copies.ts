import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib';
import { toPlain } from '@zhibi/content';
import { openPress, openStamps, type PaperSheet, stampCopies } from '@zhibi/typeset';
import { ensureFonts } from '../packages/typeset/src/fonts/ensure-fonts.js';
import { openCompiler } from '../packages/typeset/src/press/compiler.js';
import { unitTest } from '../packages/typeset/src/sample/unit-test.js';
import { load, median, report } from './measure.js';

const STUDENTS = 40;
const PAGES = 5;
const ROUNDS = 9;

const options = { pageSize: 'A4', columns: 1, sealLine: true, scoreTable: true, edition: 'student' } as const;

/** The copies of a class for a five-page paper, from the questions to the PDF, beside the same words set by bare Typst and stamped by pdf-lib. */
export async function benchCopies(): Promise<void> {
  const press = await openPress();
  const fonts = await openStamps();
  const compiler = openCompiler(await ensureFonts());
  const sheet = await fivePages(press);
  const ours: number[] = [];
  const bare: number[] = [];
  let megabytes = 0;
  for (let round = 0; round < ROUNDS; round++) {
    // Another title each time: nobody compiles the same paper twice.
    const paper = { ...sheet, title: `${sheet.title} ${round}` };
    const begun = performance.now();
    const { pdf, geometry } = await press.layOut(paper, options);
    const copies = Array.from({ length: STUDENTS }, (_, i) => ({
      name: `学生${i + 1}`,
      schoolName: '青禾实验中学',
      className: '八年级(1)班',
      studentNo: String(i + 1),
      pages: Array.from({ length: geometry.pageCount }, (_, p) => ({
        page: p + 1,
        pageCode: `3.27.${i}.${p + 1}`,
        qrText: `zhibi:demo:3.27.${i}.${p + 1}`,
      })),
    }));
    megabytes = (await stampCopies(pdf, geometry, copies, { fonts })).length / 1e6;
    const middle = performance.now();
    const compiled = compiler.compile(bareSource(paper), new Map());
    if ('failure' in compiled) throw new Error(compiled.failure.join('; '));
    await bareCopies(compiled.pdf);
    const [ownMs, bareMs] = [middle - begun, performance.now() - middle];
    ours.push(ownMs);
    bare.push(bareMs);
    if (round === 0)
      console.log(
        `  ${geometry.pageCount} pages against ${compiled.pageCount} of the baseline; first round ${ownMs.toFixed(0)} ms against ${bareMs.toFixed(0)} ms`,
      );
  }
  const [ownMs, bareMs] = [median(ours), median(bare)];
  report(
    `${STUDENTS} copies of a ${PAGES}-page paper, each page with name, class, code and QR`,
    'copies/s',
    (STUDENTS / ownMs) * 1000,
    (STUDENTS / bareMs) * 1000,
  );
  console.log(
    `  ${ownMs.toFixed(0)} ms and ${megabytes.toFixed(2)} MB against ${bareMs.toFixed(0)} ms, the middle of ${ROUNDS} rounds · ${load()}`,
  );
}

async function fivePages(press: Awaited<ReturnType<typeof openPress>>): Promise<PaperSheet> {
  const base = unitTest();
  const sections = [...base.sections];
  for (;;) {
    const sheet = { ...base, sections };
    const { geometry } = await press.layOut(sheet, options);
    if (geometry.pageCount >= PAGES) return sheet;
    const copy = base.sections[sections.length % base.sections.length];
    if (copy)
      sections.push({
        ...copy,
        items: copy.items.map((item) => ({ ...item, itemId: `${item.itemId}-${sections.length}` })),
      });
  }
}

/** The words of the paper, one paragraph each, on pages of the same size: what Typst alone would cost. */
function bareSource(paper: PaperSheet): string {
  const words = paper.sections.flatMap(({ title, items }) => [
    title,
    ...items.flatMap(({ question }) => [
      toPlain(question.stem),
      ...question.options.map(({ content }) => toPlain(content)),
    ]),
  ]);
  const paragraphs = words.map((text) => `#text(${JSON.stringify(text)})`).join('\n\n#v(5mm)\n');
  return `#set page(width: 210mm, height: 297mm)\n#set text(font: "Noto Serif SC", size: 10.5pt)\n= ${JSON.stringify(paper.title)}\n${paragraphs}`;
}

/** The usual way: every copy's pages are copied and get a line of text. */
async function bareCopies(pdf: Uint8Array): Promise<Uint8Array> {
  const source = await PDFDocument.load(pdf);
  const target = await PDFDocument.create();
  const font = await target.embedFont(StandardFonts.Helvetica);
  for (let student = 0; student < STUDENTS; student++) {
    for (const page of await target.copyPages(source, source.getPageIndices())) {
      page.drawText(`student ${student + 1}`, { x: 60, y: 800, size: 10, font });
      target.addPage(page);
    }
  }
  return target.save();
}
