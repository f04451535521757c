import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { SettingsError } from './settings.js';
import { readInstallation, writeSettings, writtenSettings } from './settings-file.js';

const folder = mkdtempSync(join(tmpdir(), 'zhibi-settings-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
beforeEach(() => rmSync(join(folder, 'settings.json'), { force: true }));

const write = (text: string) => writeFileSync(join(folder, 'settings.json'), text);
const read = (env: Record<string, string> = {}) => readInstallation({ DATA_DIR: folder, ...env });

describe('the settings file', () => {
  it('goes before what is usual, and the environment before it', () => {
    write('{"PORT": 4000, "LOG_LEVEL": "warn", "DISK_PERSON_GB": "7"}');
    const { settings, sources } = read({ PORT: '5000', LOG_LEVEL: '' });
    expect(settings).toMatchObject({ PORT: 5000, LOG_LEVEL: 'warn', DISK_PERSON_GB: 7, WORKERS: 2 });
    expect(sources).toMatchObject({
      PORT: 'environment',
      LOG_LEVEL: 'file',
      DISK_PERSON_GB: 'file',
      WORKERS: 'default',
      DATA_DIR: 'environment',
    });
  });

  it('need not be there, nor the folder', () => {
    expect(read().settings.PORT).toBe(3000);
    expect(readInstallation({ DATA_DIR: join(folder, 'none', 'yet') }).sources.PORT).toBe('default');
  });

  it.each([
    ['PORT=4000', 'is wrong: expected JSON'],
    ['[1]', 'is wrong: expected JSON'],
    ['{"PORT": {"a": 1}}', 'is wrong: expected JSON'],
    ['{"PROT": "4000"}', 'PROT in the settings file'],
    ['{"DATA_DIR": "/elsewhere"}', 'cannot set DATA_DIR'],
    ['{"PORT": "eighty"}', 'PORT=eighty is wrong'],
  ])('%s is told in one sentence', (text, words) => {
    write(text);
    expect(() => read()).toThrow(SettingsError);
    expect(() => read()).toThrow(words);
  });

  it('is read by its owner alone, and as it was written', async () => {
    await writeSettings(folder, { LOG_LEVEL: 'error' });
    expect(await writtenSettings(folder)).toEqual({ LOG_LEVEL: 'error' });
    if (process.platform !== 'win32') expect(statSync(join(folder, 'settings.json')).mode & 0o077).toBe(0);
  });

  it('is there as a whole, however many write at once', async () => {
    const many = Array.from({ length: 20 }, (_, at) => writeSettings(folder, { WORKERS: String(at) }));
    await Promise.all(many);
    expect(Number((await writtenSettings(folder)).WORKERS)).toBeLessThan(20);
  });
});
