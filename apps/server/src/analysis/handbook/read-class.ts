import type { HandbookRange, HandbookRules } from '@zhibi/contract/analysis/handbook';
import { instantOf } from '@zhibi/contract/kernel';
import { defaultScore } from '@zhibi/contract/papers';
import { type Homework, homeworkByIds } from '../../homework/index.js';
import { askedItems, itemNumbers } from '../../papers/index.js';
import { type ClassMember, levelsOfClasses, seatOrder, studentsOf } from '../../people/index.js';
import type { Db } from '../../platform/db.js';
import type { Starter } from '../../platform/jobs/index.js';
import { compositionCandidates, needsOfKnowledge, questionsById, questionsNamed } from '../../questions/index.js';
import { dayOf } from '../rules.js';
import type { WrongRow } from '../store.js';
import type { Similar, WrongNow } from './rules-booklet.js';
import { heightOf } from './rules-height.js';
import { memoryOf, type Review, ratingOf, rememberedOn } from './rules-memory.js';
import { openWrongOf, reviewsOf } from './store-reviews.js';

export interface Here {
  now: Date;
  timeZone: string;
}

/** All that the booklets of a class are made of. */
export interface ClassWrong {
  /** In the order in which they sit; who has no seat comes last. */
  students: ClassMember[];
  wrongOf: Map<string, WrongNow[]>;
  needs: Map<string, Set<string>>;
  similar: Similar[];
}

/** Of the banks at most so many are looked at: a class asks for some dozens. */
const MOST_SIMILAR = 600;
const GIVEN_LATELY_MS = 120 * 86_400_000;

/** Reads a class once for all its booklets: a fixed number of queries, however many students there are. */
export async function readClass(
  db: Db,
  reader: Starter,
  { range, rules }: { range: HandbookRange; rules: HandbookRules },
  here: Here,
): Promise<ClassWrong> {
  const { schoolId } = reader;
  const { classId, subjectId } = range;
  const students = await inSeatOrder(db, reader, { range, rules });
  const rows = await openWrongOf(db, schoolId, {
    studentIds: students.map(({ studentId }) => studentId),
    subjectId,
    from: instantOf(`${range.from.replaceAll('-', '')}000000`, here.timeZone),
    to: instantOf(`${range.to.replaceAll('-', '')}235959`, here.timeZone),
    homeworkIds: range.homeworkIds,
  });
  const items = await askedItems(
    db,
    schoolId,
    rows.map(({ itemId }) => itemId),
  );
  const titles = await homeworkByIds(db, schoolId, [...new Set(rows.map(({ homeworkId }) => homeworkId))]);
  const numbers = await itemNumbers(db, schoolId, [...new Set([...titles.values()].map(({ paperId }) => paperId))]);
  const known = await reviewsOf(db, schoolId, {
    studentIds: students.map(({ studentId }) => studentId),
    questionIds: [...new Set(rows.map(({ questionId }) => questionId))],
  });
  const today = dayOf(here.now, here.timeZone);
  const [wrongs, reviews] = [new Map<string, Map<string, WrongNow>>(), new Map<string, Map<string, Review[]>>()];
  for (const row of rows) {
    const [item, homework] = [items.get(row.itemId), titles.get(row.homeworkId)];
    if (item === undefined || homework === undefined) continue;
    const log = [
      ...(reviews.get(row.studentId)?.get(row.questionId) ?? known.get(keyOf(row)) ?? []),
      firstReview(row, homework, here.timeZone),
    ];
    within(reviews, row.studentId).set(row.questionId, log);
    const memory = memoryOf(log);
    const { question, score } = item;
    within(wrongs, row.studentId).set(row.questionId, {
      questionId: row.questionId,
      version: question.version,
      type: question.type,
      score,
      knowledge: question.knowledge,
      difficulty: question.difficulty,
      title: homework.title,
      no: numbers.get(row.itemId) ?? 0,
      remembered: memory === undefined ? 0 : rememberedOn(memory, today),
      memory,
      heightMm: heightOf(question.body, score),
    });
  }
  const knowledgeIds = [...items.values()].flatMap(({ question }) => question.knowledge.map(({ id }) => id));
  return {
    students,
    wrongOf: new Map([...wrongs].map(([id, own]) => [id, [...own.values()]])),
    needs: rules.needsFirst ? await needsOfKnowledge(db, knowledgeIds) : new Map(),
    similar: rules.variants === 0 ? [] : await similarOf(db, reader, { knowledgeIds, rules, classId, subjectId }, here),
  };
}

const keyOf = ({ studentId, questionId }: WrongRow) => `${studentId} ${questionId}`;

/** That it was wrong is the first thing that is known of it, on the day when it was collected. */
export const firstReview = (
  row: WrongRow,
  { closedAt, endAt }: Pick<Homework, 'closedAt' | 'endAt'>,
  timeZone: string,
): Review => ({ on: dayOf(closedAt ?? endAt, timeZone), rating: ratingOf(row.score, row.maxScore) });

function within<T>(map: Map<string, Map<string, T>>, key: string): Map<string, T> {
  const own = map.get(key) ?? new Map<string, T>();
  map.set(key, own);
  return own;
}

export async function inSeatOrder(
  db: Db,
  { schoolId }: Starter,
  { range: { classId, subjectId }, rules: { layers } }: { range: HandbookRange; rules: HandbookRules },
): Promise<ClassMember[]> {
  const all = await studentsOf(db, schoolId, [classId]);
  const levels = layers && (await levelsOfClasses(db, schoolId, { classIds: [classId], subjectId }));
  const wanted = all.filter(({ studentId }) => {
    const level = levels?.get(studentId);
    return layers === undefined || (level !== undefined && layers.includes(level));
  });
  const seats = new Map((await seatOrder(db, { schoolId, classId })).map((studentId, at) => [studentId, at]));
  const place = ({ studentId }: ClassMember) => seats.get(studentId) ?? seats.size;
  return wanted.sort((a, b) => place(a) - place(b) || a.studentNo.localeCompare(b.studentNo));
}

/** Questions about the same knowledge that the class was not given lately. */
async function similarOf(
  db: Db,
  reader: Starter,
  of: { knowledgeIds: readonly string[]; rules: HandbookRules; classId: string; subjectId: number },
  { now }: Here,
): Promise<Similar[]> {
  const given = { classIds: [of.classId], since: new Date(now.getTime() - GIVEN_LATELY_MS) };
  const topicIds = [...new Set(of.knowledgeIds)];
  const wish = { subjectId: of.subjectId, by: 'knowledge', topicIds, types: of.rules.types, given } as const;
  const found = await compositionCandidates(db, reader, wish, { limit: MOST_SIMILAR, seed: 1 });
  const fresh = new Map(found.filter(({ isRecent }) => !isRecent).map((one) => [one.questionId, one]));
  const named = await questionsNamed(db, reader, [...fresh.keys()]);
  const read = await questionsById(db, reader.schoolId, named);
  return read.map((one) => {
    const score = defaultScore(one.type);
    const { questionId, version, type, difficulty, body } = one;
    const knowledgeIds = fresh.get(questionId)?.topicIds ?? [];
    return { questionId, version, type, score, knowledgeIds, difficulty, heightMm: heightOf(body, score) };
  });
}
