import { toStamp } from '@zhibi/contract/kernel';
import {
  type BatchRow,
  type CodeRow,
  groupedCode,
  isCode,
  type organisationApi,
  tidyCode,
} from '@zhibi/contract/people/organisation';
import type { Actor } from '@zhibi/contract/session';
import type { z } from 'zod';
import { idOfCursor, pageAfter } from '../../platform/cursor.js';
import type { Database, Db } from '../../platform/db.js';
import { ensure } from '../../platform/problem.js';
import { accountFactsById } from '../../session/index.js';
import type { CodeSecret } from './code-secret.js';
import { keepsSchools, reaches } from './policy.js';
import { codeStateOf } from './rules.js';
import { batchesOf, codeCounts } from './store-batches.js';
import { type CodeFacts, codesOf } from './store-codes.js';

const PAGE = 50;
const MOST = 20_000;
const BATCHES = 12;
const FORECAST_DAYS = 30;
const DAY_MS = 86_400_000;

export interface Here {
  now: Date;
  timeZone: string;
  secret: CodeSecret;
}

type Input = z.output<typeof organisationApi.codes.input>;

/** Activation codes of the organisation's schools, the newest first. */
export async function listCodes(
  db: Db,
  actor: Actor,
  { cursor, ...filter }: Input,
  here: Here,
): Promise<{ items: CodeRow[]; next: string | null }> {
  const rows = await wanted(db, actor, filter, { before: idOfCursor(cursor), limit: PAGE + 1 }, here);
  const { items, next } = pageAfter(rows, PAGE, (row) => row.codeId);
  return { items: items.map((row) => shown(row, here)), next };
}

/** All codes of a filter, for a table that is taken out. */
export const everyCode = async (db: Db, actor: Actor, filter: Omit<Input, 'cursor'>, here: Here): Promise<CodeRow[]> =>
  (await wanted(db, actor, filter, { limit: MOST }, here)).map((row) => shown(row, here));

function wanted(
  db: Db,
  actor: Actor,
  filter: Omit<Input, 'cursor'>,
  page: { before?: string | undefined; limit: number },
  { now, secret }: Here,
): Promise<CodeFacts[]> {
  ensure(keepsSchools(actor), 'not-found');
  ensure(filter.schoolId === undefined || reaches(actor, filter.schoolId), 'not-found');
  const typed = tidyCode(filter.words ?? '');
  const digest = isCode(typed) ? secret.digestOf(typed) : undefined;
  return codesOf(db, { ...filter, digest, words: filter.words || undefined }, { ...page, now });
}

/** A row of the list. The organisation reads no names of students: of one it is told that a student used the code. */
export function shown(row: CodeFacts, { now, timeZone, secret }: Here): CodeRow {
  const state = codeStateOf(row, now);
  return {
    codeId: row.codeId,
    batchId: row.batchId,
    code: groupedCode(secret.codeOf(row.codeId)),
    schoolId: row.schoolId,
    schoolName: row.schoolName,
    role: row.role,
    className: row.className,
    note: row.note,
    state,
    issuedAt: toStamp(row.madeAt, timeZone),
    validUntil: toStamp(row.validUntil, timeZone).slice(0, 8),
    usedAt: row.usedAt && toStamp(row.usedAt, timeZone),
    usedBy: row.role === 'TEACHER' ? row.usedByName : '',
    can: { disable: state === 'unused' || state === 'expired', enable: state === 'disabled' },
  };
}

/** Counts of the states, the newest batches, and which unused codes end in the next thirty days. */
export async function codeSummary(
  db: Db,
  actor: Actor,
  schoolId: string | undefined,
  { now, timeZone }: Omit<Here, 'secret'>,
  database: Database,
) {
  ensure(keepsSchools(actor), 'not-found');
  ensure(schoolId === undefined || reaches(actor, schoolId), 'not-found');
  const [{ counts, ending }, batches] = await Promise.all([
    codeCounts(db, schoolId, now),
    batchesOf(db, { schoolId, limit: BATCHES, now }),
  ]);
  const last = new Date(now.getTime() + FORECAST_DAYS * DAY_MS);
  const names = await issuerNames(database, [...new Set(batches.map(({ madeBy }) => madeBy))]);
  return {
    counts,
    expiring: ending
      .filter(({ validUntil }) => validUntil <= last)
      .map(({ validUntil, codes }) => ({ day: toStamp(validUntil, timeZone).slice(0, 8), codes })),
    batches: batches.map(
      ({ madeBy, madeAt, validUntil, ...batch }): BatchRow => ({
        ...batch,
        issuedAt: toStamp(madeAt, timeZone),
        issuedBy: names.get(madeBy) ?? '',
        validUntil: toStamp(validUntil, timeZone).slice(0, 8),
      }),
    ),
  };
}

/** The names of organisation administrators: they belong to no school, so the system looks them up. */
export async function issuerNames(database: Database, accountIds: readonly string[]): Promise<Map<string, string>> {
  const facts = await database.readAsSystem((db) => accountFactsById(db, accountIds));
  return new Map([...facts].map(([id, { name }]) => [id, name]));
}
