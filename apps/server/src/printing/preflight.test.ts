import { papersApi } from '@zhibi/contract/papers';
import { type Finding, type PrintOptions, printingApi } from '@zhibi/contract/printing';
import { printSettingsApi } from '@zhibi/contract/printing/settings';
import { sql } from 'drizzle-orm';
import { PDFDocument, type PDFObject } from 'mupdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { move, newPrintWorld, type PrintWorld, printMachine, printWish, readyRun } from '../../test/print-order.js';
import { openTestWorld, type TestWorld } from '../../test/school.js';
import { keepPdf } from '../papers/index.js';

let world: TestWorld;
let of: PrintWorld;
beforeAll(async () => {
  world = await openTestWorld();
  of = await newPrintWorld(world, 2, 40);
}, 120_000);
afterAll(() => world.close());

async function order({ dots = false, ...options }: Partial<PrintOptions> & { dots?: boolean } = {}) {
  const wanted = { paperId: of.paperId, classIds: [of.schoolClass.classId], dots };
  const printRunId = await readyRun(of, (await of.teacher.call(papersApi.createRun, wanted)).printRunId);
  const { orderId } = await of.teacher.call(printingApi.create, printWish(world, printRunId, options));
  return { orderId, printRunId };
}

/** What the reviewer is told once the order is pushed. */
async function pushed({ orderId }: { orderId: string }) {
  await move(of.teacher, orderId, { move: 'push' });
  const detail = await of.centre.call(printingApi.detail, { orderId });
  const of_ = (check: Finding['check']) => detail.findings.find((found) => found.check === check);
  return { detail, of: of_ };
}

/** Changes the file of a run as nobody of the product would. */
async function alter(printRunId: string, change: (document: PDFDocument) => void) {
  const { bytes } = await of.teacher.download(papersApi.runPdf, { printRunId });
  const document = PDFDocument.openDocument(bytes, 'application/pdf').asPDF();
  if (document === null) throw new Error('no PDF');
  change(document);
  const sha256 = await keepPdf(world.services.files, document.saveToBuffer('').asUint8Array().slice());
  await world.services.database.asSystem((db) =>
    db.execute(sql`update print_run set pdf_sha256 = ${sha256} where id = ${printRunId}`),
  );
}

/** Draws more on a page: behind what it has, or in its place. */
function draw(document: PDFDocument, at: number, operators: string) {
  (document.findPage(at).get('Contents') as PDFObject).push(document.addStream(operators, {}));
}

