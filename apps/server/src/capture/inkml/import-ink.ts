import { createHash } from 'node:crypto';
import { type captureApi, INKML_LIMIT } from '@zhibi/contract/capture';
import { pageSizes } from '@zhibi/contract/papers';
import type { Actor } from '@zhibi/contract/session';
import { decodeText, FileFault } from '@zhibi/files';
import { encodeStrokes, type Stroke, validStroke } from '@zhibi/ink';
import { type InkPlace, placeInk, readInkML, usualPlace } from '@zhibi/ink/inkml';
import type { z } from 'zod';
import { findSubmission, homeworkForTeacher, takesInk } from '../../homework/index.js';
import { type CodedPage, copiesWithParts, geometriesOf, pagesOf } from '../../papers/index.js';
import { recordAct } from '../../platform/audit.js';
import type { Db } from '../../platform/db.js';
import { ensure, found, Problem } from '../../platform/problem.js';
import { receiveInk } from '../pens/receive-ink.js';
import { mayHandleInk } from '../policy.js';
import { areasUnder } from '../rules.js';

type Input = z.output<typeof captureApi.importInk.input>;
type Answer = z.input<typeof captureApi.importInk.output>;

interface Needs {
  now: Date;
  transact<T>(work: (db: Db) => Promise<T>): Promise<T>;
}

/** Ink of another program onto a page of a copy: it goes the way of a pen's ink, and a file that was taken before changes nothing. */
export async function importInk(actor: Actor, input: Input, { transact, now }: Needs): Promise<Answer> {
  const page = await transact((db) => pageToWriteOn(db, actor, input));
  const content = contentOf(input.file);
  const { strokes: read, isScaled, leftOut } = inkIn(content, now);
  const place = { ...usualPlace(read, isScaled, page.size), ...given(input) };
  const name = createHash('sha256').update(content).update(page.pageCode).digest('hex');
  const strokes = placeInk(read, place).map((stroke, nth) => ({ ...stroke, id: idOf(name, nth) }));
  ensure(
    strokes.every((stroke) => validStroke(stroke).kind === 'valid'),
    'invalid',
    'out-of-page',
  );
  const ink = Buffer.from(encodeStrokes(strokes)).toString('base64');
  const outside = strokes.length - areasUnder(strokes, page.areas, input.page).size;
  const answer = { place, isScaled, leftOut, strokes: strokes.length, outside, duplicates: 0, ink };
  if (input.how === 'try') return answer;
  return transact(async (db) => ({ ...answer, ...(await keep(db, actor, { input, page, strokes, now })) }));
}

/** The page under the ink, if this teacher may write on it and it takes ink. */
async function pageToWriteOn(db: Db, actor: Actor, { homeworkId, studentId, page }: Input) {
  const { schoolId } = actor;
  const homework = await homeworkForTeacher(db, actor, homeworkId);
  const submission = found(await findSubmission(db, { schoolId, homeworkId, studentId }));
  ensure(mayHandleInk(actor, homework, submission.classId), 'not-found');
  ensure(takesInk(homework), 'conflict', 'takes-no-ink');
  const copies = await copiesWithParts(db, schoolId, homework.printRunId);
  const pages = copies.find((copy) => copy.studentId === studentId)?.pages ?? [];
  const { pageCode } = found(pages.find((one) => one.page === page));
  const coded = await pagesOf(db, schoolId, [pageCode]);
  const { areas, pageSize } = (await geometriesOf(db, schoolId, homework)).of(studentId);
  return { pageCode, coded, areas, size: pageSizes[pageSize] };
}

interface Kept {
  input: Input;
  page: { pageCode: string; coded: ReadonlyMap<string, CodedPage> };
  strokes: readonly Stroke[];
  now: Date;
}

async function keep(db: Db, actor: Actor, { input, page, strokes, now }: Kept) {
  const { schoolId, accountId } = actor;
  const { pageCode, coded } = page;
  const { codeRule } = found(coded.get(pageCode));
  const from = { source: 'import', device: `inkml ${accountId}`, receivedAt: now };
  const arrival = { strokes: strokes.map((stroke) => ({ stroke, pageCode, codeRule })), from };
  const [received] = await receiveInk(db, schoolId, [arrival], coded);
  const { homeworkId, studentId } = input;
  const detail = { homeworkId, studentId, page: input.page, strokes: received?.accepted ?? 0 };
  await recordAct(db, { accountId, schoolId, what: 'ink-imported', detail });
  return { outside: received?.queued ?? 0, duplicates: received?.duplicates ?? 0 };
}

function contentOf(file: unknown): Uint8Array {
  ensure(file instanceof Uint8Array && file.length > 0, 'invalid', 'empty-file');
  ensure(file.length <= INKML_LIMIT, 'invalid', 'too-large');
  return Uint8Array.from(file); // its room is lent to the next form
}

function inkIn(content: Uint8Array, now: Date) {
  const reading = readInkML(textOf(content), now.getTime());
  if (reading.kind === 'refused') throw new Problem('invalid', reading.reason);
  return reading;
}

function textOf(content: Uint8Array): string {
  try {
    return decodeText(content).text;
  } catch (error) {
    if (error instanceof FileFault) return ''; // bytes that are no text are no XML either
    throw error;
  }
}

/** What was said of the place, as far as it was. */
const given = ({ xMm, yMm, widthMm }: Input): Partial<InkPlace> => ({
  ...(xMm !== undefined && { xMm }),
  ...(yMm !== undefined && { yMm }),
  ...(widthMm !== undefined && { widthMm }),
});

/** The same stroke of the same file on the same page has the same id, wherever it lies there. */
function idOf(name: string, nth: number): string {
  const hex = createHash('sha256').update(`${name} ${nth}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
