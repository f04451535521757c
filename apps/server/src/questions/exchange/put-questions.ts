import type { ReadQuestion } from '@zhibi/exchange';
import { subjectsById } from '../../people/index.js';
import type { Db } from '../../platform/db.js';
import { newId } from '../../platform/ids.js';
import { type BankQuestion, importBank } from '../import-bank.js';
import {
  isDoubtful,
  knowledgeFinder,
  type Subject,
  subjectOf,
  summaryOf,
  warningsOfPlace,
  warningsOfSubject,
} from './rules.js';
import { type Import, type Item, insertItems, type KeptNear } from './store.js';
import { type Bank, knowledgeOfSubject, knownBodies } from './store-bank.js';

/** A score rate that says nothing: between easy and hard. */
const USUAL_DIFFICULTY = 0.7;

type FindPoint = (path: string) => string | undefined;
/** What is the same for all questions of an import, asked once. */
export interface Context {
  subjects: readonly Subject[];
  chosen: Subject | undefined;
  /** The subjects that the importer's lists show; null where nobody knows. */
  seen: readonly number[] | null;
  pointsOf(subjectId: number): Promise<FindPoint>;
}

/** Reads the subjects; the points of a subject when the first question asks for them. Good within one transaction. */
export async function contextOf(
  db: Db,
  { subjectId, seesSubjects }: Pick<Import, 'subjectId' | 'seesSubjects'>,
): Promise<Context> {
  const subjects = [...(await subjectsById(db)).values()];
  const bySubject = new Map<number, FindPoint>();
  return {
    subjects,
    chosen: subjects.find((one) => one.subjectId === subjectId),
    seen: seesSubjects,
    pointsOf: async (id) => {
      const known = bySubject.get(id) ?? knowledgeFinder(await knowledgeOfSubject(db, id));
      bySubject.set(id, known);
      return known;
    },
  };
}

const bankOf = ({ schoolId, bank, accountId }: Import): Bank => ({
  schoolId,
  kind: bank,
  ...(bank === 'mine' ? { ownerAccountId: accountId } : {}),
});

/** What became of one item, before it is written. */
export type Row = Pick<
  Item,
  | 'place'
  | 'outcome'
  | 'reason'
  | 'warnings'
  | 'confidence'
  | 'summary'
  | 'questionId'
  | 'draft'
  | 'near'
  | 'subjectId'
  | 'saidVersion'
>;

function bankQuestion(
  one: ReadQuestion,
  subject: Subject,
  find: FindPoint,
): { question: BankQuestion; isUnknown: boolean } {
  const { difficulty, year, minutes, source, licence, knowledge } = one.facts;
  const points = knowledge.map(find);
  const question = {
    id: newId(),
    subjectId: subject.subjectId,
    stage: subject.stage,
    body: one.body,
    difficulty: difficulty ?? USUAL_DIFFICULTY,
    source: source ?? '',
    chapterIds: [],
    ...(year === undefined ? {} : { year }),
    ...(licence === undefined ? {} : { licence }),
    ...(minutes === undefined ? {} : { minutes }),
    knowledgeIds: points.filter((id) => id !== undefined),
  };
  return { question, isUnknown: points.includes(undefined) };
}

/** What is much like a question, and whether it waits for a person because of that. */
export interface Likeness {
  near: readonly KeptNear[];
  waits: boolean;
}
const unlike: Likeness = { near: [], waits: false };

interface Given {
  questions: readonly ReadQuestion[];
  context: Context;
  /** Texts of this import that are in already, with their place in the file. */
  seen: Map<string, string>;
  /** By the question's place in the list. */
  likeness?: ReadonlyMap<number, Likeness>;
}

/**
 * Puts read questions into the bank of an import, or keeps them for a person to mend, or says why they are left out. Answers a row for each, in order.
 */
export async function putQuestions(
  db: Db,
  of: Import,
  { questions, context, seen, likeness = new Map() }: Given,
): Promise<Row[]> {
  const known = await knownBodies(
    db,
    bankOf(of),
    questions.map(({ body }) => body),
  );
  const added: BankQuestion[] = [];
  const rows: Row[] = [];
  for (const [at, one] of questions.entries()) {
    const text = JSON.stringify(one.body);
    const subject = subjectOf(one.facts, context.subjects, context.chosen);
    const { near, waits } = likeness.get(at) ?? unlike;
    const base: Row = {
      place: one.where,
      confidence: one.confidence,
      summary: summaryOf(one.body),
      warnings: one.warnings,
      outcome: 'skipped',
      reason: null,
      questionId: null,
      draft: null,
      near: [...near],
      subjectId: subject?.subjectId ?? null,
      saidVersion: one.facts.version ?? null,
    };
    const place = seen.get(text);
    const standing = known.get(at);
    if (place !== undefined) rows.push({ ...base, reason: 'duplicate-in-file', near: [inFile(place, base.summary)] });
    else if (standing !== undefined) rows.push({ ...base, reason: 'duplicate', questionId: standing });
    else if (subject === undefined) rows.push({ ...base, reason: 'subject-unknown' });
    else if (waits || isDoubtful(one.confidence)) {
      const warnings = [...one.warnings, ...warningsOfNear(near), ...placeWarnings(one, subject, context)];
      rows.push({ ...base, warnings, outcome: 'doubtful', draft: { body: one.body, facts: one.facts } });
      seen.set(text, one.where);
    } else {
      const { question, isUnknown } = bankQuestion(one, subject, await context.pointsOf(subject.subjectId));
      const warnings: Row['warnings'] = [
        ...one.warnings,
        ...warningsOfNear(near),
        ...placeWarnings(one, subject, context),
        ...(isUnknown ? (['knowledge-unknown'] as const) : []),
      ];
      seen.set(text, one.where);
      added.push(question);
      rows.push({ ...base, outcome: 'added', warnings, questionId: question.id });
    }
  }
  await importBank(db, { bank: bankOf(of), questions: added });
  return rows;
}

const placeWarnings = ({ facts }: ReadQuestion, subject: Subject, context: Context): Row['warnings'] => [
  ...warningsOfPlace(subject, context),
  ...warningsOfSubject(facts, subject),
];

const inFile = (place: string, summary: string): KeptNear => ({ likeness: 1, place, summary });

const warningsOfNear = (near: readonly KeptNear[]): Row['warnings'] => [
  ...(near.some((one) => 'questionId' in one) ? (['like-in-bank'] as const) : []),
  ...(near.some((one) => 'place' in one) ? (['like-in-file'] as const) : []),
];

export const insertRows = (db: Db, of: Import, rows: readonly Row[], from: number): Promise<void> =>
  insertItems(
    db,
    rows.map((row, nth) => ({ ...row, schoolId: of.schoolId, importId: of.id, position: from + nth })),
  );
