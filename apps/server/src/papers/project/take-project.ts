import type { ProjectPaper } from '@zhibi/contract/papers/project';
import type { Actor } from '@zhibi/contract/session';
import type { Db } from '../../platform/db.js';
import { newId } from '../../platform/ids.js';
import { ensure, found } from '../../platform/problem.js';
import { addCarried, keepCarried, keepExercises } from '../../questions/index.js';
import { insertCard } from '../cards/store-card.js';
import { insertDraft } from '../insert-draft.js';
import type { LayoutServices } from '../layout/lay-out-paper.js';
import { insertPractice } from '../store-practice.js';
import { judgedIn, placeOf } from './judge-project.js';
import type { OpenProject } from './open-project.js';
import { freshIds, withIds } from './rules-ids.js';
import { findTaken, holdProject, putTaken } from './store.js';
import { type TakenAreas, takeAreas } from './take-areas.js';

interface Needs {
  services: LayoutServices;
  now: Date;
  transact<T>(work: (db: Db) => Promise<T>): Promise<T>;
}

interface Taken {
  paperId: string;
  isNew: boolean;
  added: number;
  there: number;
}

/** Makes an own draft of a project file, all of it or nothing. A file that was taken before is the paper that was made of it. */
export async function takeProject(
  actor: Actor,
  { paper: given, media, sha256 }: OpenProject,
  { services, now, transact }: Needs,
): Promise<Taken & { areas: TakenAreas }> {
  const standing = await transact(async (db) => {
    await placeOf(db, actor, given);
    return findTaken(db, actor, sha256);
  });
  if (standing !== undefined)
    return { paperId: standing.paperId, isNew: false, added: 0, there: given.questions.length, areas: 'none' };
  // Pictures are made anew, which takes a while: nothing is held meanwhile. Those of a file that comes to nothing are found again by their content.
  const { fileOf, unusable } = await keepCarried(services, actor, media);
  ensure(unusable === undefined, 'invalid', 'picture-unreadable');
  const paper = withIds(given, freshIds(newId));
  const taken = await transact(async (db): Promise<Taken> => {
    await holdProject(db, actor, sha256);
    const other = await findTaken(db, actor, sha256);
    if (other !== undefined) return { paperId: other.paperId, isNew: false, added: 0, there: given.questions.length };
    const { refs, added } = await putQuestions(db, actor, { paper, given, fileOf, now });
    const paperId = await putPaper(db, actor, { paper, refs, now });
    await putTaken(db, actor, { sha256, paperId, takenAt: now });
    return { paperId, isNew: true, added, there: refs.length - added };
  });
  const areas =
    taken.isNew && paper.areas
      ? await takeAreas(actor, { ...taken, areas: paper.areas }, { services, now, transact })
      : 'none';
  return { ...taken, areas };
}

type Refs = { questionId: string; version: number }[];

/** The questions of a file as they stand from now on: new ones in the own bank, those made for the paper in none. */
async function putQuestions(
  db: Db,
  actor: Actor,
  {
    paper,
    given,
    fileOf,
    now,
  }: { paper: ProjectPaper; given: ProjectPaper; fileOf: ReadonlyMap<string, string>; now: Date },
): Promise<{ refs: Refs; added: number }> {
  const { subjectId, stage } = await placeOf(db, actor, paper);
  // Codes of knowledge points are no ids of the file: they are asked for as they came.
  const judged = await judgedIn(db, actor, { paper: given, subjectId, fileOf });
  if (paper.isMade) {
    const exercises = judged.map(({ body }, at) => {
      const { difficulty, minutes } = found(given.questions[at]);
      return { body: found(body), difficulty, minutes };
    });
    const refs = await keepExercises(db, { schoolId: actor.schoolId, subjectId, stage, now }, exercises);
    return { refs, added: refs.length };
  }
  const questions = judged.map((one, at) => ({
    carried: found(given.questions[at]),
    judged: { ...one, body: found(one.body) },
  }));
  const refs = await addCarried(db, actor, { subjectId, stage }, questions);
  return { refs, added: judged.filter(({ standing }) => standing === undefined).length };
}

async function putPaper(
  db: Db,
  actor: Actor,
  { paper, refs, now }: { paper: ProjectPaper; refs: Refs; now: Date },
): Promise<string> {
  const { subjectId } = await placeOf(db, actor, paper);
  const { title, paperType, options, practice, card } = paper;
  const sections = paper.sections.map(({ title: heading, choose, items }) => ({
    title: heading,
    choose,
    items: items.map(({ itemId, question, score, answerSpaceMm }) => {
      const { questionId, version } = found(refs[question]);
      return { itemId, questionId, version, score, answerSpaceMm };
    }),
  }));
  const place = await insertDraft(db, actor, { subjectId, paperType, title, options, sections, now });
  if (practice !== undefined) await insertPractice(db, { ...place, ...practice });
  // The paper that a card was made of stayed where it was: here it is one that is gone.
  const source = card?.isOfPaper ? { sourcePaperId: newId(), sourceRevision: 1 } : {};
  if (card !== undefined) await insertCard(db, { ...place, design: card.design, ...source });
  return place.paperId;
}
