import type {
  AbsentRule,
  RankPolicy,
  StageLines,
  StageMark,
  StageSubject,
  StageTestState,
} from '@zhibi/contract/analysis/stage-tests';

/** A class as it was called when the test was set up. */
export interface TestClass {
  classId: string;
  className: string;
}

/** A subject with the homework that its scores were taken from, and the questions that count for nobody. */
export interface KeptSubject extends StageSubject {
  homeworkIds: string[];
  droppedItemIds: string[];
}

/** Of an import from homework: what the subject is fed from, and what it was fed from before. */
export interface Feed {
  subjectId: number;
  homeworkIds: string[];
  droppedItemIds: string[];
  before?: { homeworkIds: string[]; droppedItemIds: string[] };
}

export interface MarkChange {
  subjectId: number;
  from: StageMark;
  to: StageMark;
  /** The import that had brought what was there before. */
  was: string | null;
}

/** What rules and policy look at in a test; the row holds it. */
export interface KeptTest {
  state: StageTestState;
  publishAt: Date;
  classes: TestClass[];
  subjects: KeptSubject[];
  electives: number;
  totalLines: StageLines;
  absentRule: AbsentRule;
  ranks: RankPolicy;
}

/** A student's score in a subject; null: absent. */
export interface ScoreRow {
  studentId: string;
  subjectId: number;
  score: number | null;
}
