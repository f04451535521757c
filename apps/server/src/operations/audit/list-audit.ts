import { instantOf, type Language, toStamp } from '@zhibi/contract/kernel';
import type { AuditFact, AuditRow, operationsApi } from '@zhibi/contract/operations';
import { actWord, factWords } from '@zhibi/contract/operations/audit-words';
import type { Actor } from '@zhibi/contract/session';
import type { z } from 'zod';
import { namesOfIds, schoolIdsOfAccounts, schoolNamesOf } from '../../people/index.js';
import { recordAct } from '../../platform/audit.js';
import { cursorAfterKey, ensureCursor, keyOfCursor } from '../../platform/cursor.js';
import type { Db } from '../../platform/db.js';
import { ensure } from '../../platform/problem.js';
import type { Sheet } from '../../platform/sheets/index.js';
import { accountFactsById } from '../../session/index.js';
import { factsOfAct, idsIn, namedIn } from './rules.js';
import { type AuditRecord, type AuditWanted, auditOf } from './store.js';

type Filter = Omit<z.output<typeof operationsApi.audit.input>, 'cursor'>;

const PAGE = 50;
const MOST = 20_000;
const NUMBER = /^\d{1,18}$/;
const DAY_MS = 86_400_000;

/** What the caller may look at: the school that is chosen, else every school in reach; what is no school's is for those who keep the installation. */
function reachOf(actor: Actor, schoolId: string | undefined): Pick<AuditWanted, 'schoolIds' | 'whole'> {
  const isWhole = actor.role === 'ZHIBI_SRE_SYS' && actor.schoolId === '';
  const schoolIds = actor.schoolId === '' ? actor.schoolIds : [actor.schoolId];
  if (schoolId === undefined) return { schoolIds, whole: isWhole };
  return { schoolIds: schoolIds.filter((one) => one === schoolId), whole: false };
}

function wantedOf(
  actor: Actor,
  { from, to, schoolId, ...filter }: Filter,
  timeZone: string,
): Omit<AuditWanted, 'limit'> {
  ensure(from === undefined || to === undefined || from <= to, 'invalid', 'days-reversed');
  const midnight = (day: string) => instantOf(`${day}000000`, timeZone);
  return {
    ...reachOf(actor, schoolId),
    ...filter,
    since: from === undefined ? undefined : midnight(from),
    until: to === undefined ? undefined : new Date(midnight(to).getTime() + DAY_MS),
  };
}

/** One page of the audit. */
export async function listAudit(
  system: Db,
  actor: Actor,
  { cursor, ...filter }: z.output<typeof operationsApi.audit.input>,
  timeZone: string,
): Promise<{ items: AuditRow[]; next: string | null }> {
  const before = keyOfCursor(cursor, 1)?.map(String)[0];
  ensureCursor(before === undefined || NUMBER.test(before));
  const rows = await auditOf(system, { ...wantedOf(actor, filter, timeZone), before, limit: PAGE + 1 });
  const page = rows.slice(0, PAGE);
  const last = page.at(-1);
  return {
    items: await shown(system, page, timeZone),
    next: rows.length > PAGE && last ? cursorAfterKey([last.id]) : null,
  };
}

const hasName = (one: readonly [string, string | undefined]): one is readonly [string, string] => one[1] !== undefined;

async function shown(system: Db, rows: readonly AuditRecord[], timeZone: string): Promise<AuditRow[]> {
  const accountIds = [...new Set(rows.flatMap(({ accountId }) => accountId ?? []))];
  const people = await accountFactsById(system, accountIds);
  // Nobody has chosen a school yet who logs in: it is told by whose people they are.
  const schoolsOfPerson = await schoolIdsOfAccounts(system, accountIds);
  const schoolIdsOf = ({ schoolId, accountId }: Pick<AuditRecord, 'schoolId' | 'accountId'>): readonly string[] =>
    schoolId === null ? (schoolsOfPerson.get(accountId ?? '') ?? []) : [schoolId];
  const told = rows.map(({ what, detail }) => factsOfAct(what, detail));
  const ids = [...new Set(told.flatMap(idsIn))];
  const schools = await schoolNamesOf(system, [...new Set([...rows.flatMap(schoolIdsOf), ...ids])]);
  const accounts = await accountFactsById(system, ids);
  const records = await namesOfIds(system, [...new Set(rows.flatMap(schoolIdsOf))], ids);
  const nameOf = (id: string) => records.get(id) ?? accounts.get(id)?.name ?? schools.get(id);
  return rows.map(({ id, at, accountId, schoolId, what }, nth) => ({
    id,
    time: toStamp(at, timeZone),
    accountId,
    who: people.get(accountId ?? '')?.name ?? null,
    school:
      schoolIdsOf({ schoolId, accountId })
        .flatMap((one) => schools.get(one) ?? [])
        .join(' · ') || null,
    what,
    facts: told[nth] ?? [],
    names: Object.fromEntries(
      idsIn(told[nth] ?? [])
        .map((one) => [one, nameOf(one)] as const)
        .filter(hasName),
    ),
  }));
}

/** 2026-11-28 04:46:55: a spreadsheet makes a number of fourteen digits. */
const readableTime = (stamp: string): string =>
  stamp.replace(/^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/, '$1-$2-$3 $4:$5:$6');

function factLine({ what, names }: AuditRow, fact: AuditFact, language: Language): string {
  const { name, before, after } = factWords(what, fact, language);
  return namedIn(`${name}: ${before === null ? '' : `${before} → `}${after}`, names);
}

const titles = {
  zh: ['编号', '时间', '谁', '学校', '做了什么', '内容'],
  en: ['No.', 'Time', 'Who', 'School', 'What', 'Details'],
} as const;

/** The same as a table. Whoever takes the audit out stands in it too. */
export async function auditSheet(
  system: Db,
  actor: Actor,
  filter: Filter,
  { timeZone, language }: { timeZone: string; language: Language },
): Promise<Sheet> {
  const records = await auditOf(system, { ...wantedOf(actor, filter, timeZone), limit: MOST });
  const rows = await shown(system, records, timeZone);
  await recordAct(system, {
    accountId: actor.accountId,
    schoolId: actor.schoolId || null,
    what: 'audit-exported',
    detail: { rows: rows.length },
  });
  return {
    name: language === 'zh' ? '审计记录' : 'Audit',
    columns: titles[language].map((title) => ({ title })),
    rows: rows.map((row) => [
      row.id,
      readableTime(row.time),
      row.who,
      row.school,
      actWord(row.what, language),
      row.facts.map((fact) => factLine(row, fact, language)).join('\n'),
    ]),
  };
}
