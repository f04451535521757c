import type { captureApi } from '@zhibi/contract/capture';
import type { Actor } from '@zhibi/contract/session';
import { zipOf } from '@zhibi/files';
import { decodeStrokes, type Stroke, toInkML } from '@zhibi/ink';
import type { z } from 'zod';
import { homeworkForTeacher, submissionsOf, taughtClassIds } from '../../homework/index.js';
import { geometriesOf } from '../../papers/index.js';
import { studentsById } from '../../people/index.js';
import { recordAct } from '../../platform/audit.js';
import type { Db } from '../../platform/db.js';
import type { FileAnswer } from '../../platform/file-answer.js';
import { ensure } from '../../platform/problem.js';
import { inkBesideAreas, inkOf } from '../pens/store-ink.js';

type Wanted = z.output<typeof captureApi.exportInk.input>;

interface Page {
  studentId: string;
  page: number;
  strokes: Stroke[];
}

/** Ink of the copies that this teacher teaches, a file of InkML for each page; more than one go into a zip, a folder for each student. */
export async function exportInk(db: Db, actor: Actor, wanted: Wanted): Promise<FileAnswer> {
  const { schoolId, accountId } = actor;
  const { homeworkId, studentId } = wanted;
  const homework = await homeworkForTeacher(db, actor, homeworkId);
  const taught = await submissionsOf(db, schoolId, homeworkId, taughtClassIds(actor, homework));
  const copies = taught.filter((copy) => studentId === undefined || copy.studentId === studentId);
  ensure(copies.length > 0, 'not-found');
  const pages = await writtenPages(
    db,
    schoolId,
    homework,
    wanted,
    copies.map((copy) => copy.studentId),
  );
  ensure(pages.length > 0, 'conflict', 'nothing-written');
  await recordAct(db, { accountId, schoolId, what: 'ink-exported', detail: { ...wanted } });
  const students = await studentsById(db, schoolId, [...new Set(pages.map((page) => page.studentId))]);
  const nameOf = (id: string) => `${students.get(id)?.studentNo ?? ''} ${students.get(id)?.name ?? ''}`.trim();
  const [only] = pages;
  if (pages.length === 1 && only !== undefined)
    return {
      content: new TextEncoder().encode(toInkML(only.strokes)),
      type: 'application/inkml+xml',
      name: { parts: [homework.title, nameOf(only.studentId), String(only.page)], ending: 'inkml' },
    };
  const files = Object.fromEntries(
    pages.map((page) => [
      `${inPath(nameOf(page.studentId), page.studentId)}/${page.page}.inkml`,
      toInkML(page.strokes),
    ]),
  );
  const whose = studentId === undefined ? '' : nameOf(studentId);
  return {
    content: zipOf(files),
    type: 'application/zip',
    name: { parts: [homework.title, whose, 'InkML'], ending: 'zip' },
  };
}

/** A folder may not be called everything that a person is; two of one number and name are told apart. */
const inPath = (name: string, id: string): string => `${name.replace(/[\\/:*?"<>|\p{Cc}]/gu, '_')} ${id.slice(-6)}`;

/** What was written, page by page in the order of the copies; of one page, or of the places of one answer. */
async function writtenPages(
  db: Db,
  schoolId: string,
  homework: Awaited<ReturnType<typeof homeworkForTeacher>>,
  { page, itemId }: Wanted,
  studentIds: readonly string[],
): Promise<Page[]> {
  const kept = await inkOf(db, schoolId, { homeworkIds: [homework.id], studentIds });
  const geometries = itemId === undefined ? undefined : await geometriesOf(db, schoolId, homework);
  const pages: Page[] = [];
  for (const studentId of studentIds) {
    const areaIds =
      geometries &&
      new Set(
        geometries.of(studentId).areas.flatMap(({ areaId, qids }) => (qids.includes(itemId ?? '') ? [areaId] : [])),
      );
    const inside = kept.filter((one) => one.studentId === studentId && (areaIds?.has(one.areaId) ?? true));
    // Beside every place to answer nothing belongs to one of them.
    const beside = areaIds || studentIds.length > 1 ? [] : await inkBesideAreas(db, schoolId, homework.id, studentId);
    const ink = [...inside, ...beside].filter((one) => one.page !== null && (page === undefined || one.page === page));
    for (const no of [...new Set(ink.map((one) => one.page ?? 0))].sort((a, b) => a - b))
      pages.push({
        studentId,
        page: no,
        strokes: ink
          .filter((one) => one.page === no)
          .flatMap(({ points }) => decodeStrokes(points))
          .sort((a, b) => a.t0 - b.t0), // as it was written, whatever it answers
      });
  }
  return pages;
}
