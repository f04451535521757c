import { toStamp } from '@zhibi/contract/kernel';
import type { libraryApi, TechnicalRecord } from '@zhibi/contract/papers/library';
import type { Actor } from '@zhibi/contract/session';
import type { z } from 'zod';
import { classesOf, subjectsById } from '../../people/index.js';
import { idOfCursor, pageAfter } from '../../platform/cursor.js';
import type { Db } from '../../platform/db.js';
import { ensure } from '../../platform/problem.js';
import { keptPage, type PageOfPaper } from '../layout/page-of-layout.js';
import { runsOf } from '../output/store-run-lists.js';
import { isInSchool } from '../policy.js';
import { findPaper, type PaperRow, sectionsOf } from '../store.js';
import type { LaterDomains } from './later-domains.js';
import { ownerNames } from './owner-names.js';
import { codesOfRuns, papersOfSchool, versionsOf } from './store.js';

const PAGE = 20;

interface With {
  later: LaterDomains;
  timeZone: string;
}

/** All papers of the school that operations act for. Four queries. */
export async function listPapersOfSchool(
  db: Db,
  actor: Actor,
  { cursor, ...wish }: z.output<typeof libraryApi.ofSchool.input>,
  { later, timeZone }: With,
): Promise<z.input<typeof libraryApi.ofSchool.output>> {
  if (!isInSchool(actor)) return { items: [], next: null };
  const { schoolId } = actor;
  const rows = await papersOfSchool(db, schoolId, wish, { before: idOfCursor(cursor), limit: PAGE });
  const { items, next } = pageAfter(rows, PAGE, ({ paperId }) => paperId);
  const owners = items.map(({ ownerAccountId }) => ownerAccountId);
  const paperIds = items.map(({ paperId }) => paperId);
  const [names, subjects, homework] = await Promise.all([
    ownerNames(db, schoolId, owners),
    subjectsById(db),
    later.homeworkOfPapers(db, schoolId, paperIds),
  ]);
  return {
    items: items.map(({ subjectId, ownerAccountId, sharedAt, archivedAt, updatedAt, ...row }) => ({
      ...row,
      updatedAt: toStamp(updatedAt, timeZone),
      subjectName: subjects.get(subjectId)?.name ?? '',
      ownerName: names.get(ownerAccountId) ?? '',
      isShared: sharedAt !== null,
      isArchived: archivedAt !== null,
      homeworkCount: homework.filter(({ paperId }) => paperId === row.paperId).length,
    })),
    next,
  };
}

/** A paper of the school that operations act for; another is not there. */
async function paperOfSchool(db: Db, actor: Actor, paperId: string): Promise<PaperRow> {
  const row = isInSchool(actor) ? await findPaper(db, actor.schoolId, paperId) : undefined;
  ensure(row !== undefined, 'not-found');
  return row;
}

/** What the machines hold of a paper, and what hangs on it: nothing of it says what a student wrote. */
export async function showTechnicalRecord(
  db: Db,
  actor: Actor,
  paperId: string,
  { later, timeZone }: With,
): Promise<TechnicalRecord> {
  const { schoolId } = actor;
  const row = await paperOfSchool(db, actor, paperId);
  const [names, subjects, classes, versions, runs, codes, homework, sections] = await Promise.all([
    ownerNames(db, schoolId, [row.ownerAccountId]),
    subjectsById(db),
    classesOf(db, schoolId),
    versionsOf(db, schoolId, paperId),
    runsOf(db, schoolId, paperId),
    codesOfRuns(db, schoolId, paperId),
    later.homeworkOfPapers(db, schoolId, [paperId]),
    sectionsOf(db, schoolId, paperId),
  ]);
  return {
    paperId,
    title: row.title,
    status: row.status,
    subjectName: subjects.get(row.subjectId)?.name ?? '',
    ownerName: names.get(row.ownerAccountId) ?? '',
    isOfSchool: row.ownerAccountId === schoolId,
    revision: row.revision,
    versions: versions.map((version) => ({ ...version, madeAt: toStamp(version.madeAt, timeZone) })),
    runs: runs.map(({ printRunId, revision, status, dots, createdAt, classIds, homeworkId }) => ({
      printRunId,
      revision,
      status,
      dots,
      createdAt: toStamp(createdAt, timeZone),
      classNames: classes.filter(({ classId }) => classIds.includes(classId)).map(({ className }) => className),
      homeworkId,
      codes: codes.filter((one) => one.printRunId === printRunId),
    })),
    homework: homework.map(({ homeworkId, title, startAt }) => ({
      homeworkId,
      title,
      startAt: toStamp(startAt, timeZone),
    })),
    key: sections
      .flatMap(({ items }) => items)
      .map(({ itemId, questionId, version, score, question }, at) => ({
        itemId,
        no: at + 1,
        questionId,
        version,
        type: question.type,
        score,
        body: question.body,
      })),
  };
}

/** Where a page of any revision that was laid out is kept. */
export async function pageOfSchool(
  db: Db,
  actor: Actor,
  { paperId, revision, page }: Omit<PageOfPaper, 'schoolId'>,
): ReturnType<typeof keptPage> {
  await paperOfSchool(db, actor, paperId);
  return keptPage(db, { schoolId: actor.schoolId, paperId, revision, page });
}
