import type { AssistantModel, assistantApi } from '@zhibi/contract/assistant';
import { type Language, toStamp } from '@zhibi/contract/kernel';
import type { Actor } from '@zhibi/contract/session';
import type { z } from 'zod';
import { recordAct } from '../../platform/audit.js';
import type { Db } from '../../platform/db.js';
import { ensure } from '../../platform/problem.js';
import type { Settings } from '../../platform/settings.js';
import { dashed } from '../question.js';
import type { ModelPlace } from './hear-chat.js';
import { HiddenNames } from './names.js';
import { opening } from './prompt.js';
import { findModelSetting, keepModelSetting, usedOn } from './store.js';

/** The model of the installation; undefined where it has none. */
export const modelPlaceOf = ({ MODEL_URL, MODEL_NAME, MODEL_KEY }: Settings): ModelPlace | undefined =>
  MODEL_URL === undefined || MODEL_NAME === undefined
    ? undefined
    : { url: MODEL_URL, name: MODEL_NAME, key: MODEL_KEY };

const madeUp: Readonly<Record<Language, { asked: string; name: string }>> = {
  zh: { asked: '王小明上次作业考了多少分', name: '王小明' },
  en: { asked: 'what did Wang Xiaoming score in the last homework', name: 'Wang Xiaoming' },
};

interface Showing {
  settings: Settings;
  now: Date;
  language: Language;
}

/** How the model stands to the school, and what would leave the building for it. */
export async function showModel(db: Db, actor: Actor, { settings, now, language }: Showing): Promise<AssistantModel> {
  const { schoolId, role } = actor;
  ensure(schoolId !== '', 'not-found');
  const place = modelPlaceOf(settings);
  const setting = await findModelSetting(db, schoolId);
  const today = toStamp(now, settings.TZ_NAME).slice(0, 8);
  const { asked, name } = madeUp[language];
  const names = new HiddenNames();
  names.add(name);
  return {
    place: place ? { host: new URL(place.url).host, name: place.name } : null,
    enabled: place !== undefined && setting?.enabled === true,
    revision: setting?.revision ?? 0,
    tokensADay: settings.MODEL_TOKENS_A_DAY,
    usedToday: await usedOn(db, schoolId, dashed(today)),
    sample: { asked, sent: opening({ asker: 'teacher', language, today, text: names.hide(asked), before: null }) },
    can: { change: place !== undefined && role === 'SCHOOLADMIN' },
  };
}

/** Lets the assistant of the school ask the model, or stops it. */
export async function setModel(
  db: Db,
  { schoolId, accountId }: Actor,
  { enabled, revision }: z.output<typeof assistantApi.setModel.input>,
  { settings, now }: Pick<Showing, 'settings' | 'now'>,
): Promise<{ revision: number }> {
  ensure(schoolId !== '', 'not-found');
  ensure(modelPlaceOf(settings) !== undefined, 'conflict', 'no-model');
  const row = { schoolId, enabled, changedBy: accountId, changedAt: now };
  ensure(await keepModelSetting(db, row, revision), 'conflict', 'changed');
  await recordAct(db, { accountId, schoolId, what: 'assistant-model-changed', detail: { enabled } });
  return { revision: revision + 1 };
}
