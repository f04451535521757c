import { toLine } from '@zhibi/content';
import type { Language } from '@zhibi/contract/kernel';
import { fullScoreOfAll } from '@zhibi/contract/papers';
import { type ProjectPaper, type ProjectPreview, projectPaths } from '@zhibi/contract/papers/project';
import { mayUseAnswerCards, subjectNameIn } from '@zhibi/contract/people';
import type { Actor } from '@zhibi/contract/session';
import { findSchool, subjectsById } from '../../people/index.js';
import type { Db } from '../../platform/db.js';
import { ensure, found } from '../../platform/problem.js';
import { type JudgedQuestion, judgeCarried, knownFiles } from '../../questions/index.js';
import type { OpenProject } from './open-project.js';
import { findTaken } from './store.js';

const SHOWN = 120;

/** What a project file holds, and what of it is new to whoever would take it. */
export async function judgeProject(
  db: Db,
  actor: Actor,
  project: OpenProject,
  language: Language,
): Promise<ProjectPreview> {
  const { paper, media, sha256 } = project;
  const subject = await placeOf(db, actor, paper);
  const fileOf = await knownFiles(db, actor.schoolId, [...media.keys()]);
  const judged = paper.isMade ? [] : await judgedIn(db, actor, { paper, subjectId: subject.subjectId, fileOf });
  const items = paper.sections.flatMap((section) => section.items);
  return {
    title: paper.title,
    subjectId: subject.subjectId,
    subjectName: subjectNameIn(subject.name, language),
    paperType: paper.paperType,
    kind: paper.practice?.kind ?? (paper.card === undefined ? 'paper' : 'card'),
    totalScore: fullScoreOfAll(paper.sections),
    questions: items.map(({ question }, at) => {
      const { body } = found(paper.questions[question]);
      const one = judged[question];
      return {
        no: at + 1,
        type: body.type,
        text: toLine(body.stem).slice(0, SHOWN),
        fate: one === undefined ? 'made' : one.standing === undefined ? 'new' : 'there',
        unknownPoints: one?.standing === undefined ? (one?.unknownPoints ?? []) : [],
      };
    }),
    media: { total: media.size, there: fileOf.size },
    areas: paper.areas?.drawn.length ?? 0,
    standing: (await findTaken(db, actor, sha256)) ?? null,
  };
}

/** The subject that a file is of as it is called here; a school without answer cards takes none. */
export async function placeOf(db: Db, { schoolId }: Actor, { subject, card }: ProjectPaper) {
  ensure(schoolId !== '', 'not-found');
  const subjects = [...(await subjectsById(db)).values()];
  const own = subjects.find(({ name, stage }) => name === subject.name && stage === subject.stage);
  ensure(own !== undefined, 'conflict', 'subject-unknown');
  ensure(card === undefined || mayUseAnswerCards(found(await findSchool(db, schoolId))), 'forbidden', 'cards-not-here');
  return own;
}

/** The questions of a file as they would stand here. */
export function judgedIn(
  db: Db,
  actor: Actor,
  given: { paper: ProjectPaper; subjectId: number; fileOf: ReadonlyMap<string, string> },
): Promise<JudgedQuestion[]> {
  const fileOf = new Map([...given.fileOf].map(([name, id]) => [projectPaths.media + name, id]));
  return judgeCarried(db, actor, { subjectId: given.subjectId, questions: given.paper.questions, fileOf });
}
