import { itemsOf } from '../../papers/index.js';
import type { Db } from '../../platform/db.js';
import { ensure } from '../../platform/problem.js';
import { ensureChosen } from '../optional/ensure-chosen.js';
import type { ScoreReason } from '../rules.js';
import type { ToMark } from '../scoring/answers-to-mark.js';
import { changeScores } from '../scoring/change-scores.js';
import type { AnswerChange } from '../store.js';
import { isSettled, subjectTeachers } from './deal-answers.js';
import { isGoldScored, levelsOfScore, verdictOf } from './rules.js';
import { goldOf, marksOf, type RoundRow } from './store.js';

interface By {
  accountId: string;
  name: string;
  at: Date;
}

const LONGEST_COMMENT = 500;
const none: ReadonlySet<string> = new Set();

/**
 * Writes the score of each held answer whose scores are all there, as one line of the ledger with what it was made of. A person's score
 * that stands is left alone, but for those of `again`, which the same scorer has just scored anew. Answers how many were written.
 */
export async function finishAnswers(
  db: Db,
  { homework, answers }: ToMark,
  { rounds, by, again = none }: { rounds: readonly RoundRow[]; by: By; again?: ReadonlySet<string> },
): Promise<number> {
  const { schoolId } = homework;
  const open = [...answers.values()].filter((one) => !isSettled(one) || again.has(one.id));
  if (open.length === 0) return 0;
  const roundIds = rounds.map(({ id }) => id);
  const [marks, gold, items] = await Promise.all([
    marksOf(db, schoolId, { roundIds, answerIds: open.map(({ id }) => id) }),
    goldOf(db, schoolId, roundIds),
    itemsOf(db, schoolId, homework.paperId),
  ]);
  const teachers = new Set(gold.length === 0 ? [] : await subjectTeachers(db, schoolId, homework.subjectId));
  const roundOf = new Map(rounds.map((round) => [round.itemId, round]));
  const reasons = new Map<string, ScoreReason>();
  const changes = open.flatMap((answer): AnswerChange[] => {
    const round = roundOf.get(answer.itemId);
    if (round === undefined || round.state !== 'open') return [];
    const own = marks.filter(({ answerId }) => answerId === answer.id);
    const agreed = gold.find(({ answerId }) => answerId === answer.id);
    if (agreed !== undefined) {
      const scorers = round.scorerIds.filter((id) => teachers.has(id));
      if (!isGoldScored(own, scorers, answer.strokes)) return [];
      reasons.set(answer.id, { outcome: 'gold', scores: [{ accountId: agreed.setBy, score: agreed.score }] });
      return [
        scored(answer, { score: agreed.score, comment: '', levels: null, by: { ...by, accountId: agreed.setBy } }),
      ];
    }
    const verdict = verdictOf(own, round, answer.strokes);
    if (verdict.kind !== 'final') return [];
    const scores = verdict.by.flatMap(({ accountId, score }) => (score === null ? [] : [{ accountId, score }]));
    const words = own.filter(({ accountId }) => scores.some((one) => one.accountId === accountId));
    // What the arbiter says is said to the colleagues, and stands in the ledger; the child reads what the markers wrote.
    const why = words.find(({ slot }) => slot === 3)?.comment;
    reasons.set(answer.id, { outcome: verdict.outcome, scores, ...(why && { why }) });
    const comments = words.flatMap(({ slot, comment }) => (slot === 3 || comment === '' ? [] : [comment]));
    const comment = [...new Set(comments)].join('；').slice(0, LONGEST_COMMENT);
    const levels = levelsOfScore(words, verdict.score);
    return [scored(answer, { score: verdict.score, comment, levels, by })];
  });
  const before = new Map(open.map((one) => [one.id, one]));
  const scorer = { kind: 'round', accountId: by.accountId, name: by.name, at: by.at, reasons } as const;
  await ensureChosen(db, { homework, answers }, { items, answerIds: changes.map(({ id }) => id) });
  const done = await changeScores(db, { homework, items, before }, changes, scorer);
  ensure(done.size === changes.length, 'conflict', 'changed-meanwhile');
  return done.size;
}

const scored = (
  answer: AnswerChange,
  { score, comment, levels, by }: Pick<AnswerChange, 'comment' | 'levels'> & { score: number; by: By },
): AnswerChange => ({
  ...answer,
  status: 'scored-by-person',
  score,
  comment,
  levels,
  scoredBy: by.accountId,
  scoredAt: by.at,
  inkSinceScore: false,
});
