import type { Message } from '@zhibi/contract/kernel';
import type { z } from 'zod';
import { settingsTable } from './settings-table.js';

type Table = typeof settingsTable;
export type Settings = { readonly [K in keyof Table]: z.output<Table[K]['schema']> };

/** A wrong setting: told in one clear sentence for the person who started the server. */
export class SettingsError extends Error {
  constructor(readonly reported: Message) {
    super(reported.en);
  }
}

/** Reads all settings from the environment; empty values count as absent. Throws SettingsError on the first wrong one. */
export function readSettings(env: Record<string, string | undefined>): Settings {
  const read: Record<string, unknown> = {};
  for (const [name, { schema }] of Object.entries(settingsTable)) {
    const result = schema.safeParse(env[name] === '' ? undefined : env[name]);
    if (!result.success) {
      const { zh, en }: Message = JSON.parse(result.error.issues[0]?.message ?? '{}');
      const given = `${name}=${env[name]}`;
      throw new SettingsError({ zh: `${given} 不正确：应为${zh}。`, en: `${given} is wrong: expected ${en}.` });
    }
    read[name] = result.data;
  }
  const settings = read as Settings; // as: every name of the table was read just now
  refuseHalves(settings);
  return settings;
}

/** Settings that mean something only together. */
function refuseHalves(settings: Settings): void {
  const s3 = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'] as const;
  const missing = settings.S3_ENDPOINT || settings.S3_BUCKET ? s3.filter((name) => settings[name] === undefined) : [];
  if (missing.length > 0)
    throw new SettingsError({
      zh: `文件存到 S3 时还需要设置 ${missing.join('、')}。`,
      en: `${missing.join(', ')} must be set too when files go to S3.`,
    });
  const keys = [settings.SPEECH_KEY_ID, settings.SPEECH_SECRET];
  if (settings.SPEECH_URL !== undefined && keys.includes(undefined))
    throw new SettingsError({
      zh: '设置 SPEECH_URL 时还需要设置 SPEECH_KEY_ID 和 SPEECH_SECRET。',
      en: 'SPEECH_KEY_ID and SPEECH_SECRET must be set too where there is SPEECH_URL.',
    });
  if ((settings.MODEL_URL === undefined) !== (settings.MODEL_NAME === undefined))
    throw new SettingsError({
      zh: 'MODEL_URL 与 MODEL_NAME 要么都设，要么都不设。',
      en: 'MODEL_URL and MODEL_NAME are set together or not at all.',
    });
  if ((settings.WEIXIN_APPID === undefined) !== (settings.WEIXIN_SECRET === undefined))
    throw new SettingsError({
      zh: 'WEIXIN_APPID 与 WEIXIN_SECRET 要么都设，要么都不设。',
      en: 'WEIXIN_APPID and WEIXIN_SECRET are set together or not at all.',
    });
}
