import { searchText } from '@zhibi/content';
import type { Actor } from '@zhibi/contract/session';
import { mapPictures } from '@zhibi/exchange';
import type { Db } from '../../platform/db.js';
import { newId } from '../../platform/ids.js';
import { creditedSource } from '../partners/rules.js';
import { putPlaces, putQuestions, putVersions } from '../store-bank.js';
import { PLATFORM_SCHOOL } from '../store-visible.js';
import { type FileRow, putFiles } from '../writing/store-files.js';
import type { GivenQuestion } from './read-gift.js';
import { copiesOf, type Ref } from './store-questions.js';

/** Pictures and sounds for the own school; the bytes are kept once. Their id → ours. */
export async function copyFiles(db: Db, actor: Actor, files: readonly FileRow[]): Promise<Map<string, string>> {
  const theirs = files.filter(({ schoolId }) => schoolId !== PLATFORM_SCHOOL);
  const copies = theirs.map((file) => ({ ...file, id: newId(), createdBy: actor.accountId }));
  const kept = await putFiles(db, actor.schoolId, copies);
  return new Map([
    ...files.map(({ id }) => [id, id] as const),
    ...theirs.flatMap(({ id }, at) => (kept[at] ? [[id, kept[at].id] as const] : [])),
  ]);
}

interface Copying {
  questions: readonly GivenQuestion[];
  fileOf: ReadonlyMap<string, string>;
  from: { schoolId: string; schoolName: string };
}

/** Questions of another school for the own school's bank, naming whom they come from. Their id → ours. Five queries, however many. */
export async function copyQuestions(
  db: Db,
  actor: Actor,
  { questions, fileOf, from }: Copying,
): Promise<Map<string, Ref>> {
  const { schoolId, accountId } = actor;
  const known = await copiesOf(
    db,
    schoolId,
    questions.map(({ questionId }) => questionId),
  );
  const fresh = questions.filter(({ questionId, isPlatform }) => !isPlatform && !known.has(questionId));
  const made = [...new Map(fresh.map((one) => [one.questionId, one])).values()].map((one) => ({ ...one, id: newId() }));
  const credit = ({ source }: GivenQuestion) => creditedSource(source, from.schoolName);
  // What is somebody's own work is, for everybody else, used by permission.
  const right = ({ licence }: GivenQuestion) => (licence === 'own' ? ('permission' as const) : licence);
  const bodies = new Map(made.map((one) => [one.id, mapPictures(one.body, (fileId) => fileOf.get(fileId))]));
  const bodyOf = (one: GivenQuestion & { id: string }) => bodies.get(one.id) ?? one.body;
  await putQuestions(
    db,
    made.map((one) => ({
      schoolId,
      id: one.id,
      bank: 'school' as const,
      ownerAccountId: accountId,
      subjectId: one.subjectId,
      stage: one.stage,
      type: one.type,
      version: 1,
      difficulty: one.difficulty,
      year: one.year,
      minutes: one.minutes,
      source: credit(one),
      licence: right(one),
      searchText: searchText(bodyOf(one)),
      originSchoolId: from.schoolId,
      originId: one.questionId,
      originVersion: one.version,
    })),
  );
  await putVersions(
    db,
    made.map((one) => ({
      schoolId,
      questionId: one.id,
      version: 1,
      body: bodyOf(one),
      source: credit(one),
      licence: right(one),
      createdBy: accountId,
    })),
  );
  if (made.length > 0) await putPlaces(db, schoolId, made);
  const platform = questions.filter(({ isPlatform }) => isPlatform);
  return new Map<string, Ref>([
    ...known,
    ...platform.map(({ questionId, version }) => [questionId, { questionId, version }] as const),
    ...made.map(({ id, questionId }) => [questionId, { questionId: id, version: 1 }] as const),
  ]);
}
