import { type handbookApi, type SheetCodes, sheetDays, USUAL_SHEET_DAYS } from '@zhibi/contract/analysis/handbook';
import { toStamp } from '@zhibi/contract/kernel';
import type { Actor } from '@zhibi/contract/session';
import type { z } from 'zod';
import { isInSchool } from '../../homework/index.js';
import { recordAct } from '../../platform/audit.js';
import type { Db } from '../../platform/db.js';
import { ensure } from '../../platform/problem.js';
import { maySetSheetDays } from './policy.js';
import type { Here } from './read-class.js';
import { endOfSheet, isSheetOpen } from './rules-sheet.js';
import { readableHandbook } from './show-handbooks.js';
import { keepDays, keptDays, sheetsOf, withdrawSheetsOf } from './store-sheets.js';

type Setting = z.output<typeof handbookApi.sheetSetting.output>;

/** How many days the codes of a school open. */
export async function daysOfSheets(db: Db, schoolId: string): Promise<Setting['days']> {
  const kept = await keptDays(db, schoolId);
  return sheetDays.find((one) => one === kept) ?? USUAL_SHEET_DAYS;
}

export async function showSheetSetting(db: Db, actor: Actor): Promise<Setting> {
  ensure(isInSchool(actor), 'not-found');
  return { days: await daysOfSheets(db, actor.schoolId), canChange: maySetSheetDays(actor) };
}

/** What the school says holds for sheets that are printed already too. */
export async function saveSheetSetting(db: Db, actor: Actor, days: Setting['days']): Promise<void> {
  ensure(maySetSheetDays(actor), 'not-found');
  const { schoolId, accountId } = actor;
  await keepDays(db, schoolId, days);
  await recordAct(db, { accountId, schoolId, what: 'sheet-days-changed', detail: { days } });
}

/** The codes on the sheets of an issue: how many open, and how often they were opened. */
export async function showSheetCodes(
  db: Db,
  actor: Actor,
  handbookId: string,
  { now, timeZone }: Here,
): Promise<SheetCodes> {
  await readableHandbook(db, actor, handbookId);
  const days = await daysOfSheets(db, actor.schoolId);
  const sheets = await sheetsOf(db, actor.schoolId, handbookId);
  const open = sheets.filter((sheet) => isSheetOpen(sheet, days, now));
  const last = open.reduce((latest, { madeAt }) => Math.max(latest, madeAt.getTime()), 0);
  return {
    copies: sheets.length,
    open: open.length,
    endsAt: last === 0 ? null : toStamp(endOfSheet(new Date(last), days), timeZone),
    opened: sheets.reduce((sum, { opened }) => sum + opened, 0),
    openedCopies: sheets.filter(({ opened }) => opened > 0).length,
    can: { withdraw: open.length > 0 },
  };
}

/** Takes the codes of an issue back: who has the paper keeps the paper, and its code opens nothing. */
export async function withdrawSheets(
  db: Db,
  actor: Actor,
  handbookId: string,
  now: Date,
): Promise<{ withdrawn: number }> {
  await readableHandbook(db, actor, handbookId);
  const { schoolId, accountId } = actor;
  const withdrawn = await withdrawSheetsOf(db, schoolId, handbookId, now);
  await recordAct(db, { accountId, schoolId, what: 'sheets-withdrawn', detail: { handbookId, withdrawn } });
  return { withdrawn };
}
