import type { CopyForm } from '@zhibi/contract/papers';
import { classesOf, studentsOf } from '../../people/index.js';
import type { Db } from '../../platform/db.js';
import { newId } from '../../platform/ids.js';
import { type Starter, startJob } from '../../platform/jobs/index.js';
import { ensure, found } from '../../platform/problem.js';
import { isReadyToPrint } from '../cards/release-card.js';
import { formsOfStudents } from '../layout/store-forms.js';
import { pagesOfForm } from '../layout/store-layout.js';
import { byForm } from './rules-forms.js';
import { insertRun, issueCodes } from './store-run.js';

export const COPIES_JOB = 'paper-copies';

/** The pages to be stamped over dots, by edition. */
export type DottedPages = Partial<Record<CopyForm, string>>;

export interface NewRun {
  paperId: string;
  /** A revision that is laid out. */
  revision: number;
  classIds: readonly string[];
  /** Of the classes only these; absent: everybody. */
  studentIds?: ReadonlySet<string>;
  /** Who is in the classes or meant of them, where that was read just now. */
  students?: readonly { classId: string; studentId: string }[] | undefined;
  /** How everybody's copy is printed who needs no edition of the own; as usual when left out. */
  form?: CopyForm;
  /** When there are to be dots. */
  dotted?: DottedPages | undefined;
}

/** One file of a run: its copies are all of one edition. */
interface OpenedRun {
  printRunId: string;
  baseSha256: string;
}

/**
 * A print run for every student who is in the classes now, or for some of them: issues their page codes, class by class and by number, and
 * starts the jobs that make the copies. Those who need another edition have a part of it, with a file of its own. `class-empty` when nobody is in
 * the classes, `changed-meanwhile` when an edition was not laid out before, `card-not-released` for a card whose test is not done. Whether the person may is decided before.
 */
export async function makePrintRun(
  db: Db,
  starter: Starter,
  run: NewRun,
): Promise<{ printRunId: string; jobId: string; copies: { classId: string; studentId: string }[] }> {
  const { opened, copies } = await openPrintRun(db, starter, run);
  const jobs = new Map<string, string>();
  for (const one of opened) jobs.set(one.printRunId, await startJob(db, starter, COPIES_JOB, { ...one }));
  const [{ printRunId }] = opened;
  return { printRunId, jobId: found(jobs.get(printRunId)), copies };
}

/** The same for who makes the copies in a job of the own: what `makeCopies` is to be told, the run of most students first. */
export async function openPrintRun(
  db: Db,
  { schoolId, accountId }: Starter,
  { paperId, revision, classIds, studentIds, students: known, form = 'usual', dotted }: NewRun,
): Promise<{ opened: [OpenedRun, ...OpenedRun[]]; copies: { classId: string; studentId: string }[] }> {
  ensure(await isReadyToPrint(db, schoolId, paperId, revision), 'conflict', 'card-not-released');
  const classes = await classesOf(db, schoolId, [...new Set(classIds)]);
  const students =
    known ??
    (await studentsOf(
      db,
      schoolId,
      classes.map((one) => one.classId),
    ));
  const written = students.filter(({ studentId }) => studentIds?.has(studentId) ?? true);
  const copies = classes.flatMap(({ classId }) => written.filter((one) => one.classId === classId));
  ensure(copies.length > 0, 'conflict', 'class-empty');
  const own = await formsOfStudents(
    db,
    schoolId,
    copies.map(({ studentId }) => studentId),
  );
  const opened: OpenedRun[] = [];
  for (const [of, group] of byForm(copies, own, form)) {
    const pages = await pagesOfForm(db, schoolId, { paperId, revision }, of);
    const baseSha256 = dotted === undefined ? pages?.pdfSha256 : dotted[of];
    ensure(pages !== undefined && baseSha256 !== undefined, 'conflict', 'changed-meanwhile');
    const id = newId();
    await insertRun(db, {
      schoolId,
      id,
      paperId,
      revision,
      createdBy: accountId,
      classIds: classes.map((one) => one.classId),
      dots: dotted !== undefined,
      form: of,
      partOf: opened[0]?.printRunId ?? null,
    });
    await issueCodes(db, { schoolId, id, pageCount: pages.geometry.pageCount }, group);
    opened.push({ printRunId: id, baseSha256 });
  }
  const [main, ...parts] = opened;
  return {
    opened: [found(main), ...parts],
    copies: copies.map(({ classId, studentId }) => ({ classId, studentId })),
  };
}
