import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { consoleWords } from './console-words.js';
import { withConsole } from './open-log.js';

const SOURCES = join(import.meta.dirname, '..');
const LOGGED = /\blog\s*\.\s*(?:warn|error|fatal)\(\s*\{[^}]*\},\s*'([^']+)'/g;

const logged = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  .flatMap((name) => [...readFileSync(join(SOURCES, name), 'utf8').matchAll(LOGGED)].map(([, words = '']) => words));

it('knows a sentence in both languages for each warning and error of the log, and no others', () => {
  expect(logged.length).toBeGreaterThan(20);
  expect(logged.filter((words) => !(words in consoleWords))).toEqual([]);
  expect(Object.keys(consoleWords).filter((words) => !logged.includes(words))).toEqual([]);
});

it('says at the console what happened and what can be done, in its language, with the code of the error', () => {
  const said: string[] = [];
  const file = { path: '/log', flush: () => {}, write: () => {} };
  const to = withConsole(file, ({ zh, en }) => said.push(zh, en));
  const tell = (words: string, err?: unknown) => {
    Object.assign(to, { lastLevel: 40, lastMsg: words, lastObj: { err } });
    to.write('line');
  };
  tell('workers have ended without a word: what they did is done anew');
  tell('a backup failed', Object.assign(new Error('secret'), { code: 'ENOSPC' }));
  expect(said[0]).toMatch(/^警告：上次的后台任务没有正常结束.*无需处理（详见 \/log）$/);
  expect(said[1]).toMatch(/^Warning: Background work was cut off.*nothing needs to be done \(see \/log\)$/);
  expect(said[2]).toMatch(/^警告：备份失败.*（ENOSPC）（详见/);
  expect(said.join()).not.toContain('secret');
});
