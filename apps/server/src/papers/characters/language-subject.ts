import type { WritingWay } from '@zhibi/contract/papers/characters';
import { subjectById } from '../../people/index.js';
import type { Db } from '../../platform/db.js';
import { ensure, found } from '../../platform/problem.js';

const [CHINESE, ENGLISH] = [1, 3];

/** The subject that a sheet to write on belongs to: Chinese, or English for its words. */
export async function languageSubject(db: Db, subjectId: number, way: WritingWay) {
  const subject = found(await subjectById(db, subjectId));
  ensure(subject.subjectMainId === (way === 'english' ? ENGLISH : CHINESE), 'conflict', 'wrong-subject');
  return subject;
}
