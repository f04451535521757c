import type { Language } from '@zhibi/contract/kernel';
import { type TreeOf, treeLimits } from '@zhibi/contract/questions/trees';
import type { Db } from '../../platform/db.js';
import { demand, found, Problem } from '../../platform/problem.js';
import { decodeText, isZip, readCsv, readXlsx, type Sheet } from '../../platform/sheets/index.js';
import { pathsOf } from './rules-needs.js';
import { depthsOf, inReadingOrder } from './rules-order.js';
import { outlineOfRows } from './rules-outline.js';
import { findBook } from './store-books.js';
import { nodesOf } from './store-kept.js';

const limits = { rows: treeLimits.nodes, columns: 12, cell: 1000 };
const heads: Record<Language, (level: number) => string> = {
  zh: (level) => `${level}级`,
  en: (level) => `Level ${level}`,
};
const needsHeads: Record<Language, string> = { zh: '先修', en: 'Needs' };
const isNeeds = (cell: string | undefined): boolean =>
  cell !== undefined && Object.values(needsHeads).includes(cell.trim());
const isLevel = (cell: string, at: number) => /^(\d级|level \d)$/i.test(cell) && cell.includes(String(at + 1));
const isHead = (cells: readonly string[]) => (isNeeds(cells.at(-1)) ? cells.slice(0, -1) : cells).every(isLevel);

/** A file as an indented outline: a workbook or a CSV whose columns are levels, or the text of an outline as it is. */
export async function outlineOfFile(content: Uint8Array): Promise<string> {
  try {
    const rows = isZip(content) ? (await readXlsx(content, limits)).rows : await rowsOfText(content);
    if (rows === undefined) return decodeText(content).text.slice(0, treeLimits.outline);
    const [first] = rows;
    const needsAt = first && isHead(first.cells) && isNeeds(first.cells.at(-1)) ? first.cells.length - 1 : undefined;
    return outlineOfRows(
      rows.map(({ cells }) => cells).filter((cells) => !isHead(cells)),
      needsAt,
    );
  } catch (error) {
    // Whatever was wrong with it, the person sees a file that cannot be read.
    if (error instanceof Problem) throw new Problem('conflict', 'file-unreadable');
    throw error;
  }
}

/** A text is a table where it begins as our own tables do; else it is an outline already. */
async function rowsOfText(content: Uint8Array) {
  const { text } = decodeText(content);
  return /^\ufeff?"?(1级|level 1)"?,/i.test(text) ? readCsv(text, limits, ',') : undefined;
}

/** A tree as a table, a column for each level. */
export async function treeSheet(db: Db, of: TreeOf, language: Language): Promise<Sheet> {
  const nodes = inReadingOrder(await nodesOf(db, of));
  const depths = depthsOf(nodes);
  const deepest = Math.max(2, ...depths.values());
  const paths = pathsOf(nodes);
  const hasNeeds = nodes.some(({ needs }) => needs.length > 0);
  const name = of.kind === 'chapter' ? found(await findBook(db, of.textbookId)).title : String(of.subjectId);
  demand(nodes.length > 0 || of.kind === 'chapter', 'not-found');
  return {
    name,
    columns: [
      ...Array.from({ length: deepest }, (_, at) => ({ title: heads[language](at + 1), width: 28 })),
      ...(hasNeeds ? [{ title: needsHeads[language], width: 48 }] : []),
    ],
    rows: nodes.map(({ id, title, needs }) => {
      const depth = depths.get(id) ?? 1;
      const said = needs.flatMap((needed) => paths.get(needed) ?? []).join('；');
      return [
        ...Array.from({ length: deepest }, (_, at) => (at === depth - 1 ? title : '')),
        ...(hasNeeds ? [said] : []),
      ];
    }),
  };
}
