import type { CopyForm, SpecialForm } from '@zhibi/contract/papers';
import { studentsOf } from '../../people/index.js';
import { ensure, found } from '../../platform/problem.js';
import { setPages } from '../ground/set-pages.js';
import { groundOfPaper } from '../ground/store.js';
import { keepPdf } from '../output/kept-file.js';
import { inGrey } from './in-grey.js';
import { type LayoutServices, layOutPaper } from './lay-out-paper.js';
import { readSheet } from './read-sheet.js';
import { layoutOptions } from './sheet.js';
import { type FormLayout, findFormLayout, formsOfStudents, keepFormLayout } from './store-forms.js';
import { findLayout, type StoredLayout } from './store-layout.js';
import { typesetterOf } from './typesetter.js';
import { withPictures } from './with-pictures.js';

/** Lays a revision out for certain readers, once; it must be the one that the paper is at now. Opens transactions of its own. */
export async function layOutForm(
  services: LayoutServices,
  schoolId: string,
  { paperId, revision }: Pick<StoredLayout, 'paperId' | 'revision'>,
  form: SpecialForm,
): Promise<FormLayout> {
  const { database, files } = services;
  const inSchool = { schoolIds: [schoolId] };
  const known = await database.asActor(inSchool, (db) => findFormLayout(db, schoolId, { paperId, revision, form }));
  if (known !== undefined) return known;
  // Pages that came on paper are what they are, for every reader.
  const asUsual = await database.asActor(inSchool, async (db) => {
    if ((await groundOfPaper(db, { schoolId, paperId })) === undefined) return undefined;
    const { geometry, pdfSha256 } = found(await findLayout(db, schoolId, paperId, revision));
    return keepFormLayout(db, schoolId, { paperId, revision, form, geometry, pdfSha256 });
  });
  if (asUsual !== undefined) return asUsual;
  const { row, sheet } = await formSheet(services, schoolId, { paperId, revision }, form);
  const { pdf, geometry } = await typesetterOf(services).layOut({
    paper: sheet,
    options: { ...layoutOptions(row.options, 'student'), form },
  });
  const pdfSha256 = await keepPdf(files, pdf);
  return database.asActor(inSchool, (db) =>
    keepFormLayout(db, schoolId, { paperId, revision, form, geometry, pdfSha256 }),
  );
}

/** The same pages printed without carbon, for dots to lie under; answers the file's name. */
export async function layOutFormForDots(
  services: LayoutServices,
  schoolId: string,
  { paperId, revision, form }: Pick<FormLayout, 'paperId' | 'revision' | 'form'>,
): Promise<string> {
  const onGround = await setPages(services, { schoolId, paperId }, [{ forDots: true }]);
  const [dotted] = onGround?.pdfs ?? [];
  if (dotted !== undefined) return keepPdf(services.files, dotted);
  const { row, sheet } = await formSheet(services, schoolId, { paperId, revision }, form);
  const { pdf } = await typesetterOf(services).layOut({
    paper: sheet,
    options: { ...layoutOptions(row.options, 'student', true), form },
  });
  return keepPdf(services.files, pdf);
}

/** The paper of this revision as it is set for certain readers; `changed-meanwhile` where it is another by now. */
async function formSheet(
  services: LayoutServices,
  schoolId: string,
  { paperId, revision }: Pick<StoredLayout, 'paperId' | 'revision'>,
  form: SpecialForm,
) {
  const read = await services.database.asActor({ schoolIds: [schoolId] }, async (db) => {
    const now = await readSheet(db, schoolId, paperId);
    // Where only areas were drawn anew the pages are the same.
    const [then, kept] = [
      await findLayout(db, schoolId, paperId, revision),
      await findLayout(db, schoolId, paperId, now.row.revision),
    ];
    ensure(
      now.row.revision === revision || (then !== undefined && then.pdfSha256 === kept?.pdfSha256),
      'conflict',
      'changed-meanwhile',
    );
    return now;
  });
  const sheet = await withPictures(services, schoolId, read.sheet);
  return { row: read.row, sheet: form === 'mono' ? await inGrey(sheet) : sheet };
}

interface Readers {
  paperId: string;
  classIds: readonly string[];
  /** Of the classes only these; absent: everybody. */
  studentIds?: ReadonlySet<string>;
  /** How everybody's copy is printed who needs no edition of the own. */
  form?: CopyForm;
}

/** Lays a paper out as it is now, with every edition that its readers need, before the transaction that makes their copies. */
export async function layOutForReaders(
  services: LayoutServices,
  schoolId: string,
  { paperId, classIds, studentIds, form = 'usual' }: Readers,
): Promise<{ layout: StoredLayout; forms: FormLayout[] }> {
  const layout = await layOutPaper(services, schoolId, paperId);
  const own = await services.database.asActor({ schoolIds: [schoolId] }, async (db) => {
    const readers = studentIds ?? (await studentsOf(db, schoolId, classIds)).map(({ studentId }) => studentId);
    return formsOfStudents(db, schoolId, [...readers]);
  });
  const wanted = new Set([...own.values(), ...(form === 'usual' ? [] : [form])]);
  const forms: FormLayout[] = [];
  for (const one of wanted) forms.push(await layOutForm(services, schoolId, layout, one));
  return { layout, forms };
}

/** What the copies of each edition are stamped on where they lie over dots. */
export async function dottedForms(
  services: LayoutServices,
  schoolId: string,
  forms: readonly FormLayout[],
): Promise<Partial<Record<CopyForm, string>>> {
  const made: Partial<Record<CopyForm, string>> = {};
  for (const one of forms) made[one.form] = found(await layOutFormForDots(services, schoolId, one));
  return made;
}
