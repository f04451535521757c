import {
  type CommentCause,
  hurtfulWord,
  PRESET_LENGTH,
  type PresetLine,
  ScoreEffect,
} from '@zhibi/contract/marking/comments';
import type { QuestionType } from '@zhibi/contract/questions';
import type { Actor } from '@zhibi/contract/session';
import { isInSchool } from '../../homework/index.js';
import type { Db } from '../../platform/db.js';
import { newId } from '../../platform/ids.js';
import { ensure, Problem } from '../../platform/problem.js';
import { readCsv, readText, type TableRow } from '../../platform/sheets/index.js';
import { insertPresets, ownTexts } from './store-presets.js';
import { anyType, causeWords, columns, typeWords } from './table-words.js';

const limits = { rows: 1_000, columns: 10, cell: 1_000 };

/** The lines of a CSV table; undefined where it is none. */
export async function readPresetTable(content: Uint8Array): Promise<TableRow[] | undefined> {
  try {
    return await readCsv(readText(content).text, limits);
  } catch (error) {
    if (error instanceof Problem) return undefined; // another kind of file, or too long
    throw error;
  }
}

interface Judged {
  line: number;
  text: string;
  outcome: PresetLine['outcome'];
  questionType: QuestionType | null;
  cause: CommentCause;
  scoreEffect: number | null;
}

/** Own comments from a table; with `dryRun` every line is judged and nothing written. */
export async function importPresets(
  db: Db,
  actor: Actor,
  { subjectId, table, dryRun }: { subjectId: number; table: readonly TableRow[]; dryRun: boolean },
): Promise<{ lines: PresetLine[]; presetIds: string[] }> {
  ensure(isInSchool(actor), 'not-found');
  const { schoolId, accountId } = actor;
  const known = new Set(await ownTexts(db, { schoolId, accountId, subjectId }));
  const lines = table
    .filter(({ cells }, nth) => !(nth === 0 && isHeading(cells[0] ?? '')) && cells.some((cell) => cell.trim() !== ''))
    .map((row) => judge(row, known));
  const rows = lines
    .filter(({ outcome }) => outcome === 'added')
    .map(({ text, questionType, cause, scoreEffect }) => ({
      schoolId,
      accountId,
      subjectId,
      id: newId(),
      text,
      questionType,
      cause,
      scoreEffect,
      scope: 'me' as const, // what others find is chosen one by one
    }));
  if (!dryRun) await insertPresets(db, rows);
  return {
    lines: lines.map(({ line, text, outcome }) => ({ line, text, outcome })),
    presetIds: dryRun ? [] : rows.map(({ id }) => id),
  };
}

/** A spreadsheet's guard against formulas, which the export writes, is no part of what was said. */
const withoutGuard = (cell: string) => cell.trim().replace(/^'(?=[=+\-@])/, '');

const isHeading = (cell: string) => Object.values(columns).some(([first]) => first === cell.trim());

function judge({ at, cells }: TableRow, known: Set<string>): Judged {
  const [text = '', type = '', cause = '', effect = ''] = cells.map(withoutGuard);
  const questionType = typeOf(type);
  const named = causeOf(cause);
  const points = ScoreEffect.safeParse(effect === '' ? null : Number(effect));
  const outcome = (): Judged['outcome'] => {
    if (text === '') return 'empty';
    if (text.length > PRESET_LENGTH) return 'too-long';
    if (hurtfulWord(text) !== undefined) return 'hurtful';
    if (questionType === undefined) return 'type';
    if (named === undefined) return 'cause';
    if (!points.success) return 'effect';
    return known.has(text) ? 'known' : 'added';
  };
  const judged: Judged = {
    line: at,
    text: text.slice(0, PRESET_LENGTH),
    outcome: outcome(),
    questionType: questionType ?? null,
    cause: named ?? 'other',
    scoreEffect: points.data ?? null,
  };
  if (judged.outcome === 'added') known.add(text);
  return judged;
}

const says = (words: Record<string, string>, said: string) =>
  Object.values(words).some((word) => word.toLowerCase() === said.toLowerCase());

/** Null: for every type; undefined where the word is none. */
function typeOf(word: string): QuestionType | null | undefined {
  if (word === '' || says(anyType, word)) return null;
  const met = Object.entries(typeWords).find(([, words]) => says(words, word));
  return met && (Number(met[0]) as QuestionType); // the keys are the types
}

function causeOf(word: string): CommentCause | undefined {
  if (word === '') return 'other';
  const met = Object.entries(causeWords).find(([, words]) => says(words, word));
  return met && (met[0] as CommentCause); // the keys are the causes
}
