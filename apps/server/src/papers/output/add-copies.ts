import type { CopyForm } from '@zhibi/contract/papers';
import type { Db } from '../../platform/db.js';
import { newId } from '../../platform/ids.js';
import { type Starter, startJob } from '../../platform/jobs/index.js';
import { found } from '../../platform/problem.js';
import type { Services } from '../../platform/services.js';
import { layOutForDots } from '../layout/lay-out-for-dots.js';
import { layOutFormForDots } from '../layout/lay-out-form.js';
import { findFormLayout, formsOfStudents } from '../layout/store-forms.js';
import { findLayout, pagesOfForm } from '../layout/store-layout.js';
import { COPIES_JOB, type DottedPages } from './make-print-run.js';
import { copiesWithParts, findRun, insertRun, issueCodes, partsOf, type Run } from './store-run.js';

/** The pages that the copies of a print run and its parts are stamped on, ready before the transaction that adds some. */
export async function pagesToStamp(services: Services, schoolId: string, printRunId: string): Promise<DottedPages> {
  const { runs, layout } = await services.database.readAsActor({ schoolIds: [schoolId] }, async (db) => {
    const of = found(await findRun(db, schoolId, printRunId));
    const kept = found(await findLayout(db, schoolId, of.paperId, of.revision));
    const all: { form: CopyForm; pdfSha256: string; dots: boolean }[] = [];
    for (const one of [of, ...(await partsOf(db, schoolId, printRunId))]) {
      const pages = found(await pagesOfForm(db, schoolId, of, one.form));
      all.push({ form: one.form, pdfSha256: pages.pdfSha256, dots: one.dots });
    }
    return { runs: all, layout: kept };
  });
  const pages: DottedPages = {};
  for (const { form, pdfSha256, dots } of runs) {
    if (!dots) pages[form] = pdfSha256;
    else if (form === 'usual') pages[form] = await layOutForDots(services, schoolId, layout);
    else pages[form] = await layOutFormForDots(services, schoolId, { ...layout, form });
  }
  return pages;
}

/**
 * Issues codes to students who have no copy in a print run, and makes its file again with theirs at the end. Who needs an edition that is already
 * laid out for this paper gets it, in a part of the run; of any other the edition that the class has.
 */
export async function addCopies(
  db: Db,
  starter: Starter,
  { printRunId, pages }: { printRunId: string; pages: DottedPages },
  students: readonly { classId: string; studentId: string }[],
): Promise<void> {
  const { schoolId } = starter;
  const having = new Set((await copiesWithParts(db, schoolId, printRunId)).map(({ studentId }) => studentId));
  const fresh = students.filter(({ studentId }) => !having.has(studentId));
  if (fresh.length === 0) return;
  const run = found(await findRun(db, schoolId, printRunId));
  const own = await formsOfStudents(
    db,
    schoolId,
    fresh.map(({ studentId }) => studentId),
  );
  const runs = [run, ...(await partsOf(db, schoolId, printRunId))];
  const groups = new Map<CopyForm, { classId: string; studentId: string }[]>();
  for (const student of fresh) {
    const wanted = own.get(student.studentId) ?? run.form;
    const form = (await isReady(db, schoolId, run, wanted, pages)) ? wanted : run.form;
    groups.set(form, [...(groups.get(form) ?? []), student]);
  }
  for (const [form, group] of groups) {
    const part = runs.find((one) => one.form === form) ?? (await openPart(db, starter, run, form));
    const { geometry, pdfSha256 } = found(await pagesOfForm(db, schoolId, run, form));
    await issueCodes(db, { schoolId, id: part.printRunId, pageCount: geometry.pageCount }, group);
    const baseSha256 = pages[form] ?? pdfSha256;
    await startJob(db, starter, COPIES_JOB, { printRunId: part.printRunId, baseSha256 });
  }
}

/** Whether copies of this edition can be stamped now: it is laid out, over dots too where the run has dots. */
async function isReady(db: Db, schoolId: string, run: Run, form: CopyForm, pages: DottedPages): Promise<boolean> {
  if (form === run.form || pages[form] !== undefined) return true;
  if (form === 'usual' || run.dots) return false;
  return (await findFormLayout(db, schoolId, { ...run, form })) !== undefined;
}

async function openPart(
  db: Db,
  { schoolId, accountId }: Starter,
  { printRunId, paperId, revision, classIds, dots, homeworkId, overAt }: Run,
  form: CopyForm,
): Promise<Pick<Run, 'printRunId'>> {
  const id = newId();
  await insertRun(db, {
    schoolId,
    id,
    paperId,
    revision,
    createdBy: accountId,
    classIds,
    dots,
    form,
    partOf: printRunId,
    homeworkId,
    overAt,
  });
  return { printRunId: id };
}
