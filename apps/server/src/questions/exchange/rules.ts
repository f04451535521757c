import { toLine } from '@zhibi/content';
import type { QuestionBody } from '@zhibi/contract/questions';
import type { ExchangeFormat, ImportState, SkipReason, WarnReason } from '@zhibi/contract/questions/exchange';
import type { Actor } from '@zhibi/contract/session';
import type { Facts } from '@zhibi/exchange';
import type { TextPiece } from '../../platform/sheets/index.js';

/** Below this a question that was cut out of running text waits for a person. */
export const CERTAIN_FROM = 0.75;
export const isDoubtful = (confidence: number): boolean => confidence < CERTAIN_FROM;

/** Work that ended, whole or broken off: what is in the bank of it can be taken back, what waits can be mended. */
const hasEnded = ({ state }: { state: ImportState }): boolean => state === 'done' || state === 'failed';
export const mayUndo = hasEnded;
export const mayMend = hasEnded;

/** So many questions change what the database expects of its tables: it is told before work that brought them, or took them away, is called done. */
export const isMany = (questions: number): boolean => questions >= 500;

/** The beginning of a question as a list shows it. */
export const summaryOf = ({ stem }: Pick<QuestionBody, 'stem'>): string => toLine(stem).slice(0, 120);

export interface Subject {
  subjectId: number;
  stage: 1 | 2 | 3;
  name: string;
}

const stages = { primary: 1, junior: 2, senior: 3 } as const;

/** The subject that a question belongs to: the one it names, at the stage it names, else the one chosen for the import. */
export function subjectOf(
  facts: Facts,
  subjects: readonly Subject[],
  chosen: Subject | undefined,
): Subject | undefined {
  const said = facts.subject?.trim() ?? '';
  if (said === '') return chosen;
  const stage = facts.stage === undefined ? undefined : stages[facts.stage];
  const named = subjects.filter(
    ({ name, stage: own }) => (name === said || name.endsWith(said)) && (stage === undefined || stage === own),
  );
  const inChosenStage = named.find((one) => one.stage === chosen?.stage);
  return (stage === undefined ? (inChosenStage ?? (named.length === 1 ? named[0] : undefined)) : named[0]) ?? chosen;
}

/** The subjects whose questions a teacher's lists show. */
export const subjectsSeen = ({ teaches }: Pick<Actor, 'teaches'>): number[] => [
  ...new Set([...teaches.values()].flatMap((taught) => [...taught])),
];

/** What a person is told of a question that does not go into the chosen subject. @param seen the subjects that the importer's lists show; null where nobody knows */
export function warningsOfPlace(
  subject: Subject,
  { chosen, seen }: { chosen: Subject | undefined; seen: readonly number[] | null },
): WarnReason[] {
  if (subject.subjectId === chosen?.subjectId) return [];
  if (seen !== null && !seen.includes(subject.subjectId)) return ['subject-unseen'];
  return chosen === undefined ? [] : ['other-subject'];
}

/** What a person is told of a question that names a subject, or a subject at a stage, which nobody here knows: it goes into the chosen one. */
export function warningsOfSubject({ subject, stage }: Facts, place: Subject): WarnReason[] {
  const said = subject?.trim() ?? '';
  const isNamed = place.name === said || place.name.endsWith(said);
  const isAtStage = stage === undefined || stages[stage] === place.stage;
  return said === '' || (isNamed && isAtStage) ? [] : ['subject-not-known'];
}

export type Point = { id: string; parentId: string | null; title: string };

/** The titles of a knowledge point from the root to it; undefined where there is none of this id. */
export function pathFinder(points: readonly Point[]): (id: string) => string[] | undefined {
  const byId = new Map(points.map((point) => [point.id, point]));
  const pathOf = (id: string | null, deep: number): string[] => {
    const point = id === null || deep > 20 ? undefined : byId.get(id);
    return point === undefined ? [] : [...pathOf(point.parentId, deep + 1), point.title];
  };
  return (id) => (byId.has(id) ? pathOf(id, 0) : undefined);
}

/** Knowledge points by the paths that a file names; a last title that only one point has will do. */
export function knowledgeFinder(points: readonly Point[]) {
  const titlesOf = pathFinder(points);
  const pathOf = (id: string) => ['', ...(titlesOf(id) ?? [])].join('/');
  const byPath = new Map(points.map(({ id }) => [pathOf(id), id]));
  const byTitle = new Map<string, string | null>();
  for (const { id, title } of points) byTitle.set(title, byTitle.has(title) ? null : id);
  return (path: string): string | undefined => {
    const steps = path.split(/[/／>]/).map((step) => step.trim());
    return byPath.get(`/${steps.join('/')}`) ?? byTitle.get(steps.at(-1) ?? '') ?? undefined;
  };
}

const refusals: Record<string, SkipReason | undefined> = {
  'empty-file': 'empty-file',
  'too-large': 'too-large',
  encoding: 'encoding',
  'not-a-list': 'not-this-format',
  'locked-excel': 'locked-file',
  'too-many-rows': 'too-many',
};
/** A refusal of the table reader in the words of an import. */
export const skipOfRefusal = (reason: string | undefined): SkipReason => refusals[reason ?? ''] ?? 'broken-file';

const endings: Record<ExchangeFormat, { ending: string; type: string }> = {
  jsonl: { ending: 'jsonl', type: 'application/x-ndjson; charset=utf-8' },
  'moodle-xml': { ending: 'xml', type: 'application/xml; charset=utf-8' },
  gift: { ending: 'gift.txt', type: 'text/plain; charset=utf-8' },
  aiken: { ending: 'aiken.txt', type: 'text/plain; charset=utf-8' },
  'qti-2.1': { ending: 'qti21.zip', type: 'application/zip' },
  'qti-2.2': { ending: 'qti22.zip', type: 'application/zip' },
  'qti-3.0': { ending: 'qti30.zip', type: 'application/zip' },
  xlsx: { ending: 'xlsx', type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' },
  docx: { ending: 'docx', type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document' },
};
export const fileOf = (format: ExchangeFormat) => endings[format];

const signs = { raised: 'sup', lowered: 'sub' } as const;

/** A table as it is looked at: raised and lowered signs in those of the form; without what is struck through, as in Word, which is told by its row. */
export function asLookedAt<Row extends { at: number; cells: readonly string[] }>(
  rows: readonly Row[],
  looks: readonly { at: number; column: number; pieces: readonly TextPiece[] }[],
): { rows: Row[]; left: { at: number; text: string }[] } {
  const inRow = new Map<number, { column: number; pieces: readonly TextPiece[] }[]>();
  for (const { at, ...cell } of looks) inRow.set(at, [...(inRow.get(at) ?? []), cell]);
  const left: { at: number; text: string }[] = [];
  const shown = rows.map((row) => {
    const cells = [...row.cells];
    for (const { column, pieces } of inRow.get(row.at) ?? []) {
      const struck = pieces
        .flatMap(({ look, text }) => (look === 'struck' ? text : []))
        .join('')
        .trim();
      if (struck !== '') left.push({ at: row.at, text: struck });
      cells[column] = pieces.map(shownPiece).join('');
    }
    return inRow.has(row.at) ? { ...row, cells } : row;
  });
  return { rows: shown, left };
}

function shownPiece({ text, look }: TextPiece): string {
  if (look === 'struck') return '';
  return look === 'plain' || text.trim() === '' ? text : `[[${signs[look]}:${text}]]`;
}
