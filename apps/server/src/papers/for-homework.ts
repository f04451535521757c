import { chosenIn, type PaperStatus } from '@zhibi/contract/papers';
import type { AnswerKey, QuestionBody, QuestionType } from '@zhibi/contract/questions';
import type { Db } from '../platform/db.js';
import { ensure, found } from '../platform/problem.js';
import { type KnowledgeOfQuestion, recordUse, writingTimes } from '../questions/index.js';
import { fullScoreOfItems } from './rules-optional.js';
import { findPaper, lockPaper, questionIdsOf, sectionsOf, setStatus } from './store.js';

/** An item with all that marking and analysis ask of it. */
export interface PaperItemFacts {
  itemId: string;
  /** Counted through the whole paper, from 1. */
  no: number;
  sectionTitle: string;
  questionId: string;
  version: number;
  type: QuestionType;
  score: number;
  body: QuestionBody;
  answer: AnswerKey;
  knowledge: KnowledgeOfQuestion[];
  /** The expected score rate. */
  difficulty: number;
  /** How long it takes: as was estimated, or as students of the school took where enough have written it. */
  minutes: number;
  /** How far apart the middle half of those students lie; absent where it is estimated. */
  spreadMinutes?: number;
  /** Of an optional question: its section, of whose questions so many are answered. */
  optional?: { sectionId: string; choose: number };
}

export interface PaperFacts {
  paperId: string;
  ownerAccountId: string;
  title: string;
  subjectId: number;
  status: PaperStatus;
  /** Of the paper as it is now; a print run of another revision shows another paper. */
  revision: number;
  totalScore: number;
  items: PaperItemFacts[];
}

/** The items of a paper in order, whoever owns it. Frozen once the paper is published. */
export async function itemsOf(db: Db, schoolId: string, paperId: string): Promise<PaperItemFacts[]> {
  const sections = await sectionsOf(db, schoolId, paperId);
  return sections
    .flatMap((section) => {
      const [{ title, sectionId, items }, choose] = [section, chosenIn(section)];
      const optional = choose === null ? {} : { optional: { sectionId, choose } };
      return items.map((item) => ({ ...item, sectionTitle: title, optional }));
    })
    .map(({ itemId, questionId, version, score, sectionTitle, optional, question }, at) => ({
      itemId,
      no: at + 1,
      sectionTitle,
      questionId,
      version,
      type: question.type,
      score,
      body: question.body,
      answer: question.body.answer,
      knowledge: question.knowledge,
      difficulty: question.difficulty,
      minutes: question.minutes,
      ...optional,
    }));
}

/** A paper as homework sees it; not-found when the school has none such. Whose it may be is the caller's policy (`maySeePaper`). */
export async function paperForHomework(db: Db, schoolId: string, paperId: string): Promise<PaperFacts> {
  const { ownerAccountId, title, subjectId, status, revision } = found(await findPaper(db, schoolId, paperId));
  const items = await asWritten(db, schoolId, await itemsOf(db, schoolId, paperId));
  return { paperId, ownerAccountId, title, subjectId, status, revision, totalScore: fullScoreOfItems(items), items };
}

/** The items with the time that students really took, where that is known. */
async function asWritten(db: Db, schoolId: string, items: PaperItemFacts[]): Promise<PaperItemFacts[]> {
  const times = await writingTimes(
    db,
    schoolId,
    items.map(({ questionId }) => questionId),
  );
  return items.map((item) => ({ ...item, ...times.get(item.questionId) }));
}

/**
 * Freezes a paper in the transaction that publishes it: from now on it is answered as it is, and its questions count as
 * used once more. May be called again for another publishing. The revision must be the one that was looked at and laid
 * out; otherwise it changed meanwhile.
 */
export async function freezePaper(db: Db, schoolId: string, paperId: string, revision: number): Promise<void> {
  const row = found(await lockPaper(db, schoolId, paperId));
  ensure(row.revision === revision, 'conflict', 'changed-meanwhile');
  await setStatus(db, schoolId, paperId, 'published');
  await recordUse(db, schoolId, await questionIdsOf(db, schoolId, paperId));
}
