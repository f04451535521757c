import { buffer } from 'node:stream/consumers';
import { mapPictures, type ReadQuestion, type ReadResult } from '@zhibi/exchange';
import type { Services } from '../../platform/services.js';
import type { FileRead } from './exchange-jobs.js';
import { keepMedia } from './media.js';
import { LikenessFinder } from './near-in-banks.js';
import { contextOf, insertRows, putQuestions, type Row } from './put-questions.js';
import { isMany } from './rules.js';
import { allItemsOf, type Import, importById, lockImport, type Of, updateImport } from './store.js';
import { settleQuestions } from './store-bank.js';
import { ReadingStopped, readApart } from './threads.js';

const CHUNK = 200;

export interface ImportRun extends Of {
  progress(done: number, total: number): Promise<void>;
  /** A question much like another one waits for a person, or is only told where nobody is asked. */
  near: 'wait' | 'tell';
}

interface Result {
  importId: string;
  imported: number;
  skipped: { where: string; reason: string }[];
  warnings: { where: string; what: string }[];
}

/**
 * Reads the file of an import and brings its questions into the bank, some hundred at a time; what is in stays when the work breaks off, and
 * work that is taken up again goes on behind it.
 */
export async function runImport(services: Services, run: ImportRun): Promise<Result> {
  const inSchool = <T>(work: Parameters<typeof services.database.asActor<T>>[1]) =>
    services.database.asActor({ schoolIds: [run.schoolId] }, work);
  const of = await inSchool((db) => importById(db, run));
  const content = await services.files.open(of.fileSha256);
  const bytes = content === undefined ? new Uint8Array() : new Uint8Array(await buffer(content));
  const { format, result, near } = await readOrTell(services, of, bytes);
  const questions = await keepFiles(services, of, result);
  const total = questions.length + result.skipped.length;
  await inSchool((db) =>
    updateImport(db, run, { state: 'running', format, formatVersion: result.formatVersion ?? '', total }),
  );
  const before = await inSchool((db) => allItemsOf(db, run));
  const reported: Result = { importId: of.id, imported: 0, skipped: [], warnings: [] };
  const finder = new LikenessFinder(of, { questions, near, mode: run.near });
  const seen = new Map<string, string>();
  const add = (rows: readonly Row[], first: number) => {
    finder.remember(rows);
    for (const [nth, row] of rows.entries()) {
      const question = questions[first + nth];
      if (question && row.outcome !== 'skipped') seen.set(JSON.stringify(question.body), row.place);
      report(reported, row);
    }
  };
  if (before.length === 0) await inSchool((db) => insertRows(db, of, fileRows(result.skipped), 1));
  for (const { where, why } of result.skipped) reported.skipped.push({ where, reason: why });
  const begun = Math.max(0, before.length - result.skipped.length);
  add(before.slice(result.skipped.length), 0);
  for (let from = begun; from < questions.length; from += CHUNK) {
    const rows = await inSchool(async (db) => {
      await lockImport(db, run);
      const context = await contextOf(db, of);
      const chunk = { from, to: from + CHUNK };
      const likeness = await finder.likenessOf(db, context, chunk);
      const made = await putQuestions(db, of, { questions: questions.slice(from, chunk.to), context, seen, likeness });
      await insertRows(db, of, made, result.skipped.length + from + 1);
      await updateImport(db, run, { done: result.skipped.length + from + made.length });
      return made;
    });
    add(rows, from);
    await run.progress(result.skipped.length + from + rows.length, total);
  }
  if (isMany(reported.imported)) await inSchool(settleQuestions);
  await inSchool((db) => updateImport(db, run, { state: 'done', done: total }));
  return reported;
}

function report(result: Result, { outcome, reason, place, warnings }: Row): void {
  if (outcome === 'skipped') result.skipped.push({ where: place, reason: reason ?? '' });
  else {
    if (outcome === 'added') result.imported++;
    result.warnings.push(...warnings.map((what) => ({ where: place, what })));
  }
}

/** What was left out before anything reached the bank, as items of the import. */
const fileRows = (skipped: ReadResult['skipped']): Row[] =>
  skipped.map(({ where, why }) => ({
    place: where,
    outcome: 'skipped',
    reason: why,
    warnings: [],
    confidence: 1,
    summary: '',
    questionId: null,
    draft: null,
    near: [],
    subjectId: null,
    saidVersion: null,
  }));

/** Reads the file in a thread of its own. One that has to be stopped is named in the result before the import ends as failed. */
async function readOrTell(services: Services, of: Import, bytes: Uint8Array): Promise<FileRead> {
  try {
    return await readApart(services, { bytes, said: of.format });
  } catch (error) {
    if (error instanceof ReadingStopped)
      await services.database.asActor({ schoolIds: [of.schoolId] }, (db) =>
        insertRows(db, of, fileRows([{ where: '', why: error.why }]), 1),
      );
    throw error;
  }
}

/** The questions with their pictures and sounds kept; one that cannot be kept gives way to its words, and the question says so. */
async function keepFiles(
  services: Services,
  owner: Import,
  { questions, pictures }: ReadResult,
): Promise<ReadQuestion[]> {
  const kept = new Map<string, Awaited<ReturnType<typeof keepMedia>>>();
  for (const [name, file] of pictures) kept.set(name, await keepMedia(services, owner, file));
  if (pictures.size === 0) return questions;
  return questions.map((one) => {
    const warnings = new Set(one.warnings);
    const body = mapPictures(one.body, (name, kind) => {
      const isKind = pictures.get(name)?.type.startsWith(`${kind}/`) ?? false;
      const file = isKind ? (kept.get(name) ?? 'missing') : 'unreadable';
      if (typeof file !== 'string') return file.id;
      warnings.add(`${kind === 'image' ? 'picture' : 'sound'}-${file}`);
      return undefined;
    });
    return { ...one, body, warnings: [...warnings] };
  });
}
