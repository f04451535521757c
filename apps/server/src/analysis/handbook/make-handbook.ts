import { Id } from '@zhibi/contract/kernel';
import type { CopyForm } from '@zhibi/contract/papers';
import { z } from 'zod';
import { homeworkById, plainKind, publishHomework } from '../../homework/index.js';
import {
  bookletSheet,
  type DottedPages,
  dottedForms,
  findRun,
  joinBooklets,
  keepPdf,
  layOutForDots,
  layOutForReaders,
  makeCopies,
  openPrintRun,
  paperForHomework,
  putBooklet,
  readPdf,
  setBooklet,
} from '../../papers/index.js';
import { classesOf, studentsById } from '../../people/index.js';
import type { Task } from '../../platform/jobs/index.js';
import { found } from '../../platform/problem.js';
import type { Services } from '../../platform/services.js';
import { linkOfSheet } from './link-sheet.js';
import { bookletLine, bookletTitle } from './rules-words.js';
import {
  type CopyRow,
  copiesOfBook,
  findHandbook,
  type HandbookRow,
  type ItemRow,
  itemsOfBook,
  keepPrinted,
  updateCopy,
  updateHandbook,
} from './store.js';

/** `origin`: where people type the address of this server; what was queued before there were codes on sheets has none. */
const Payload = z.object({ schoolId: Id, handbookId: Id, origin: z.string().optional() });
const DAILY = 1;
const WHOLE = 200;

interface Book {
  row: HandbookRow;
  origin: string | undefined;
  className: string;
  names: Map<string, string>;
  itemsOf: Map<string, ItemRow[]>;
}

/**
 * Makes the booklets of a class one after the other, each as a paper, a print run and a homework of its own, and binds them. Begun again
 * it goes on with the first student whose booklet is not given out yet.
 */
export async function makeHandbook(services: Services, { payload, progress }: Task): Promise<{ handbookId: string }> {
  const { schoolId, handbookId, origin } = Payload.parse(payload);
  const of = { schoolId, handbookId };
  const inSchool = { schoolIds: [schoolId] };
  const { book, copies } = await services.database.asActor(inSchool, async (db) => {
    const row = found(await findHandbook(db, of));
    const [schoolClass] = await classesOf(db, schoolId, [row.classId]);
    const all = await copiesOfBook(db, of);
    const students = await studentsById(
      db,
      schoolId,
      all.map(({ studentId }) => studentId),
    );
    const names = new Map([...students].map(([id, { name }]) => [id, name]));
    const itemsOf = new Map<string, ItemRow[]>();
    for (const item of await itemsOfBook(db, of))
      itemsOf.set(item.studentId, [...(itemsOf.get(item.studentId) ?? []), item]);
    return { book: { row, origin, className: schoolClass?.className ?? '', names, itemsOf }, copies: all };
  });
  if (book.row.status === 'ready') return { handbookId };
  const pdfs: Uint8Array[] = [];
  // A person counts the students: binding at the end is no step of its own, and the total stays what it was.
  const total = copies.length;
  await progress(0, total);
  for (const copy of copies) {
    pdfs.push(await ownPdf(services, book, copy));
    await progress(pdfs.length, total);
  }
  const pdfSha256 = await keepPdf(services.files, await joinBooklets(services, pdfs));
  await services.database.asActor(inSchool, (db) => updateHandbook(db, of, { status: 'ready', pdfSha256 }));
  return { handbookId };
}

/** The booklets could not be made: the list says so. Those that are given out already stay. */
export async function failHandbook({ database }: Services, payload: Task['payload']): Promise<void> {
  const { schoolId, handbookId } = Payload.parse(payload);
  await database.asActor({ schoolIds: [schoolId] }, (db) =>
    updateHandbook(db, { schoolId, handbookId }, { status: 'failed' }),
  );
}

