import type { SchoolStageId } from '@zhibi/contract/people';
import type { QuestionBody } from '@zhibi/contract/questions';
import type { Licence } from '@zhibi/contract/questions/writing';
import type { Db } from '../../platform/db.js';
import { newId } from '../../platform/ids.js';
import type { Services } from '../../platform/services.js';
import { importBank } from '../import-bank.js';
import type { QuestionRef } from '../store.js';
import { PLATFORM_SCHOOL } from '../store-visible.js';
import { filesByContent } from '../writing/store-files.js';
import { renamedFiles } from './carry-questions.js';
import { keepMedia } from './media.js';
import { type NamedPoint, pointFinder } from './rules-points.js';
import { knowledgeOfSubject, knownVersions } from './store-bank.js';

/** A question that came in a file, its pictures named by what they hold. */
export interface CarriedQuestion {
  body: QuestionBody;
  difficulty: number;
  minutes: number;
  source: string;
  licence: Licence;
  knowledge: readonly NamedPoint[];
}

/** A carried question as it would stand here. */
export interface JudgedQuestion {
  /** Undefined where a picture of it is not here yet. */
  body: QuestionBody | undefined;
  /** The same question in a bank that its taker reads. */
  standing: QuestionRef | undefined;
  knowledgeIds: string[];
  unknownPoints: string[];
}

interface Owner {
  schoolId: string;
  accountId: string;
}

/** What of carried questions is here already, judged by what they say: the own bank first, then the school's, then the platform's. */
export async function judgeCarried(
  db: Db,
  { schoolId, accountId }: Owner,
  given: { subjectId: number; questions: readonly CarriedQuestion[]; fileOf: ReadonlyMap<string, string> },
): Promise<JudgedQuestion[]> {
  const bodies = given.questions.map(({ body }) => renamedFiles(body, (name) => given.fileOf.get(name)));
  const find = pointFinder(await knowledgeOfSubject(db, given.subjectId));
  const banks = [
    { schoolId, kind: 'mine', ownerAccountId: accountId },
    { schoolId, kind: 'school' },
    { schoolId: PLATFORM_SCHOOL, kind: 'platform' },
  ] as const;
  const asked = bodies.flatMap((body, at) => (body === undefined ? [] : [{ at, body }]));
  const standing = new Map<number, QuestionRef>();
  for (const bank of banks)
    for (const [at, ref] of await knownVersions(db, bank, asked)) if (!standing.has(at)) standing.set(at, ref);
  return given.questions.map(({ knowledge }, at) => {
    const found = knowledge.map((point) => ({ point, id: find(point) }));
    return {
      body: bodies[at],
      standing: standing.get(at),
      knowledgeIds: [...new Set(found.flatMap(({ id }) => id ?? []))],
      unknownPoints: found.flatMap(({ point, id }) => (id === undefined ? (point.path.at(-1) ?? []) : [])),
    };
  });
}

/** The files of these names that a school, or everybody, has already, by the name. */
export async function knownFiles(db: Db, schoolId: string, names: readonly string[]): Promise<Map<string, string>> {
  const nameOf = new Map(names.map((name) => [name.split('.')[0] ?? '', name]));
  const rows = await filesByContent(db, schoolId, [...nameOf.keys()]);
  return new Map(rows.map(({ id, sha256 }) => [nameOf.get(sha256) ?? '', id]));
}

/** Keeps files that came with questions; answers their ids by the name, or the name of one that cannot be used. */
export async function keepCarried(
  services: Pick<Services, 'database' | 'files'>,
  owner: Owner,
  files: ReadonlyMap<string, Uint8Array>,
): Promise<{ fileOf: Map<string, string>; unusable: string | undefined }> {
  const scope = { schoolIds: [owner.schoolId] };
  const fileOf = await services.database.asActor(scope, (db) => knownFiles(db, owner.schoolId, [...files.keys()]));
  for (const [name, bytes] of files) {
    if (fileOf.has(name)) continue;
    const kept = await keepMedia(services, owner, { bytes });
    if (typeof kept === 'string') return { fileOf, unusable: name };
    fileOf.set(name, kept.id);
  }
  return { fileOf, unusable: undefined };
}

/** Puts those of judged questions that stand nowhere into the own bank; answers all as they stand now, in the order given. */
export async function addCarried(
  db: Db,
  { schoolId, accountId }: Owner,
  subject: { subjectId: number; stage: SchoolStageId },
  questions: readonly { carried: CarriedQuestion; judged: JudgedQuestion & { body: QuestionBody } }[],
): Promise<QuestionRef[]> {
  const placed = questions.map((one) => ({ ...one, ref: one.judged.standing ?? { questionId: newId(), version: 1 } }));
  await importBank(db, {
    bank: { schoolId, kind: 'mine', ownerAccountId: accountId },
    questions: placed
      .filter(({ judged }) => judged.standing === undefined)
      .map(({ ref, judged: { body, knowledgeIds }, carried: { difficulty, minutes, source, licence } }) => ({
        ...subject,
        id: ref.questionId,
        body,
        difficulty,
        minutes,
        source,
        licence,
        knowledgeIds,
        chapterIds: [],
      })),
  });
  return placed.map(({ ref }) => ref);
}
