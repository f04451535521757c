import { type ProjectPaper, ProjectQuestion, projectPaths } from '@zhibi/contract/papers/project';
import { subjectById } from '../../people/index.js';
import type { Db } from '../../platform/db.js';
import { ensure, found } from '../../platform/problem.js';
import { pathsOfPoints, renamedFiles, type VersionedQuestion } from '../../questions/index.js';
import { findMarking, layoutOfPages } from '../areas/store.js';
import { findCardDesign } from '../cards/card-design.js';
import { findLayout } from '../layout/store-layout.js';
import { type PaperRow, sectionsOf } from '../store.js';
import { findPractice } from '../store-practice.js';
import { fileIds, withIds } from './rules-ids.js';

interface ReadPaper {
  title: string;
  questions: VersionedQuestion[];
  /** The paper as it is written, its pictures by these names. */
  written(nameOf: ReadonlyMap<string, string>): ProjectPaper;
}

/** All that a paper consists of, as it stands now; `not-found` for a booklet, which is one student's. */
export async function readProject(db: Db, row: PaperRow): Promise<ReadPaper> {
  const { schoolId, id: paperId, title, paperType, options } = row;
  const stored = await sectionsOf(db, schoolId, paperId);
  const items = stored.flatMap((section) => section.items);
  ensure(items.length > 0, 'conflict', 'no-questions');
  const [practice, card, areas] = [
    await findPractice(db, schoolId, paperId),
    await findCardDesign(db, schoolId, paperId),
    await drawnAreas(db, row),
  ];
  ensure(practice?.kind !== 'handbook', 'not-found');
  const { name, stage } = found(await subjectById(db, row.subjectId));
  const pathOf = await pathsOfPoints(db, row.subjectId);
  const places = new Map<string, number>();
  for (const { questionId } of items) if (!places.has(questionId)) places.set(questionId, places.size);
  const questions = [...places.keys()].flatMap((id) => items.find((item) => item.questionId === id)?.question ?? []);
  const isOfPaper = card !== undefined && card.card.sourcePaperId !== null;
  const whole = {
    title,
    subject: { name, stage },
    paperType,
    options,
    isMade: practice !== undefined || (card !== undefined && !isOfPaper),
    sections: stored.map(({ title: heading, choose, items: own }) => ({
      title: heading,
      ...(choose === null ? {} : { choose }),
      items: own.map(({ itemId, questionId, score, answerSpaceMm }) => ({
        itemId,
        question: places.get(questionId) ?? 0,
        score,
        answerSpaceMm,
      })),
    })),
    ...(practice === undefined ? {} : { practice }),
    ...(card === undefined ? {} : { card: { design: card.design, isOfPaper } }),
    ...(areas === undefined ? {} : { areas }),
  };
  const written = (nameOf: ReadonlyMap<string, string>): ProjectPaper => {
    const placeOf = (fileId: string) => {
      const fileName = nameOf.get(fileId);
      return fileName && projectPaths.media + fileName;
    };
    return {
      ...withIds(whole, fileIds()),
      questions: questions.map((question) =>
        ProjectQuestion.parse({
          ...question,
          body: found(renamedFiles(question.body, placeOf)),
          knowledge: question.knowledge.map((point) => ({ code: point.id, path: pathOf(point.id) ?? [point.title] })),
        }),
      ),
    };
  };
  return { title, questions, written };
}

/** The areas of the paper's newest version where somebody drew them, with those that were laid out. */
async function drawnAreas(db: Db, { schoolId, id: paperId, revision }: PaperRow): Promise<ProjectPaper['areas']> {
  if ((await findMarking(db, { schoolId, paperId }, revision)) === undefined) return undefined;
  const layout = await findLayout(db, schoolId, paperId, revision);
  const laidOut = layout && (await layoutOfPages(db, { schoolId, paperId }, layout.pdfSha256));
  if (layout === undefined || laidOut === undefined) return undefined;
  const { pageSize, pageCount, areas } = layout.geometry;
  return { pageSize, pageCount, laidOut: laidOut.areas, drawn: areas };
}