describe('before a reviewer looks', () => {
  it.each([false, true])('copies that the product made have no error, with dots: %s', async (dots) => {
    const { detail, of: found } = await pushed(await order({ dots }));
    expect(detail.findings.filter(({ level }) => level === 'error')).toEqual([]);
    expect(detail.findings.filter(({ level, check }) => level !== 'passed' && check !== 'odd')).toEqual([]);
    expect(found('dots')?.level).toBe(dots ? 'passed' : undefined);
    expect(detail.pages.length).toBeGreaterThan(1);
  });

  it('text in K between dots is found where it stands, and holds approval back', async () => {
    const made = await order({ dots: true });
    await alter(made.printRunId, (document) => {
      // A font of the page itself: its first two letters, at 30 mm from the left and 100 mm from the top.
      draw(document, 0, 'q 0 0 0 1 k BT /F0 24 Tf 1 0 0 1 85.04 558.4 Tm <00010002> Tj ET Q');
    });
    const { detail, of: found } = await pushed(made);
    const carbon = found('carbon');
    expect(carbon).toMatchObject({ level: 'error', count: 1, marks: [{ face: 1, page: 1, sheet: 0 }] });
    expect(carbon?.marks[0]?.xMm).toBeGreaterThan(28);
    expect(carbon?.marks[0]?.xMm).toBeLessThan(33);
    expect(carbon?.marks[0]?.yMm).toBeGreaterThan(85);
    expect(carbon?.marks[0]?.yMm).toBeLessThan(101);
    const { orderId, revision } = detail;
    expect(await of.centre.refused(printingApi.move, { move: 'approve', orderId, revision })).toMatchObject({
      reason: 'errors-stand',
    });
  });

  it('a page without dots is found in the copy that lacks them', async () => {
    const made = await order({ dots: true });
    await alter(made.printRunId, (document) => {
      const contents = document.findPage(document.countPages() - 1).get('Contents');
      contents.delete(contents.length - 1);
    });
    const { detail, of: found } = await pushed(made);
    const page = detail.pages.length;
    expect(found('dots')).toMatchObject({
      level: 'error',
      count: 1,
      marks: [{ page, sheet: 1, xMm: 0, widthMm: 210 }],
    });
    expect(found('carbon')?.level).toBe('passed');
  });

  it('dots that are covered or missing are marked where they are', async () => {
    const made = await order({ dots: true });
    await alter(made.printRunId, (document) => {
      // White, 30 × 20 mm at 60 mm from the left, 150 mm from the top: it lies over the dots.
      draw(document, 0, 'q 0 0 0 0 k 170.08 360 85.04 56.69 re f Q');
    });
    const covered = (await pushed(made)).of('dots');
    expect(covered).toMatchObject({ level: 'error', count: 1, marks: [{ face: 1, page: 1, sheet: 0 }] });
    const [mark] = covered?.marks ?? [];
    expect([mark?.xMm, mark?.widthMm, mark?.heightMm].map((mm) => Math.round(mm ?? 0))).toEqual([60, 30, 20]);

    const torn = await order({ dots: true });
    await alter(torn.printRunId, (document) => {
      const contents = document.findPage(0).get('Contents');
      const stream = contents.get(contents.length - 1);
      const text = Buffer.from(stream.readStream().asUint8Array()).toString('latin1');
      // Thirty-four lines of dots, about 10 mm, lose the dots of their first 200 squares, 60 mm.
      let line = 0;
      const thinned = text.replace(/\(([a-e]+)\)/g, (all, letters: string) => {
        line += 1;
        return line > 500 && line <= 567 ? `(${'e'.repeat(200)}${letters.slice(200)})` : all;
      });
      const other = document.addStream(Buffer.from(thinned, 'latin1'), {});
      contents.put(contents.length - 1, other);
    });
    const thin = (await pushed(torn)).of('dots');
    expect(thin).toMatchObject({
      level: 'error',
      count: 1,
      marks: [{ face: 1, page: 1, sheet: 0, xMm: 0, widthMm: 60 }],
    });
    expect(thin?.marks[0]?.yMm).toBeGreaterThan(140);
    expect(thin?.marks[0]?.yMm).toBeLessThan(160);
  });

  it('dots that stand twice are found', async () => {
    const made = await order({ dots: true });
    await alter(made.printRunId, (document) => {
      const contents = document.findPage(0).get('Contents');
      contents.push(contents.get(contents.length - 1));
    });
    expect((await pushed(made)).of('dots')).toMatchObject({ level: 'error', marks: [{ face: 1 }] });
  });

  it('ink at the edge is a warning, and an error where it is read back', async () => {
    const made = await order();
    await alter(made.printRunId, (document) => {
      // 10 × 20 mm at 1 mm from the left edge, 100 mm from the top; white behind it is nothing.
      draw(document, 0, 'q 1 g 0 0 595 842 re f 0 0.5 0 rg 2.83 501.7 28.3 56.7 re f Q');
    });
    const { of: found } = await pushed(made);
    expect(found('edge')).toMatchObject({ level: 'warning', count: 1, names: [], marks: [{ face: 1, page: 1 }] });
    expect(found('edge')?.marks[0]).toMatchObject({
      xMm: 1,
      widthMm: expect.closeTo(10, 0),
      heightMm: expect.closeTo(20, 0),
    });
    const other = await order();
    await alter(other.printRunId, (document) => draw(document, 0, 'q 0 g 2.83 800 28.3 28.3 re f Q'));
    expect((await pushed(other)).of('edge')?.level).toBe('error');
  });

  it('machines that print less of a sheet are named', async () => {
    const { centre, shop } = of;
    const saved = async (name: string, edgeMm: number) =>
      (
        await centre.call(printSettingsApi.saveMachine, {
          ...printMachine,
          name,
          edgeMm,
          shopId: shop.ids.accountId,
          revision: 0,
        })
      ).machineId;
    const machines = [await saved('老机器', 8), await saved('新机器', 3)];
    const { of: found } = await pushed(await order());
    expect(found('edge')).toMatchObject({ level: 'warning', names: ['老机器'] });
    for (const machineId of machines) await centre.call(printSettingsApi.removeMachine, { machineId });
  });

  it('a page without anything of its own is found, once for all copies', async () => {
    const made = await order();
    await alter(made.printRunId, (document) => {
      for (let at = 0; at < document.countPages(); at++) {
        const page = document.findPage(at);
        if (at % (document.countPages() / 2) !== 1) continue;
        const contents = page.get('Contents');
        // The paper of the page is replaced by its foot alone.
        contents.put(1, document.addStream('q 0 g 200 20 60 8 re f Q', {}));
      }
    });
    const { of: found } = await pushed(made);
    expect(found('blank')).toMatchObject({
      level: 'warning',
      marks: expect.arrayContaining([expect.objectContaining({ page: 2 })]),
    });
  });

  it('what was found is forgotten with the wish it was found for', async () => {
    const made = await order();
    const { printRunId, ...wish } = printWish(world, made.printRunId, { doubleSidedPrint: false });
    await alter(printRunId, (document) => draw(document, 0, 'q 0 g 2.83 800 28.3 28.3 re f Q'));
    expect((await pushed(made)).detail.errors).toBe(1);
    await move(of.centre, made.orderId, { move: 'reject', reason: 'layout', hint: '左上角被裁' });
    await move(of.teacher, made.orderId, { move: 'mend', ...wish });
    expect((await of.teacher.call(printingApi.detail, made)).findings).toEqual([]);
    expect((await pushed(made)).detail.errors).toBe(1);
  });
});
