import type { AnswerStatus, LedgerLine, RoundOutcome } from '@zhibi/contract/marking';
import type { ChosenLevels } from '@zhibi/contract/marking/rubrics';
import type { QuestionType } from '@zhibi/contract/questions';
import { certainFrom } from '@zhibi/grading';
import type { ItemReading } from './reading/rules-item.js';

/** What is known of an answer that reading, scoring and undoing change. */
export interface AnswerState {
  status: AnswerStatus;
  reading: string | null;
  confidence: number | null;
  suggestion: number | null;
  score: number | null;
}

/** A machine may give scores for this type at all. */
const isMachinesToScore = (type: QuestionType): boolean => type !== 21 && certainFrom[type] !== undefined;

/**
 * What an answer becomes after a machine has read it; never asked for an answer that a person has scored.
 *
 * An empty place is nothing to mark while the student may still write. When the paper is in, an objective question left
 * empty is worth 0, surely: a teacher does not click through forty of them, and sees them listed as blank. An empty
 * subjective one waits with a proposal of 0, for there a teacher wants to have looked. Ink beside the places for the
 * answer (a letter before the question instead of a tick) always goes to a person when the paper is in.
 */
export function afterReading(
  read: ItemReading,
  { type, collected }: { type: QuestionType; collected: boolean },
): AnswerState {
  const { text, confidence, score } = read;
  const open = { reading: text, confidence, suggestion: score, score: null };
  if (read.kind === 'scored')
    return { status: 'scored-by-machine', reading: text, confidence, suggestion: score, score };
  if (read.kind === 'doubtful') return { ...open, status: 'waiting' };
  if (!collected) return { status: 'blank', reading: null, confidence: null, suggestion: null, score: null };
  if (read.kind === 'empty' && isMachinesToScore(type))
    return { status: 'scored-by-machine', reading: '', confidence, suggestion: 0, score: 0 };
  return { ...open, status: 'waiting', reading: '', confidence: null };
}

/** Confidence is kept in single precision: a smaller difference is none. */
const SAME = 1e-6;

/** Whether there is nothing new to see: the same reading of as many strokes. */
export const isSame = (
  a: AnswerState & { strokes: number | null },
  b: AnswerState & { strokes: number | null },
): boolean =>
  a.strokes === b.strokes &&
  a.status === b.status &&
  a.reading === b.reading &&
  a.suggestion === b.suggestion &&
  a.score === b.score &&
  Math.abs((a.confidence ?? -1) - (b.confidence ?? -1)) < SAME;

/**
 * Whether there is nothing for a machine to read: a person has scored, or it has read as many strokes already, and the same ink reads the same.
 * An answer that was blank while the student could still write is looked at once more when the paper is in.
 */
export const isRead = (
  answer: Pick<AnswerState, 'status'> & { strokes: number | null },
  strokes: number,
  collected: boolean,
): boolean =>
  answer.status === 'scored-by-person' || (answer.strokes === strokes && !(collected && answer.status === 'blank'));

interface Scored {
  strokes: number | null;
  scoredAt: Date | null;
}

/**
 * Whether writing came that the person who scored has not seen. What comes is counted, for a score may be given between the
 * arrival of a stroke or a picture and its showing; answers from before the counting go by the time.
 */
export const hasUnseenInk = (answer: Scored, evidence: { pieces: number; changedAt: Date } | undefined): boolean => {
  if (evidence === undefined) return false;
  if (answer.strokes !== null) return evidence.pieces > answer.strokes;
  return evidence.changedAt.getTime() > (answer.scoredAt?.getTime() ?? 0);
};

export interface Entry {
  kind: LedgerLine['kind'];
  byAccount: string | null;
  at: Date;
  fromScore: number | null;
  fromStatus: AnswerStatus;
  comment: string;
  levels: ChosenLevels | null;
}

/** How a round came to a score, as the ledger keeps it: by account, for a name may change. */
export interface ScoreReason {
  outcome: RoundOutcome;
  scores: { accountId: string; score: number }[];
  /** What the arbiter said of it. */
  why?: string;
}

/** What stands after a score is taken back, and who had given it. */
export interface Undone {
  status: AnswerStatus;
  score: number | null;
  comment: string;
  levels: ChosenLevels | null;
  scoredBy: string | null;
  scoredAt: Date | null;
}

/**
 * What an answer becomes when this person takes back the newest score of an answer; undefined when that is not theirs.
 * The ledger, newest first, is a pile: every undo in it has taken away one score below.
 */
export function undone(
  entries: readonly Entry[],
  accountId: string,
  kinds: readonly Entry['kind'][] = ['person', 'restore'],
): Undone | undefined {
  const standing: Entry[] = [];
  let taken = 0;
  for (const entry of entries) {
    if (entry.kind === 'undo') taken++;
    else if (taken > 0) taken--;
    else standing.push(entry);
  }
  const [newest, before] = standing;
  if (newest === undefined || !kinds.includes(newest.kind) || newest.byAccount !== accountId) return undefined;
  const scored = newest.fromStatus === 'scored-by-person' || newest.fromStatus === 'scored-by-machine';
  const isPersons = before?.kind !== 'key';
  return {
    status: newest.fromStatus,
    score: newest.fromScore,
    comment: before?.comment ?? '',
    levels: before?.levels ?? null,
    scoredBy: scored && isPersons ? (before?.byAccount ?? null) : null,
    scoredAt: scored ? (before?.at ?? null) : null,
  };
}

/** What a line of the ledger made of the answer was decided by a person, and is not what stands: it can be given again. */
export const isRestorable = (
  line: { toScore: number | null; toStatus: AnswerStatus; comment: string },
  standing: { score: number | null; status: AnswerStatus; comment: string },
): boolean =>
  line.toStatus === 'scored-by-person' &&
  line.toScore !== null &&
  (standing.status !== 'scored-by-person' || standing.score !== line.toScore || standing.comment !== line.comment);
