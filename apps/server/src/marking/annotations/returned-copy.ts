import { buffer } from 'node:stream/consumers';
import { PICTURE_MARGIN_MM } from '@zhibi/contract/capture';
import type { Annotation } from '@zhibi/contract/marking/annotations';
import { pageSizes } from '@zhibi/contract/papers';
import type { Actor } from '@zhibi/contract/session';
import { inkOf, picturesIn, seenOf } from '../../capture/index.js';
import { findSubmission, type Homework, homeworkForTeacher } from '../../homework/index.js';
import { copyAsPrinted, printedCopy, typesetterOf } from '../../papers/index.js';
import { studentsById } from '../../people/index.js';
import type { Db } from '../../platform/db.js';
import { ensure, found } from '../../platform/problem.js';
import type { Services } from '../../platform/services.js';
import { itemsOfHomework } from '../answer-keys/items-of-homework.js';
import { mayMark } from '../policy.js';
import { areasOfItem } from '../reading/rules-reading.js';
import type { Shown } from '../scoring/show-answers.js';
import { ownResult } from '../show-result.js';
import { answersOf } from '../store.js';
import { annotationsOfCopy, listAnnotations } from './list-annotations.js';
import { layersOf } from './rules-layers.js';

/** The own copy, once it came back. */
export async function ownCopyToPrint(db: Db, actor: Actor, homeworkId: string) {
  const { schoolId, studentId, homework, submission } = await ownResult(db, actor, homeworkId);
  const annotations = await annotationsOfCopy(db, schoolId, { homeworkId, studentId });
  return copyToPrint(db, homework, { studentId, name: actor.name, annotations, total: submission.score });
}

/** A copy of a student whom this teacher marks, as far as it is marked. */
export async function markedCopyToPrint(
  db: Db,
  actor: Actor,
  { homeworkId, studentId }: { homeworkId: string; studentId: string },
  shown: Pick<Shown, 'namesOf'>,
) {
  const { schoolId } = actor;
  const homework = await homeworkForTeacher(db, actor, homeworkId);
  const copy = found(await findSubmission(db, { schoolId, homeworkId, studentId }));
  ensure(mayMark(actor, homework, copy.classId), 'not-found');
  const [seen] = await listAnnotations(db, actor, { homeworkId, studentIds: [studentId] }, shown);
  const name = (await studentsById(db, schoolId, [studentId])).get(studentId)?.name ?? '';
  return copyToPrint(db, homework, { studentId, name, annotations: seen?.items ?? [], total: copy.score });
}

interface Of {
  studentId: string;
  name: string;
  annotations: readonly Annotation[];
  total: number | null;
}

async function copyToPrint(db: Db, homework: Homework, { studentId, name, annotations, total }: Of) {
  const { schoolId, id: homeworkId, title } = homework;
  const of = { homeworkIds: [homeworkId], studentIds: [studentId] };
  const [copy, items, answers, ink, seen] = await Promise.all([
    printedCopy(db, schoolId, homework, studentId),
    itemsOfHomework(db, homework),
    answersOf(db, schoolId, { homeworkId, studentIds: [studentId] }),
    inkOf(db, schoolId, of),
    seenOf(db, schoolId, of),
  ]);
  const { areas, pageCount, pageSize } = copy.geometry;
  const areaOf = new Map(areas.map((area) => [area.areaId, area]));
  const scoreOf = new Map(answers.map(({ itemId, score }) => [itemId, score]));
  const shownIn = picturesIn(seen);
  const layers = layersOf({
    pageCount,
    widthMm: pageSizes[pageSize].widthMm,
    ink,
    annotations,
    total,
    typed: shownIn.flatMap(({ areaId, typed }) => {
      const area = areaOf.get(areaId);
      return typed === null || area === undefined ? [] : [{ words: typed, area }];
    }),
    items: items.map(({ itemId, score: maxScore }) => ({
      maxScore,
      score: scoreOf.get(itemId) ?? null,
      areas: areasOfItem(areas, itemId),
    })),
  });
  const pictures = seen.flatMap(({ areaId, pictureSha256, pictureBesideMm }) => {
    const area = areaOf.get(areaId);
    return pictureSha256 === null || area === undefined
      ? []
      : [{ sha256: pictureSha256, besideMm: pictureBesideMm, area }];
  });
  return { copy, layers, pictures, pageSize, name: [title, name] };
}

/** The PDF of a copy with all that was written and marked on it. */
export async function printMarked(
  services: Services,
  { copy, layers, pictures, pageSize, name }: Awaited<ReturnType<typeof copyToPrint>>,
) {
  const pdf = await copyAsPrinted(services, copy);
  const read = await Promise.all(
    pictures.map(async ({ sha256, besideMm, area }) => ({
      page: area.page,
      png: await buffer(found(await services.files.open(sha256))),
      xMm: area.xMm - besideMm,
      yMm: area.yMm - PICTURE_MARGIN_MM,
      widthMm: area.widthMm + 2 * besideMm,
      heightMm: area.heightMm + 2 * PICTURE_MARGIN_MM,
    })),
  );
  const content = await typesetterOf(services).markCopy({
    pdf,
    pageSize,
    layers: layers.map((layer) => ({ ...layer, pictures: read.filter(({ page }) => page === layer.page) })),
  });
  return { content, type: 'application/pdf', name: { parts: name, ending: 'pdf' } };
}
