import { markingEvents } from '@zhibi/contract/events/marking';
import type { CorrectionGuess } from '@zhibi/contract/marking/pen-correction';
import type { AnswerArea } from '@zhibi/contract/papers';
import { decodeStrokes } from '@zhibi/ink';
import { type CorrectedItem, type ItemCorrection, readCorrection } from '@zhibi/ink/correction';
import { correctionsOn, type KeptCorrection } from '../../capture/index.js';
import { findHomework, findSubmission } from '../../homework/index.js';
import { geometriesOf } from '../../papers/index.js';
import { teacherAccountsOf, teacherNames } from '../../people/index.js';
import type { Db } from '../../platform/db.js';
import { announce } from '../../platform/events/index.js';
import { itemsOfHomework } from '../answer-keys/items-of-homework.js';
import type { Reading } from '../reading/read-answers.js';
import { areasOfItem } from '../reading/rules-reading.js';
import { itemsInRound } from '../rounds/in-round.js';
import { holdAnswers, type ToMark } from '../scoring/answers-to-mark.js';
import { giveScores, takeBack } from '../scoring/score-answers.js';
import { type Answer, answersOf } from '../store.js';
import { makeAnswers } from '../store-begun.js';
import { type Step, stepOf } from './rules.js';
import { correctionsOf, keepCorrection } from './store-correction.js';

interface Copy {
  schoolId: string;
  homeworkId: string;
  studentId: string;
}

/**
 * Reads what teachers wrote on a copy and makes scores of what is certain, as the teacher's. Safe to run at any time and twice: the same ink
 * changes nothing. Ink of somebody who may not mark this copy now counts for nothing.
 */
export async function readCopyCorrected(db: Db, of: Copy, reading: Reading): Promise<void> {
  const { schoolId, homeworkId, studentId } = of;
  const homework = await findHomework(db, schoolId, homeworkId);
  const copy = await findSubmission(db, of);
  if (homework === undefined || homework.withdrawnAt !== null || copy === undefined) return;
  const may = new Set(await teacherAccountsOf(db, schoolId, [copy.classId], homework.subjectId));
  const ink = (await correctionsOn(db, schoolId, of)).filter(
    ({ accountId, settled }) => may.has(accountId) && !settled,
  );
  if (ink.length === 0) return;
  const [items, geometries] = await Promise.all([itemsOfHomework(db, homework), geometriesOf(db, schoolId, homework)]);
  const { areas } = geometries.of(studentId);
  const read = readCorrection(
    pagesOf(ink),
    items.map(({ itemId, score }) => correctedItem(itemId, score, areas)),
  );
  if (read.length === 0) return;
  await makeAnswers(
    db,
    { schoolId, homeworkId, studentIds: [studentId] },
    items.map(({ itemId }) => itemId),
  );
  const itemIds = read.map(({ itemId }) => itemId);
  const answers = await answersOf(db, schoolId, { homeworkId, studentIds: [studentId], itemIds });
  const marked = await holdAnswers(db, schoolId, { homeworkId, ids: answers.map(({ id }) => id) });
  const before = await correctionsOf(db, schoolId, of);
  const answerOf = new Map([...marked.answers.values()].map((answer) => [answer.itemId, answer]));
  const names = await teacherNames(db, schoolId, [...may]);
  const inRound = await itemsInRound(db, schoolId, homeworkId);
  const touched = new Set<string>();
  for (const one of read) {
    const answer = answerOf.get(one.itemId);
    if (answer === undefined) continue;
    // Dealt out and not settled: nobody's pen goes before the round. The ink is read once the score stands.
    if (answer.status !== 'scored-by-person' && inRound.has(one.itemId)) continue;
    const step = stepOf(one, before.get(one.itemId), answer);
    if (step.kind === 'leave') continue;
    const accountId = writerOf(one, ink);
    touched.add(accountId);
    const by = { accountId, name: names.get(accountId) ?? '' };
    await take(db, { marked, answer, step, by, earlier: before.get(one.itemId)?.accountId, reading });
    await keepCorrection(db, { ...of, itemId: one.itemId, accountId, changedAt: reading.now, ...said(one, step) });
  }
  if (touched.size > 0)
    await announce(db, markingEvents.corrected, { schoolId, to: [...touched], data: { homeworkId, studentId } });
}

const correctedItem = (itemId: string, maxScore: number, areas: readonly AnswerArea[]): CorrectedItem => ({
  itemId,
  maxScore,
  places: areasOfItem(areas, itemId),
});

function pagesOf(ink: readonly KeptCorrection[]) {
  const pages = [...new Set(ink.map(({ page }) => page))];
  return pages.map((page) => ({
    page,
    strokes: ink.filter((one) => one.page === page).flatMap(({ points }) => decodeStrokes(points)),
  }));
}

/** Who wrote what came last. */
function writerOf({ strokeIds }: ItemCorrection, ink: readonly KeptCorrection[]): string {
  const own = ink.filter(({ strokeId }) => strokeIds.includes(strokeId));
  const newest = own.reduce((last, one) => (one.receivedAt >= last.receivedAt ? one : last), own[0] as KeptCorrection); // as: an item that was read has ink
  return newest.accountId;
}

interface Taking {
  marked: ToMark;
  answer: Answer;
  step: Exclude<Step, { kind: 'leave' }>;
  by: { accountId: string; name: string };
  /** Who wrote what was read before. */
  earlier: string | undefined;
  reading: Reading;
}

/** What the ink gave before goes where it stands no more; what it gives now is written as the teacher's. A paper that is back keeps its score. */
async function take(db: Db, { marked, answer, step, by, earlier, reading }: Taking): Promise<void> {
  if (step.kind === 'keep') return;
  const answerId = answer.id;
  let { revision } = answer;
  if (step.takesBack && (marked.homework.releasedAt === null || step.kind === 'ask')) {
    if (marked.homework.releasedAt !== null) return;
    const who = { kind: 'undo', accountId: earlier ?? by.accountId, name: by.name, at: reading.now } as const;
    const [done] = await takeBack(db, marked, { answerId, revision }, { by: { ...who, origin: 'paper' }, reading });
    revision = done?.revision ?? revision;
  }
  if (step.kind !== 'score') return;
  const held = await holdAnswers(db, answer.schoolId, { homeworkId: answer.homeworkId, ids: [answerId] });
  const given = { answerId, revision, score: step.points, comment: answer.comment };
  await giveScores(db, held, [given], { ...by, kind: 'person', at: reading.now, origin: 'paper' });
}

const said = ({ strokeIds, meaning, confidence, guesses }: ItemCorrection, step: Exclude<Step, { kind: 'leave' }>) => ({
  strokeIds,
  confidence,
  state: step.kind === 'ask' ? ('asked' as const) : ('scored' as const),
  doubt: step.kind === 'ask' ? step.doubt : null,
  meaning: step.kind === 'ask' ? null : (meaning?.kind ?? null),
  score: step.kind === 'ask' ? null : step.points,
  guesses: guesses.map((guess): CorrectionGuess => ({ ...guess, meaning: guess.meaning.kind })),
});
