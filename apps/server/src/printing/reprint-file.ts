import type { Language } from '@zhibi/contract/kernel';
import type { Finding, PrintOptions } from '@zhibi/contract/printing';
import type { Actor } from '@zhibi/contract/session';
import { type Copy, codesForAgain, keepPdf, type Reissue, readPdf, stampAgain, typesetterOf } from '../papers/index.js';
import { classesOf, schoolNamesOf, studentsById } from '../people/index.js';
import type { Db } from '../platform/db.js';
import { ensure } from '../platform/problem.js';
import type { Services } from '../platform/services.js';
import { machinesFor } from './machines-for.js';
import { orderToMove } from './order-to-move.js';
import { errorsOf, pressOf } from './rules.js';
import { onFaces, preflight } from './rules-preflight.js';
import { type Again, fileOfReprint, layingOf } from './rules-reprint.js';
import { factsOfRun, type RunFacts } from './run-facts.js';
import type { SheetWork } from './sheet-work.js';
import { type Damaged, sheetsAgain } from './sheets-again.js';
import { titleSheet } from './title-sheets.js';

type Transact = <T>(work: (db: Db) => Promise<T>) => Promise<T>;
export interface ReprintCall {
  actor: Actor;
  language: Language;
  transact: Transact;
}

/** The file of sheets that are printed again, and the codes that the ledger is to give them. */
export interface ReprintFile {
  sheetsSha256: string;
  reissues: Reissue[];
  findings: Finding[];
  options: PrintOptions;
}

/**
 * Makes the file of what is printed again. Where the codes are the first ones the sheets are those of the file that was pushed; else the copies
 * are stamped anew, and looked through as a pushed file is. Nothing is decided yet.
 */
export async function makeReprintFile(
  services: Services,
  work: SheetWork,
  { actor, language, transact }: ReprintCall,
  input: Damaged,
): Promise<ReprintFile> {
  const known = await transact((db) => factsAgain(db, actor, input));
  const { order, again, facts, reissues, stamped } = known;
  ensure(order.pdfSha256 !== null, 'conflict', 'file-changed');
  const { files } = services;
  const { run, pageCount, copies } = facts;
  const isStamped = stamped.length > 0;
  const pdf = isStamped
    ? await stampAgain(services, order.schoolId, { printRunId: run.printRunId, copies: stamped })
    : await readPdf(files, order.pdfSha256);
  const lying = isStamped ? stamped : copies;
  const source = {
    placeOf: new Map(lying.map(({ studentId }, at) => [studentId, at])),
    classOf: new Map(copies.map(({ studentId, classId }) => [studentId, classId])),
    pageCount,
    pagesThere: lying.length * pageCount,
  };
  const { faces, shiftsMm, bare, titles } = fileOfReprint(again, source, order.options);
  const press = pressOf(pageCount, shiftsMm, order.options);
  const options = layingOf(order.options, again);
  const findings = isStamped
    ? preflight({
        ...facts,
        ...known.sight,
        inspected: await work.inspect(pdf),
        on: onFaces(faces, { press, pageSize: facts.pageSize, pageCount, sheets: stamped.map((_, at) => at) }),
        options,
        pages: again.pages,
        dots: run.dots ? 'demo' : null,
        copies: stamped,
      })
    : [];
  ensure(errorsOf(findings) === 0, 'conflict', 'errors-stand');
  const words = titles.map((title) => titleSheet(title, { ...known.words, order, language }));
  const made = words.length === 0 ? null : { pageSize: facts.pageSize, sheets: words };
  const job = { pdf, bare, titles: made && (await typesetterOf(services).setTitles(made)), faces, press };
  return { sheetsSha256: await keepPdf(files, await work.arrange(job)), reissues, findings, options };
}

async function factsAgain(db: Db, actor: Actor, input: Damaged) {
  const order = await orderToMove(db, actor, input);
  const { schoolId } = order;
  const facts = await factsOfRun(db, schoolId, order.printRunId);
  const again = await sheetsAgain(db, order, input, facts.copies);
  const chosen = facts.copies.filter(({ studentId }) => again.studentIds.includes(studentId));
  const { reissues, stamped } = await codesAgain(db, input, again, chosen);
  const students = await studentsById(db, schoolId, order.studentIds);
  const names = new Map([...students].map(([id, { name }]) => [id, name]));
  const classes = await classesOf(db, schoolId, facts.run.classIds);
  return {
    order,
    facts,
    again,
    reissues,
    stamped,
    sight: {
      names,
      students: chosen.map(({ studentId }) => ({ studentId, name: names.get(studentId) ?? '' })),
      machines: await machinesFor(db, actor, order),
    },
    words: {
      schoolName: (await schoolNamesOf(db, [schoolId])).get(schoolId) ?? '',
      classNames: new Map(classes.map(({ classId, className }) => [classId, className])),
      students,
    },
  };
}

/** New codes for the pages that get some; and the copies as they are stamped anew, none where all codes are those of the file that was pushed. */
async function codesAgain(
  db: Db,
  { codes }: Damaged,
  { pages }: Again,
  chosen: RunFacts['copies'],
): Promise<{ reissues: Reissue[]; stamped: Copy[] }> {
  const printed = chosen.map((copy) => ({ ...copy, pages: copy.pages.filter(({ page }) => pages.includes(page)) }));
  const isNew = codes === 'new' && pages.length > 0;
  const hadOthers = printed.some(({ former }) => former.some(({ page }) => pages.includes(page)));
  if (!isNew && !hadOthers) return { reissues: [], stamped: [] };
  const reissues = isNew ? await codesForAgain(db, printed) : [];
  const nextOf = new Map(reissues.map(({ from, to }) => [from, to]));
  const stamped = chosen.map((copy) => ({
    ...copy,
    pages: copy.pages.map(({ page, pageCode }) => ({ page, pageCode: nextOf.get(pageCode) ?? pageCode })),
    former: [...copy.former, ...copy.pages.filter(({ pageCode }) => nextOf.has(pageCode))],
  }));
  return { reissues, stamped };
}
