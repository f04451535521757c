import type { PaperStatus } from '@zhibi/contract/papers';
import type { Actor } from '@zhibi/contract/session';
import { mayTeach } from '../people/index.js';
import { isActingFor } from '../session/index.js';

interface OwnedPaper {
  ownerAccountId: string;
  status: PaperStatus;
}

/** Whoever acts for a school sees its papers, whoever made them; without a school there is none. */
export const isInSchool = (actor: Actor): boolean => actor.schoolId !== '';

/** A paper belongs to the teacher who made it, or to the school for which operations made it; to others it is not there. */
export const maySeePaper = (actor: Actor, paper: OwnedPaper): boolean => paper.ownerAccountId === actor.accountId;

/** A paper that its owner shares is read and copied by the teachers of the school; put away, it is its owner's again. */
export const mayReadPaper = (
  actor: Actor,
  paper: OwnedPaper & { sharedAt: Date | null; archivedAt: Date | null },
): boolean => maySeePaper(actor, paper) || (paper.sharedAt !== null && paper.archivedAt === null);

/** What is published is frozen: students write on it. */
export const mayEditPaper = (actor: Actor, paper: OwnedPaper): boolean =>
  maySeePaper(actor, paper) && paper.status !== 'published';

/** A paper with questions may be given to classes, also once more; operations give nothing. */
export const mayPublishPaper = (actor: Actor, paper: OwnedPaper & { questionCount: number }): boolean =>
  maySeePaper(actor, paper) && !isActingFor(actor) && paper.questionCount > 0;

/** Of the classes of the school a teacher knows those taught, whatever the subject. */
export const mayNameClasses = (actor: Actor, classIds: readonly string[]): boolean =>
  classIds.every((classId) => actor.teaches.has(classId));

/** Copies with names are made for classes that the teacher teaches in the paper's subject. */
export const mayPrintFor = (actor: Actor, classIds: readonly string[], subjectId: number): boolean =>
  classIds.every((classId) => mayTeach(actor, classId, subjectId));

/** Areas are drawn on own papers, and by operations on all papers of the school that they act for. */
export const mayDrawAreas = (actor: Actor, paper: OwnedPaper): boolean =>
  isActingFor(actor) || maySeePaper(actor, paper);

/** Whoever reads a paper sees its areas. */
export const maySeeAreas = (
  actor: Actor,
  paper: OwnedPaper & { sharedAt: Date | null; archivedAt: Date | null },
): boolean => isActingFor(actor) || mayReadPaper(actor, paper);

/** A second person says whether areas are right: never who drew them. */
export const mayCheckAreas = (
  actor: Actor,
  paper: OwnedPaper & { sharedAt: Date | null; archivedAt: Date | null },
  marking: { state: string; drawnBy: string } | undefined,
): boolean => maySeeAreas(actor, paper) && marking?.state === 'drawn' && marking.drawnBy !== actor.accountId;