/** The coded pages of one student, made and given out if they are not yet. */
async function ownPdf(services: Services, book: Book, copy: CopyRow): Promise<Uint8Array> {
  const { schoolId } = copy;
  const paperId = copy.paperId ?? (await keepPaper(services, book, copy));
  const readers = { paperId, classIds: [book.row.classId], studentIds: new Set([copy.studentId]) };
  const { layout, forms } = await layOutForReaders(services, schoolId, readers);
  const [own] = forms;
  const dotted = book.row.dots
    ? own === undefined
      ? { usual: await layOutForDots(services, schoolId, layout) }
      : await dottedForms(services, schoolId, forms)
    : undefined;
  const { revision, geometry, pdfSha256 } = own ?? layout;
  const of = { layout: { revision, geometry, pdfSha256, form: own?.form ?? ('usual' as const) }, dotted };
  const { printRunId, baseSha256 } = await giveOut(services, book, { ...copy, paperId }, of);
  const now = services.clock.now();
  const link = await services.database.asActor({ schoolIds: [schoolId] }, (db) =>
    linkOfSheet(db, copy, { origin: book.origin, now }),
  );
  await makeCopies(services, { payload: { schoolId, printRunId, baseSha256 }, progress: async () => undefined }, link);
  const run = await services.database.readAsActor({ schoolIds: [schoolId] }, (db) => findRun(db, schoolId, printRunId));
  return readPdf(services.files, found(run?.pdfSha256 ?? undefined));
}

/** Lays the booklet out to see how much of it the pages hold, and keeps that as a paper. */
async function keepPaper(services: Services, { row, className, names, itemsOf }: Book, copy: CopyRow): Promise<string> {
  const { schoolId, studentId } = copy;
  const { database, clock } = services;
  const all = itemsOf.get(studentId) ?? [];
  const sheetOf = (questions: ItemRow[]) => ({
    subjectId: row.subjectId,
    title: bookletTitle(names.get(studentId) ?? '', row.title),
    line: bookletLine({ className, ...row.range, questions: questions.length }),
    questions,
  });
  const sheet = await database.readAsActor({ schoolIds: [schoolId] }, (db) => bookletSheet(db, schoolId, sheetOf(all)));
  // What was wrong is redone whole: only booklets of many papers have a budget.
  const maxPages = row.redoOf === null ? row.rules.maxPages : WHOLE;
  const { fits } = await setBooklet(services, schoolId, { sheet, maxPages });
  // One question that is longer than the whole budget is printed all the same: the student needs it.
  const kept = all.slice(0, Math.max(1, fits));
  return database.asActor({ schoolIds: [schoolId] }, async (db) => {
    const by = { schoolId, accountId: row.createdBy };
    const { paperId, itemIds } = await putBooklet(db, by, sheetOf(kept), clock.now());
    await updateCopy(db, copy, { paperId });
    await keepPrinted(db, copy, itemIds);
    return paperId;
  });
}

/** Issues the page codes and puts the booklet before its student, once. */
function giveOut(
  { database, clock }: Services,
  { row, names }: Book,
  copy: CopyRow & { paperId: string },
  of: {
    layout: { revision: number; geometry: { pageCount: number }; pdfSha256: string; form: CopyForm };
    dotted: DottedPages | undefined;
  },
): Promise<{ printRunId: string; baseSha256: string }> {
  const { schoolId, studentId, paperId } = copy;
  return database.asActor({ schoolIds: [schoolId] }, async (db) => {
    const by = { schoolId, accountId: row.createdBy };
    const { revision, geometry, pdfSha256, form } = of.layout;
    const [now, classIds, studentIds] = [clock.now(), [row.classId], new Set([studentId])];
    if (copy.homeworkId !== null) {
      const { printRunId } = await homeworkById(db, schoolId, copy.homeworkId);
      return { printRunId, baseSha256: of.dotted?.[form] ?? pdfSha256 };
    }
    const {
      opened: [run],
    } = await openPrintRun(db, by, { paperId, revision, classIds, studentIds, dotted: of.dotted });
    const homework = await publishHomework(
      db,
      by,
      { title: bookletTitle(names.get(studentId) ?? '', row.title), workCategory: DAILY, printRunId: run.printRunId },
      {
        paper: await paperForHomework(db, schoolId, paperId),
        classIds,
        studentIds,
        times: { pushAt: now, startAt: now, endAt: row.endAt },
        kind: {
          ...plainKind(),
          givingId: row.id,
          forSome: true,
          personal: true,
          redoOf: row.redoOf,
          loadReason: row.loadReason,
        },
      },
      now,
    );
    await updateCopy(db, copy, { homeworkId: homework.id, pages: geometry.pageCount });
    return run;
  });
}
