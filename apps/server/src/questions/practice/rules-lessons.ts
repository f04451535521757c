import type { TreeNode } from '@zhibi/contract/questions';

/** A chapter with no chapters below it: what is taught in one go. */
export interface Lesson {
  chapterId: string;
  title: string;
  /** The titles of the chapters that it lies in, from the outermost on. */
  above: string[];
}

/** The lessons of a textbook in the order of reading; only those at or below one chapter where it is named. */
export function lessonsOf(chapters: readonly TreeNode[], belowId?: string): Lesson[] {
  const read = (nodes: readonly TreeNode[], above: string[], isInside: boolean): Lesson[] =>
    nodes.flatMap(({ id, title, children }) => {
      const isHere = isInside || id === belowId;
      if (children.length > 0) return read(children, [...above, title], isHere);
      return isHere ? [{ chapterId: id, title, above }] : [];
    });
  return read(chapters, [], belowId === undefined);
}

/** The lessons after this one, as many as a page takes and one more; from the first where none is named or it is gone. */
export function lessonsAfter(lessons: readonly Lesson[], chapterId: string | undefined, limit: number): Lesson[] {
  const at = lessons.findIndex((one) => one.chapterId === chapterId);
  return lessons.slice(at + 1, at + 1 + limit);
}
