import { formulasOf, mathIssues, toPlain } from '@zhibi/content';
import { auditAreas, type Geometry, type PaperIssue } from '@zhibi/contract/papers';
import { type QuestionPart, questionTypes } from '@zhibi/contract/questions';
import type { LayoutIssue, LayoutIssueKind, PaperSheet } from '@zhibi/typeset';

/** What the engine noticed, in the words of the contract; undefined for what no teacher needs to mend. */
const kinds: Readonly<Record<LayoutIssueKind, PaperIssue['kind'] | undefined>> = {
  'empty-paper': undefined,
  'formula-unreadable': 'formula',
  'formula-too-large': 'too-long',
  'formula-shrunk': undefined,
  'picture-missing': 'image-missing',
  'picture-broken': 'image-missing',
  'picture-shrunk': 'too-long',
  'picture-has-carbon': undefined,
  'too-many-options': 'too-long',
  'space-shrunk': 'too-long',
  'character-missing': 'character',
  'item-over-pages': 'too-long',
};

/** What should be looked at before a paper is printed, in the order of its questions; what concerns no single one comes last. */
export function paperIssues(sheet: PaperSheet, geometry: Geometry, noticed: readonly LayoutIssue[]): PaperIssue[] {
  const items = sheet.sections.flatMap((section) => section.items);
  const noById = new Map(items.map((item) => [item.itemId, Number(item.no)]));
  const noOf = (itemId: string | null | undefined) => noById.get(itemId ?? '') ?? null;
  const { overlaps, tooSmall } = auditAreas(geometry);
  const areaById = new Map(geometry.areas.map((area) => [area.areaId, area]));
  const about = (kind: PaperIssue['kind'], areaId: string): PaperIssue => {
    const area = areaById.get(areaId);
    const detail =
      area === undefined ? areaId : `${area.page}: ${area.widthMm.toFixed(1)} × ${area.heightMm.toFixed(1)} mm`;
    return { kind, itemNo: noOf(area?.qids[0]), detail };
  };
  const issues: PaperIssue[] = [
    ...noticed.flatMap(({ kind, itemId, detail }) => {
      const said = kinds[kind];
      return said === undefined ? [] : [{ kind: said, itemNo: noOf(itemId), detail }];
    }),
    ...items.flatMap(({ no, question }) => questionIssues(Number(no), [question, ...question.parts])),
    ...overlaps.map(([areaId]) => about('overlap', areaId)),
    ...tooSmall.map((areaId) => about('too-small', areaId)),
  ];
  const last = Number.POSITIVE_INFINITY;
  return [...new Map(issues.map((issue) => [JSON.stringify(issue), issue])).values()].sort(
    (a, b) => (a.itemNo ?? last) - (b.itemNo ?? last),
  );
}

function questionIssues(itemNo: number, [whole, ...parts]: QuestionPart[]): PaperIssue[] {
  const asked = parts.length > 0 ? parts : whole === undefined ? [] : [whole];
  const formulas = [whole, ...parts].flatMap((part) => (part === undefined ? [] : formulasOf(part.analysis)));
  const unreadable = formulas.filter((formula) => mathIssues(formula.v).length > 0);
  return [
    // The analysis is not on the page, so the engine has not read it.
    ...unreadable.map(({ v }): PaperIssue => ({ kind: 'formula', itemNo, detail: v })),
    ...(asked.some(lacksAnswer) ? [{ kind: 'no-answer' as const, itemNo, detail: '' }] : []),
  ];
}

const ANSWERED_FREELY: readonly number[] = [questionTypes.calligraphy, questionTypes.writing];

/** Nothing to mark by, for a machine or a person; what is written freely needs no answer. */
function lacksAnswer({ type, answer }: QuestionPart): boolean {
  if (ANSWERED_FREELY.includes(type)) return false;
  return answer.kind === 'none' || (answer.kind === 'open' && toPlain(answer.content).trim() === '');
}
