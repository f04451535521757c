import type { QuestionBody } from '@zhibi/contract/questions';
import type { PaperUse } from '@zhibi/contract/questions/writing';
import type { Db } from '../../platform/db.js';
import type { Services } from '../../platform/services.js';

/** A paper that holds a question. */
export interface HoldingPaper extends Omit<PaperUse, 'homework' | 'mine'> {
  ownerAccountId: string;
}

export interface HomeworkOfPaper {
  homeworkId: string;
  paperId: string;
  title: string;
  startAt: Date;
}

/** What the writing of questions asks of the domains later in the order, which it must not call: `app` brings them together. */
export interface LaterDomains {
  /** The papers of a school that hold a question, the newest first; removed ones are no papers any more. */
  papersHolding(db: Db, schoolId: string, questionId: string): Promise<HoldingPaper[]>;
  /** Which of these questions stand in any paper of the school, removed papers included. */
  heldQuestions(db: Db, schoolId: string, questionIds: readonly string[]): Promise<Set<string>>;
  homeworkOfPapers(db: Db, schoolId: string, paperIds: readonly string[]): Promise<HomeworkOfPaper[]>;
  /** Sets one question as a paper would. */
  printQuestion(services: Services, question: PrintedQuestion): Promise<Printed>;
}

export interface PrintedQuestion {
  body: QuestionBody;
  edition: 'student' | 'teacher';
  pictures: Record<string, Uint8Array>;
  /** Whose papers it is to look like; null where its reader has chosen none. */
  subjectId: number | null;
}

export interface Printed {
  /** SVG. */
  pages: string[];
  issues: { kind: string; detail: string }[];
}
