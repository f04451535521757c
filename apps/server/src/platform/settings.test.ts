import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSettings } from './settings.js';
import { originsOf } from './settings-kinds.js';
import { settingsTable } from './settings-table.js';

describe('settings', () => {
  it('have defaults', () =>
    expect(readSettings({})).toMatchObject({
      PORT: 3000,
      HOST: '127.0.0.1',
      DATA_DIR: './data',
      TZ_NAME: 'Asia/Shanghai',
      ACCESS_TOKEN_S: 900,
    }));
  it('count an empty value as absent', () => expect(readSettings({ PORT: '' }).PORT).toBe(3000));

  it.each([
    ['PORT', 'eighty'],
    ['PORT', '70000'],
    ['DATABASE_URL', 'mysql://x'],
    ['PUBLIC_URL', 'zhibi'],
    ['TZ_NAME', 'Mars/Olympus'],
    ['DEMO', 'yes'],
    ['S3_ENDPOINT', 'ftp://x'],
    ['PARTNER_ORIGINS', "https://a.test 'unsafe-inline'"],
    ['PARTNER_ORIGINS', 'https://a.test/path'],
  ])('%s=%s is told in one sentence', (name, value) => {
    expect(() => readSettings({ [name]: value })).toThrow(new RegExp(`^${name}=${value} is wrong: expected .+\\.$`));
  });

  it('take partners as origins, a comma between', () => {
    const { PARTNER_ORIGINS = '' } = readSettings({ PARTNER_ORIGINS: 'https://a.test, http://b.test:8080/' });
    expect(originsOf(PARTNER_ORIGINS)).toEqual(['https://a.test', 'http://b.test:8080']);
  });

  it('for S3 come together', () => {
    expect(() => readSettings({ S3_ENDPOINT: 'http://127.0.0.1:9000' })).toThrow(
      'S3_BUCKET, S3_ACCESS_KEY, S3_SECRET_KEY must be set too',
    );
  });

  it('of a language model come together, and none is asked without them', () => {
    expect(() => readSettings({ MODEL_URL: 'http://127.0.0.1:11434/v1' })).toThrow(
      'MODEL_URL and MODEL_NAME are set together',
    );
    expect(readSettings({}).MODEL_URL).toBeUndefined();
  });

  it('for WeChat come together', () => {
    expect(() => readSettings({ WEIXIN_APPID: 'wx1' })).toThrow('WEIXIN_APPID and WEIXIN_SECRET are set together');
    expect(readSettings({ WEIXIN_APPID: 'wx1', WEIXIN_SECRET: 's' }).WEIXIN_URL).toBe('https://api.weixin.qq.com');
  });
});

describe.each(['README.md', 'README.zh.md'])('%s', (name) => {
  it('lists every setting with its default', () => {
    const text = readFileSync(join(import.meta.dirname, '../../../..', name), 'utf8');
    for (const [setting, { schema }] of Object.entries(settingsTable)) {
      const fallback = schema.safeParse(undefined).data;
      expect(text).toContain(`| \`${setting}\` | ${fallback === undefined ? '' : `\`${fallback}\``} |`);
    }
  });
});
