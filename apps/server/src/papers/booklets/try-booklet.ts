import { areaTypes, type Geometry } from '@zhibi/contract/papers';
import type { PaperSheet } from '@zhibi/typeset';
import { findSchool, subjectById } from '../../people/index.js';
import type { Db } from '../../platform/db.js';
import { found } from '../../platform/problem.js';
import { questionsById } from '../../questions/index.js';
import type { LayoutServices } from '../layout/lay-out-paper.js';
import { asPractice } from '../layout/practice.js';
import { layoutOptions, sheetOf } from '../layout/sheet.js';
import { typesetterOf } from '../layout/typesetter.js';
import { withPictures } from '../layout/with-pictures.js';
import { type BookletSheet, bookletOptions } from './put-booklet.js';

const nameOf = (at: number) => `booklet-${at}`;

/** All that would be printed of a booklet that is not kept. */
export async function bookletSheet(db: Db, schoolId: string, wish: BookletSheet): Promise<PaperSheet> {
  const [school, subject, questions] = [
    found(await findSchool(db, schoolId)),
    found(await subjectById(db, wish.subjectId)),
    await questionsById(db, schoolId, wish.questions),
  ];
  const byKey = new Map(questions.map((one) => [`${one.questionId} ${one.version}`, one]));
  const items = wish.questions.flatMap(({ questionId, version, score }, at) => {
    const question = byKey.get(`${questionId} ${version}`);
    const item = { itemId: nameOf(at), sectionId: '', questionId, version, score, answerSpaceMm: null };
    return question === undefined ? [] : [{ ...item, question }];
  });
  const { stage, subjectMainId } = subject;
  const head = { title: wish.title, schoolName: school.name, stage, subjectMainId, sealLine: false };
  const origins = wish.questions.map(({ origin }, at) => ({ itemId: nameOf(at), text: origin }));
  const sheet = sheetOf(head, [{ sectionId: '', title: '', choose: null, items }]);
  return asPractice(sheet, { kind: 'handbook', settings: { line: wish.line, origins } });
}

/** Lays a booklet out without keeping it; `fits` says how many of its questions, from the first on, lie wholly on so many pages. */
export async function setBooklet(
  services: LayoutServices,
  schoolId: string,
  { sheet, maxPages }: { sheet: PaperSheet; maxPages: number },
): Promise<{ pdf: Uint8Array; pageCount: number; fits: number }> {
  const paper = await withPictures(services, schoolId, sheet);
  const { pdf, geometry } = await typesetterOf(services).layOut({
    paper,
    options: layoutOptions(bookletOptions, 'student'),
  });
  return { pdf, pageCount: geometry.pageCount, fits: fitting(geometry, maxPages) };
}

/** A question begins and ends within the pages, with everything that belongs to it. */
function fitting({ areas }: Geometry, maxPages: number): number {
  const lastPage = new Map<string, number>();
  for (const { areaType, qids, page } of areas) {
    if (areaType !== areaTypes.question) continue;
    for (const id of qids) lastPage.set(id, Math.max(page, lastPage.get(id) ?? 0));
  }
  let count = 0;
  while ((lastPage.get(nameOf(count)) ?? Number.POSITIVE_INFINITY) <= maxPages) count += 1;
  return count;
}

/** The pages of a booklet as SVG. */
export async function drawBooklet(
  services: LayoutServices,
  { pdf, pageCount }: { pdf: Uint8Array; pageCount: number },
): Promise<string[]> {
  const typesetter = typesetterOf(services);
  return Promise.all(Array.from({ length: pageCount }, (_, at) => typesetter.drawPage(pdf, at + 1)));
}
