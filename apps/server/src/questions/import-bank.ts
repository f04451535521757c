import { searchText } from '@zhibi/content';
import type { SchoolStageId } from '@zhibi/contract/people';
import type { QuestionBody } from '@zhibi/contract/questions';
import type { Licence } from '@zhibi/contract/questions/writing';
import type { Db } from '../platform/db.js';
import {
  putChapters,
  putKnowledge,
  putPlaces,
  putPrerequisites,
  putQuestions,
  putTextbooks,
  putVersions,
  versionsFor,
} from './store-bank.js';

export interface BankTreeNode {
  id: string;
  title: string;
  /** Knowledge points that should be mastered before this one; of no meaning for chapters. */
  needs?: string[];
  children: BankTreeNode[];
}

export interface BankTextbook {
  id: string;
  subjectId: number;
  gid: number;
  volume: string;
  edition: string;
  year?: number;
  title: string;
  chapters: BankTreeNode[];
}

export interface BankQuestion {
  id: string;
  subjectId: number;
  stage: SchoolStageId;
  body: QuestionBody;
  /** The expected score rate, 0 to 1. */
  difficulty: number;
  year?: number;
  source?: string;
  /** Under what right it may be used; nothing said where it is absent. */
  licence?: Licence;
  minutes?: number;
  knowledgeIds: string[];
  chapterIds: string[];
}

export interface BankContent {
  /** Whose bank it is: PLATFORM_SCHOOL, a school, or one teacher of a school. Ids are stable and of this bank only. */
  bank: { schoolId: string; kind: 'platform' | 'school' | 'mine'; ownerAccountId?: string };
  textbooks?: BankTextbook[];
  knowledge?: { subjectId: number; roots: BankTreeNode[] }[];
  questions?: BankQuestion[];
}

const CHUNK = 500;

/**
 * Brings a bank to what is given, as the system: run twice it changes nothing. A question whose text differs from its
 * newest version gets a new one, so that papers keep what they were made with; nothing is taken away.
 */
export async function importBank(
  db: Db,
  { bank, textbooks = [], knowledge = [], questions = [] }: BankContent,
): Promise<void> {
  await putTextbooks(
    db,
    textbooks.map(({ chapters: _, ...book }, position) => ({ ...book, position })),
  );
  await putChapters(
    db,
    textbooks.flatMap((book) => rowsOf(book.chapters).map((row) => ({ ...row, textbookId: book.id }))),
  );
  await putKnowledge(
    db,
    knowledge.flatMap(({ subjectId, roots }) => rowsOf(roots).map((row) => ({ ...row, subjectId }))),
  );
  await putPrerequisites(
    db,
    knowledge.flatMap(({ roots }) => needsOf(roots)),
  );
  for (let from = 0; from < questions.length; from += CHUNK)
    await putChunk(db, bank, questions.slice(from, from + CHUNK));
}

async function putChunk(db: Db, bank: BankContent['bank'], questions: readonly BankQuestion[]): Promise<void> {
  const { schoolId } = bank;
  const known = await versionsFor(db, schoolId, questions);
  const versionOf = (id: string) => {
    const before = known.get(id);
    return before === undefined ? 1 : before.same ? before.version : before.version + 1;
  };
  await putQuestions(
    db,
    questions.map(({ id, body, knowledgeIds: _k, chapterIds: _c, ...facts }) => ({
      ...facts,
      id,
      schoolId,
      bank: bank.kind,
      ownerAccountId: bank.ownerAccountId ?? null,
      type: body.type,
      version: versionOf(id),
      searchText: searchText(body),
    })),
  );
  await putVersions(
    db,
    questions
      .filter(({ id }) => !known.get(id)?.same)
      .map(({ id, body }) => ({ schoolId, questionId: id, version: versionOf(id), body })),
  );
  await putPlaces(db, schoolId, questions);
}

interface TreeRowToPut {
  id: string;
  parentId: string | null;
  title: string;
  position: number;
}

/** Parents before their children; positions count through the whole tree, so they also order what lies in different branches. */
function rowsOf(roots: readonly BankTreeNode[]): TreeRowToPut[] {
  const rows: TreeRowToPut[] = [];
  const walk = (nodes: readonly BankTreeNode[], parentId: string | null) => {
    for (const { id, title, children } of nodes) {
      rows.push({ id, parentId, title, position: rows.length });
      walk(children, id);
    }
  };
  walk(roots, null);
  return rows;
}

const needsOf = (nodes: readonly BankTreeNode[]): { knowledgeId: string; needsId: string }[] =>
  nodes.flatMap(({ id, needs = [], children }) => [
    ...needs.map((needsId) => ({ knowledgeId: id, needsId })),
    ...needsOf(children),
  ]);
