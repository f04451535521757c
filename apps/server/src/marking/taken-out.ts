import { toPlain } from '@zhibi/content';
import { toStamp } from '@zhibi/contract/kernel';
import { resultsOf } from '@zhibi/contract/marking/rubrics';
import { toInkML } from '@zhibi/ink';
import { correctionsOn, inkOf, seenOf } from '../capture/index.js';
import { givenTo } from '../homework/index.js';
import { geometriesOf, itemsOf, pagesOfForm } from '../papers/index.js';
import {
  htmlPage,
  htmlTable,
  inPath,
  subjectsById,
  type TakenFile,
  type TakeOutPart,
  takenJson,
} from '../people/index.js';
import { annotationsOfCopy } from './annotations/list-annotations.js';
import { drawnOf } from './annotations/rules-layers.js';
import { heldLevels } from './rubrics/held-levels.js';
import { rubricsOf } from './rubrics/store-rubrics.js';
import { answersOf } from './store.js';
import { TakenHomework } from './taken-homework.js';
import { byPage, pageOf } from './taken-page.js';

/** Every homework of a student: the paper, what was written on it, the marks. */
export const takeOutHomework: TakeOutPart = async (db, { schoolId, studentId, timeZone }) => {
  const subjects = await subjectsById(db);
  const taken: TakenFile[] = [];
  const sums: string[][] = [];
  const stamp = (at: Date | null) => (at === null ? null : toStamp(at, timeZone));
  for (const [nth, { homework, submission }] of (await givenTo(db, schoolId, studentId)).entries()) {
    const { id: homeworkId, paperId, paperRevision } = homework;
    const own = { homeworkIds: [homeworkId], studentIds: [studentId] };
    const items = await itemsOf(db, schoolId, paperId);
    const answers = await answersOf(db, schoolId, { homeworkId, studentIds: [studentId] });
    const answerOf = new Map(answers.map((one) => [one.itemId, one]));
    const seen = await seenOf(db, schoolId, own);
    const rubrics = await rubricsOf(db, schoolId, homeworkId);
    const drawn = (await annotationsOfCopy(db, schoolId, { homeworkId, studentId })).map((one) => ({
      page: one.page,
      ...drawnOf(one),
    }));
    const words = drawn.flatMap(({ page, words }) =>
      words.map(({ text, ...place }) => ({ page, words: text, ...place })),
    );
    const criteriaOf = (itemId: string) => {
      const answer = answerOf.get(itemId);
      const held = answer && heldLevels(rubrics, answer);
      return held ? resultsOf(held.criteria, held.levels) : [];
    };
    const typedOf = (itemId: string) =>
      seen.flatMap(({ itemIds, words }) => (words !== null && itemIds.includes(itemId) ? [words] : [])).join('\n') ||
      null;
    const told = TakenHomework.parse({
      ...homework,
      subject: subjects.get(homework.subjectId)?.name ?? '',
      status: submission.status,
      startAt: stamp(homework.startAt),
      endAt: stamp(homework.endAt),
      handedInAt: stamp(submission.handedInAt),
      releasedAt: stamp(homework.releasedAt),
      score: submission.score,
      items: items.map(({ itemId, no, sectionTitle, body, score: maxScore }) => {
        const { score = null, reading = null, comment = '' } = answerOf.get(itemId) ?? {};
        const question = toPlain(body.stem);
        return {
          no,
          section: sectionTitle,
          question,
          maxScore,
          score,
          reading,
          typed: typedOf(itemId),
          comment,
          criteria: criteriaOf(itemId),
        };
      }),
      words,
    } satisfies Record<keyof TakenHomework, unknown>);
    const folder = `homework/${String(nth + 1).padStart(3, '0')} ${inPath(homework.title)}`;
    const pictures = seen.flatMap(({ pictureSha256, areaId, source }) =>
      pictureSha256 === null
        ? []
        : [
            {
              path: `${folder}/pictures/${inPath(`${areaId} ${source}`)}.png`,
              title: areaId,
              content: { sha256: pictureSha256 },
            },
          ],
    );
    const ink = byPage(await inkOf(db, schoolId, own));
    const marks = byPage(await correctionsOn(db, schoolId, { homeworkId, studentId }), drawn);
    const form = (await geometriesOf(db, schoolId, homework)).formOf(studentId);
    const paper = await pagesOfForm(db, schoolId, { paperId, revision: paperRevision }, form);
    taken.push(
      {
        path: `${folder}/index.html`,
        title: told.title,
        content: pageOf(told, { ink, marks, words, pictures: pictures.map(({ path }) => path) }),
      },
      takenJson({ path: `${folder}/homework.json`, title: told.title, name: 'homework', schema: TakenHomework }, told),
      ...(paper === undefined
        ? []
        : [{ path: `${folder}/paper.pdf`, title: told.title, content: { sha256: paper.pdfSha256 } }]),
      ...ink.map(({ page, strokes }) => ({
        path: `${folder}/ink-${page}.inkml`,
        title: told.title,
        content: toInkML(strokes),
      })),
      ...marks.map(({ page, strokes }) => ({
        path: `${folder}/teacher-ink-${page}.inkml`,
        title: told.title,
        content: toInkML(strokes),
      })),
      ...pictures,
    );
    sums.push([
      told.title,
      told.subject,
      told.endAt,
      told.score === null ? '—' : String(told.score),
      String(told.totalScore),
    ]);
  }
  const head = ['作业 Homework', '学科 Subject', '截止 Closed at', '得分 Score', '满分 Full score'];
  const scores = {
    path: 'marks.html',
    title: '成绩 · Marks',
    content: htmlPage('成绩 · Marks', htmlTable(head, sums)),
  };
  return [scores, ...taken];
};
