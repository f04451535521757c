import { type homeworkApi, type LoadLimits, usualAppealTerms, usualLimits } from '@zhibi/contract/homework';
import type { Actor } from '@zhibi/contract/session';
import type { z } from 'zod';
import { isLeader } from '../../people/index.js';
import { recordAct } from '../../platform/audit.js';
import type { Db } from '../../platform/db.js';
import { canSendNotes, type NoteSettings } from '../../platform/messages/index.js';
import { ensure } from '../../platform/problem.js';
import { isInSchool } from '../policy.js';
import { findSetting, keepSetting } from './store.js';

/** What the school allows on a day; the rules of the ministry until it decides. */
export async function readSetting(
  db: Db,
  actor: Actor,
  settings: NoteSettings,
): Promise<z.output<typeof homeworkApi.loadSetting.output>> {
  ensure(isInSchool(actor), 'not-found');
  const row = await findSetting(db, actor.schoolId);
  const limits: LoadLimits = row
    ? { infant: row.infant, primary: row.primary, junior: row.junior, senior: row.senior }
    : usualLimits;
  return {
    limits,
    notice: row?.notice ?? false,
    photoSlips: row?.photoSlips ?? false,
    remindByMessage: row?.remindByMessage ?? false,
    appealDays: row?.appealDays ?? usualAppealTerms.appealDays,
    appealBudget: row?.appealBudget ?? usualAppealTerms.appealBudget,
    hasMessages: canSendNotes(settings),
    revision: row?.revision ?? 0,
    canChange: isLeader(actor),
  };
}

/** Changes it, if nobody has since the leader saw it. */
export async function saveSetting(
  db: Db,
  actor: Actor,
  { limits, revision, ...switched }: z.output<typeof homeworkApi.saveLoadSetting.input>,
  now: Date,
): Promise<{ revision: number }> {
  ensure(isInSchool(actor), 'not-found');
  const { schoolId, accountId } = actor;
  const row = { schoolId, ...limits, ...switched, changedBy: accountId, changedAt: now };
  ensure(await keepSetting(db, row, revision), 'conflict', 'changed');
  await recordAct(db, {
    accountId,
    schoolId,
    what: 'homework-limits-changed',
    detail: { ...limits, ...switched },
  });
  return { revision: revision + 1 };
}
