import { hasWords, type LessonPoint } from '@zhibi/contract/questions/trees';
import { subjectById } from '../../people/index.js';
import type { Db } from '../../platform/db.js';
import { ensure, found } from '../../platform/problem.js';
import { findBook } from './store-books.js';
import { takeTree, treeKey } from './store-kept.js';
import { arePointsOf, findLesson, putHours, putPoints, putWords } from './store-lessons.js';

export interface LessonChange {
  textbookId: string;
  revision: number;
  nodeId: string;
  hours: number | null;
  words: readonly string[];
  points: readonly LessonPoint[];
}

/** Says the hours, the words and the knowledge points of a chapter. A word or a point that is named twice is kept once. */
export async function saveLesson(db: Db, change: LessonChange): Promise<{ revision: number }> {
  const { textbookId, nodeId, hours } = change;
  const book = found(await findBook(db, textbookId));
  const revision = await takeTree(db, treeKey({ kind: 'chapter', textbookId }), change.revision);
  ensure((await findLesson(db, { textbookId, nodeId })) !== undefined, 'conflict', 'node-gone');
  const words = [...new Set(change.words)];
  const subject = found(await subjectById(db, book.subjectId));
  ensure(words.length === 0 || hasWords(subject.subjectMainId), 'conflict', 'no-words');
  const points = [...new Map(change.points.map((point) => [point.knowledgeId, point])).values()];
  const ids = points.map(({ knowledgeId }) => knowledgeId);
  ensure(ids.length === 0 || (await arePointsOf(db, book.subjectId, ids)), 'conflict', 'point-gone');
  await putHours(db, nodeId, hours);
  await putWords(db, nodeId, words);
  await putPoints(db, nodeId, points);
  return { revision };
}
