import type { Language } from '@zhibi/contract/kernel';
import type { KeptNode, TreeOf } from '@zhibi/contract/questions/trees';
import type { Db } from '../../platform/db.js';
import { ensure, found } from '../../platform/problem.js';
import type { Sheet } from '../../platform/sheets/index.js';
import { lessonContext } from './lesson-context.js';
import { facetTitle, levelTitle } from './outline-columns.js';
import { lessonFields } from './rules-lessons.js';
import { pathsOf } from './rules-needs.js';
import { depthsOf, inReadingOrder } from './rules-order.js';
import { findBook } from './store-books.js';
import { nodesOf } from './store-kept.js';
import { lessonsOf } from './store-lessons.js';

type Behind = { titles: readonly { title: string; width: number }[]; cells(node: KeptNode): readonly string[] };

/** A tree as a table, a column for each level, and behind them what is said of each entry; read in again it is the same. */
export async function treeSheet(db: Db, of: TreeOf, language: Language): Promise<Sheet> {
  const nodes = inReadingOrder(await nodesOf(db, of));
  ensure(nodes.length > 0 || of.kind === 'chapter', 'not-found');
  const depths = depthsOf(nodes);
  const deepest = Math.max(2, ...depths.values());
  const behind =
    of.kind === 'chapter' ? await lessonColumns(db, of.textbookId, language) : needsColumn(nodes, language);
  const name = of.kind === 'chapter' ? found(await findBook(db, of.textbookId)).title : String(of.subjectId);
  return {
    name,
    columns: [
      ...Array.from({ length: deepest }, (_, at) => ({ title: levelTitle(at + 1, language), width: 28 })),
      ...behind.titles,
    ],
    rows: nodes.map((node) => {
      const depth = depths.get(node.id) ?? 1;
      return [
        ...Array.from({ length: deepest }, (_, at) => (at === depth - 1 ? node.title : '')),
        ...behind.cells(node),
      ];
    }),
  };
}

/** What should be mastered before, where anything is said of it. */
function needsColumn(nodes: readonly KeptNode[], language: Language): Behind {
  if (nodes.every(({ needs }) => needs.length === 0)) return { titles: [], cells: () => [] };
  const paths = pathsOf(nodes);
  return {
    titles: [{ title: facetTitle('needs', language), width: 48 }],
    cells: ({ needs }) => [needs.flatMap((needed) => paths.get(needed) ?? []).join('；')],
  };
}

/** Hours, knowledge points and words of each lesson: also while none are said, so that they can be filled in. */
async function lessonColumns(db: Db, textbookId: string, language: Language): Promise<Behind> {
  const book = found(await findBook(db, textbookId));
  const [lessons, { hasWords, nameOf }] = [await lessonsOf(db, textbookId), await lessonContext(db, book.subjectId)];
  const facets = hasWords ? (['hours', 'points', 'words'] as const) : (['hours', 'points'] as const);
  return {
    titles: facets.map((facet) => ({ title: facetTitle(facet, language), width: facet === 'hours' ? 8 : 48 })),
    cells: ({ id, hours }) => {
      const { words = [], points = [] } = lessons.get(id) ?? {};
      return lessonFields({ hours, words, points }, nameOf).slice(0, facets.length);
    },
  };
}
