import { hasWords } from '@zhibi/contract/questions/trees';
import { subjectById } from '../../people/index.js';
import type { Db } from '../../platform/db.js';
import { found } from '../../platform/problem.js';
import type { LessonContext } from './rules-lessons.js';
import { finderOf, pathsOf } from './rules-needs.js';
import { nodesOf } from './store-kept.js';

/** What lessons of a subject are read against, and how its knowledge points are named so that they are found again: by path only where a title is there twice. */
export async function lessonContext(
  db: Db,
  subjectId: number,
): Promise<LessonContext & { nameOf(knowledgeId: string): string }> {
  const points = await nodesOf(db, { kind: 'knowledge', subjectId });
  const [find, paths] = [finderOf(points), pathsOf(points)];
  const titles = new Map(points.map(({ id, title }) => [id, title]));
  return {
    pointNamed: find,
    hasWords: hasWords(found(await subjectById(db, subjectId)).subjectMainId),
    nameOf: (id) => {
      const title = titles.get(id) ?? '';
      return find(title) === id ? title : (paths.get(id) ?? title);
    },
  };
}
